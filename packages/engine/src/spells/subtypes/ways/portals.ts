// Portals: two linked ways between places. Crossfire server/spell_effect.c (cast_create_town_portal).

import { type Archetype, textOf } from '../../../objects/index.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { creaturesOf, fail } from '../../told/told-order.ts';
import { waysOf } from '../../ways/way-order.ts';
import type { FarSquare } from '../../ways/way-port.ts';

/** Town portal: subtype 47. One cast, to the square to which its caster is attuned; by other rules as a portal. */
export const townPortal: Subtype = {
  number: 47,
  name: 'town-portal',
  needsDirection: false,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    return world.rules.ways.portals.twoCasts
      ? inTwoCasts(world, order)
      : withExit(world, order, exit => {
          const to = waysOf(world).attunedTo(order.caster);
          if (to === undefined) {
            fail(world, order, 'not-attuned');
          } else {
            openTo(world, order, exit, to);
          }
        });
  },
};

/** Portal: subtype 52. The first cast takes hold of the caster's square, the second one opens a way to it. */
export const portal: Subtype = {
  number: 52,
  name: 'portal',
  needsDirection: false,
  heroesOnly: true,
  cast: inTwoCasts,
};

function inTwoCasts(world: SpellWorld, order: CastOrder): boolean {
  const { caster, spell } = order;
  return withExit(world, order, exit => {
    const ways = waysOf(world);
    const marked = ways.markedBy(caster, spell);
    if (marked === undefined) {
      ways.mark(caster, spell);
    } else {
      openTo(world, order, exit, marked);
      ways.forget(caster, spell);
    }
  });
}

/** @returns false for a caster who is no hero, for a spell without a kind of portal, and in a home */
function withExit(world: SpellWorld, order: CastOrder, open: (exit: Archetype) => void): boolean {
  const exit = world.find(textOf(order.spell, 'slaying'));
  if (!creaturesOf(world).isHero(order.caster)) {
    return fail(world, order, 'heroes-only');
  }
  if (exit === undefined) {
    return fail(world, order, 'no-such-thing');
  }
  if (waysOf(world).barsPortals(order.caster)) {
    return fail(world, order, 'private-place');
  }
  open(exit);
  return true;
}

function openTo(world: SpellWorld, order: CastOrder, exit: Archetype, to: FarSquare): void {
  const { spell, caster } = order;
  const named = textOf(spell, 'opening');
  const opening = world.find(named === '' ? world.rules.ways.portals.opening : named);
  const pair = { owner: caster, exit, to, ...(opening !== undefined && { opening }) };
  if (!waysOf(world).open(pair)) {
    fail(world, order, 'far-end-gone');
  }
}
