// The numbers of teleports, of finding the invisible, of light, and of servants that are called.

import type { CastingSkill } from '../casting/index.ts';

/** Where teleports lead. */
export interface TeleportRules {
  /** Who carries the Amulet stays in place in 1 of so many teleports. */
  readonly heldOneIn: number;
  /** Who wears an item of teleportation is teleported in 1 of so many turns. */
  readonly straysOneIn: number;
  /** 1 in so many teleports between levels leads nowhere. */
  readonly nowhereOneIn: number;
  /** Levels that one leads down at most, and those that it leads up from the deepest. */
  readonly levels: number;
}

/** What the invisible gain by it. */
export interface HidingRules {
  /** A monster that sees no invisible hero guesses his square in 1 of so many moves, and errs by up to a step in all others. */
  readonly foundOneIn: number;
}

/** Lights that burn down. */
export interface LightRules {
  /** Turns before the end at which a light begins to flicker. */
  readonly flickersAt: number;
}

/** Servants that a hero calls. */
export interface ServantRules {
  /** Turns that those stay who go again under every ruleset, where the casting slot has no end to it. */
  readonly shortStay: Readonly<Record<CastingSkill, number>>;
  /** Squares that a servant strays from its master without a foe in sight. */
  readonly leash: number;
}

/** What monsters think of. */
export interface MindRules {
  /** Squares within which a monster shoots, zaps and casts along a line. */
  readonly aimsWithin: number;
  /** With so many creatures hunting the hero no monster calls more. */
  readonly enoughHunters: number;
}

/** Which kinds of monster are met, by the depth of a level and the hero's level. */
export interface SpawnRules {
  /** Kinds below level ⌊depth / this⌋ are not met by chance … */
  readonly weakestOver: number;
  /** … nor those above ⌊(depth + the hero's level) / this⌋. */
  readonly strongestOver: number;
  /** Groups are divided for heroes below a level: the lowest row first, and the first that fits counts. */
  readonly smallerGroups: readonly { readonly below: number; readonly over: number }[];
}

/** What scrolls do besides their spells. */
export interface ScrollRules {
  /** A cursed one drains so much energy at least, and so much for each level that it is above its reader's. */
  readonly backfire: { readonly least: number; readonly perLevel: number };
  /** The share of blessed ones that are not used up. */
  readonly blessedLast: { readonly times: number; readonly of: number };
}

/** What happens to things that somebody carries. */
export interface LossRules {
  /** 1 in so many rays of cold that hit also reaches what is carried; an explosion always does. */
  readonly rayReachesOneIn: number;
  /** Of what a cancelled monster carries, 1 in so many things is cancelled too. */
  readonly cancelledOneIn: number;
}
