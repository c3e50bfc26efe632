// The numbers of powers: what potions, scrolls, wands, tools, spells and monsters do, by the word of the power.

import type { Dice } from '../chance/index.ts';
import type { TurnRange } from './dungeon-rules.ts';

/** Powers of tools. */
interface ToolRules {
  /** The bell of opening. */
  readonly bell: {
    /** Radius in squares within which it opens doors in a clear line. */
    readonly opensWithin: number;
    /** It wakes within a radius whose square is this per level of the hero. */
    readonly wakesPerLevel: number;
    /** Number of undead: a die with `sides` sides, plus 1 per `perDepth` levels of depth. */
    readonly dead: { readonly sides: number; readonly perDepth: number };
  };
  /** Horns without a spell. */
  readonly horn: {
    /** It wakes within a radius whose square is this per level of the hero. */
    readonly wakesPerLevel: number;
    /** It frightens where this times the squared distance is within that. */
    readonly frightensOver: number;
  };
  /** The crystal ball. */
  readonly crystalBall: {
    /** The die against intelligence. */
    readonly mindDie: number;
    /** Maximum turns of a mishap, and of gazing. */
    readonly mishapTurns: number;
    readonly gazingTurns: number;
    /** Maximum damage of an exploding ball. */
    readonly bursts: number;
  };
}

/** Powers of sight. */
interface SightRules {
  /** Scrolls of light: radii, and sparks of a confused reader with probability 1 in `sparksOneIn`. */
  readonly light: {
    readonly radius: number;
    readonly blessedRadius: number;
    readonly sparksOneIn: number;
  };
  /** Radius in squares within which hidden features are detected. */
  readonly detectsWithin: number;
  /** A vague map shows a square with probability 1 in this number. */
  readonly vagueMapOneIn: number;
  /** Squares mapped by clairvoyance to the west and north; 1 more to the east and south. */
  readonly clairvoyance: { readonly across: number; readonly along: number };
  /** A confused reader of amnesia keeps a square with probability 1 in this number. */
  readonly amnesiaKeepsOneIn: number;
}

/** Powers that summon. */
interface SummonRules {
  /** Created monsters: `more` additional ones at most, with probability 1 in `moreOneIn`. */
  readonly created: { readonly moreOneIn: number; readonly more: number };
  /** Nasties: 1, up to 1 more per `perLevels` levels of the hero, at most `most`. */
  readonly nasties: { readonly perLevels: number; readonly most: number };
}

/** Powers over bodies. */
interface BodyPowerRules {
  /** A die of turns for which the scroll of a confusing touch may confuse its reader. */
  readonly confusesReader: number;
  /** Hit points that potions of heroism and of berserk strength restore. */
  readonly heroismHeals: number;
  readonly berserkHeals: number;
  /** Turns of the spells of invisibility, levitation (plain and skilled) and phasing. */
  readonly invisibility: TurnRange;
  readonly levitation: { readonly plain: TurnRange; readonly skilled: TurnRange };
  readonly phasing: TurnRange;
  /** Confusing touches of a skilled caster; from `many` on a cast adds only 1. */
  readonly confusingTouches: TurnRange & { readonly many: number };
  /** Turns per point of protection; at most `mostCover` tens of armour count against it. */
  readonly protection: {
    readonly turns: number;
    readonly expertTurns: number;
    readonly mostCover: number;
  };
  /** Nutrition of fruit juice per unit, of which a cursed one has 1 and a blessed one 3; maximum of water. */
  readonly juiceNutrition: number;
  readonly waterNutrition: number;
  /** Change of present energy per point of the maximum that a potion of vigour adds. */
  readonly vigourNow: number;
}

/** Powers over things. */
interface ThingPowerRules {
  readonly enchanting: {
    /** From this enchantment on a further point is rare. */
    readonly hardFrom: number;
    /** Maximum points of a blessed scroll, reduced by 1 per `perPoints` present points. */
    readonly blessed: { readonly most: number; readonly perPoints: number };
    /** Armour above this may evaporate; weapons above their own limit, in either direction. */
    readonly armourLimit: number;
    readonly weaponLimit: number;
    /** Such a weapon survives with probability 1 in this number. */
    readonly weaponSurvivesOneIn: number;
    /** A piece other than cloak and body armour is chosen with probability 1 in this number. */
    readonly otherPieceOneIn: number;
  };
  /** A confused reader of remove curse blesses or curses an uncursed item with probability 1 in this number. */
  readonly curseChangesOneIn: number;
}

/** Powers of wands and of monsters. */
interface AttackPowerRules {
  /** The level as which a wand is resisted. */
  readonly wandLevel: number;
  /** Squares of a beam's range that each creature on its way takes. */
  readonly beamPerCreature: number;
  /** Sides of the dice of open wounds; their number is 1 plus 1 per two levels. */
  readonly woundSides: Dice['sides'];
  /** Squares of a monster's blink: the maximum, and the minimum if there is room. */
  readonly blink: { readonly most: number; readonly least: number };
  /** Hit points that a monster gains per point of energy drained. */
  readonly sapHeals: number;
}

/** The numbers of powers. */
export interface PowerRules
  extends ToolRules,
    SightRules,
    SummonRules,
    BodyPowerRules,
    ThingPowerRules,
    AttackPowerRules {}
