// A client with a real socket that sends messages and waits for the answers.

import { Client, type Room } from '@colyseus/sdk';
import type { Command, Performed } from '@roguewright/engine/game';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { NewGameTicket } from '../games/tickets.ts';
import type { Answers } from '../protocol.ts';

/** Milliseconds after which a missing answer is an error. */
const LONGEST_WAIT = 120_000;

/** What came back under an id. */
type Reply = { readonly [Type in keyof Answers]: { type: Type } & Answers[Type] }[keyof Answers];

/** One window on a game. */
export class Player {
  /** All that was received, in order. */
  readonly received: Reply[] = [];
  readonly room: Room;
  /** The code with which the connection ended. */
  readonly left: Promise<number>;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #lastId: number;

  private constructor(room: Room, lastId: number) {
    this.room = room;
    this.#lastId = lastId;
    room.reconnection.enabled = false;
    this.left = new Promise(resolve => room.onLeave(code => resolve(code)));
    for (const type of [
      'performed',
      'odds',
      'problem',
      'party',
      'audience',
      'said',
      'world',
    ] as const) {
      room.onMessage(type, (answer: Answers[typeof type]) => {
        const reply = { type, ...answer } as Reply;
        this.received.push(reply);
        this.#waiting.get(reply.id)?.(reply);
      });
    }
  }

  /** Joins the room of a game; ids go on after `lastId`. @param headers such as those of a proxy */
  static async join(
    url: string,
    ticket: NewGameTicket,
    client?: string,
    lastId = 0,
    headers: Record<string, string> = {},
  ) {
    const wish = client === undefined ? { ...ticket } : { ...ticket, client };
    return new Player(await new Client(url, { headers }).joinOrCreate('game', wish), lastId);
  }

  /** The id that the next message takes. */
  get nextId(): number {
    return this.#lastId + 1;
  }

  async look(): Promise<Performed> {
    return expectType('performed', await this.ask('look', {})).performed;
  }

  /** Performs a command. A server that is asked for too much is asked once more a moment later. */
  async perform(command: Command): Promise<Performed> {
    let reply = await this.ask('command', { command });
    while (reply.type === 'problem' && /^Too many messages|too much work/.test(reply.message)) {
      await new Promise(resolve => setTimeout(resolve, 100));
      reply = await this.ask('command', { command });
    }
    return expectType('performed', reply).performed;
  }

  async odds(question: OddsQuestion): Promise<OddsAnswer> {
    return expectType('odds', await this.ask('odds', { question })).answer;
  }

  /** Sends a message under the next id, or under a given one, and waits for the answer with that id. */
  async ask(type: string, fields: object, id = this.nextId): Promise<Reply> {
    this.#lastId = Math.max(this.#lastId, id);
    const reply = this.replyTo(id);
    this.room.send(type, { id, ...fields });
    return await reply;
  }

  /** The next answer with an id. */
  replyTo(id: number): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error(`no answer to ${id}`)), LONGEST_WAIT);
      // What was cut off on purpose keeps no script alive.
      tooLate.unref();
      this.#waiting.set(id, reply => {
        clearTimeout(tooLate);
        this.#waiting.delete(id);
        resolve(reply);
      });
    });
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }
}

function expectType<Type extends Reply['type']>(type: Type, reply: Reply) {
  if (reply.type !== type) {
    throw new Error(`expected ${type}, got ${JSON.stringify(reply)}`);
  }
  return reply as Extract<Reply, { type: Type }>;
}
