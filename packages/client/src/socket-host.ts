// A game behind a socket. A request is sent again after a lost connection until it is answered; the
// server answers a repeated one from memory, so that nothing is performed twice.

import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Command, Performed } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import { type Audience, type AudienceView, type ChatLine, withLines } from './audience.ts';
import {
  type ConnectedHost,
  type Connection,
  HostProblem,
  type Unasked,
} from './connected-host.ts';
import {
  type Answers,
  type AnswerType,
  type JoinGame,
  JoinRefused,
  type Requests,
  type RequestType,
  type Wire,
} from './wire.ts';

/** Delays in milliseconds. */
export interface Patience {
  /** A server that leaves a request, or a wish to join, unanswered this long is taken for dead. */
  readonly answer: number;
  /** Waits before the first, second … attempt to connect again; the last one repeats. */
  readonly retries: readonly number[];
}

const PATIENCE: Patience = { answer: 8000, retries: [100, 300, 1000, 2000, 4000] };

interface Unanswered {
  readonly type: RequestType;
  readonly message: Requests[RequestType];
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** Looks back on the game by a request of its own, which may take longer than a socket is waited for. */
type LookingBack = NonNullable<GameHost['lookBack']>;

/** A GameHost over a socket that mends itself. */
export class SocketHost implements ConnectedHost {
  readonly lookBack?: LookingBack;
  readonly #join: JoinGame;
  readonly #patience: Patience;
  readonly #connection = signal<Connection>({ kind: 'connecting' });
  readonly #watched = signal<AudienceView | undefined>(undefined);
  readonly #lines = signal<readonly ChatLine[]>([]);
  readonly #unanswered = new Map<number, Unanswered>();
  #wire: Wire | undefined;
  #attempt = 0;
  #nextId = 1;
  #failures = 0;
  #unasked: Unasked | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param lookBack asks the server about the game so far; absent: it can't be asked */
  constructor(join: JoinGame, patience: Patience = PATIENCE, lookBack?: LookingBack) {
    this.#join = join;
    if (lookBack !== undefined) {
      this.lookBack = lookBack;
    }
    this.#patience = patience;
    this.#connect();
  }

  /** Whom to tell what the server says unasked. */
  listen(listener: Unasked): void {
    this.#unasked = listener;
  }

  /** Those who watch the game. */
  readonly audience: Audience = {
    view: this.#watched,
    lines: this.#lines,
    ask: async wish =>
      this.#knowAudience(await this.#ask('audience', id => ({ ...wish, id }), 'audience')),
    say: async text => this.#knowAudience(await this.#ask('say', id => ({ id, text }), 'audience')),
  };

  /** How the socket fares. */
  get connection(): ReadonlySignal<Connection> {
    return this.#connection;
  }

  look(): Promise<Performed> {
    return this.#ask('look', id => ({ id }), 'performed').then(({ performed }) => performed);
  }

  perform(command: Command): Promise<Performed> {
    return this.#ask('command', id => ({ id, command }), 'performed').then(
      ({ performed }) => performed,
    );
  }

  presence(kind: 'leave' | 'return'): Promise<Performed> {
    return this.#ask('presence', id => ({ id, kind }), 'performed').then(
      ({ performed }) => performed,
    );
  }

  ruleWorld(wish: { readonly renew?: true; readonly kick?: string }): Promise<string | undefined> {
    return this.#ask('world', id => ({ ...wish, id }), 'world').then(({ invite }) => invite);
  }

  odds(question: OddsQuestion): Promise<OddsAnswer> {
    return this.#ask('odds', id => ({ id, question }), 'odds').then(({ answer }) => answer);
  }

  /** Tries at once, instead of when the present wait is over. */
  retryNow(): void {
    if (this.#connection.value.kind === 'lost') {
      this.#connect();
    }
  }

  async close(): Promise<void> {
    this.#end({ kind: 'closed' }, 'The game was closed.');
  }

  #ask<Type extends RequestType, Answer extends AnswerType>(
    type: Type,
    message: (id: number) => Requests[Type],
    _answer: Answer,
  ): Promise<Answers[Answer]> {
    const state = this.#connection.value.kind;
    if (state === 'closed' || state === 'refused') {
      return Promise.reject(new HostProblem('The game is no longer open in this window.'));
    }
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const request: Unanswered = {
        type,
        message: message(id),
        resolve: value => resolve(value as Answers[Answer]),
        reject,
      };
      this.#unanswered.set(id, request);
      this.#wire?.send(request.type, request.message);
      this.#watch();
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#connection.value.kind !== 'lost') {
      this.#connection.value = { kind: 'connecting' };
    }
    const attempt = ++this.#attempt;
    const isCurrent = () => attempt === this.#attempt;
    this.#timer = setTimeout(() => {
      this.#attempt++;
      this.#failed(undefined);
    }, this.#patience.answer);
    this.#join({
      answered: (type, message) => this.#settle(type, message),
      ended: () => {
        if (isCurrent()) {
          this.#failed(undefined);
        }
      },
    }).then(
      wire => (isCurrent() ? this.#opened(wire) : wire.close()),
      (error: unknown) => {
        if (isCurrent()) {
          this.#failed(error);
        }
      },
    );
  }

  #opened(wire: Wire): void {
    this.#wire = wire;
    // The server tells the last lines again.
    this.#lines.value = [];
    this.#failures = 0;
    this.#connection.value = { kind: 'open' };
    for (const { type, message } of this.#unanswered.values()) {
      wire.send(type, message);
    }
    this.#watch();
  }

  #failed(error: unknown): void {
    if (error instanceof JoinRefused) {
      this.#end({ kind: 'refused', message: error.message }, error.message);
      return;
    }
    this.#wire = undefined;
    this.#connection.value = { kind: 'lost' };
    const { retries } = this.#patience;
    const wait = retries[Math.min(this.#failures++, retries.length - 1)];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** A connection that stays silent for too long while a question is open is dropped and reopened. */
  #watch(): void {
    if (this.#wire === undefined) {
      // The timer is that of the next attempt to connect.
      return;
    }
    clearTimeout(this.#timer);
    if (this.#unanswered.size > 0) {
      this.#timer = setTimeout(() => {
        const wire = this.#wire;
        this.#attempt++;
        this.#failed(undefined);
        wire?.close();
      }, this.#patience.answer);
    }
  }

  #settle<Type extends AnswerType>(type: Type, message: Answers[Type]): void {
    const request = this.#unanswered.get(message.id);
    if (request === undefined) {
      this.#hearUnasked(type, message);
      return;
    }
    this.#unanswered.delete(message.id);
    this.#watch();
    if (type === 'problem') {
      request.reject(new HostProblem((message as Answers['problem']).message));
    } else {
      request.resolve(message);
    }
  }

  #hearUnasked<Type extends AnswerType>(type: Type, message: Answers[Type]): void {
    // Any other id is the second answer to a question that was asked twice.
    if (message.id === 0 && type === 'performed') {
      this.#unasked?.performed((message as Answers['performed']).performed);
    } else if (message.id === 0 && type === 'problem') {
      this.#unasked?.problem((message as Answers['problem']).message);
    } else if (type === 'audience') {
      this.#knowAudience(message as Answers['audience']);
    } else if (type === 'said') {
      this.#lines.value = withLines(this.#lines.value, (message as Answers['said']).lines);
    } else if (type === 'party') {
      this.#unasked?.party?.((message as Answers['party']).party);
    }
  }

  #knowAudience({ audience }: Answers['audience']): void {
    this.#watched.value = audience;
  }

  #end(state: Connection, reason: string): void {
    clearTimeout(this.#timer);
    this.#attempt++;
    this.#connection.value = state;
    const wire = this.#wire;
    this.#wire = undefined;
    wire?.close();
    const requests = [...this.#unanswered.values()];
    this.#unanswered.clear();
    for (const { reject } of requests) {
      reject(new HostProblem(reason));
    }
  }
}
