// The lamp of a helmet: applied while it is worn, it is lit or put out. Its fuel has nothing to do with the helmet's
// enchantment. dNetHack src/apply.c (use_lamp).

import { wornAt } from '../../../actors/index.ts';
import { lightHelmet } from '../../items/lamp.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';

/** Lights it, or puts it out. One that isn't worn, or is dry, does nothing. */
const apply: Applied = (state, helmet) => {
  const isWorn = wornAt(state.sheet, 'helmet') === helmet;
  const isLit = helmet.fact('lit') !== 0;
  if (!isWorn || (!isLit && helmet.fact('fuel') <= 0)) {
    state.logFelt('nothing-happens', state.hero.id, helmet.id);
    return false;
  }
  lightHelmet(state, helmet, !isLit);
  return false;
};

/** The helmet. */
export const helmLamp: PowerDeed = { word: 'helm-lamp', applied: apply };
