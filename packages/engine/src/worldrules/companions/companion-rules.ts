// The numbers of tame animals, of riding, and of quarrels between monsters. NetHack 3.6.7 src/dog.c, src/dogmove.c,
// src/steed.c, src/mhitm.c, src/uhitm.c (passive), src/wizard.c (tactics).

import type { CastingSkill } from '../../casting/index.ts';

/** A row of a table by weight, which applies from its number of grams on. */
interface ByWeight {
  /** Grams. */
  readonly from: number;
  readonly times: number;
}

/** How tame animals become, and how they stop. */
interface TamingRules {
  /** Tameness of a newly tamed domestic animal, and of any other creature. */
  readonly domestic: number;
  readonly wild: number;
  /** The greatest tameness. */
  readonly most: number;
  /** Conflict divides the tameness of a pet that its master strikes by this; otherwise it loses 1. */
  readonly conflictOver: number;
  /** Charming a tame creature again: below `below` it gains 1 if a die of `sides` shows more than its tameness. */
  readonly again: { readonly below: number; readonly sides: number; readonly blessed: number };
  /** The level at which a scroll meets resistance. */
  readonly scrollLevel: number;
  /** Squares within which a scroll tames, read plainly and in confusion. */
  readonly reach: { readonly plain: number; readonly confused: number };
  /** Turns in which a pet left behind loses a point of tameness; `round` turns are added first. */
  readonly away: { readonly turns: number; readonly round: number };
}

/** How pets grow hungry, and what they eat. Times in turns. */
interface PetHungerRules {
  /** A new pet grows hungry after this time; those that begin the game with their hero may differ. */
  readonly atFirst: number;
  /** It weakens this long after it has grown hungry, and dies after this time. */
  readonly weakAfter: number;
  readonly starvesAfter: number;
  /** Turns for which it is confused, unless it eats. */
  readonly confusedFor: number;
  /** A weakened pet keeps its hit points divided by this. */
  readonly weakKeeps: number;
  /** A weakened pet with fewer hit points goes wild while it is left alone. */
  readonly wildBelow: number;
  /** What a piece of food is worth to an eater of such a weight, as multiples of its nutrition. */
  readonly portions: readonly ByWeight[];
  /** Turns in which a pet regains a hit point. */
  readonly healsEvery: number;
  /** Squares at which it notices food. */
  readonly smells: number;
}

/** How pets fight. */
interface PetFightRules {
  /** A pet attacks nothing that is this many levels above it. */
  readonly levelsAbove: number;
  /** It attacks a creature whose touch or gaze paralyses in 1 move out of this many. */
  readonly daresOneIn: number;
}

/** Riding. */
interface RidingRules {
  /** A hero mounts when his level plus the tameness reaches the roll of a die with this many sides. */
  readonly mountSides: number;
  /** Damage of a fall: `least` plus one of `values` numbers from 0. */
  readonly fall: { readonly least: number; readonly values: number };
  /** The role that never costs a steed tameness by mounting it. */
  readonly rider: string;
  /** The heaviest burden with which a hero mounts, as an index of the burdens. */
  readonly mostBurden: number;
  /** 1 attack on a rider in this many meets the steed: usually, and for orcs. */
  readonly struckOneIn: { readonly usual: number; readonly orc: number };
  /** 1 ray in this many that meet a rider hits the steed instead. */
  readonly raysOneIn: number;
  /** Damage to the rider's own foot when the whip slips: a die of this many sides. */
  readonly slipSides: number;
  /** Proficiency with the whip: by role, and by dexterity below and from a score on. */
  readonly whip: {
    readonly role: string;
    readonly clumsyBelow: number;
    readonly deftFrom: number;
    readonly most: number;
  };
  /** Turns that a kick or whip takes off a steed's helplessness. */
  readonly stirs: number;
  /** Chance in 100 to saddle an animal. */
  readonly saddling: {
    readonly charismaOver: number;
    readonly perTameness: number;
    readonly perLevel: number;
    readonly perLevelUntamed: number;
    readonly lessPerLevelUntamed: number;
    readonly rider: number;
    readonly skill: Readonly<Record<CastingSkill, number>>;
    readonly confused: number;
    readonly cursed: number;
  };
}

/** How creatures grow by what they kill. */
interface CreatureGrowthRules {
  /** Greatest hit points of each level, and of level 0; one more is the next level. */
  readonly perLevel: number;
  readonly lowest: number;
  /** A creature reaches `times` / `over` of its kind's level: at least `least`, and at most `most`. */
  readonly levels: {
    readonly times: number;
    readonly over: number;
    readonly least: number;
    readonly most: number;
  };
  /** No creature grows beyond this. */
  readonly mostHitPoints: number;
}

/** Quarrels between monsters. */
interface QuarrelRules {
  /** Squares within which a hero spreads conflict. */
  readonly reach: number;
  /** The level at which conflict meets resistance. */
  readonly ringLevel: number;
}

/** What creatures do to those who strike them. */
interface PassiveRules {
  /** Acid splashes 1 attacker in this many that hit. */
  readonly acidOneIn: number;
  /** Any other power acts with this chance. */
  readonly acts: { readonly k: number; readonly n: number };
  /** A gaze holds a hero of more wisdom for its own turns, and others for the maximum 1 time in this many. */
  readonly gaze: { readonly wiseAbove: number; readonly deepOneIn: number; readonly most: number };
  /** Cold heals its bearer by its damage divided by this. */
  readonly coldHeals: number;
}

/** Monsters that go for what the hero has. */
interface CovetousRules {
  /** A monster flees to the stairs below `fleesBelow` of these parts of its hit points, and hunts with all of them. */
  readonly parts: number;
  readonly fleesBelow: number;
  /** It appears beside the hero in 1 move out of this many. */
  readonly appearsOneIn: number;
  /** While the hero is farther than `apart` squares, it regains a die of this many sides. */
  readonly rests: { readonly apart: number; readonly sides: number };
}

/** The companions of a ruleset. */
export interface CompanionRules {
  readonly taming: TamingRules;
  readonly hunger: PetHungerRules;
  readonly fights: PetFightRules;
  readonly growth: CreatureGrowthRules;
  readonly riding: RidingRules;
  readonly quarrels: QuarrelRules;
  readonly passive: PassiveRules;
  readonly covetous: CovetousRules;
  /** Archetypes of the animals with which heroes may begin, by role; others get one of `others`. */
  readonly beginning: {
    readonly byRole: Readonly<Record<string, string>>;
    readonly others: readonly string[];
    /** By the animal that is wished for. */
    readonly wished: Readonly<Record<'dog' | 'cat', string>>;
    /** What each of them wears. */
    readonly wears: Readonly<Record<string, string>>;
  };
}
