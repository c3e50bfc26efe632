// What a reader makes of an .arc file: the values as the original stores them.

/** Fields by their key in lower case. Zero, empty and default values are left out. */
export type ArchetypeFields = Record<string, string | number>;

/** An archetype as its file gives it. Plain JSON-able data. */
export interface ArchetypeReading {
  /** The archetype's name, the key by which others refer to it. */
  readonly arch: string;
  /** True when it's a further part of the last archetype that isn't one. */
  readonly part: boolean;
  /**
   * Values in the width of their fields: integers wrapped, `speed` and the like in single precision
   * (under their shortest decimal name), `move_…` as bits. `name` and `name_pl` are always there.
   */
  readonly fields: ArchetypeFields;
  /** Names of the flags that are set, sorted. */
  readonly flags: readonly string[];
  /** What no field knows, the letter case of keys kept. */
  readonly keyValues: Record<string, string>;
  /** What it carries, most recently opened first; absent when nothing. */
  readonly inventory?: readonly InventoryReading[];
}

/**
 * An object in an inventory: what differs from the archetype that it's based on. If that stands in
 * another file, everything that its own lines say.
 */
export interface InventoryReading {
  /** The archetype that it's based on, defined here or elsewhere. */
  readonly arch: string;
  readonly fields: ArchetypeFields;
  /** Flags that are set, sorted; absent when none. */
  readonly flags?: readonly string[];
  /**
   * Fields and flags that are put back to zero, empty or their default, sorted; absent when none.
   */
  readonly reset?: readonly string[];
  /** Absent when there are none. */
  readonly keyValues?: Record<string, string>;
  /**
   * What it carries beyond its archetype's inventory, most recently opened first; absent when
   * nothing.
   */
  readonly inventory?: readonly InventoryReading[];
}

/** How to read. The defaults read as the original does. */
export interface ArcOptions {
  /** Keeps the blank lines inside `msg` and `lore`, which the original loses. */
  readonly keepBlankLines?: boolean;
  /**
   * Further key/value keys that are meant as they're written, so that none is taken for a misspelt
   * field.
   */
  readonly familiarKeys?: Iterable<string>;
}
