// A view of a hero on its way to those who watch: encoded when the first of them gets it, for all of them.

import type { Performed } from '@roguewright/engine/game';
import { type Change, changeBetween } from '@roguewright/engine/host';
import { type ReadyFrame, readyFrame } from '../ready-frames.ts';

/** Nothing has changed. */
const NOTHING: Change = ['keys', [], []];

/** Views made by this process. */
let made = 0;

/** A view with the messages that bring it. */
export class ShownView {
  readonly performed: Performed;
  /** Views name each other by number: a reference would keep all earlier views of the game in memory. */
  readonly #number: number;
  #whole: ReadyFrame | undefined;
  #change: ReadyFrame | undefined;
  /** The number of the view that the change follows; 0: there is no change yet. */
  #follows = 0;

  constructor(performed: Performed) {
    this.performed = performed;
    made += 1;
    this.#number = made;
  }

  /**
   * The message that brings this view.
   * @param before what the watcher was shown last: only what has changed since is sent; undefined: nothing yet
   */
  frameAfter(before: ShownView | undefined): ReadyFrame {
    if (before !== undefined && this.#follows === 0) {
      const change = changeBetween(before.performed, this.performed) ?? NOTHING;
      this.#change = readyFrame('changed', { id: 0, change });
      this.#follows = before.#number;
    }
    if (before !== undefined && this.#follows === before.#number) {
      return this.#change!;
    }
    // One who missed views is an exception, and gets the whole as newcomers do.
    this.#whole ??= readyFrame('performed', { id: 0, performed: this.performed });
    return this.#whole;
  }
}
