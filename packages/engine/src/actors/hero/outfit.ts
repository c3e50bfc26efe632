// A hero's outfit: the item in each slot, its protection, and its hindrance to casting.

import type { ChanceView, HelmetKind, WornKind } from '../../casting/index.ts';
import { type Enchantment, modifyStat } from '../../combat/index.ts';
import { clamp } from '../../integers/index.ts';
import {
  creatureFacts,
  EQUIPMENT_SLOTS,
  type EquipmentSlot,
  enchantmentsOf,
  factOf,
  type GameObject,
  kindOf,
  putOn,
  textOf,
} from '../../objects/index.ts';
import { ATTRIBUTES, type Attribute, type Ruleset } from '../../rulesets/index.ts';
import { ARMOUR_POINTS } from '../../worldrules/index.ts';
import { legsWounded } from '../shared/conditions.ts';
import { forceArmour } from './force-powers.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { ringArmour, ringAttributes } from './rings.ts';
import { poisonAttributes } from './struck-attributes.ts';
import { wornPowers } from './worn-powers.ts';

/** Weight of the heaviest small shield, in grams: NetHack's 30 tenths of a pound. */
const SMALL_SHIELD = 1350;

/** Wears or wields an item if its slot is free. @returns whether it is now in place */
export function wear(ruleset: Ruleset, sheet: HeroSheet, thing: GameObject): boolean {
  const isWorn = putInPlace(sheet, thing);
  if (isWorn) {
    refit(ruleset, sheet);
  }
  return isWorn;
}

/** The same without what follows from it: call `refit` after the last item. */
export function putInPlace(sheet: HeroSheet, { id }: GameObject): boolean {
  const result = putOn(sheet.inventory, sheet.equipment, id);
  if (result.kind === 'refused' || result.replaced !== 0) {
    return false;
  }
  sheet.equipment = result.equipment;
  return true;
}

/**
 * Recomputes everything that depends on equipment. Call it after every change of equipment or of an equipped
 * item.
 */
export function refit(ruleset: Ruleset, sheet: HeroSheet): void {
  sheet.armourClass = wornArmour(ruleset, sheet);
  feelOutfit(ruleset, sheet);
}

/** Applies the worn items' effects on the hero's own attributes and speed. */
export function feelOutfit(ruleset: Ruleset, sheet: HeroSheet): void {
  const { worn } = ruleset.slots.speed.quickness;
  sheet.powers.quickened = (['boots', 'body'] as const).some(slot => {
    const piece = wornAt(sheet, slot);
    return piece !== undefined && worn.includes(textOf(piece.archetype, 'ruleKind'));
  });
  const points = ringAttributes(sheet);
  for (const [attribute, loss] of Object.entries(poisonAttributes(ruleset, sheet))) {
    points[attribute as Attribute] = (points[attribute as Attribute] ?? 0) + loss;
  }
  if (legsWounded(sheet.conditions) > 0) {
    points.dexterity = (points.dexterity ?? 0) - ruleset.slots.world.legs.dexterity;
  }
  const natural = sheet.powers.natural ?? { ...sheet.attributes };
  for (const attribute of ATTRIBUTES) {
    const change = points[attribute] ?? 0;
    sheet.attributes[attribute] = changed(ruleset, attribute, natural[attribute], change);
  }
  sheet.powers.natural = Object.keys(points).length === 0 ? undefined : natural;
  sheet.worn = wornPowers(ruleset, sheet);
}

/** The radius of the light that the hero carries: in his hand, or on a helmet whose lamp is lit; 0 for none. */
export function carriedLight(sheet: HeroSheet): number {
  const held = wornAt(sheet, 'light')?.fact('lightRadius') ?? 0;
  const helmet = wornAt(sheet, 'helmet');
  const built = helmet?.fact('lightRadius') ?? 0;
  return helmet !== undefined && helmet.fact('lit') !== 0 ? Math.max(held, built) : held;
}

/** Changes an attribute permanently, independent of rings. @returns whether it changed */
export function changeAttribute(
  ruleset: Ruleset,
  sheet: HeroSheet,
  attribute: Attribute,
  change: (value: number) => number,
): boolean {
  const natural = { ...(sheet.powers.natural ?? sheet.attributes) };
  const before = natural[attribute];
  natural[attribute] = change(before);
  if (sheet.powers.natural === undefined) {
    sheet.attributes[attribute] = natural[attribute];
    sheet.worn = wornPowers(ruleset, sheet);
  } else {
    sheet.powers.natural = natural;
    feelOutfit(ruleset, sheet);
  }
  return natural[attribute] !== before;
}

/** Range of the attributes on the short scale. */
const SHORT_SCALE = { least: 3, most: 25 };

/** An attribute after a change, on its own scale. */
export function changed(
  { slots }: Ruleset,
  attribute: Attribute,
  value: number,
  change: number,
): number {
  if (change === 0) {
    return value;
  }
  const long = attribute === 'strength' || attribute === 'dexterity';
  return long
    ? modifyStat(slots.combat, value, change)
    : clamp(value + change, SHORT_SCALE.least, SHORT_SCALE.most);
}

/** The item in a slot. */
export function wornAt(sheet: HeroSheet, slot: EquipmentSlot): GameObject | undefined {
  const id = sheet.equipment[slot];
  return id === 0 ? undefined : sheet.inventory.find(id);
}

/** Angband's ascending armour class of everything worn, with enchantments and magical protection. */
function wornArmour(ruleset: Ruleset, sheet: HeroSheet): number {
  return unprotectedArmour(ruleset, sheet) + ARMOUR_POINTS * sheet.protection.points;
}

/**
 * The armour class without magical protection. Of body armour and forces only the best counts. Crossfire
 * common/living.c (fix_object).
 */
export function unprotectedArmour(ruleset: Ruleset, sheet: HeroSheet): number {
  const worn = EQUIPMENT_SLOTS.reduce((sum, slot) => sum + armourAt(sheet, slot), 0);
  const byForce = forceArmour(ruleset, sheet.forces.sum);
  const body = armourAt(sheet, 'body');
  const added = byForce < 0 ? byForce : Math.max(0, byForce === 0 ? 0 : byForce - body);
  return ringArmour(sheet) + worn + added + formArmour(sheet);
}

/** The armour class of a form's own hide. NetHack 3.6.7 src/do_wear.c (find_ac). */
function formArmour({ powers: { form } }: HeroSheet): number {
  return form === undefined ? 0 : creatureFacts(form.kind).armourClass;
}

function armourAt(sheet: HeroSheet, slot: EquipmentSlot): number {
  const item = wornAt(sheet, slot);
  return (item?.fact('armourClass') ?? 0) + (item?.fact('toArmour') ?? 0);
}

/** Slots whose enchantments count only when the item is used. */
const IN_HAND: readonly EquipmentSlot[] = ['weapon', 'launcher', 'quiver'];

/** All others. */
const WORN = EQUIPMENT_SLOTS.filter(slot => !IN_HAND.includes(slot));

/**
 * To-hit and to-dam of everything worn except weapon, launcher and ammunition; items with neither are left
 * out.
 * @param known count only what the hero knows: his kinds, and enchantments that he has learnt
 */
export function wornEnchantments(sheet: HeroSheet, known = false): Enchantment[] {
  const worn: Enchantment[] = [];
  for (const slot of WORN) {
    const id = sheet.equipment[slot];
    const item = id === 0 ? undefined : sheet.inventory.find(id);
    if (item !== undefined) {
      const { toHit, toDam } = known ? knownPoints(sheet, item) : pointsOf(item);
      if (toHit !== 0 || toDam !== 0) {
        worn.push({ toHit, toDam });
      }
    }
  }
  return worn;
}

function pointsOf(item: GameObject): Enchantment {
  const { toHit, toDam } = enchantmentsOf(item);
  return { toHit: item.fact('toHit') + toHit, toDam: item.fact('toDam') + toDam };
}

function knownPoints({ lore }: HeroSheet, item: GameObject): Enchantment {
  if (lore.knows(item, 'enchantment')) {
    return pointsOf(item);
  }
  const kind = kindOf(item);
  return lore.isIdentified(kind)
    ? { toHit: factOf(kind, 'toHit'), toDam: factOf(kind, 'toDam') }
    : { toHit: 0, toDam: 0 };
}

/** The outfit's hindrance to casting. */
export type CastingOutfit = Pick<
  ChanceView,
  'bodyArmour' | 'robe' | 'shield' | 'metallicShield' | 'helmet' | 'gloves' | 'boots'
>;

/** The outfit as the casting slot sees it. */
export function castingOutfit(sheet: HeroSheet): CastingOutfit {
  const shield = wornAt(sheet, 'shield');
  const large = shield !== undefined && shield.fact('weight') > SMALL_SHIELD;
  return {
    bodyArmour: kindAt(sheet, 'body'),
    robe: (wornAt(sheet, 'cloak')?.fact('robe') ?? 0) !== 0,
    shield: shield === undefined ? 'none' : large ? 'large' : 'small',
    metallicShield: kindAt(sheet, 'shield') === 'metallic',
    helmet: helmetAt(sheet),
    gloves: kindAt(sheet, 'gloves'),
    boots: kindAt(sheet, 'boots'),
  };
}

/** A helm of brilliance never hinders casting, whatever its material. */
function helmetAt(sheet: HeroSheet): HelmetKind {
  const helmet = wornAt(sheet, 'helmet');
  const isBright =
    helmet !== undefined && textOf(helmet.archetype, 'ruleKind') === 'helm-of-brilliance';
  return isBright ? 'helm-of-brilliance' : kindAt(sheet, 'helmet');
}

function kindAt(sheet: HeroSheet, place: EquipmentSlot): WornKind {
  const item = wornAt(sheet, place);
  if (item === undefined) {
    return 'none';
  }
  return item.fact('metallic') === 0 ? 'nonmetallic' : 'metallic';
}

const isQuest = (item: GameObject) => item.fact('quest') !== 0;

/** Whether the hero carries the Amulet. */
export function carriesAmulet({ inventory }: HeroSheet): boolean {
  return inventory.some(isQuest);
}
