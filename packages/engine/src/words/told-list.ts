// Texts about the names of a list, such as the conditions: events hold the place in that list.

/** A text beside each name of a list, in its order: a name that is missing or misplaced doesn't compile. */
export type ToldList<Names extends readonly string[], Text = string> = {
  readonly [Place in keyof Names]: readonly [name: Names[Place], text: Text];
};

/** The text at a place; undefined beyond the list. */
export function textAt<Text>(
  list: readonly (readonly [name: string, text: Text])[],
  place: number,
): Text | undefined {
  return list[place]?.[1];
}
