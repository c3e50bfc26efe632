// The rings part of the slot.

import type { Amount } from './amounts.ts';
import type { Beatitude } from './names.ts';
import type { Odds } from './wand-rules.ts';

/** A ring to be charged. */
export interface RingChargeView {
  /** Kebab case: `gain-strength`. */
  readonly ring: string;
  readonly enchantment: number;
  readonly source: Beatitude;
  /** Absent: no. */
  readonly artifact?: boolean | undefined;
  /** The bearer's luck, −13…13; absent: 0. Few rulesets use it. */
  readonly luck?: number | undefined;
  /** The bearer; absent: the hero. */
  readonly bearer?: 'hero' | 'monster' | undefined;
}

/** Rings. */
export interface RingRules {
  /** The chargeable kinds. */
  readonly chargeable: readonly string[];
  /** The change by each source. */
  readonly change: Readonly<Record<Beatitude, Amount>>;
  /** A ring explodes if its enchantment exceeds a uniform draw below `of` and is above `beyond`. */
  readonly of: number;
  readonly beyond: number;
  /** A ring at this enchantment or below explodes, under these sources. */
  readonly lowest: number;
  readonly lowestUnder: Readonly<Record<Beatitude, boolean>>;
  /** Damage: for each point of enchantment one die with this many sides. */
  readonly damagePerPoint: number;
  /** Artifact rings lose their enchantment instead of exploding. */
  readonly artifactsFade: boolean;
}

/** Effects of electricity on rings. */
export interface ShockRules {
  /** One stack is affected for each this many points of damage, and one for the remainder by chance. */
  readonly pointsPerStack: number;
  readonly mostStacks: number;
  /** A bearer who wears a source of resistance is spared with this probability. */
  readonly spared: Odds;
  /** Whether a merely carried artifact counts as such a source. */
  readonly carriedArtifactSpares: boolean;
  /** Rings that are never affected. */
  readonly immune: readonly string[];
  readonly charges: Odds;
  readonly destroys: Odds;
}
