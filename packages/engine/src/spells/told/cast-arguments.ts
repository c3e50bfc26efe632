// The arguments of a cast besides its direction: a text, an item, a count. A creature is chosen by its direction.

/** What a caster chose for a cast. Absent: not chosen. Plain JSON. */
export interface CastArguments {
  /** 1 to 100 characters. */
  readonly text?: string;
  /** Id of the chosen item. */
  readonly item?: number;
  /** 1 or more; squares or pieces, by the subtype. */
  readonly count?: number;
}

/** The kinds of argument, in the order in which they are asked for. */
export const CAST_ARGUMENTS = ['item', 'text', 'count'] as const;

/** A kind of argument. */
export type CastArgument = (typeof CAST_ARGUMENTS)[number];
