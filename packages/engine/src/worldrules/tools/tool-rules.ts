// The numbers of tools: what applying, blowing and playing them does.

import type { Dice } from '../../chance/index.ts';
import type { Encumbrance } from '../../speed/index.ts';
import type { TurnRange } from '../dungeon-rules.ts';
import type { BoxRules } from './box-rules.ts';
import type { ToolDiggingRules } from './dig-rules.ts';

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

/** The magic marker. NetHack 3.6.7 src/write.c (cost, dowrite), src/rnd.c (rnl). */
interface MarkerRules {
  /** Charges that a scroll takes at most, by its power; at least half of them are spent. */
  readonly ink: Readonly<Record<string, number>>;
  readonly inkOfOthers: number;
  /** Charges per level of a spell. */
  readonly inkPerLevel: { readonly scroll: number; readonly book: number };
  /** A kind that isn't recognised is written if a number below this is 0; some roles guess better. */
  readonly guessBelow: number;
  readonly roleGuesses: Readonly<Record<string, number>>;
  /** Luck moves that number by its part, except 1 time in this many more than the part. */
  readonly luckOver: number;
  readonly luckMisses: number;
}

/** Dipping. NetHack 3.6.7 src/potion.c (dodip). */
interface DippingRules {
  /** Two potions explode with probability 1 in this number. */
  readonly explodesOneIn: number;
  /** Sides of the die of damage. */
  readonly blast: number;
  /** Weights of water, juice, any potion, and nothing at all. */
  readonly weights: readonly number[];
}

/** Breaking wands. NetHack 3.6.7 src/apply.c (do_break_wand). */
interface BreakingRules {
  /** The least strength that breaks one. */
  readonly strength: number;
  /** Damage per charge. */
  readonly perCharge: number;
  /** How many times that a blast does; others do a die of it. */
  readonly blasts: Readonly<Record<string, number>>;
  /** A wall of force: this many dice and one per charge. */
  readonly smash: Pick<TurnRange, 'least'> & { readonly sides: number };
}

/** Kicks. NetHack 3.6.7 src/dokick.c. */
interface KickRules {
  readonly clumsyFrom: readonly Encumbrance[];
  readonly clumsyMissesOneIn: number;
  readonly dodgesOneIn: number;
  readonly clumsyDodgedOneIn: number;
  /** The least speed of a creature that gets out of the way. */
  readonly dodgeSpeed: number;
  /** Damage is a die of strength, dexterity and constitution over this. */
  readonly damageOver: number;
  readonly martialRoles: readonly string[];
  /** A door breaks if a number below this is less than the average of the three. */
  readonly doorDie: number;
  /** Sides of the die that a wall does, above a constitution and else. */
  readonly wall: { readonly toughAbove: number; readonly tough: number; readonly others: number };
  /** A thing slides half the strength in squares, less its weight over this. */
  readonly range: { readonly gramsPerSquare: number };
}

/** Bags of holding. NetHack 3.6.7 src/pickup.c (mbag_explodes, in_container). */
interface ContainerRules {
  /** Chances of an explosion halve with each bag around the cause, up to this many. */
  readonly deepest: number;
  readonly blast: Dice;
  /** Each pile in a cursed bag of holding is gone with probability 1 in this number when it is opened. */
  readonly vanishOneIn: number;
  /** Water gets into a cursed waterproof bag with probability 1 in this number. */
  readonly leaksOneIn: number;
}

/** Invoking artifacts. NetHack 3.6.7 src/artifact.c (arti_invoke), src/rnd.c (rnz). */
interface InvokingRules {
  /** Turns until it answers again, on the median; drawn over a spread, doubled and again. */
  readonly usual: number;
  readonly spread: number;
  readonly doublesOneIn: number;
  readonly mostDoubles: number;
  /** Turns that an impatient call adds. */
  readonly tired: { readonly count: number; readonly sides: number };
}

/** Engraving. NetHack 3.6.7 src/engrave.c (doengrave), src/monmove.c (onscary, m_move, dochug). */
interface EngravingRules {
  /** A letter in the dust slips with probability 1 in this number. */
  readonly slipsOneIn: number;
  readonly lettersPerTurn: number;
  /** Turns of blindness by lightning: a die. */
  readonly blinds: number;
  /** Words that monsters shrink from, and races that don't. */
  readonly words: readonly string[];
  readonly fearless: readonly string[];
  /** Turns of fear: a die. */
  readonly fear: number;
  /** Such a word is gone with probability 1 in this number when it frightens. */
  readonly erasedOneIn: number;
  /** Letters that feet wipe out: a hero's are a die. */
  readonly heroScuffs: number;
}

/** Tools, and what hands do with other things. */
export interface ToolRules {
  readonly music: MusicRules;
  readonly camera: CameraRules;
  readonly grease: GreaseRules;
  readonly lamps: LampRules;
  readonly marker: MarkerRules;
  readonly dipping: DippingRules;
  readonly breaking: BreakingRules;
  readonly kicks: KickRules;
  readonly containers: ContainerRules;
  readonly boxes: BoxRules;
  readonly digging: ToolDiggingRules;
  readonly invoking: InvokingRules;
  readonly engraving: EngravingRules;
}
