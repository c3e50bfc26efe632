// What a monster's hit points are rolled from when it is made, and what the hero therefore expects of them.

import type { Dice } from '../../chance/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { MonsterTraits } from '../shared/monster-traits.ts';

/**
 * The dice of a new monster's hit points; of whom there is but one, that one is whole.
 * Source: the ruleset's dice by level; Angband 3.0.5 src/monster2.c (place_monster_one, FORCE_MAXHP).
 */
export function hitDice({ bridges }: Ruleset, level: number, { unique }: MonsterTraits): Dice {
  const dice = bridges.monsterHitPoints(level);
  return unique ? { count: 0, sides: 0, bonus: dice.count * dice.sides + dice.bonus } : dice;
}
