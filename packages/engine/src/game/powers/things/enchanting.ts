// Increments and limits of enchanting. NetHack 3.6.7 src/read.c (seffects, SCR_ENCHANT_ARMOR,
// SCR_ENCHANT_WEAPON, some_armor), src/wield.c (chwepon).

import type { Chance } from '../../../chance/index.ts';
import { truncDiv } from '../../../integers/index.ts';

/** An item to be enchanted. */
export interface EnchantView {
  /** Its enchantment in NetHack's points. */
  readonly enchantment: number;
  /** The scroll's: −1 cursed, 0, 1 blessed. */
  readonly sign: number;
}

/** Points added, or the item evaporates. */
export type Enchanted = number | 'evaporates';

/** From this enchantment on a further point is rare. */
const HARD = 9;
/** Maximum points of a blessed scroll, reduced by 1 per `perPoints` present points. */
const BLESSED = { most: 3, perPoints: 3 };
/** Armour above this may evaporate; weapons above their own limit, in either direction. */
const ARMOUR_LIMIT = 3;
const WEAPON_LIMIT = 5;
/** A weapon above the limit survives with probability 1 in this number. */
const WEAPON_SURVIVES_ONE_IN = 3;

/** A scroll's effect on armour. Labels: `survives`, `glows`, `points`. */
export function enchantArmour(chance: Chance, view: EnchantView): Enchanted {
  const { enchantment, sign } = view;
  const strain = sign < 0 ? -enchantment : enchantment;
  if (strain > ARMOUR_LIMIT && !chance.test(1, strain, 'survives')) {
    return 'evaporates';
  }
  return pointsFor(chance, view);
}

/** A scroll's effect on the wielded weapon. Labels: `glows`, `points`, `survives`. */
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

/** A piece other than body armour is chosen with probability 1 in this number. */
const OTHER_ONE_IN = 4;

/**
 * The piece of armour that a scroll affects: cloak or body armour, unless one of helmet, gloves, boots and
 * shield is drawn; undefined without armour. Label: `piece`.
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
