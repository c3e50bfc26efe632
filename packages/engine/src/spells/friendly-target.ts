// The target of a friendly spell. Crossfire server/spell_util.c (find_target_for_friendly_spell).

import type { CastOrder, SpellWorld } from './spell-world.ts';

/**
 * The friend in the direction of the cast, else the caster himself: for a servant of a monster its master, for a rune
 * the friend on its square. 0 for none.
 */
export function friendlyTarget(
  { living, ground, rules }: SpellWorld,
  { caster, direction }: CastOrder,
): number {
  if (direction !== 0) {
    const square = ground.neighbour(living.squareOf(caster), direction);
    const friend = ground.has(square) ? living.friendOn(square, caster, rules.helpsServants) : 0;
    if (friend !== 0) {
      return friend;
    }
  }
  return living.helpedBy(caster, rules.helpsServants);
}
