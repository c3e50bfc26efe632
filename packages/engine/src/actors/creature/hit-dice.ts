// Hit dice of new monsters, which are also the hero's prior for their hit points.

import type { Dice } from '../../chance/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { MonsterTraits } from '../shared/monster-traits.ts';

/**
 * Hit dice of a new monster. A kind may state its hit points (key `hit_points`). Uniques get maximum hit points instead of a roll. Source: the ruleset's dice by
 * level; Angband 3.0.5 src/monster2.c (place_monster_one, FORCE_MAXHP).
 */
export function hitDice(
  { bridges }: Ruleset,
  level: number,
  { unique, hitPoints }: MonsterTraits,
): Dice {
  if (hitPoints > 0) {
    return { count: 0, sides: 0, bonus: hitPoints };
  }
  const dice = bridges.monsterHitPoints(level);
  return unique ? { count: 0, sides: 0, bonus: dice.count * dice.sides + dice.bonus } : dice;
}
