// Result of reading a .trs file: treasure lists.

/** A treasure list as read. Plain data, serialisable as JSON. */
export interface TreasureListReading {
  readonly name: string;
  /** True: exactly one entry is drawn. False: every entry is tried (also if the chances add up to 0). */
  readonly one: boolean;
  readonly items: readonly TreasureEntryReading[];
}

/** One entry of a treasure list: an archetype or another list. An absent key means its default. */
export interface TreasureEntryReading {
  /** The archetype to make. */
  readonly arch?: string;
  /** The list to run instead; `NONE` gives nothing. */
  readonly list?: string;
  /** 0…255, in percent or as a weight; default 100. */
  readonly chance?: number;
  /** 0…65535; default 0. */
  readonly nrof?: number;
  /** 0…255: for an archetype the highest bonus, for a list the least difficulty; default 0. */
  readonly magic?: number;
  /** Tried if this entry succeeds. */
  readonly yes?: readonly TreasureEntryReading[];
  /** Tried if this entry fails. */
  readonly no?: readonly TreasureEntryReading[];
  /** New name of the item; one word. */
  readonly changeName?: string;
  /** New title of the item; one word. */
  readonly changeTitle?: string;
  /** New `slaying` of the item; one word. */
  readonly changeSlaying?: string;
  /** The artifact made from the archetype; only with the option `newerKeys`. */
  readonly artifact?: string;
  /** 0…65535: number of rolls of the count; only with the option `newerKeys`. */
  readonly nrofRolls?: number;
}

/** Reading options. The defaults read as the original does. */
export interface TreasureOptions {
  /**
   * Also reads `artifact` and `nrof_rolls`, which are in the tree of 2026 but unknown to the server of 2021.
   */
  readonly newerKeys?: boolean;
}
