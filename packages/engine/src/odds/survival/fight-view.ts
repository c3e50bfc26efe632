// A fight as the hero sees it: who can reach him, how hard each strikes, and what he does about it. Plain numbers;
// squares are those of one level.

import type { AbilityView, MonsterTraits } from '../../actors/index.ts';
import type { Distribution } from '../../chance/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import type { MindRules } from '../../worldrules/index.ts';

/** A spell that a foe was seen to cast: when its mind casts it, and what it does to the hero. */
export interface FoeCast {
  readonly ability: AbilityView;
  readonly damage: Distribution;
  /** Hit points that it gives back to its caster; absent: none. */
  readonly heals?: Distribution;
}

/** What one foe may be: a creature of unknown nature has several possibilities. */
export interface FoeNature {
  /** How it decides: what makes it flee, step back or flutter, and how it goes about. */
  readonly traits: MonsterTraits;
  /** Damage of one of its moves beside the hero: all its blows. */
  readonly damage: Distribution;
  /** The spells that it casts, as far as they are known. */
  readonly casts: readonly FoeCast[];
  /** Damage of a missile that it shoots or throws; absent: none that is known. */
  readonly shots?: Distribution;
  /** By which it recovers with each of its moves; 0: it doesn't. */
  readonly constitution: number;
  /** Above 0; those of one foe sum to 1. */
  readonly probability: number;
}

/** One foe in sight. */
export interface FightFoe {
  readonly id: number;
  readonly square: number;
  /** What it may be, one or more. It is drawn once for the whole fight. */
  readonly natures: readonly FoeNature[];
  /** Hit points, 0 or more. */
  readonly hitPoints: Distribution;
  /** Hit points that it was seen to lose, 0 or more. */
  readonly lost: number;
  /** It casts in 1 of this many of its moves in which a spell would reach the hero. */
  readonly castsOneIn: number;
  /** Experience for whoever kills it, 0 or more. */
  readonly worth: number;
  /** Missiles that it has left, 0 or more; absent: as many as it needs. */
  readonly missiles?: number;
  /** Damage of one move of the hero's blows at it. */
  readonly struck: Distribution;
  /** Its moves before the hero's next move, and before each later one. 0 or more. */
  readonly moves: readonly [first: Distribution, later: Distribution];
  /** Hit points that come back to it by itself in each of the hero's moves; beyond the last one none. */
  readonly mends: readonly number[];
  /** Moves a tick; what it recovers with each move depends on it. Above 0. */
  readonly movesPerTick: number;
  /** It doesn't leave its square. */
  readonly stays: boolean;
  /** It is helpless or asleep; a sleeper wakes with a probability of 1 in `wakesOneIn` of its moves, 0: never. */
  readonly still?: { readonly wakesOneIn: number };
}

/** What the hero does in his first move. Afterwards he stands and strikes what is beside him. */
export type FirstAct =
  /** He strikes a foe, by index; −1: the first that is beside him, if any. */
  | { readonly kind: 'strike'; readonly foe: number }
  /** Moves during which he strikes nothing. */
  | { readonly kind: 'passive'; readonly moves: number }
  /** Foes are hurt by a cast, a shot or a zap: damage by index. */
  | {
      readonly kind: 'harm';
      readonly damage: readonly (readonly [foe: number, damage: Distribution])[];
    };

/** The next level of a hero, which a kill may bring. */
interface Growth {
  /** Experience that he lacks for it, 1 or more. */
  readonly lacks: number;
  /** The hit points that it brings, 1 or more. */
  readonly points: Distribution;
}

/** A life of the hero that goes on when the one before has ended: his own body under a form, or one that is saved. */
interface SpareLife {
  /** With so many hit points, 0 or more. */
  readonly hitPoints: number;
  /** Hit points come back up to this many. */
  readonly upTo: number;
}

/** Hit points that come back to the hero by themselves. */
interface Mending {
  /** They come back up to this many. */
  readonly upTo: number;
  /** Those of each move; beyond the last one none. */
  readonly points: readonly Distribution[];
}

/** The whole fight. */
export interface FightView {
  /** The hero's hit points, 0 or more; his present life ends below 0. */
  readonly hitPoints: number;
  /** His further lives, in order; he is dead when the last one has ended. */
  readonly spare: readonly SpareLife[];
  /** Hit points that he loses by himself in each move, such as by poison; the last one goes on. Empty: none. */
  readonly losses: readonly number[];
  /** Hit points that come back to him by themselves. */
  readonly mending: Mending;
  /** What kills bring him; absent: nothing. A second level within the fight is left out. */
  readonly growth?: Growth;
  /** How monsters recover. */
  readonly spells: SpellcraftRules;
  readonly foes: readonly FightFoe[];
  /** The indices of the foes in the order in which they move. */
  readonly order: readonly number[];
  readonly act: FirstAct;
  readonly ground: FightGround;
  /** Numbers of the minds of monsters. */
  readonly minds: MindRules;
}

/** The known ground around the hero. */
export interface FightGround {
  /** Where the hero is after his first act. */
  readonly hero: number;
  /** The adjacent squares by direction, 1…8. */
  readonly offsets: readonly number[];
  /** The ground for those who move as a kind does. */
  footing(traits: MonsterTraits): FootedGround;
  /** Squares from a square to the hero, as distances are counted. */
  distance(square: number): number;
  /** The direction from a square to the hero, if he is in one of the eight; else 0. */
  direction(square: number): number;
  /** Whether nothing known stands between a square and the hero. */
  sees(square: number): boolean;
  /** Whether missiles fly over a square. */
  isOpen(square: number): boolean;
  /** Whether somebody is on a square who takes no part in the fight. */
  isTaken(square: number): boolean;
}

/** The known ground for those who move in one way. */
export interface FootedGround {
  /** Steps from a square to the hero; −1: none are known. */
  steps(square: number): number;
  /** Whether one of them can stand on a square. */
  isFree(square: number): boolean;
}
