// The part of the combat slot about what blows do beside damage, and about who dares to strike.

import type { CombatClass } from './names.ts';

/** Who strikes though afraid. */
export interface FearRules {
  /** The first character level that knows no fear; a class that isn't named may always be afraid. */
  readonly fearlessFrom: Readonly<Partial<Record<CombatClass, number>>>;
}

/** The ground shakes under weapons made for it. */
export interface EarthquakeRules {
  /** A blow shakes when its damage before the critical roll exceeds this. */
  readonly above: number;
  /** Squares around the fighter. */
  readonly radius: number;
}

/** Hands that confuse, from a scroll. */
export interface ConfusingTouchRules {
  /** The monster resists its level times in this. */
  readonly resistOutOf: number;
  /** The least turns of confusion. */
  readonly least: number;
  /** Further turns are a number below the character's level, divided by this. */
  readonly over: number;
}

/** What a ruleset says of them. */
export interface SideEffectRules {
  readonly fear: FearRules;
  readonly earthquake: EarthquakeRules;
  readonly confusingTouch: ConfusingTouchRules;
}
