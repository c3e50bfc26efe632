// A game that is watched: views and lines as they come, over a connection that mends itself.

import { Client, type Room } from '@colyseus/sdk';
import { signal } from '@preact/signals';
import { type ChatLine, withLines } from '@roguewright/client';
import type { Performed } from '@roguewright/engine/game';
import { applyChange, type Change } from '@roguewright/engine/host';
import { presentSignIn } from '../host/account.ts';
import { NO_STORE } from '../play/no-store.ts';
import { Play } from '../play/play.ts';
import { Session } from '../play/session.ts';
import { shownHost } from '../replay/record.ts';

/** What the server tells of the show. */
export interface Crowd {
  readonly hero: string;
  readonly name: string;
  readonly watchers: number;
  readonly mayTalk: boolean;
  /** Seconds by which the game is seen later. */
  readonly delay: number;
  /** Seconds until anything is seen. */
  readonly wait: number;
  readonly isPlayed: boolean;
}

/** Milliseconds until the next attempt to watch. */
const AGAIN = 4000;

/** One game that is watched. */
export class WatchedGame {
  readonly play: Play;
  readonly #session: Session;
  readonly #crowd = signal<Crowd | undefined>(undefined);
  readonly #lines = signal<readonly ChatLine[]>([]);
  readonly #status = signal('A moment…');
  readonly #wish: { readonly watch: string; readonly friend?: string };
  #room: Room | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: Performed | undefined;
  #reason = '';
  #isClosed = false;
  #id = 0;
  readonly #asked = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();

  constructor(watch: string, friend: string | undefined) {
    this.#wish = { watch, ...(friend !== undefined && { friend }) };
    const latest = () =>
      this.#latest === undefined
        ? Promise.reject(new Error('Nothing was shown yet.'))
        : Promise.resolve(this.#latest);
    this.#session = new Session('', shownHost(latest), NO_STORE);
    this.play = new Play(this.#session);
    void this.#connect();
  }

  /** The crowd; undefined before the server has told of it. */
  get crowd() {
    return this.#crowd;
  }

  get lines() {
    return this.#lines;
  }

  /** Why nothing new is shown; empty: it is. */
  get status() {
    return this.#status;
  }

  /** Says something; rejects in words for the page. */
  say(text: string): Promise<void> {
    const room = this.#room;
    if (room === undefined) {
      return Promise.reject(new Error('You are not connected at present.'));
    }
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      room.send('say', { id, text });
    });
  }

  /** Watches no longer. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#room?.leave().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    this.#reason = '';
    const account = presentSignIn(localStorage)?.token;
    const wish = { ...this.#wish, ...(account !== undefined && { account }) };
    try {
      const room = await new Client(location.origin).joinOrCreate('watch', wish);
      if (this.#isClosed) {
        await room.leave();
        return;
      }
      this.#listen(room);
    } catch (error) {
      this.#again((error as Error).message);
    }
  }

  #listen(room: Room): void {
    room.reconnection.enabled = false;
    this.#room = room;
    this.#lines.value = [];
    this.#status.value = '';
    let isFirst = true;
    const show = (performed: Performed) => {
      this.#latest = performed;
      this.#status.value = '';
      if (isFirst) {
        this.#session.show(performed);
      } else {
        this.#session.hear(performed);
      }
      isFirst = false;
    };
    room.onMessage('performed', ({ performed }: { performed: Performed }) => show(performed));
    room.onMessage('changed', ({ change }: { change: Change }) =>
      show(applyChange(this.#latest, change) as Performed),
    );
    room.onMessage('said', ({ lines }: { lines: readonly ChatLine[] }) => {
      this.#lines.value = withLines(this.#lines.value, lines);
    });
    room.onMessage('crowd', ({ id, crowd }: { id: number; crowd: Crowd }) => {
      this.#crowd.value = crowd;
      if (isFirst && crowd.wait > 0) {
        this.#status.value = `You see the game ${crowd.delay} seconds later than it is played. It begins in at most ${crowd.wait} seconds.`;
      }
      this.#settle(id)?.resolve();
    });
    room.onMessage('problem', ({ id, message }: { id: number; message: string }) => {
      this.#settle(id)?.reject(new Error(message));
    });
    room.onMessage('dismissed', ({ reason }: { reason: string }) => {
      this.#reason = reason;
    });
    room.onLeave(() => {
      this.#room = undefined;
      this.#again(this.#reason === '' ? 'Connection lost. Connecting again…' : this.#reason);
    });
  }

  #settle(id: number) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  #again(reason: string): void {
    if (!this.#isClosed) {
      this.#status.value = reason;
      this.#timer = setTimeout(() => void this.#connect(), AGAIN);
    }
  }
}
