// Numbers of traps that do more than hit, of fountains, thrones and sinks, and of ground that slips or burns.

import type { Dice } from '../../chance/index.ts';
import type { TurnRange } from '../dungeon-rules.ts';

/** A trap that holds the creature that steps into it. */
interface HoldingTrap {
  readonly damage: Dice;
  readonly turns: TurnRange;
}

/** A trap that holds, and wounds one leg or both for some turns. */
interface LamingTrap extends HoldingTrap {
  readonly lames: { readonly legs: 1 | 2; readonly turns: TurnRange };
}

/** Traps that do more than hit. */
export interface MechanismRules {
  readonly pit: HoldingTrap;
  /** Its spikes are poisoned with probability 1 in `poisonOneIn`. */
  readonly spikedPit: HoldingTrap & { readonly poisonOneIn: number; readonly poison: TurnRange };
  readonly bearTrap: LamingTrap;
  /** The turns that a web holds a creature of less strength than `below`, ascending; a stronger one tears it. */
  readonly web: readonly { readonly below: number; readonly turns: TurnRange }[];
  /** It hits if 1d20 is below `toHit` + the armour class of its victim, counted down from 10. */
  readonly arrow: { readonly toHit: number; readonly damage: Dice };
  /** A helmet leaves `helmet` of its damage. */
  readonly rock: { readonly damage: Dice; readonly helmet: number };
  /** Turns of sleep. */
  readonly gas: Dice;
  /** Energy lost: `sure` and a die with as many sides as the victim has levels. */
  readonly antiMagic: { readonly sure: number };
  /** Weights of a blinding flash with company, of nothing, and of lifted curses. */
  readonly magic: {
    readonly weights: readonly [flash: number, nothing: number, lifts: number];
    readonly blind: TurnRange;
    readonly comers: number;
  };
  readonly mine: LamingTrap;
  /**
   * A boulder of a kind lies so many `squares` away from its trap, or nearer where there is less room, but not nearer
   * than `nearest`. It hits what is in its way as an arrow does.
   */
  readonly boulder: {
    readonly kind: string;
    readonly squares: TurnRange;
    readonly nearest: number;
    readonly toHit: number;
    readonly damage: Dice;
  };
  /** A statue wakes with probability 1 in `wakesOneIn` whenever a hero comes to stand beside it or searches there. */
  readonly statue: { readonly wakesOneIn: number };
  /** Who falls through a trap door falls one level further with probability 1 in this number, again and again. */
  readonly deeperOneIn: number;
}

/** What comes of drinking from a fountain, in the order of their weights. */
export const FOUNTAIN_DRINKS = [
  'cool',
  'foul',
  'poisoned',
  'snakes',
  'curses',
  'coins',
  'nymph',
  'gush',
] as const;

/** What comes of dipping into a fountain, besides wetness. */
export const FOUNTAIN_DIPS = ['nothing', 'lifts', 'curses', 'coins', 'snakes'] as const;

/** What comes of sitting on a throne. */
export const THRONE_DEEDS = [
  'nothing',
  'shock',
  'heals',
  'weakens',
  'court',
  'curses',
  'map',
  'away',
  'confuses',
  'wish',
] as const;

/** What comes of drinking from a sink. */
export const SINK_DRINKS = ['cold', 'hot', 'foul'] as const;

/** What comes of kicking a sink. */
export const SINK_KICKS = ['klunk', 'slug', 'ring'] as const;

/** Fountains, thrones and sinks. Weights are in the order of the lists of words. */
export interface FeatureRules {
  readonly fountain: {
    readonly drinks: readonly number[];
    readonly dips: readonly number[];
    /** It dries up after a drink or a dip with probability 1 in this number. */
    readonly driesOneIn: number;
    /** Nutrition that a cool drink gives, and foul water takes. */
    readonly cool: Dice;
    readonly foul: TurnRange;
    readonly poison: Dice;
    /** Snakes or coins: a die. */
    readonly snakes: number;
    readonly coins: number;
  };
  readonly throne: {
    /** Something happens with probability `times` in `of`. */
    readonly stirs: { readonly times: number; readonly of: number };
    readonly deeds: readonly number[];
    readonly shock: Dice;
    readonly weakness: Dice;
    readonly court: number;
    readonly confusion: Dice;
    /** It vanishes afterwards with probability 1 in this number. */
    readonly vanishesOneIn: number;
  };
  readonly sink: {
    readonly drinks: readonly number[];
    readonly kicks: readonly number[];
    readonly scald: Dice;
    readonly foul: TurnRange;
  };
}

/** Ice, lava and sewage. */
export interface GroundRules {
  /** Each step onto ice ends in a slide of one more square with probability 1 in this number, again and again. */
  readonly slidesOneIn: number;
  /** Damage to a hero who lands in lava. */
  readonly lava: Dice;
  /** What burns in lava, by its material or its class; the rest sinks. */
  readonly lavaBurns: {
    readonly materials: readonly string[];
    readonly classes: readonly string[];
  };
  /** A step out of sewage takes this many times as long. */
  readonly sewageTimes: number;
  /** Kinds of boots that spare their wearer, where the slot of speed has no list of its own. */
  readonly sewageSpares: readonly string[];
}

/** Who chases the bearer of the Amulet. */
export interface ChaseRules {
  /** The archetype; content without it has no chase. */
  readonly kind: string;
  /** In a turn without it on the level it comes with probability 1 in this number. */
  readonly comesOneIn: number;
  /** Squares from the bearer at which it appears, at most. */
  readonly within: number;
}
