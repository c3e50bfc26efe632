// The last sentences of a game in lines, with the turns in which they were printed.

/** How many are kept. */
const REMEMBERED = 50;

/** A sentence, and the turn of the game in which it was printed. */
interface Remembered {
  readonly turn: number;
  readonly text: string;
}

/** The history of a game in lines. */
export class SessionHistory {
  #sentences: Remembered[] = [];

  /** Sentences are printed in a turn. */
  add(turn: number, sentences: readonly string[]): void {
    const now = sentences.map(text => ({ turn, text }));
    this.#sentences = this.#sentences.concat(now).slice(-REMEMBERED);
  }

  /** The sentences, the oldest first. */
  get texts(): string[] {
    return this.#sentences.map(({ text }) => text);
  }

  /** A line for each sentence, the first of a turn behind its number: `Turn 12: You kick at nothing.` */
  get lines(): string[] {
    return this.#sentences.map(({ turn, text }, at) =>
      this.#sentences[at - 1]?.turn === turn ? `  ${text}` : `Turn ${turn}: ${text}`,
    );
  }
}
