// The part of the slot that is about rings.

import type { Amount } from './amounts.ts';
import type { Beatitude } from './names.ts';
import type { Odds } from './wand-rules.ts';

/** A ring that is charged. */
export interface RingChargeView {
  /** Kebab case: `gain-strength`. */
  readonly ring: string;
  readonly enchantment: number;
  readonly source: Beatitude;
  /** Absent: no. */
  readonly artifact?: boolean | undefined;
  /** The bearer's luck, −13…13; absent: 0. Few rulesets ask. */
  readonly luck?: number | undefined;
  /** Who bears it; absent: the hero. */
  readonly bearer?: 'hero' | 'monster' | undefined;
}

/** Rings. */
export interface RingRules {
  /** Those that can be charged. */
  readonly chargeable: readonly string[];
  /** What each source changes. */
  readonly change: Readonly<Record<Beatitude, Amount>>;
  /** A ring explodes when its enchantment exceeds a number below `of` and `beyond`. */
  readonly of: number;
  readonly beyond: number;
  /** A ring so bad or worse explodes, under these sources. */
  readonly lowest: number;
  readonly lowestUnder: Readonly<Record<Beatitude, boolean>>;
  /** Damage: one die of so many sides for each point of enchantment. */
  readonly damagePerPoint: number;
  /** Artifact rings lose their enchantment instead of exploding. */
  readonly artifactsFade: boolean;
}

/** What electricity does to rings. */
export interface ShockRules {
  /** A stack for each so many points of damage, and the rest by chance. */
  readonly pointsPerStack: number;
  readonly mostStacks: number;
  /** Who wears a source of resistance is spared. */
  readonly spared: Odds;
  /** Whether a source that is merely carried, as an artifact, counts. */
  readonly carriedArtifactSpares: boolean;
  /** Rings that never take harm. */
  readonly immune: readonly string[];
  readonly charges: Odds;
  readonly destroys: Odds;
}
