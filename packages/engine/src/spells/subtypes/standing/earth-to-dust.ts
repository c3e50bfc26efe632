// Earth to dust: everything around that can be torn down is struck. Crossfire server/spell_effect.c
// (cast_earth_to_dust).

import { adjustedSpell } from '../../adjusted.ts';
import { PHYSICAL } from '../../attack-types.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';
import { areaSquares } from '../around/area.ts';

/** Earth to dust: subtype 23. */
export const earthToDust: Subtype = {
  number: 23,
  name: 'earth-to-dust',
  needsDirection: false,
  builds: true,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    if (world.building.dexterityOf(order.caster) === undefined) {
      return false;
    }
    const { range, casterLevel } = adjustedSpell(world, order);
    const { blow } = world.pool;
    const from = world.living.squareOf(order.caster);
    const { standing } = world.rules;
    blow.damage = standing.dust;
    blow.attackType = PHYSICAL;
    blow.owner = creditedWith(order);
    blow.source = order.spell.index;
    blow.level = casterLevel;
    blow.slaying = '';
    blow.full = false;
    for (const square of areaSquares(world, from, range)) {
      blow.square = square;
      world.building.tearDown(blow);
    }
    return true;
  },
};
