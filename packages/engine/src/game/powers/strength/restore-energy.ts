// The potion of vigour. NetHack 3.6.7 src/potion.c (peffects, POT_GAIN_ENERGY).

import { clamp } from '../../../integers/index.ts';
import { giveBack } from '../../body/pay.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';
import { vigourPoints } from '../state/potion-draws.ts';

/** Raises the maximum energy and restores three times that; a cursed one takes instead. */
const drink: Use = (state, potion) => {
  const { sheet, hero } = state;
  const { potions, powers } = state.ruleset.slots.world;
  const points = vigourPoints(state.luck('potions'), potions, signOf(potion));
  const before = sheet.energy;
  sheet.maxEnergy = Math.max(0, sheet.maxEnergy + points);
  giveBack(sheet, 'energy', clamp(before + powers.vigourNow * points, 0, sheet.maxEnergy) - before);
  state.logFelt('vigour-changed', hero.id, sheet.energy - before);
  return true;
};

/** The potion. */
export const restoreEnergy: PowerDeed = {
  word: 'restore-energy',
  drunk: drink,
};
