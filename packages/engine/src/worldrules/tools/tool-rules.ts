// The numbers of tools: what applying, blowing and playing them does.

import type { Dice } from '../../chance/index.ts';
import type { TurnRange } from '../dungeon-rules.ts';

/** Instruments. NetHack 3.6.7 src/music.c (do_improvisation). Distances are in squares, and squared. */
interface MusicRules {
  /** The level as which an instrument is resisted. */
  readonly level: number;
  /** The magic flute: radius squared per level of the hero, and turns of sleep. */
  readonly lullsPerLevel: number;
  readonly lullTurns: Dice;
  /** The magic harp: radius squared is 1, plus 1 per this many levels after the first. */
  readonly charmsOver: number;
  /** Plain flutes and harps. */
  readonly plain: {
    /** A number below the dexterity and the level must together exceed this. */
    readonly above: number;
    /** Radius squared per level of the hero. */
    readonly calmsPerLevel: number;
    /** Races that a flute and a harp calm. */
    readonly flute: readonly string[];
    readonly harp: readonly string[];
  };
  /** Drums: radius squared per level, also for a drum of earthquake without its magic. */
  readonly drum: { readonly wakesPerLevel: number; readonly weakPerLevel: number };
  /** The drum of earthquake. */
  readonly quake: {
    /** Its force is 1, plus 1 per this many levels after the first, up to `most`. */
    readonly over: number;
    readonly most: number;
    /** It reaches this many squares per point of force. */
    readonly reach: number;
    /** A square shakes with probability 1 in this number less the force. */
    readonly squares: number;
    /** Damage to a creature on one. */
    readonly falls: Dice;
    /** Radius squared within which it wakes. */
    readonly wakesWithin: number;
  };
}

/** The expensive camera. NetHack 3.6.7 src/uhitm.c (flash_hits_mon). Distances are squared. */
interface CameraRules {
  /** A cursed one flashes its owner with probability 1 in this number. */
  readonly selfOneIn: number;
  /** Turns for which the owner is blind then. */
  readonly own: TurnRange;
  /** Below this distance a creature is blind for good. */
  readonly forGood: number;
  readonly forGoodTurns: number;
  /** Farther ones are blind for a die of 1 plus this over the distance. */
  readonly spread: number;
  /** Within this distance it flees, unless it stands: for a die of turns, rarely for good. */
  readonly fear: {
    readonly within: number;
    readonly standsOneIn: number;
    readonly longOneIn: number;
    readonly sides: number;
  };
}

/** The can of grease. NetHack 3.6.7 src/apply.c (use_grease), src/trap.c (grease_protect). */
interface GreaseRules {
  /** A cursed can slips out of the hand with probability 1 in this number. */
  readonly slipsOneIn: number;
  /** Grease that has spared its item comes off with probability 1 in this number. */
  readonly wearsOffOneIn: number;
}

/** Djinn of magic lamps. NetHack 3.6.7 src/apply.c (dorub), src/potion.c (djinni_from_bottle). */
interface LampRules {
  /** Rubbing brings out the djinni with probability 1 in this number, and else a puff of smoke. */
  readonly djinniOneIn: number;
  readonly smokeOneIn: number;
  /** What the djinni does, by the lamp's beatitude: weights of DJINNI_DEEDS. */
  readonly djinni: Readonly<Record<'cursed' | 'uncursed' | 'blessed', readonly number[]>>;
  /** Turns of oil in a lamp that has lost its djinni. */
  readonly oil: TurnRange;
  /** Wishes that name nothing, after which the djinni loses patience. */
  readonly wishTries: number;
  /** A number of pieces that a wish names counts below a die of this many sides. */
  readonly wishPieces: number;
  /** An enchantment that a wish names counts up to a die of this many sides. */
  readonly wishEnchantment: number;
}

/** Tools, and what hands do with other things. */
export interface ToolRules {
  readonly music: MusicRules;
  readonly camera: CameraRules;
  readonly grease: GreaseRules;
  readonly lamps: LampRules;
}
