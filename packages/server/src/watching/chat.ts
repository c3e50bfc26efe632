// What player and watchers say to each other beside one game.

import { GameProblem } from '../problems.ts';

/** A line of the chat. */
export interface ChatLine {
  readonly from: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The player of the hero says it. */
  readonly isPlayer: boolean;
}

/** Characters of a line. */
export const LONGEST_LINE = 300;

/** Lines that those who come later are told. */
const LINES_KEPT = 50;

/** Lines that one person may say: for long, and at once. */
export const CHAT_RATE = { perSecond: 0.5, burst: 5 } as const;

/** The lines beside one game. */
export class Chat {
  readonly #lines: ChatLine[] = [];

  /** The last lines. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** @throws GameProblem for a line of nothing but spaces */
  say(from: string, text: string, isPlayer: boolean): ChatLine {
    // What can't be seen, or turns the direction of what follows, is no text.
    const clean = text.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu, ' ').trim();
    if (clean === '') {
      throw new GameProblem(400, 'text', 'expected some words');
    }
    const line = { from, text: clean, at: Date.now(), isPlayer };
    this.#lines.push(line);
    if (this.#lines.length > LINES_KEPT) {
      this.#lines.shift();
    }
    return line;
  }
}
