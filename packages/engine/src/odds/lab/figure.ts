// A question as plain text by input, and its answer as named numbers: what sweeps, comparisons and the rest are made of.

/** Inputs by name, as they are written on the command line and in an address: `{ level: '8', robe: 'yes' }`. */
export type Inputs = Readonly<Record<string, string>>;

/** One number of an answer. */
export interface Figure {
  /** Such as `fail` or `kill`. */
  readonly name: string;
  /** A chance is a probability, 0…1; an amount is any number, infinite where it never ends. */
  readonly kind: 'chance' | 'amount';
  readonly value: number;
  /** What a chance is a share of, or what an amount is counted in: `of all attempts`, `points`. */
  readonly of: string;
  /** Which way is good for who asks. */
  readonly better: 'less' | 'more';
}

/** Answers a question; no figures where the rules refuse what it asks about. */
export type Ask = (inputs: Inputs) => readonly Figure[];

/** The figure of that name; undefined where the answer has none. */
export function figureNamed(figures: readonly Figure[], name: string): Figure | undefined {
  return figures.find(figure => figure.name === name);
}
