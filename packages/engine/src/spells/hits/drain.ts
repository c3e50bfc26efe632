// Attacks on life and experience: draining, stealing life, death. Crossfire server/attack.c
// (hit_with_one_attacktype, deathstrike_living).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import { attackNumber, type HitRules } from '../../spellcraft/index.ts';
import type { HitResult } from './hit-result.ts';
import type { CreatureHitView } from './hit-view.ts';
import { scale } from './saves.ts';
import { deathReaches } from './slaying.ts';

const DRAIN = attackNumber('drain');
const LIFE_STEALING = attackNumber('life_stealing');
const DEATH = attackNumber('death');
const PHYSICAL = attackNumber('physical');

/** Percent of a whole. */
const WHOLE = 100;

/** The divisor of experience for a resistance to drain. */
function rateOf({ drain }: HitRules, resistance: number): number {
  return resistance >= 0
    ? drain.rate + truncDiv(resistance, 2)
    : truncDiv(drain.weakRate, WHOLE - resistance);
}

/**
 * Draining experience: a creature without enough takes a blow instead. Labels: `resistance`, `heals`.
 * @param damage after resistance and slaying
 */
export function drain(
  chance: Chance,
  hits: HitRules,
  view: CreatureHitView,
  damage: number,
  slays: boolean,
  result: HitResult | undefined,
): number {
  const { resistances, experience, luck = 0, striker, level, strikerLevel } = view;
  const rules = hits.drain;
  const rate = rateOf(hits, resistances[DRAIN] ?? 0);
  if (experience <= rate) {
    if (view.kind === 'golem') {
      return rules.golem;
    }
    const struck = slays && rules.slaysTwice ? damage * hits.slain : damage;
    const physical = resistances[PHYSICAL] ?? 0;
    return physical === 0 ? struck : scale(chance, struck, physical, luck);
  }
  if (result !== undefined) {
    if (striker !== undefined && striker.life < striker.mostLife && strikerLevel < level) {
      const values = level - strikerLevel + rules.healWithin + 1;
      const beyond = values - 1 - rules.healBeyond;
      result.drained += chance.test(beyond, values, 'heals') ? 1 : 0;
    }
    const lost = truncDiv(experience, rate);
    const counted = rules.gainsFromLost ? lost : truncDiv(experience - lost, 2 * rate);
    result.experienceLost = lost;
    result.experienceGained = Math.min(counted, lost);
  }
  return rules.damage;
}

/** Hit points stolen: none of the undead, golems and what isn't alive. */
export function stolenLife(hits: HitRules, view: CreatureHitView, damage: number): number {
  const { undead, lifeless, kind, resistances, life } = view;
  if (undead || lifeless || kind === 'golem') {
    return 0;
  }
  const resistance = Math.max(resistances[DRAIN] ?? 0, resistances[LIFE_STEALING] ?? 0);
  return Math.min(life + 1, truncDiv(damage * (WHOLE - resistance), hits.stolenOf));
}

/** All or nothing, by both levels: between equals it kills on 19 and 20. Label: `death`. */
export function deathStrike(chance: Chance, hits: HitRules, view: CreatureHitView): number {
  const { slaying, resistances, strikerLevel, level, life } = view;
  if (!deathReaches(hits, view, slaying)) {
    return 0;
  }
  const { sides, below, beyond } = hits.death;
  const least = Math.max(1, level);
  const resistance = resistances[DEATH] ?? 0;
  const roll = chance.roll(1, sides, 'death');
  const strength = truncDiv((roll - below + strikerLevel) * (WHOLE - resistance), WHOLE);
  return strength > least ? (life + beyond) * truncDiv(strength, least) : 0;
}
