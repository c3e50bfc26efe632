// What the hits of a spell add up to: each hit enumerated by the rule that is played, hits added.

import { Distribution, type Enumerator, type Outcome } from '../chance/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import { type CreatureHitView, creatureHit, type Strike } from '../spells/index.ts';

/** Someone who would be hit. */
export interface HitCreature {
  /** Level, for the saving throw. */
  readonly level: number;
  readonly resistances: CreatureHitView['resistances'];
}

/** The whole damage of several hits on one creature that takes them all. */
function spellDamage(
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

/** The damage of a spell that may go several ways, each with the hits that it then deals. */
export function mixedDamage(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  ways: readonly Outcome<readonly Strike[]>[],
): Distribution {
  // Many ways deal the same hits: each is worked out once.
  const alike = new Map<string, { strikes: readonly Strike[]; weight: number }>();
  for (const { value, probability } of ways) {
    const key = value.map(({ damage, attackType }) => `${damage}:${attackType}`).join();
    const weight = (alike.get(key)?.weight ?? 0) + probability;
    alike.set(key, { strikes: value, weight });
  }
  const [first, ...others] = [...alike.values()];
  if (first !== undefined && others.length === 0) {
    return spellDamage(ask, rules, creature, first.strikes);
  }
  return Distribution.mixture(
    [...alike.values()].map(({ strikes, weight }) => [
      weight,
      spellDamage(ask, rules, creature, strikes),
    ]),
  );
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
