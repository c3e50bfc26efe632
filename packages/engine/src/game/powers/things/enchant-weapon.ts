// The scroll of enchant weapon. NetHack 3.6.7 src/read.c (seffects, SCR_ENCHANT_WEAPON), src/wield.c
// (chwepon).

import {
  beatitudeOf,
  classOf,
  conditionOf,
  enchantmentsOf,
  setBeatitude,
  setEnchantments,
} from '../../../objects/index.ts';
import { useUpAll } from '../../items/pack.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { castAs } from '../cast-as.ts';
import { signOf } from '../sign.ts';
import { enchantWeapon as pointsOf } from './enchanting.ts';
import { proof } from './proofing.ts';

/** Enchants the wielded weapon; an increase removes a curse. */
const read: Use = (state, scroll) => {
  const { sheet, hero } = state;
  const { weapon } = sheet;
  const isWeapon =
    weapon !== undefined && ['weapon', 'ammunition'].includes(classOf(weapon.archetype));
  if (!isWeapon) {
    state.logFelt('odd-feeling', hero.id);
    return false;
  }
  if (scroll.confused) {
    proof(state, weapon, scroll.beatitude === 'cursed');
    return false;
  }
  const { enchantment } = conditionOf(weapon);
  const { enchanting } = state.ruleset.slots.world.powers;
  const points = pointsOf(state.luck('scrolls'), enchanting, { enchantment, sign: signOf(scroll) });
  if (points === 'evaporates') {
    state.logFelt('evaporated', hero.id, weapon.id);
    useUpAll(state, weapon);
    return false;
  }
  const { toHit, toDam } = enchantmentsOf(weapon);
  if (points < 0) {
    state.ports.shops.spoilt(weapon);
  }
  setEnchantments(weapon, { toHit: toHit + points, toDam: toDam + points });
  state.ports.shops.improved(weapon);
  if (points > 0 && beatitudeOf(weapon) === 'cursed') {
    setBeatitude(weapon, 'uncursed');
  }
  state.logFelt('enchanted', hero.id, weapon.id, points);
  const shows = points > 0 || (points < 0 && scroll.favourKnown);
  return shows && sheet.lore.knows(weapon, 'enchantment');
};

/** The scroll, and SLASH'EM's spell that does the same. */
export const enchantWeapon: PowerDeed = {
  word: 'enchant-weapon',
  read,
  cast: castAs(read),
};
