// The events of forms, with their fields in stored order; part of the table of all events.

/** The fields of each kind of event. */
export const FORM_EVENT_FIELDS = {
  /** A hero has taken a form: `target` is the id of its kind in events (state/god-ids.ts). */
  'form-taken': ['actor', 'target'],
  /** He is himself again. */
  'form-ended': ['actor'],
  /** He has become another version of himself, of this level. */
  'new-self': ['actor', 'level'],
  /** His new self isn't fit to live. */
  'unfit-self': ['actor'],
  /** The change was a shock instead. */
  'form-shock': ['actor', 'damage'],
  /** There is no creature of the name that he has given, or nobody takes its form. */
  'form-unheard': ['actor'],
  'form-refused': ['actor', 'target'],
  /** He feels like a kind that is extinct, and stays as he is. */
  'form-extinct': ['actor', 'target'],
  /** What a creature wears bursts on a body that is too big for it; or falls off one that doesn't hold it. */
  'outfit-burst': ['actor', 'item'],
  'outfit-fell': ['actor', 'item'],
  /** A stuck weapon can't be held any more. */
  'outfit-let-go': ['actor', 'item'],
  /** Its load is too heavy for the new body. */
  'load-dropped': ['actor', 'item'],
  /** He has used a power of his form: `target` is the id of its spell in events, `energy` what he paid. */
  'form-power-used': ['actor', 'target', 'energy'],
  /** The magic of an eaten ring or amulet has gone into him. */
  'magic-eaten': ['actor', 'item'],
} as const;

/** The kinds of these events. */
export type FormEventKind = keyof typeof FORM_EVENT_FIELDS;
