// What a hero wears: a thing for each place, what it protects, and how it hampers casting.

import type { ChanceView, WornKind } from '../casting/index.ts';
import { type GameObject, textOf } from '../objects/index.ts';
import type { HeroSheet } from './hero-sheet.ts';

/** The heaviest shield that counts as small, in grams: NetHack's 30 of which ten are a pound. */
const SMALL_SHIELD = 1350;

/** Puts a thing on its place, if it has one that is free. @returns whether it is worn now */
export function wear(sheet: HeroSheet, thing: GameObject): boolean {
  const place = textOf(thing.archetype, 'wear');
  if (place === '' || sheet.worn[place] !== undefined) {
    return false;
  }
  sheet.worn[place] = thing.id;
  sheet.armourClass = wornArmour(sheet);
  return true;
}

/** The thing worn at a place. */
export function wornAt(sheet: HeroSheet, place: string): GameObject | undefined {
  const id = sheet.worn[place];
  return id === undefined ? undefined : sheet.inventory.find(thing => thing.id === id);
}

/** Angband's ascending armour class of everything worn, with its enchantments. */
function wornArmour(sheet: HeroSheet): number {
  return Object.keys(sheet.worn).reduce((sum, place) => {
    const thing = wornAt(sheet, place);
    return sum + (thing?.fact('armourClass') ?? 0) + (thing?.fact('toArmour') ?? 0);
  }, 0);
}

/** How what is worn hampers casting. */
export type CastingOutfit = Pick<
  ChanceView,
  'bodyArmor' | 'robe' | 'shield' | 'helmet' | 'gloves' | 'boots'
>;

/** The outfit as the casting slot sees it. */
export function castingOutfit(sheet: HeroSheet): CastingOutfit {
  const shield = wornAt(sheet, 'shield');
  const large = shield !== undefined && shield.fact('weight') > SMALL_SHIELD;
  return {
    bodyArmor: kindAt(sheet, 'body'),
    robe: (wornAt(sheet, 'cloak')?.fact('robe') ?? 0) !== 0,
    shield: shield === undefined ? 'none' : large ? 'large' : 'small',
    helmet: kindAt(sheet, 'helmet'),
    gloves: kindAt(sheet, 'gloves'),
    boots: kindAt(sheet, 'boots'),
  };
}

function kindAt(sheet: HeroSheet, place: string): WornKind {
  const thing = wornAt(sheet, place);
  if (thing === undefined) {
    return 'none';
  }
  return thing.fact('metallic') === 0 ? 'nonmetallic' : 'metallic';
}
