// Increments and limits of enchanting. NetHack 3.6.7 src/read.c (seffects, SCR_ENCHANT_ARMOR,
// SCR_ENCHANT_WEAPON, some_armor), src/wield.c (chwepon).

import type { Chance } from '../../../chance/index.ts';
import { truncDiv } from '../../../integers/index.ts';
import type { PowerRules } from '../../../worldrules/index.ts';

/** The rules of enchanting. */
type EnchantRules = PowerRules['enchanting'];

/** An item to be enchanted. */
export interface EnchantView {
  /** Its enchantment in NetHack's points. */
  readonly enchantment: number;
  /** The scroll's: −1 cursed, 0, 1 blessed. */
  readonly sign: number;
}

/** Points added, or the item evaporates. */
export type Enchanted = number | 'evaporates';

/** A scroll's effect on armour. Labels: `survives`, `glows`, `points`. */
export function enchantArmour(chance: Chance, rules: EnchantRules, view: EnchantView): Enchanted {
  const { enchantment, sign } = view;
  const strain = sign < 0 ? -enchantment : enchantment;
  if (strain > rules.armourLimit && !chance.test(1, strain, 'survives')) {
    return 'evaporates';
  }
  return pointsFor(chance, rules, view);
}

/** A scroll's effect on the wielded weapon. Labels: `glows`, `points`, `survives`. */
export function enchantWeapon(chance: Chance, rules: EnchantRules, view: EnchantView): Enchanted {
  const { weaponLimit, weaponSurvivesOneIn } = rules;
  const { enchantment } = view;
  const points = pointsFor(chance, rules, view);
  const strained = points < 0 ? enchantment < -weaponLimit : enchantment > weaponLimit;
  if (strained && !chance.test(1, weaponSurvivesOneIn, 'survives')) {
    return 'evaporates';
  }
  return points;
}

function pointsFor(
  chance: Chance,
  { hardFrom, blessed }: EnchantRules,
  { enchantment, sign }: EnchantView,
): number {
  if (sign < 0) {
    return -1;
  }
  if (enchantment >= hardFrom) {
    return chance.test(1, enchantment, 'glows') ? 1 : 0;
  }
  const most = blessed.most - truncDiv(enchantment, blessed.perPoints);
  return sign > 0 ? 1 + chance.below(most, 'points') : 1;
}

/**
 * The piece of armour that a scroll affects: cloak or body armour, unless one of helmet, gloves, boots and
 * shield is drawn; undefined without armour. Label: `piece`.
 */
export function someArmour<Piece>(
  chance: Chance,
  { otherPieceOneIn }: EnchantRules,
  worn: readonly (Piece | undefined)[],
): Piece | undefined {
  const [cloak, body, ...others] = worn;
  let chosen = cloak ?? body;
  for (const other of others) {
    if (other !== undefined && (chosen === undefined || chance.test(1, otherPieceOneIn, 'piece'))) {
      chosen = other;
    }
  }
  return chosen;
}
