// Bounds of what one object may have of its own, for content files and saves alike.

/** Most objects in one another: Crossfire's bound on an inventory in a file. */
export const DEEPEST_INVENTORY = 64;

/** Most objects that an archetype may put into one object, at all depths. */
export const MOST_CONTENTS = 1000;

/** Bounds of an object's own texts and flags; lengths in UTF-16 units. */
export const OWN_TEXTS = {
  /** Most texts and flags together. */
  most: 100,
  longest: 20_000,
  /** Of `names`, which are shown in lines and lists. */
  longestName: 200,
  names: ['name', 'namePl', 'title'] as readonly string[],
} as const;
