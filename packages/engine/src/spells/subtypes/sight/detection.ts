// Detection: reveals objects in a square area around the caster. Crossfire server/spell_effect.c
// (cast_detection).

import { textOf } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { racesNamed } from '../../divine/god-races.ts';
import { putPlain } from '../../pool/lifetime.ts';
import type { Finding, Sought } from '../../ports.ts';
import { squareBeside } from '../../seeking.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';

/** Detection: subtype 33. */
export const detection: Subtype = {
  number: 33,
  name: 'detection',
  needsDirection: false,
  tellsAll: true,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { range, casterLevel } = adjustedSpell(world, order);
    const sought = soughtBy(world, order);
    const from = world.living.squareOf(order.caster);
    const { makes } = order.facts;
    const shown = new Set<number>();
    for (let x = -range; x <= range; x++) {
      for (let y = -range; y <= range; y++) {
        const square = squareBeside(world, from, x, y);
        const found =
          square < 0
            ? undefined
            : world.detection.detect(order.caster, square, sought, casterLevel);
        if (found !== undefined && makes !== '') {
          show(world, order, found, shown);
        }
      }
    }
    world.detection.markOwn(order.caster, sought);
    return true;
  },
};

/**
 * Puts the spell's picture where something was found. A creature's wears the look of the creature, once on each of its
 * squares.
 * @param shown the squares that show a creature already
 */
function show(
  world: SpellWorld,
  { facts, caster }: CastOrder,
  { squares, creature }: Finding,
  shown: Set<number>,
): void {
  const { index } = world.archetype(facts.makes);
  for (const square of squares) {
    const isShown = creature !== undefined && shown.has(square);
    if (!isShown && !world.pool.full) {
      const row = putPlain(world, index, square, 0, caster);
      if (creature !== undefined) {
        world.pool.slayer[row] = creature.index + 1;
        shown.add(square);
      }
    }
  }
}

function soughtBy(world: SpellWorld, { spell, caster }: CastOrder): Sought {
  return {
    monsters: spell.flags.has('monster'),
    race: racesNamed(world, caster, textOf(spell, 'race')),
    magical: spell.flags.has('known_magical'),
    cursed: spell.flags.has('known_cursed'),
    hidden: spell.flags.has('make_invisible'),
  };
}
