// The part of the slot that is about the sources of charging.

import type { Chance } from '../../chance/index.ts';
import type { Beatitude } from './names.ts';

/** Somebody's power, before or after it was charged. */
export interface Power {
  /** 0 or more. */
  readonly energy: number;
  readonly mostEnergy: number;
}

/** The sources of charging. */
export interface SourceRules {
  /** Artifacts that charge when invoked, each with the role to which it belongs. */
  readonly artifacts: Readonly<Record<string, string>>;
  /** Other things that charge with their own beatitude, such as the scroll. */
  readonly things: readonly string[];
  /** What a confused reader of the scroll does to the own power. */
  readonly confused: (chance: Chance, source: Beatitude, power: Power) => Power;
  /** Monsters charge what they carry. */
  readonly monsters: boolean;
}
