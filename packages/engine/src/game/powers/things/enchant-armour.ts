// The scroll of enchant armour. NetHack 3.6.7 src/read.c (seffects, SCR_ENCHANT_ARMOR).

import { refit, wornAt } from '../../../actors/index.ts';
import {
  ARMOUR_SLOTS,
  BEATITUDES,
  beatitudeOf,
  conditionOf,
  enchantmentsOf,
  type GameObject,
  setBeatitude,
  setEnchantments,
} from '../../../objects/index.ts';
import { ARMOUR_POINTS } from '../../../worldrules/index.ts';
import { useUpAll } from '../../items/pack.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { castAs } from '../cast-as.ts';
import { signOf } from '../sign.ts';
import { enchantArmour as pointsOf, someArmour } from './enchanting.ts';
import { proof } from './proofing.ts';

/** Enchants a worn piece of armour, which takes the scroll's beatitude. */
const read: Use = (state, scroll) => {
  const { sheet, hero } = state;
  const chance = state.luck('scrolls');
  const { enchanting } = state.ruleset.slots.world.powers;
  const piece = someArmour(
    chance,
    enchanting,
    ARMOUR_SLOTS.map(place => wornAt(sheet, place)),
  );
  if (piece === undefined) {
    state.logFelt('odd-feeling', hero.id);
    return false;
  }
  if (scroll.confused) {
    proof(state, piece, scroll.beatitude === 'cursed');
    return false;
  }
  const sign = signOf(scroll);
  const points = pointsOf(chance, enchanting, {
    enchantment: conditionOf(piece).enchantment,
    sign,
  });
  if (points === 'evaporates') {
    state.logFelt('evaporated', hero.id, piece.id);
    useUpAll(state, piece);
  } else {
    if (sign !== 0 || beatitudeOf(piece) === 'cursed') {
      setBeatitude(piece, BEATITUDES[sign + 1]!);
    }
    enchant(state, piece, points);
  }
  refit(state.ruleset, sheet);
  return points !== 'evaporates' && points !== 0 && sheet.lore.knows(piece, 'enchantment');
};

function enchant(state: GameState, piece: GameObject, points: number): void {
  const { armour } = enchantmentsOf(piece);
  if (points < 0) {
    state.ports.shops.spoilt(piece);
  }
  setEnchantments(piece, { armour: armour + points * ARMOUR_POINTS });
  state.ports.shops.improved(piece);
  state.logFelt('enchanted', state.hero.id, piece.id, points);
}

/** The scroll, and SLASH'EM's spell that does the same. */
export const enchantArmour: PowerDeed = {
  word: 'enchant-armour',
  read,
  cast: castAs(read),
};
