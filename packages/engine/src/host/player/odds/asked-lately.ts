// Answers to questions about acts that were asked a few turns ago: an answer takes time, and a fight changes it little
// from turn to turn.

import type { OddsAnswer } from '../../../odds/index.ts';

/** Turns for which an answer serves again. */
const SERVES_FOR = 6;

/** Answers kept at most. */
const MOST = 400;

/** The answers of the last turns, by what they are about. */
export class AskedLately {
  readonly #answers = new Map<string, OddsAnswer | undefined>();

  /** The answer of the last turns, or a new one; undefined: it can't be asked. */
  answer(about: string, turn: number, ask: () => OddsAnswer | undefined): OddsAnswer | undefined {
    const key = `${about} ${Math.floor(turn / SERVES_FOR)}`;
    if (!this.#answers.has(key)) {
      if (this.#answers.size >= MOST) {
        this.#answers.clear();
      }
      this.#answers.set(key, ask());
    }
    return this.#answers.get(key);
  }
}
