// The running clock of a shared world: commands wait in a queue, and each beat every hero who is up carries out his
// next one, or rests.

import type { Performed } from '@roguewright/engine/game';
import { GameElsewhere, GameProblem } from '../problems.ts';
import { TICKS_PER_TURN } from './world-terms.ts';

/** Commands of one seat that may wait. */
const MOST_QUEUED = 8;

/** Beats for which a hero with an unanswered question isn't made to rest, which would cancel it. */
const QUESTION_BEATS = 8;

/** Shortest time between two beats, in milliseconds. */
const SHORTEST_WAIT = 20;

/** What the clock needs of its world. */
export interface ClockPort {
  /** The seats whose heroes may act now, and the ticks since the world began. */
  readonly now: () => Promise<{ readonly up: readonly number[]; readonly ticks: number }>;
  /** A hero without a command rests for a move. */
  readonly rest: (seat: number) => Promise<void>;
  /** Whether a question waits for a hero's answer. */
  readonly isAsked: (seat: number) => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

/** A command that waits. */
export type Queued = () => Promise<Performed>;

interface Waiting {
  readonly command: Queued;
  readonly resolve: (performed: Performed) => void;
  readonly reject: (error: unknown) => void;
}

/** Lets time pass in one world. */
export class RunningClock {
  readonly #port: ClockPort;
  readonly #ticksPerSecond: number;
  readonly #queues = new Map<number, Waiting[]>();
  readonly #askedFor = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** @param ticksPerSecond ticks of the world in a second; a turn has 10 */
  constructor(port: ClockPort, ticksPerSecond: number) {
    this.#port = port;
    this.#ticksPerSecond = ticksPerSecond;
    this.#wait(TICKS_PER_TURN);
  }

  /**
   * Puts a command into the queue of a seat; resolves when it was carried out.
   * @throws GameProblem when too many of the seat's commands wait
   */
  queue(seat: number, command: Queued): Promise<Performed> {
    const queue = this.#queues.get(seat) ?? [];
    this.#queues.set(seat, queue);
    if (queue.length >= MOST_QUEUED) {
      throw new GameProblem(429, 'command', `${MOST_QUEUED} of your commands wait already.`);
    }
    return new Promise((resolve, reject) => queue.push({ command, resolve, reject }));
  }

  /** Stops time when the present beat is over. Commands that wait stay unanswered: their clients send them again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const queue of this.#queues.values()) {
      for (const { reject } of queue.splice(0)) {
        reject(new GameElsewhere());
      }
    }
    await this.#beating;
  }

  #wait(ticks: number): void {
    const milliseconds = Math.max(SHORTEST_WAIT, (ticks * 1000) / this.#ticksPerSecond);
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat();
    }, milliseconds);
    this.#timer.unref();
  }

  async #beat(): Promise<void> {
    let passed = 0;
    try {
      const { up, ticks } = await this.#port.now();
      for (const seat of up) {
        await this.#act(seat);
      }
      passed = (await this.#port.now()).ticks - ticks;
    } catch (error) {
      this.#port.report(error);
    }
    if (!this.#isClosed) {
      // Where nobody moved, a move's time is waited.
      this.#wait(passed > 0 ? passed : TICKS_PER_TURN);
    }
  }

  /**
   * A hero's part of a beat: the first command that waits, and those after it as long as they are refused; without
   * any he rests.
   */
  async #act(seat: number): Promise<void> {
    const queue = this.#queues.get(seat) ?? [];
    for (let next = queue.shift(); next !== undefined && !this.#isClosed; next = queue.shift()) {
      this.#askedFor.delete(seat);
      try {
        const performed = await next.command();
        next.resolve(performed);
        if (performed.refusal?.usesMove !== false) {
          return;
        }
      } catch (error) {
        next.reject(error);
      }
    }
    if (!this.#isClosed && !(await this.#waitsForAnswer(seat))) {
      await this.#port.rest(seat);
    }
  }

  async #waitsForAnswer(seat: number): Promise<boolean> {
    if (!(await this.#port.isAsked(seat))) {
      this.#askedFor.delete(seat);
      return false;
    }
    const beats = (this.#askedFor.get(seat) ?? 0) + 1;
    this.#askedFor.set(seat, beats);
    return beats <= QUESTION_BEATS;
  }
}
