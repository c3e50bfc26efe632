// A watcher of a game, over a real socket.

import { Client, type Room } from '@colyseus/sdk';
import type { Performed } from '@roguewright/engine/game';
import { applyChange, type Change } from '@roguewright/engine/host';
import type { ChatLine } from '../watching/chat.ts';
import type { CrowdView } from '../watching/show-settings.ts';

/** With what one asks to watch. */
export interface OnlookerWish {
  readonly watch: string;
  readonly friend?: string;
  /** The token of an account. */
  readonly account?: string;
}

/** The types of messages that bring a view; in a message they follow two other bytes. */
const BRINGS_A_VIEW = ['performed', 'changed'];

/** One watcher. */
export class Onlooker {
  readonly room: Room;
  /** The views that were shown, in order. */
  readonly seen: Performed[] = [];
  /** The messages that brought them, as they came. */
  readonly bytes: Buffer[] = [];
  /** How many of them came as the change from the one before. */
  changes = 0;
  readonly lines: ChatLine[] = [];
  readonly problems: string[] = [];
  crowd: CrowdView | undefined;
  dismissed: string | undefined;
  readonly left: Promise<number>;
  #id = 0;

  private constructor(room: Room) {
    this.room = room;
    room.reconnection.enabled = false;
    const { events } = room.connection;
    const read = events.onmessage;
    events.onmessage = event => {
      const bytes = Buffer.from(event.data as ArrayBuffer);
      if (BRINGS_A_VIEW.some(type => bytes.subarray(2).indexOf(type) === 0)) {
        this.bytes.push(bytes);
      }
      read?.(event);
    };
    this.left = new Promise(resolve => room.onLeave(code => resolve(code)));
    room.onMessage('performed', ({ performed }: { performed: Performed }) => {
      this.seen.push(performed);
    });
    room.onMessage('changed', ({ change }: { change: Change }) => {
      this.changes += 1;
      this.seen.push(applyChange(this.seen.at(-1), change) as Performed);
    });
    room.onMessage('said', ({ lines }: { lines: ChatLine[] }) => {
      this.lines.push(...lines);
    });
    room.onMessage('crowd', ({ crowd }: { crowd: CrowdView }) => {
      this.crowd = crowd;
    });
    room.onMessage('problem', ({ message }: { message: string }) => {
      this.problems.push(message);
    });
    room.onMessage('dismissed', ({ reason }: { reason: string }) => {
      this.dismissed = reason;
    });
  }

  /** Joins those who watch. */
  static async join(url: string, wish: OnlookerWish): Promise<Onlooker> {
    return new Onlooker(await new Client(url).joinOrCreate('watch', { ...wish }));
  }

  say(text: string): void {
    this.#id += 1;
    this.room.send('say', { id: this.#id, text });
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }
}
