// Texts beside the names of a list, such as the conditions: events hold the index into that list.

/** A text beside each name of a list, in its order: a name that is missing or misplaced doesn't compile. */
export type ToldList<Names extends readonly string[], Text = string> = {
  readonly [Index in keyof Names]: readonly [name: Names[Index], text: Text];
};

/** The text at an index; undefined beyond the list. */
export function textAt<Text>(
  list: readonly (readonly [name: string, text: Text])[],
  index: number,
): Text | undefined {
  return list[index]?.[1];
}
