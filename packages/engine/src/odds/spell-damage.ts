// What the hits of a spell add up to: each hit enumerated by the rule that is played, hits added.

import { Distribution, type Enumerator } from '../chance/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import { type CreatureHitView, creatureHit, type Strike } from '../spells/index.ts';

/** Someone who would be hit. */
export interface HitCreature {
  /** Level, for the saving throw. */
  readonly level: number;
  readonly resistances: CreatureHitView['resistances'];
}

/** The whole damage of several hits on one creature that takes them all. */
export function spellDamage(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  strikes: readonly Strike[],
): Distribution {
  return strikes.reduce((sum, { damage, attackType }) => {
    const hit = ask.askNumber(creatureHit, rules, { damage, attackType, ...creature });
    return sum.plus(hit);
  }, Distribution.certain(0));
}

/** The probability that damage exceeds hit points, both as far as they are known. */
export function chanceToExceed(damage: Distribution, hitPoints: Distribution): number {
  let sum = 0;
  let certain = true;
  for (const [value, probability] of hitPoints) {
    const beyond = damage.atLeast(value + 1);
    certain &&= beyond === 1;
    sum += probability * beyond;
  }
  return certain ? 1 : Math.min(sum, 1 - Number.EPSILON);
}
