// The events of questions to the player, with their fields in the order in which they are stored; the table of
// all events takes them in.

/** The fields of each kind of event. */
export const QUESTION_EVENT_FIELDS = {
  /** A scroll of charging asks which item to charge; or got no answer, and is wasted. */
  'charging-asked': ['actor', 'item'],
  'charging-wasted': ['actor'],
  /** The hero may choose `amount` items to identify; 0: he declined to choose more. */
  'identify-asked': ['actor', 'item', 'amount'],
  'identify-left': ['actor'],
  /** A scroll of genocide asks for a name; no creature has that name; or no name was given. */
  'genocide-asked': ['actor', 'item'],
  'genocide-unheard': ['actor'],
  'genocide-wasted': ['actor'],
  /** A kind of creature, or the hero, was wiped out: `target` is the id of a kind in events (state/god-ids.ts). */
  'wiped-out': ['target'],
  /** The hero has given a name to an item or to its kind, or has taken it away. */
  named: ['actor', 'item'],
  /** The player has written a note (`amount` 1), or crossed out his last one (0). */
  noted: ['actor', 'amount'],
  /** His rules about one of WISHES, by its `place`, are others now (`amount` 1), or gone (0). */
  'wish-noted': ['actor', 'place', 'amount'],
  /** `target` stops the hero no more until it is beside him. */
  'let-be': ['actor', 'target'],
  /** `target`, which is beside the hero, stops him no more until it has left and comes back. */
  'let-be-beside': ['actor', 'target'],
} as const;

/** The kinds of those events. */
export type QuestionEventKind = keyof typeof QUESTION_EVENT_FIELDS;
