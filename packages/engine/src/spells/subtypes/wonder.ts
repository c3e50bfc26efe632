// Wonder: a cone of its own, or any spell of a list. Crossfire server/spell_effect.c (cast_wonder).

import { spellFacts, TYPE, textOf } from '../../objects/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';
import { cone } from './cone.ts';

/** Subtype number of wonders. */
const WONDER = 9;

/**
 * Wonders: subtype 9. The drawn spell is cast in the same direction, at the caster's level. A drawn wonder comes apart.
 */
export const wonder: Subtype = {
  number: WONDER,
  name: 'wonder',
  needsDirection: true,
  attacks: () => true,
  atSelf: true,
  heroesOnly: true,
  cast: release,
};

function release(world: SpellWorld, order: CastOrder): boolean {
  const { chance, rules, drawing, casts } = world;
  const { times, over } = rules.releases.wonderCone;
  if (chance.test(times, over, 'own-cone')) {
    return cone.cast(world, order);
  }
  const list = textOf(order.spell, 'randomitems');
  if (list === '') {
    return true;
  }
  const { casterLevel } = adjustedSpell(world, order);
  const spell = drawing.drawn(chance, list, casterLevel);
  if (spell?.type !== TYPE.spell) {
    return false;
  }
  if (spell.subtype === WONDER) {
    world.watcher.unravelled?.(order.caster);
    return false;
  }
  if (order.bearing !== undefined && !drawing.pays(order.caster, spell)) {
    return true;
  }
  return casts.release(world, {
    ...order,
    spell,
    facts: spellFacts(spell),
    depth: (order.depth ?? 0) + 1,
  });
}
