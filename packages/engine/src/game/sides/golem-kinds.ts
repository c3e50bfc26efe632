// What a kind of creature is as a golem. A kind of Crossfire's states it; of others it follows from their hit dice and
// blows by the numbers of the slot `world.foreign`, read backwards.

import { hitDice, monsterTraits } from '../../actors/index.ts';
import { clamp } from '../../integers/index.ts';
import { type Archetype, creatureFacts, factOf } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import type { GolemKind } from '../../spells/index.ts';

/** The attack type of a kind that states none. */
const PHYSICAL = attackBit('physical');

/** Bounds of wc: a byte in the original. */
const MOST_WC = 127;

/** A kind's numbers as a golem's. Files may state any. */
export function golemKindOf(ruleset: Ruleset, archetype: Archetype): GolemKind {
  const facts = creatureFacts(archetype);
  const { speed, toHit, mostHitPoints, mostDamage } = ruleset.slots.world.foreign.creatures;
  const { count, sides, bonus } = hitDice(ruleset, facts.level, monsterTraits(archetype));
  const strongest = facts.blows.reduce(
    (most, { dice }) => Math.max(most, dice.count * dice.sides + dice.bonus),
    0,
  );
  const average = bonus + Math.trunc((count * (sides + 1)) / 2);
  return {
    hitPoints: clamp(factOf(archetype, 'hp') || average, 0, mostHitPoints),
    damage: clamp(factOf(archetype, 'dam') || strongest, 0, mostDamage),
    wc: clamp(archetype.numbers.wc ?? toHit - facts.level, -MOST_WC, MOST_WC),
    speed: factOf(archetype, 'speed') || facts.speed / speed.points,
    attackType: factOf(archetype, 'attacktype') || PHYSICAL,
  };
}
