// One question that was put to the worker, and what there is of its answer.

import type { CallProblem } from '../../device/device-calls.ts';

/** What there is of an answer. */
export interface Asked<Result> {
  /** The last answer; of an earlier question where `isStale`. */
  readonly result?: Result;
  /** A newer question is being answered, or can't be. */
  readonly isStale: boolean;
  /** It is stale, and for so long that it is to be marked: an answer that comes at once doesn't flicker. */
  readonly isLate: boolean;
  /** Why the last question that was settled can't be answered. */
  readonly problem?: { readonly field: string; readonly message: string };
}

/** Milliseconds after which the answer of an earlier question is marked. */
export const AT_ONCE = 100;

/** A question. It is asked when this is made. */
export class Asking<Result> {
  readonly key: string | undefined;
  shown: Asked<Result>;
  readonly #redraw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDropped = false;

  /**
   * @param key the whole question; undefined: nothing is asked
   * @param before what is shown until there is an answer
   * @param redraw is called whenever `shown` changes
   * @param known the answer, where it has come already: it isn't asked for
   */
  constructor(
    key: string | undefined,
    ask: () => Promise<Result>,
    before: Asked<Result> | undefined,
    redraw: () => void,
    known?: Result,
  ) {
    this.key = key;
    this.#redraw = redraw;
    if (key === undefined) {
      this.shown = { isStale: true, isLate: true };
      return;
    }
    if (known !== undefined) {
      this.shown = { result: known, isStale: false, isLate: false };
      return;
    }
    this.shown = { ...before, isStale: true, isLate: before?.isLate ?? false };
    this.#timer = setTimeout(() => this.#show({ ...this.shown, isLate: true }), AT_ONCE);
    const asked = async () => await ask();
    asked().then(
      result => this.#settle({ result, isStale: false, isLate: false }),
      ({ field = '', message }: CallProblem) => {
        const { result } = this.shown;
        this.#settle({
          ...(result !== undefined && { result }),
          isStale: true,
          isLate: true,
          problem: { field: field.replace(/^--/, ''), message: message.replaceAll('--', '') },
        });
      },
    );
  }

  /** What comes from now on is no longer wanted. */
  drop(): void {
    this.#isDropped = true;
    clearTimeout(this.#timer);
  }

  #settle(shown: Asked<Result>): void {
    clearTimeout(this.#timer);
    this.#show(shown);
  }

  #show(shown: Asked<Result>): void {
    if (!this.#isDropped) {
      this.shown = shown;
      this.#redraw();
    }
  }
}
