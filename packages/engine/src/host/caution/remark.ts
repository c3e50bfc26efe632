// What there is to say about a command besides what happened.

/** One sentence, and how much it matters. */
export interface Remark {
  readonly text: string;
  /** It tells of danger; absent: it alarms nobody. */
  readonly weight?: 'danger';
}

/** A remark that alarms nobody. */
export function plainly(text: string): Remark {
  return { text };
}
