// Effects of rings with a number: armour class, to-hit, damage, attributes. NetHack 3.6.7 src/do_wear.c
// (Ring_on, adjust_attrib), src/uhitm.c (find_roll_to_hit: u.uhitinc, dmgval: u.udaminc). Protection is
// converted to Angband's points, as for armour.

import { type GameObject, textOf } from '../../objects/index.ts';
import type { Attribute } from '../../rulesets/index.ts';
import { ARMOUR_POINTS } from '../../worldrules/index.ts';
import type { HeroSheet } from './hero-sheet.ts';

/** The attribute that a kind of ring changes, by the charging slot's name of the kind. */
const RAISES: Readonly<Record<string, Attribute>> = {
  'gain-strength': 'strength',
  'gain-constitution': 'constitution',
  adornment: 'charisma',
};

/** The charging slot's name of a ring's kind; empty for kinds without a number. */
export function ringKind({ archetype }: GameObject): string {
  return archetype.numbers.enchantable === undefined ? '' : textOf(archetype, 'ruleKind');
}

/** The ring on a hand. */
export function ringOn(sheet: HeroSheet, hand: 'left' | 'right'): GameObject | undefined {
  const id = sheet.equipment[hand === 'left' ? 'left-ring' : 'right-ring'];
  return id === 0 ? undefined : sheet.inventory.find(id);
}

/** Sum of the numbers of all worn rings of a kind. @param known count only known numbers */
function ringPower(sheet: HeroSheet, kind: string, known = false): number {
  let sum = 0;
  for (const hand of ['left', 'right'] as const) {
    const ring = ringOn(sheet, hand);
    if (ring !== undefined && ringKind(ring) === kind) {
      sum += known && !sheet.lore.knows(ring, 'enchantment') ? 0 : ring.fact('power');
    }
  }
  return sum;
}

/** Angband's armour class from rings, worn and eaten. */
export function ringArmour(sheet: HeroSheet): number {
  const { protection } = sheet.powers.absorbed;
  return (ringPower(sheet, 'protection') + protection) * ARMOUR_POINTS;
}

/** Attribute bonuses from rings. */
export function ringAttributes(sheet: HeroSheet): Partial<Record<Attribute, number>> {
  const points: Partial<Record<Attribute, number>> = {};
  for (const [kind, attribute] of Object.entries(RAISES)) {
    const power = ringPower(sheet, kind);
    if (power !== 0) {
      points[attribute] = power;
    }
  }
  return points;
}

/** Bonuses from rings, worn and eaten, to blows, shots and throws. @param known count only known numbers */
export function ringBonus(
  sheet: HeroSheet,
  known = false,
): { readonly toHit: number; readonly toDam: number } | undefined {
  const { absorbed } = sheet.powers;
  const toHit = ringPower(sheet, 'increase-accuracy', known) + absorbed.toHit;
  const toDam = ringPower(sheet, 'increase-damage', known) + absorbed.toDam;
  return toHit === 0 && toDam === 0 ? undefined : { toHit, toDam };
}

/** Whether wearing a ring reveals its number at once. Source: NetHack 3.6.7 src/do_wear.c (Ring_on). */
export function ringShows(ring: GameObject): boolean {
  const kind = ringKind(ring);
  const changes = kind === 'protection' || RAISES[kind] !== undefined;
  return changes && ring.fact('power') !== 0;
}
