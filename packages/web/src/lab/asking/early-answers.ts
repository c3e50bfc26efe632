// A question is sent as soon as it changes, and drawn with its answer if that comes at once: one picture instead of
// two, and the browser doesn't arrange the page for the first of them while the answer waits.

/** Milliseconds that a change waits for its answer: half a frame. */
export const TOGETHER = 8;

/** Answers to questions that aren't drawn yet. */
export class EarlyAnswers<Answer> {
  readonly #asked = new Map<string, Promise<Answer>>();
  readonly #known = new Map<string, Answer>();
  #draws: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Draws once all answers have come or can't come, or after half a frame, with the changes that wait already.
   * @param questions what is asked, by the whole question
   */
  drawWith(questions: ReadonlyMap<string, () => Promise<Answer>>, draw: () => void): void {
    this.#asked.clear();
    this.#known.clear();
    this.#draws.push(draw);
    this.#timer ??= setTimeout(() => this.#draw(), TOGETHER);
    const isNewest = () => this.#draws.at(-1) === draw;
    const keep = (key: string, answer: Answer) => isNewest() && this.#known.set(key, answer);
    const all = [...questions].map(([key, ask]) => {
      const answer = ask();
      this.#asked.set(key, answer);
      return answer.then(known => keep(key, known));
    });
    void Promise.allSettled(all).then(() => isNewest() && this.#draw());
  }

  /** The answer to a question that was asked early and is answered. */
  known(key: string): Answer | undefined {
    return this.#known.get(key);
  }

  /** The answer that was asked for early, once; undefined: it wasn't. */
  take(key: string): Promise<Answer> | undefined {
    const answer = this.#asked.get(key);
    this.#asked.delete(key);
    return answer;
  }

  /** Nothing that waits is drawn. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#draws = [];
  }

  #draw(): void {
    const draws = this.#draws;
    this.drop();
    for (const draw of draws) {
      draw();
    }
  }
}
