// A fight as the hero sees it: who can reach him, how hard each strikes, and what he does about it. Plain numbers;
// squares are those of one level.

import type { Distribution } from '../../chance/index.ts';

/** What one foe may be: a creature of unknown nature has several possibilities. */
export interface FoeNature {
  /** Damage of one of its moves beside the hero: all its blows. */
  readonly damage: Distribution;
  /** What it does from afar; absent: nothing that is known. */
  readonly afar?: {
    /** It is done with a probability of 1 in this number of moves in which it reaches the hero. */
    readonly oneIn: number;
    /** Squares. */
    readonly reach: number;
    readonly damage: Distribution;
  };
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
  /** Damage of one move of the hero's blows at it. */
  readonly struck: Distribution;
  /** Its moves before the hero's next move, and before each later one. 0 or more. */
  readonly moves: readonly [first: Distribution, later: Distribution];
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

/** The whole fight. */
export interface FightView {
  /** The hero's hit points, 0 or more; he dies below 0. */
  readonly hitPoints: number;
  /** Hit points that he loses by himself in each move, such as by poison; the last one goes on. Empty: none. */
  readonly losses: readonly number[];
  readonly foes: readonly FightFoe[];
  readonly act: FirstAct;
  readonly ground: FightGround;
}

/** The known ground around the hero. */
export interface FightGround {
  /** Steps from a square to the hero; −1: none are known. */
  steps(square: number): number;
  /** The adjacent squares by direction, 1…8. */
  readonly offsets: readonly number[];
  /** Whether nothing known stands between a square and the hero. */
  sees(square: number): boolean;
}
