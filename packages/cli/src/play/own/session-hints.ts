// The first-time hints of a session in lines.

import { type HintSettings, hintForWords, takeHint } from '@roguewright/engine/face';
import type { Performed } from '@roguewright/engine/game';

/** Where a session reads and stores the hints of its player. */
export interface HintPlace {
  read(): HintSettings;
  keep(settings: HintSettings): void;
}

/** Hints that are stored as they are shown. */
export class SessionHints {
  readonly #place: HintPlace | undefined;

  /** @param place absent: the session has no hints */
  constructor(place: HintPlace | undefined) {
    this.#place = place;
  }

  /** Whether hints are shown; undefined: the session has none. */
  get on(): boolean | undefined {
    return this.#place?.read().hints;
  }

  /** Switches hints on or off. */
  turn(on: boolean): void {
    this.#place?.keep({ ...this.#place.read(), hints: on });
  }

  /** The hint for what has just happened; empty if there is none. */
  after(performed: Performed): string {
    const hint = this.#place && takeHint(performed, this.#place.read());
    if (hint === undefined) {
      return '';
    }
    this.#place?.keep(hint.settings);
    return `Hint: ${hintForWords(hint.id)}`;
  }
}
