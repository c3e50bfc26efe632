// What a reader makes of a .trs file: treasure lists.

/** A treasure list as its file gives it. Plain JSON-able data. */
export interface TreasureListReading {
  readonly name: string;
  /**
   * True: exactly one entry is drawn. False: every entry is tried (also where the chances add up to
   * 0).
   */
  readonly one: boolean;
  readonly items: readonly TreasureEntryReading[];
}

/** One entry of a treasure list: an archetype, or another list. Absent means the default. */
export interface TreasureEntryReading {
  /** The archetype that is made. */
  readonly arch?: string;
  /** The list that is run instead; `NONE` is nothing. */
  readonly list?: string;
  /** 0…255, in percent or as weight; default 100. */
  readonly chance?: number;
  /** 0…65535; default 0. */
  readonly nrof?: number;
  /** 0…255: of an archetype the highest bonus, of a list the least difficulty; default 0. */
  readonly magic?: number;
  /** What is tried when this entry succeeds. */
  readonly yes?: readonly TreasureEntryReading[];
  /** What is tried when this entry fails. */
  readonly no?: readonly TreasureEntryReading[];
  /** Name given to what is made; one word. */
  readonly changeName?: string;
  /** Title given to what is made; one word. */
  readonly changeTitle?: string;
  /** `slaying` given to what is made; one word. */
  readonly changeSlaying?: string;
  /** The artifact that is made of the archetype; only with the option `newerKeys`. */
  readonly artifact?: string;
  /** 0…65535; how often the count is rolled; only with the option `newerKeys`. */
  readonly nrofRolls?: number;
}

/** How to read. The defaults read as the original does. */
export interface TreasureOptions {
  /**
   * Also reads `artifact` and `nrof_rolls`, which the tree of 2026 has and the server of 2021
   * doesn't know.
   */
  readonly newerKeys?: boolean;
}
