// The hero's knowledge of a creature: the rule that generated its numbers, and his observations.

import { Distribution } from '../../chance/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Creature } from './creature.ts';
import { hitDice } from './hit-dice.ts';

/**
 * Distribution of the hit points left, as far as the hero knows: the kind's hit dice minus the damage that he
 * has seen, given that the creature is alive. Those of an examined creature show.
 */
export function knownHitPoints(
  ruleset: Ruleset,
  creature: Creature,
  damageSeen: number,
): Distribution {
  if (creature.conditions.has('examined')) {
    return Distribution.certain(creature.hitPoints);
  }
  const { count, sides, bonus } = hitDice(ruleset, creature.facts.level, creature.traits);
  const left: [number, number][] = [];
  for (const [value, probability] of Distribution.dice(count, sides)) {
    const remaining = value + bonus - damageSeen;
    if (remaining >= 0) {
      left.push([remaining, probability]);
    }
  }
  if (left.length === 0) {
    return Distribution.certain(0);
  }
  return Distribution.mixture(left.map(([value, weight]) => [weight, Distribution.certain(value)]));
}
