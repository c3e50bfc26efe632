// The room of those who watch one hero. They may talk, and nothing else.

import { randomInt } from 'node:crypto';
import { type Client, CloseCode, Room } from '@colyseus/core';
import { checkedAs, MOST_UNREAD_BYTES, send, unreadBytes } from '../messages.ts';
import type { Accounts } from '../people/accounts.ts';
import { GameProblem } from '../problems.ts';
import { flawOf } from '../protocol.ts';
import { Bucket, type RateLimit } from '../rate-limit.ts';
import { FrameSender } from '../ready-frames.ts';
import type { Seats } from '../seats.ts';
import { CHAT_RATE } from './chat.ts';
import type { Show, Watcher } from './show.ts';
import type { ShownView } from './shown-view.ts';
import type { Shows } from './shows.ts';
import { sayMessage, watchSchema } from './watch-messages.ts';

/** Messages a second above which a connection is closed without an answer. */
const MOST_MESSAGES = 20;

/** Watchers in one room. */
const MOST_CLIENTS = 100;

/** State shared by the watch rooms of one server. */
export interface WatchOptions {
  readonly shows: Shows;
  readonly accounts: Accounts;
  readonly seats: Seats;
  /** The open rooms. */
  readonly watched: Set<WatchRoom>;
  /** Limit on the messages of a network address. */
  readonly addresses: RateLimit;
  readonly report: (error: unknown) => void;
}

/** Somebody who may watch. */
export interface WatchAdmission {
  readonly watch: string;
  readonly name: string;
  readonly account: string | undefined;
  readonly isHeld: boolean;
  readonly address: string;
  readonly isFriend: boolean;
}

/** The room of those who watch one hero. */
export abstract class WatchRoom extends Room {
  override maxClients = MOST_CLIENTS;
  override maxMessagesPerSecond = MOST_MESSAGES;
  override patchRate = 1000;

  readonly #options: WatchOptions;
  readonly #watchers = new Map<string, { readonly watcher: Watcher; readonly bucket: Bucket }>();
  #show: Show | undefined;

  constructor(options: WatchOptions) {
    super();
    this.#options = options;
  }

  override onCreate(wish: unknown): void {
    const { watch } = watchSchema.parse(wish);
    this.#show = this.#options.shows.named(watch);
    this.#options.watched.add(this);
    this.onMessage('*', (client: Client, type: string | number, message: unknown) => {
      this.#receive(client, type, message);
    });
  }

  override async onJoin(
    client: Client,
    _wish: unknown,
    admission: WatchAdmission | undefined,
  ): Promise<void> {
    const show = this.#show!;
    if (admission === undefined || admission.watch !== show.watchId) {
      throw new GameProblem(403, 'watch', 'This seat is for another game.');
    }
    show.expectAdmission(admission);
    this.#options.seats.sit(client.ref, client);
    const frames = new FrameSender(client);
    let shown: ShownView | undefined;
    const watcher: Watcher = {
      ...admission,
      see: view => {
        // One who reads too slowly misses views.
        if (unreadBytes(client) < MOST_UNREAD_BYTES) {
          frames.send(view.frameAfter(shown));
          shown = view;
        }
      },
      hear: line => send(client, 'said', { id: 0, lines: [line] }),
      know: () => this.#know(client, watcher, 0),
      dismiss: reason => {
        send(client, 'dismissed', { id: 0, reason });
        client.leave(CloseCode.CONSENTED);
      },
    };
    this.#watchers.set(client.sessionId, { watcher, bucket: new Bucket(CHAT_RATE) });
    if (show.chat.lines.length > 0) {
      send(client, 'said', { id: 0, lines: show.chat.lines });
    }
    await show.arrive(watcher);
    watcher.know();
  }

  override onLeave(client: Client): void {
    const found = this.#watchers.get(client.sessionId);
    this.#watchers.delete(client.sessionId);
    if (found !== undefined) {
      this.#show?.depart(found.watcher);
    }
  }

  override onDispose(): void {
    const { shows, watched } = this.#options;
    watched.delete(this);
    if (this.#show !== undefined) {
      shows.forgetIfIdle(this.#show);
    }
  }

  /** Ends all connections: the server is stopped. */
  async shutDown(): Promise<void> {
    await this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  #receive(client: Client, type: string | number, message: unknown): void {
    const found = this.#watchers.get(client.sessionId);
    if (found === undefined) {
      return;
    }
    const { watcher, bucket } = found;
    const { id: given } = (message ?? {}) as { id?: unknown };
    const id = Number.isSafeInteger(given) ? (given as number) : 0;
    try {
      if (!this.#options.addresses.take(watcher.address)) {
        throw new GameProblem(429, 'message', 'Too many messages at once. Wait a moment.');
      }
      if (type !== 'say') {
        throw new GameProblem(400, 'type', 'expected a message of type say');
      }
      const { text } = checkedAs(sayMessage, 'say', message);
      if (!bucket.take()) {
        throw new GameProblem(429, 'text', 'You talk too much at once. Wait a moment.');
      }
      this.#show!.sayAs(watcher, text);
      this.#know(client, watcher, id);
    } catch (error) {
      if (!(error instanceof GameProblem)) {
        this.#options.report(error);
      }
      const told = error instanceof GameProblem ? error.message : 'The server failed.';
      send(client, 'problem', { id, message: told });
    }
  }

  #know(client: Client, watcher: Watcher, id: number): void {
    const show = this.#show!;
    send(client, 'crowd', {
      id,
      crowd: {
        hero: show.hero,
        name: watcher.name,
        watchers: show.watchers.size,
        mayTalk: show.mayTalk(watcher),
        delay: watcher.isFriend ? 0 : show.settings.delay,
        wait: show.waitOf(watcher),
        isPlayed: show.isPlayed,
      },
    });
  }
}

/**
 * Checks a request to watch.
 * @throws GameProblem when nobody plays the hero here, or this watcher is not admitted
 */
export async function admitWatcher(
  { shows, accounts }: WatchOptions,
  wish: unknown,
  address = '',
): Promise<WatchAdmission> {
  const parsed = watchSchema.safeParse(wish);
  if (!parsed.success) {
    const { field, message } = flawOf(parsed.error);
    throw new GameProblem(400, field, message);
  }
  const { watch, friend, account: token } = parsed.data;
  const show = shows.named(watch);
  const account = token === undefined ? undefined : await accounts.find(token);
  const admission = {
    watch,
    account: account?.id,
    isHeld: account?.is_held === 1,
    address,
    isFriend: friend !== undefined && friend === show.friendKey,
    name: freeName(show, account?.name),
  };
  show.expectAdmission(admission);
  return admission;
}

/** The name of an account, numbered if it watches already; or that of a visitor. */
function freeName(show: Show, name: string | undefined): string {
  const taken = new Set([...show.watchers].map(watcher => watcher.name));
  for (let number = 1; ; number++) {
    const free =
      name === undefined
        ? `visitor ${randomInt(100, 1000)}`
        : number === 1
          ? name
          : `${name} (${number})`;
    if (!taken.has(free)) {
      return free;
    }
  }
}
