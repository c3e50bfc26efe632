// Numbers of the faith of heroes: altars on levels, prayers at them, gifts.

/** Altars and prayers. */
export interface FaithRules {
  /** A level has an altar with probability 1 in this number. */
  readonly altarOneIn: number;
  /** Grace that a prayer at an altar of one's god brings back: `sure`, and 1 for each `wisdomOver` points of wisdom. */
  readonly prayer: { readonly sure: number; readonly wisdomOver: number };
  /** A god gives something to a hero who has gained this many levels since its last gift. */
  readonly levelsPerGift: number;
}
