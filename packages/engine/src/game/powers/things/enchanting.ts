// By how much scrolls enchant, and what is too much. NetHack 3.6.7 src/read.c (seffects,
// SCR_ENCHANT_ARMOR, SCR_ENCHANT_WEAPON, some_armor), src/wield.c (chwepon).

import type { Chance } from '../../../chance/index.ts';
import { truncDiv } from '../../../integers/index.ts';

/** A thing about to be enchanted. */
export interface EnchantView {
  /** Its enchantment in NetHack's points. */
  readonly enchantment: number;
  /** Of the scroll: −1 cursed, 0, 1 blessed. */
  readonly sign: number;
}

/** Points added, or the thing is gone. */
export type Enchanted = number | 'evaporates';

/** From this enchantment on a further point comes seldom. */
const HARD = 9;
/** A blessed scroll adds up to so many points, one fewer for each so many that there are. */
const BLESSED = { most: 3, perPoints: 3 };
/** Armour beyond this may evaporate; weapons beyond that, one way or the other. */
const ARMOUR_LIMIT = 3;
const WEAPON_LIMIT = 5;
/** Weapons survive too much once in so many times. */
const WEAPON_SURVIVES_ONE_IN = 3;

/** What a scroll does to armour. Labels: `survives`, `glows`, `points`. */
export function enchantArmour(chance: Chance, view: EnchantView): Enchanted {
  const { enchantment, sign } = view;
  const strain = sign < 0 ? -enchantment : enchantment;
  if (strain > ARMOUR_LIMIT && !chance.test(1, strain, 'survives')) {
    return 'evaporates';
  }
  return pointsFor(chance, view);
}

/** What a scroll does to the weapon in hand. Labels: `glows`, `points`, `survives`. */
export function enchantWeapon(chance: Chance, view: EnchantView): Enchanted {
  const { enchantment } = view;
  const points = pointsFor(chance, view);
  const strained = points < 0 ? enchantment < -WEAPON_LIMIT : enchantment > WEAPON_LIMIT;
  if (strained && !chance.test(1, WEAPON_SURVIVES_ONE_IN, 'survives')) {
    return 'evaporates';
  }
  return points;
}

function pointsFor(chance: Chance, { enchantment, sign }: EnchantView): number {
  if (sign < 0) {
    return -1;
  }
  if (enchantment >= HARD) {
    return chance.test(1, enchantment, 'glows') ? 1 : 0;
  }
  const most = BLESSED.most - truncDiv(enchantment, BLESSED.perPoints);
  return sign > 0 ? 1 + chance.below(most, 'points') : 1;
}

/** A piece of armour besides the body's is chosen once in so many times. */
const OTHER_ONE_IN = 4;

/**
 * The piece of armour that a scroll takes hold of: cloak or body armour, unless one of helmet, gloves,
 * boots and shield comes up; undefined for whoever wears nothing. Label: `piece`.
 */
export function someArmour<Piece>(
  chance: Chance,
  worn: readonly (Piece | undefined)[],
): Piece | undefined {
  const [cloak, body, ...others] = worn;
  let chosen = cloak ?? body;
  for (const other of others) {
    if (other !== undefined && (chosen === undefined || chance.test(1, OTHER_ONE_IN, 'piece'))) {
      chosen = other;
    }
  }
  return chosen;
}
