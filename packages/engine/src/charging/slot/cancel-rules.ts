// The part of the slot that is about cancellation.

/** What becomes of things that are cancelled. Kinds are by class: `wand/cancellation`. */
export interface CancelRules {
  /** Kinds that keep their charges. */
  readonly keepCharges: readonly string[];
  /** Kinds that stay what they are. */
  readonly keepKind: readonly string[];
  /** Kinds that are affected although their type isn't magical. */
  readonly affected: readonly string[];
  /** What a whole class becomes. */
  readonly classBecomes: Readonly<Record<string, string>>;
  /** What single kinds become instead. */
  readonly becomes: Readonly<Record<string, string>>;
  /** Classes affected by having an enchantment. */
  readonly enchantable: readonly string[];
  /** Charges afterwards, by kind and else by class; others have 0. */
  readonly leaves: Readonly<Record<string, number>>;
}
