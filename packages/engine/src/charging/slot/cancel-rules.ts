// The cancellation part of the slot.

/** Effects of cancellation on items. Kinds are by class: `wand/cancellation`. */
export interface CancelRules {
  /** Kinds that keep their charges. */
  readonly keepCharges: readonly string[];
  /** Kinds that don't change into another. */
  readonly keepKind: readonly string[];
  /** Kinds that are affected although they aren't magical. */
  readonly affected: readonly string[];
  /** The kind that each class becomes. */
  readonly classBecomes: Readonly<Record<string, string>>;
  /** Exceptions for single kinds. */
  readonly becomes: Readonly<Record<string, string>>;
  /** Classes that are affected if they have an enchantment. */
  readonly enchantable: readonly string[];
  /** Charges afterwards, by kind, else by class; otherwise 0. */
  readonly leaves: Readonly<Record<string, number>>;
}
