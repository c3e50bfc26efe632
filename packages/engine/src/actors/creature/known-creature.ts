// What the hero knows of a creature: not its numbers, but the rule that dealt them, and what he saw.

import { Distribution } from '../../chance/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Creature } from './creature.ts';
import { hitDice } from './hit-dice.ts';

/**
 * Hit points left, as far as the hero knows: its kind's hit dice, less the damage that he has seen it
 * take, given that it is still alive.
 */
export function knownHitPoints(ruleset: Ruleset, creature: Creature): Distribution {
  const { count, sides, bonus } = hitDice(ruleset, creature.facts.level, creature.traits);
  const left: [number, number][] = [];
  for (const [value, probability] of Distribution.dice(count, sides)) {
    const remaining = value + bonus - creature.damageSeen;
    if (remaining >= 0) {
      left.push([remaining, probability]);
    }
  }
  if (left.length === 0) {
    return Distribution.certain(0);
  }
  return Distribution.mixture(left.map(([value, weight]) => [weight, Distribution.certain(value)]));
}
