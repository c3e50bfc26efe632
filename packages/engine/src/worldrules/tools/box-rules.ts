// The numbers of boxes: how they are made, picked, forced and kicked open, and what their traps do.

import type { Dice } from '../../chance/index.ts';
import type { TurnRange } from '../dungeon-rules.ts';

/** How likely a tool moves a lock in one move, in percent. */
interface PickRow {
  readonly sure: number;
  /** Percent for each point of dexterity. */
  readonly perDexterity: number;
  /** What a role adds. */
  readonly roles: Readonly<Record<string, number>>;
}

/** A tool for locks. */
interface LockTool {
  readonly box: PickRow;
  readonly door: PickRow;
  /** It also locks what is open. */
  readonly locks: boolean;
}

/** What the trap of a box may do, the mildest first. */
export const BOX_FATES = ['stun', 'freeze', 'shock', 'fire', 'needle', 'gas', 'explosion'] as const;

/** What the trap of a box does. */
export type BoxFate = (typeof BOX_FATES)[number];

/** Poison in a trap. NetHack 3.6.7 src/attrib.c (poisoned). */
interface BoxPoison {
  /** It kills with probability 1 in this number. */
  readonly deadlyOneIn: number;
  /** Numbers below that one, from 1 to this: an attribute suffers; above: hit points. */
  readonly weakensUpTo: number;
}

/** The trap of a box. NetHack 3.6.7 src/trap.c (chest_trap). */
interface BoxTrapRules {
  /** A number below `sides` and luck that exceeds `above` saves the opener. */
  readonly saved: { readonly sides: number; readonly above: number };
  /** 1 time in `oneIn` any trap goes off, from numbers below `any`; else one below `usual` less the luck. */
  readonly rare: { readonly oneIn: number; readonly any: number };
  readonly usual: number;
  /** The first row whose number exceeds the one drawn. */
  readonly fates: readonly { readonly below: number; readonly fate: BoxFate }[];
  readonly stun: TurnRange;
  /** Confusion with it, in the place of visions. */
  readonly daze: TurnRange;
  readonly freeze: Dice;
  readonly shock: Dice;
  readonly fire: Dice;
  readonly needle: BoxPoison;
  readonly gas: BoxPoison;
  /** Points of an attribute, and hit points, that poison takes. */
  readonly weakness: Dice;
  readonly poison: TurnRange;
  readonly explosion: Dice;
}

/** Boxes. NetHack 3.6.7 src/mkobj.c (mksobj), src/lock.c, src/trap.c (untrap), src/dokick.c (really_kick_object). */
export interface BoxRules {
  /** A new box with a lock is open with probability 1 in this number, and trapped with probability 1 in the other. */
  readonly openOneIn: number;
  readonly trappedOneIn: number;
  /** Tools for locks, by their kind in the words of the rules. */
  readonly tools: Readonly<Record<string, LockTool>>;
  /** A cursed tool is only 1 part in this many as good. */
  readonly cursedOver: number;
  /** Moves after which the hero gives up. */
  readonly tries: number;
  readonly force: {
    /** Percent for each point of the weapon's greatest damage. */
    readonly perDamage: number;
    /** A blade breaks if a number below `sides` less its enchantment exceeds `holds`. */
    readonly breaks: { readonly sides: number; readonly holds: number };
    /** A blunt weapon that opens the box smashes it with probability 1 in this number. */
    readonly smashesOneIn: number;
    /** A pile in a smashed box is hit with probability 1 in this number. */
    readonly lostOneIn: number;
  };
  readonly kick: {
    /** A kick opens a locked box, and flaps the lid of another, with probability 1 in these. */
    readonly lockedOneIn: number;
    readonly openOneIn: number;
    /** Those who fight with their feet have another try. */
    readonly martialOneIn: number;
    /** Percent of the potions in it that survive a kick. */
    readonly spares: number;
  };
  /** A trap is found if a number below `sides` less the level is below `found`; confused, 1 time in `dreamsOneIn`. */
  readonly search: {
    readonly sides: number;
    readonly found: number;
    readonly dreamsOneIn: number;
  };
  /** It is disarmed unless a die of `sides` and a part of the depth exceeds dexterity and level. */
  readonly disarm: {
    readonly sides: number;
    readonly depthOver: number;
    readonly roles: Readonly<Record<string, number>>;
  };
  readonly trap: BoxTrapRules;
  /** Bashing and blasts wake who sleeps within this much for each level of the hero, as squares of distances. */
  readonly wakesPerLevel: number;
}
