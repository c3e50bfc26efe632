// What a kind of creature is as a golem. A kind of Crossfire's states it; of others it follows from their hit dice and
// blows by the numbers of the slot `world.foreign`, read backwards.

import { hitDice, monsterTraits } from '../../actors/index.ts';
import { type Archetype, creatureFacts, factOf } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import type { GolemKind } from '../../spells/index.ts';

/** The attack type of a kind that states none. */
const PHYSICAL = attackBit('physical');

/** A kind's numbers as a golem's. */
export function golemKindOf(ruleset: Ruleset, archetype: Archetype): GolemKind {
  const facts = creatureFacts(archetype);
  const { speed, toHit } = ruleset.slots.world.foreign.creatures;
  const { count, sides, bonus } = hitDice(ruleset, facts.level, monsterTraits(archetype));
  const strongest = facts.blows.reduce(
    (most, { dice }) => Math.max(most, dice.count * dice.sides + dice.bonus),
    0,
  );
  return {
    hitPoints: factOf(archetype, 'hp') || bonus + Math.trunc((count * (sides + 1)) / 2),
    damage: factOf(archetype, 'dam') || strongest,
    wc: archetype.numbers.wc ?? toHit - facts.level,
    speed: factOf(archetype, 'speed') || facts.speed / speed.points,
    attackType: factOf(archetype, 'attacktype') || PHYSICAL,
  };
}
