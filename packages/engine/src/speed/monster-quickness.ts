// Changes of a monster's speed, movement after a change of form, and slowing by sewage. NetHack 3.6.7
// src/worn.c (mon_adjust_speed), src/mon.c (newcham); EvilHack src/hack.c, src/mon.c.

import type { SpeedAdjustment } from './names.ts';
import type { SpeedRules } from './rules.ts';

/** Causes of a speed change: haste, slowness, unconditional haste, or turning to stone or slime. */
export type AdjustmentChange = 'haste' | 'slow' | 'haste-outright' | 'stiffen';

/**
 * A monster's permanent adjustment after a change. Monsters never get very fast. Source: NetHack 3.6.7
 * src/worn.c (mon_adjust_speed)
 */
export function adjustmentAfter(
  before: SpeedAdjustment,
  change: AdjustmentChange,
): SpeedAdjustment {
  switch (change) {
    case 'haste':
      return before === 'slow' ? 'normal' : 'fast';
    case 'slow':
      return before === 'fast' ? 'normal' : 'slow';
    case 'haste-outright':
      return 'fast';
    case 'stiffen':
      return before === 'fast' ? 'normal' : before;
  }
}

/** The effective adjustment: speed boots always make fast. Source: as above. */
export function effectiveAdjustment(
  lasting: SpeedAdjustment,
  speedBoots: boolean,
): SpeedAdjustment {
  return speedBoots ? 'fast' : lasting;
}

/**
 * Points kept by an actor, hero or monster, that changes its form. Rounding: down. Source: NetHack 3.6.7
 * src/polyself.c (polymon), src/mon.c (newcham)
 */
export function movementInNewForm(
  rules: SpeedRules,
  movement: number,
  oldSpeed: number,
  newSpeed: number,
): number {
  return rules.steps.prorate(movement, oldSpeed, newSpeed);
}

/** A creature in sewage. */
export interface SewageView {
  readonly who: 'hero' | 'monster';
  /** Traits that may protect it: flies, swims, water-walking … */
  readonly traits: readonly string[];
}

/** Whether sewage slows a creature in it. Source: EvilHack src/hack.c (spoteffects). */
export function sewageSlows({ sewage }: SpeedRules, { who, traits }: SewageView): boolean {
  if (sewage === undefined) {
    return false;
  }
  const spares = who === 'hero' ? sewage.sparesHero : sewage.sparesMonster;
  return !spares.some(trait => traits.includes(trait));
}
