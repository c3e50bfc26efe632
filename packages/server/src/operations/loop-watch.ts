// Watches how late the event loop is: everything that it does for one client, all others wait for.

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds of delay above which the operator is told. */
const TOO_LATE = 250;

/** Milliseconds between two looks, and between two measurements. */
const EVERY = 1000;
const RESOLUTION = 20;

const NANOSECONDS = 1e6;

/** How late the event loop was, in milliseconds. */
export interface LoopDelay {
  readonly median: number;
  /** Below which 99 of 100 measurements lie. */
  readonly p99: number;
  readonly max: number;
}

/** Measures the delays of the event loop, and tells of the long ones. */
export class LoopWatch {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #timer: NodeJS.Timeout;
  readonly #alert: (milliseconds: number) => void;
  #last: LoopDelay = { median: 0, p99: 0, max: 0 };

  /** @param alert called with each delay of more than 250 ms */
  constructor(alert: (milliseconds: number) => void) {
    this.#alert = alert;
    this.#histogram.enable();
    this.#timer = setInterval(() => this.look(), EVERY).unref();
  }

  /** The delays between the last two looks. */
  get last(): LoopDelay {
    return this.#last;
  }

  /** Looks at the delays since the last look. */
  look(): void {
    const { min, max } = this.#histogram;
    if (max < min) {
      return;
    }
    const late = (nanoseconds: number) =>
      Math.max(0, Math.round(nanoseconds / NANOSECONDS) - RESOLUTION);
    this.#last = {
      median: late(this.#histogram.percentile(50)),
      p99: late(this.#histogram.percentile(99)),
      max: late(max),
    };
    this.#histogram.reset();
    if (this.#last.max > TOO_LATE) {
      this.#alert(this.#last.max);
    }
  }

  /** Ends the measurement. */
  close(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }
}
