// Detection: reveals objects in a square area around the caster. Crossfire server/spell_effect.c
// (cast_detection).

import { textOf } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { racesNamed } from '../../divine/god-races.ts';
import { putPlain } from '../../pool/lifetime.ts';
import type { Sought } from '../../ports.ts';
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
    for (let x = -range; x <= range; x++) {
      for (let y = -range; y <= range; y++) {
        const square = squareBeside(world, from, x, y);
        const found =
          square >= 0 && world.detection.detect(order.caster, square, sought, casterLevel);
        if (found && makes !== '' && !world.pool.full) {
          putPlain(world, world.archetype(makes).index, square, 0, order.caster);
        }
      }
    }
    world.detection.markOwn(order.caster, sought);
    return true;
  },
};

function soughtBy(world: SpellWorld, { spell, caster }: CastOrder): Sought {
  return {
    monsters: spell.flags.has('monster'),
    race: racesNamed(world, caster, textOf(spell, 'race')),
    magical: spell.flags.has('known_magical'),
    cursed: spell.flags.has('known_cursed'),
    hidden: spell.flags.has('make_invisible'),
  };
}
