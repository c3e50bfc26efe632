// The scroll of daylight. NetHack 3.6.7 src/read.c (seffects, SCR_LIGHT, litroom).

import { Sight } from '../../../world/index.ts';
import { lookAround } from '../../movement/stepping.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { castAs } from '../cast-as.ts';
import { signOf } from '../sign.ts';

/** Lights the surroundings, or darkens them if the scroll is cursed or the reader confused. */
const read: Use = (state, scroll) => {
  const { hero, level } = state;
  const { radius, blessedRadius, sparksOneIn } = state.ruleset.slots.world.powers.light;
  if (scroll.confused && state.luck('scrolls').test(1, sparksOneIn, 'sparks')) {
    state.logFelt('sparkles', hero.id);
    return false;
  }
  const sign = signOf(scroll);
  const on = !scroll.confused && sign >= 0;
  const reach = new Sight(level.map);
  reach.look(hero.square, sign > 0 ? blessedRadius : radius, 'disc');
  for (let square = 0; square < level.map.size; square++) {
    if (reach.sees(square)) {
      level.map.setLit(square, on);
    }
  }
  state.logFelt('ground-lit', hero.id, on ? 1 : 0);
  lookAround(state);
  return !state.sheet.conditions.has('blind');
};

/** The scroll, and the spell that does the same. */
export const light: PowerDeed = {
  word: 'light',
  read,
  cast: castAs(read),
};
