// What a question is asked with.

/** What a question is asked with. */
export interface PendingWords {
  /** The question. */
  readonly title: string;
  /** One sentence: the effect of cancelling. */
  readonly warning: string;
  /** The answer that is none. */
  readonly nothing: string;
}
