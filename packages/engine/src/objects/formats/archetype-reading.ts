// Result of reading an .arc file: values as the original stores them.

/** Fields by lower-case key. Zero, empty and default values are left out. */
export type ArchetypeFields = Record<string, string | number>;

/** An archetype as read. Plain data, serialisable as JSON. */
export interface ArchetypeReading {
  /** The archetype's name, by which others refer to it. */
  readonly arch: string;
  /** True for a further part of the preceding head. */
  readonly part: boolean;
  /**
   * Values in the width of their fields: integers wrapped, `speed` and the like in single precision (in the
   * shortest decimal form), `move_…` as bits. `name` and `name_pl` are always present.
   */
  readonly fields: ArchetypeFields;
  /** Names of the set flags, sorted. */
  readonly flags: readonly string[];
  /** Unknown keys, with their letter case. */
  readonly keyValues: Record<string, string>;
  /** Inventory, most recently opened first; absent if empty. */
  readonly inventory?: readonly InventoryReading[];
}

/**
 * An object in an inventory: its differences from its archetype. If that archetype is in another file,
 * everything that its own lines state.
 */
export interface InventoryReading {
  /** Its archetype, defined here or elsewhere. */
  readonly arch: string;
  readonly fields: ArchetypeFields;
  /** Set flags, sorted; absent if none. */
  readonly flags?: readonly string[];
  /** Fields and flags reset to zero, empty or their default, sorted; absent if none. */
  readonly reset?: readonly string[];
  /** Absent if there are none. */
  readonly keyValues?: Record<string, string>;
  /** Inventory beyond its archetype's, most recently opened first; absent if empty. */
  readonly inventory?: readonly InventoryReading[];
}

/** Reading options. The defaults read as the original does. */
export interface ArcOptions {
  /** Keeps blank lines inside `msg` and `lore`, which the original drops. */
  readonly keepBlankLines?: boolean;
  /** More key/value keys that are never reported as misspellings. */
  readonly familiarKeys?: Iterable<string>;
  /** Leaves out the search for misspelt keys, which are warnings: for readers who drop warnings. */
  readonly trustsSpelling?: boolean;
}
