// The process of the clients: `node clients.ts URL`. Each client counts as one with an address of its own, as behind
// a proxy, and is played by the simple player in code.

import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { GameView, Performed } from '@roguewright/engine/game';
import { SimplePlayer } from '@roguewright/engine/host';
import { HERO, newGame } from '../http.ts';
import { Player } from '../player.ts';
import type { Measured, Order, Woken } from './orders.ts';

/** Commands that an idle client gives before it is idle. */
const BEGINNING = 10;

const ROLES = ['wizard', 'valkyrie', 'archeologist', 'priest', 'samurai'] as const;

const url = process.argv[2]!;
let clients = 0;

/** What was measured since it was told last. */
let waits: number[] = [];
let games = 0;
let problems: string[] = [];
let loop = performance.eventLoopUtilization();

const idle: Seat[] = [];
const playing: Promise<void>[] = [];
let isOver = false;

/** One client with its game. */
class Seat {
  readonly player: Player;
  readonly #mind: SimplePlayer;
  #last: Performed;
  /** What ended the connection; undefined: it stands. */
  #code: number | undefined;
  /** Told when the connection ends while an answer is waited for. */
  #cutOff: (code: number) => void = () => undefined;

  private constructor(player: Player, mind: SimplePlayer, last: Performed) {
    this.player = player;
    this.#mind = mind;
    this.#last = last;
    void player.left.then(code => {
      this.#code = code;
      this.#cutOff(code);
    });
  }

  static async take(number: number, seed: string): Promise<Seat> {
    const headers = { 'X-Forwarded-For': `10.1.${number >> 8}.${number & 255}` };
    const role = ROLES[number % ROLES.length];
    const ticket = await newGame(url, { ...HERO, role, seed }, headers);
    games += 1;
    const player = await Player.join(url, ticket, 'soak', 0, headers);
    return new Seat(player, new SimplePlayer(seed), await player.look());
  }

  get view(): GameView {
    return this.#last.view;
  }

  get isOver(): boolean {
    return this.view.ending !== undefined;
  }

  /** One command. @returns milliseconds until its answer */
  async act(): Promise<number> {
    const command = this.#mind.next(this.#last);
    const begun = performance.now();
    // A race against the end of the connection would keep every answer until then.
    const reply = await new Promise<number | Awaited<ReturnType<Player['ask']>>>(
      (resolve, reject) => {
        this.#cutOff = resolve;
        this.player.ask('command', { command }).then(resolve, reject);
        if (this.#code !== undefined) {
          resolve(this.#code);
        }
      },
    );
    const took = performance.now() - begun;
    this.#forget();
    if (typeof reply === 'number') {
      throw new Error(`the connection was ended with ${reply}`);
    }
    if (reply.type !== 'performed') {
      throw new Error(reply.type === 'problem' ? reply.message : reply.type);
    }
    this.#last = reply.performed;
    return took;
  }

  async look(): Promise<GameView> {
    const { view } = await this.player.look();
    this.#forget();
    return view;
  }

  /** Hours of answers would fill the memory. */
  #forget(): void {
    this.player.received.splice(0);
  }
}

async function beIdle(count: number): Promise<void> {
  for (let taken = 0; taken < count; taken++) {
    clients += 1;
    const seat = await Seat.take(clients, `idle ${clients}`);
    for (let turn = 0; turn < BEGINNING && !seat.isOver; turn++) {
      await seat.act();
    }
    void seat.player.left.then(code => problems.push(`an idle client was cut off with ${code}`));
    idle.push(seat);
  }
}

async function play(number: number, pace: number): Promise<void> {
  for (let game = 1; !isOver; game++) {
    try {
      const seat = await Seat.take(number, `player ${number} ${game}`);
      while (!isOver && !seat.isOver) {
        // People don't act in step.
        await wait(pace * (0.5 + Math.random()));
        waits.push(await seat.act());
      }
      await seat.player.leave();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      await wait(1000);
    }
  }
}

function measure(): Measured {
  const { utilization } = performance.eventLoopUtilization(loop);
  loop = performance.eventLoopUtilization();
  const measured = { waits, games, problems, busy: utilization };
  waits = [];
  games = 0;
  problems = [];
  return measured;
}

async function wake(): Promise<Woken> {
  isOver = true;
  await Promise.all(playing);
  const woken = { waits: [] as number[], different: 0 };
  for (const seat of idle) {
    const begun = performance.now();
    const view = await seat.look();
    woken.different += isDeepStrictEqual(view, seat.view) ? 0 : 1;
    if (!seat.isOver) {
      await seat.act();
    }
    woken.waits.push(performance.now() - begun);
  }
  return woken;
}

async function carryOut(order: Order): Promise<object> {
  switch (order.kind) {
    case 'idle':
      await beIdle(order.count);
      return {};
    case 'play':
      for (let begun = 0; begun < order.count; begun++) {
        clients += 1;
        playing.push(play(clients, order.pace));
      }
      return {};
    case 'measure':
      return measure();
    case 'wake':
      return await wake();
  }
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    reply => process.send!(reply),
    error => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit());
