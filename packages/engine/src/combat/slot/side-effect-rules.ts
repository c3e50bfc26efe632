// Side effects of blows, and fear, in the combat slot.

import type { CombatClass } from './names.ts';

/** Fear in melee. */
export interface FearRules {
  /** The first fearless character level, by class. A class that isn't listed never becomes fearless. */
  readonly fearlessFrom: Readonly<Partial<Record<CombatClass, number>>>;
}

/** Earthquake weapons. */
export interface EarthquakeRules {
  /** A blow causes an earthquake if its damage before the critical roll exceeds this. */
  readonly above: number;
  /** Radius in squares around the fighter. */
  readonly radius: number;
}

/** Confusing touch, from a scroll. */
export interface ConfusingTouchRules {
  /** The monster resists with probability level / this. */
  readonly resistOutOf: number;
  /** Minimum turns of confusion. */
  readonly least: number;
  /** Further turns are a uniform draw below the character's level, divided by this. */
  readonly over: number;
}

/** All side effects. */
export interface SideEffectRules {
  readonly fear: FearRules;
  readonly earthquake: EarthquakeRules;
  readonly confusingTouch: ConfusingTouchRules;
}
