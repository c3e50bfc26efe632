// A change of the level's own light: nightfall and daylight. Crossfire server/spell_effect.c (cast_change_map_lightlevel),
// common/map.c (change_map_light). No level adjustment.

import { clamp } from '../../../integers/index.ts';
import { factOf } from '../../../objects/index.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';

/** Change of light: subtype 43. `dam` is added to the level's darkness. */
export const changeMapLight: Subtype = {
  number: 43,
  name: 'change-map-light',
  needsDirection: false,
  cast({ daylight, rules }: SpellWorld, { spell, caster }: CastOrder): boolean {
    const { least, most } = rules.effects.darkness;
    const darkness = clamp(daylight.darkness + factOf(spell, 'dam'), least, most);
    if (darkness === daylight.darkness) {
      return false;
    }
    daylight.setDarkness(darkness, caster);
    return true;
  },
};
