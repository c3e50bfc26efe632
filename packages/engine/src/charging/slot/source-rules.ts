// The sources part of the slot.

import type { Chance } from '../../chance/index.ts';
import type { Beatitude } from './names.ts';

/** A creature's power, before or after charging. */
export interface Power {
  /** 0 or more. */
  readonly energy: number;
  readonly mostEnergy: number;
}

/** The sources of charging. */
export interface SourceRules {
  /** Artifacts that charge when invoked, each with its role. */
  readonly artifacts: Readonly<Record<string, string>>;
  /** Other items that charge with their own beatitude, such as the scroll. */
  readonly things: readonly string[];
  /** The effect of the scroll on a confused reader's own power. */
  readonly confused: (chance: Chance, source: Beatitude, power: Power) => Power;
  /** Monsters charge items that they carry. */
  readonly monsters: boolean;
}
