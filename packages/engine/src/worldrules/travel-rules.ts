// The numbers of teleports, finding the invisible, light, and called servants.

import type { CastingSkill } from '../casting/index.ts';

/** Where teleports lead. */
export interface TeleportRules {
  /** 1 in this many teleports fails for the bearer of the Amulet. */
  readonly heldOneIn: number;
  /** The wearer of an item of teleportation is teleported in 1 of this many turns. */
  readonly straysOneIn: number;
  /** 1 in this many teleports between levels leads nowhere. */
  readonly nowhereOneIn: number;
  /** The most levels that a teleport leads down, and the number it leads up from the deepest level. */
  readonly levels: number;
}

/** What being invisible does. */
export interface HidingRules {
  /**
   * A monster that can't see an invisible hero guesses his square correctly in 1 of this many moves;
   * otherwise it is wrong by up to one step.
   */
  readonly foundOneIn: number;
}

/** Lights that burn down. */
export interface LightRules {
  /** Turns before its end at which a light starts to flicker. */
  readonly flickersAt: number;
}

/** Servants that a hero calls. */
export interface ServantRules {
  /** Turns that short-lived servants stay under every ruleset, if the casting slot sets no end. */
  readonly shortStay: Readonly<Record<CastingSkill, number>>;
  /** Squares that a servant strays from its master while no foe is in sight. */
  readonly leash: number;
}

/** How monsters fight and roam by their key `attack_movement`. Distances in squares, times in moves of the monster. */
export interface PatternRules {
  /**
   * A monster that fights from a distance steps back within `near`, and comes nearer beyond `far`. One that has no line
   * for its missiles comes nearer up to `near`, and from there on one in `nearerOneIn` of its moves.
   */
  readonly distant: { readonly near: number; readonly far: number; readonly nearerOneIn: number };
  /** One that keeps away steps back within this distance, and never comes nearer. */
  readonly keepsWithin: number;
  /** One that hits and runs attacks, then runs, for this many moves each. */
  readonly hitAndRun: { readonly attacks: number; readonly runs: number };
  /** One that waits attacks an enemy beside it for this many moves, then steps back. */
  readonly waits: { readonly attacks: number; readonly runs: number };
  /** Circles, as the directions of their steps in order, 1…8. */
  readonly circle: readonly number[];
  readonly wideCircle: readonly number[];
  /** Paces to and fro: 1 a step ahead, −1 a step back, 0 a rest. */
  readonly paces: readonly number[];
  readonly longPaces: readonly number[];
}

/** Limits of what monsters decide. */
export interface MindRules {
  /** Squares within which a monster shoots, zaps and casts along a line. */
  readonly aimsWithin: number;
  /** With this many creatures hunting the hero, no monster calls more. */
  readonly enoughHunters: number;
  /** A monster with a wand zaps a hero in line with probability 1 in this number a move. */
  readonly zapsOneIn: number;
  /** How monsters fight and roam by their key `attack_movement`. */
  readonly patterns: PatternRules;
}

/** Which kinds of monster are met, by the level's depth and the hero's level. */
export interface SpawnRules {
  /** Kinds below level ⌊depth / this⌋ are not met by chance … */
  readonly weakestOver: number;
  /** … nor those above ⌊(depth + the hero's level) / this⌋. */
  readonly strongestOver: number;
  /** Divisors of group sizes for heroes below a level, sorted by level; the first match counts. */
  readonly smallerGroups: readonly { readonly below: number; readonly over: number }[];
}

/** What scrolls do besides casting their spells. */
export interface ScrollRules {
  /**
   * A cursed scroll drains at least `least` energy, plus `perLevel` for each level that it is above its
   * reader's.
   */
  readonly backfire: { readonly least: number; readonly perLevel: number };
  /** The share of blessed scrolls that aren't used up. */
  readonly blessedLast: { readonly times: number; readonly of: number };
  /**
   * An uncursed scroll of identification identifies more than one item with probability 1 in `moreOneIn`, a blessed
   * one always. Then it identifies all items, or fewer than `numbers`.
   */
  readonly identification: { readonly moreOneIn: number; readonly numbers: number };
  /** Names that a reader of genocide may try; creatures that a cursed one sends: `sure` and 1…`sides` more. */
  readonly genocide: {
    readonly tries: number;
    readonly sent: { readonly sure: number; readonly sides: number };
  };
}

/** Wands, rods, scrolls and potions that a list filled with a spell. */
export interface CarrierNumbers {
  /** The least level at which they release a spell of the casting slot, which has no level of Crossfire's. */
  readonly ruledLevel: number;
}

/** What happens to carried items. */
export interface LossRules {
  /** 1 in this many rays of cold that hit also affects what the target carries; an explosion always does. */
  readonly rayReachesOneIn: number;
  /** 1 in this many items carried by a cancelled monster is cancelled too. */
  readonly cancelledOneIn: number;
  /** Bits of the material of things whose file states none, by class. Spells burn, freeze and corrode by it. */
  readonly materials: Readonly<Record<string, number>>;
}
