// What strangers see of a game, later than it happens.

/** Views that wait to be shown: some minutes of quick play. */
const MOST_WAITING = 2000;

/** The clock and timer that are used. */
export interface DelayClock {
  /** Milliseconds from any beginning. */
  readonly now: () => number;
  /** Calls back after some milliseconds. @returns what cancels it */
  readonly after: (milliseconds: number, work: () => void) => () => void;
}

/** The clock of this machine. */
export const REAL_CLOCK: DelayClock = {
  now: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Values that are shown in their order, each some time after it came. */
export class Delayed<Value> {
  readonly #clock: DelayClock;
  readonly #show: (value: Value) => void;
  readonly #emptied: () => void;
  readonly #waiting: { readonly at: number; readonly value: Value }[] = [];
  #delay: number;
  #cancel: (() => void) | undefined;
  #last: Value | undefined;

  /** @param delay in milliseconds @param emptied called when the last value was shown */
  constructor(delay: number, clock: DelayClock, show: (value: Value) => void, emptied: () => void) {
    this.#delay = delay;
    this.#clock = clock;
    this.#show = show;
    this.#emptied = emptied;
  }

  /** What was shown last; undefined: nothing yet. */
  get last(): Value | undefined {
    return this.#last;
  }

  /** Whether all was shown. */
  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Changes the delay, also for what waits. @param delay in milliseconds */
  setDelay(delay: number): void {
    this.#delay = delay;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#wait();
  }

  /** Shows a value when the delay is over. @param at the moment of the clock at which it came */
  add(value: Value, at: number): void {
    this.#waiting.push({ value, at });
    if (this.#waiting.length > MOST_WAITING) {
      this.#waiting.shift();
    }
    this.#wait();
  }

  /** Forgets everything. */
  clear(): void {
    this.#waiting.length = 0;
    this.#last = undefined;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #wait(): void {
    const next = this.#waiting[0];
    if (this.#cancel !== undefined || next === undefined) {
      return;
    }
    const left = Math.max(0, next.at + this.#delay - this.#clock.now());
    this.#cancel = this.#clock.after(left, () => {
      this.#cancel = undefined;
      this.#showDue();
      this.#wait();
    });
  }

  #showDue(): void {
    const now = this.#clock.now();
    while (this.#waiting[0] !== undefined && this.#waiting[0].at + this.#delay <= now) {
      const { value } = this.#waiting.shift()!;
      this.#last = value;
      this.#show(value);
    }
    if (this.isEmpty) {
      this.#emptied();
    }
  }
}
