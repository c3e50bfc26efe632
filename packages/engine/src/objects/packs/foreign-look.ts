// How the things of a pack are drawn. Crossfire's files name pictures, which aren't shown here.
//
// Glyph: a creature has the first letter of the last word of its name, as a capital if it covers several
// squares, belongs to a family that is drawn so (dragons, giants, trolls, undead), or its level is 15 or more;
// demons are `&`. An item has the sign of its type. Hue: that of the first attack type it deals or of its first
// spell path that has one.

import { ATTACK_TYPES, type AttackType, pathsIn, type SpellPath } from '../../spellcraft/index.ts';
import { type Archetype, TYPE } from '../archetype.ts';

/** Texts of an archetype's look. */
export interface ForeignLook {
  readonly glyph: string;
  readonly hue: string;
}

const HUE_OF_ATTACK: Readonly<Partial<Record<AttackType, string>>> = {
  fire: 'fire',
  cold: 'frost',
  electricity: 'electricity',
  acid: 'acid',
  poison: 'poison',
  confusion: 'mind',
  fear: 'mind',
  paralyze: 'mind',
  drain: 'death',
  death: 'death',
  life_stealing: 'death',
  ghosthit: 'death',
  disease: 'poison',
  holyword: 'light',
  godpower: 'light',
  blind: 'light',
  turn_undead: 'light',
  weaponmagic: 'magic',
  magic: 'magic',
  chaos: 'magic',
};

const HUE_OF_PATH: Readonly<Partial<Record<SpellPath, string>>> = {
  fire: 'fire',
  frost: 'frost',
  electricity: 'electricity',
  missiles: 'magic',
  summoning: 'summoning',
  restoration: 'restoration',
  detonation: 'fire',
  mind: 'mind',
  teleportation: 'teleportation',
  information: 'information',
  wounding: 'wounding',
  death: 'death',
  light: 'light',
  protection: 'protection',
};

/** Families whose members are drawn as capitals. */
const CAPITAL_FAMILIES = ['dragon', 'giant', 'troll', 'undead'];

/** The level from which creatures are drawn as capitals. */
const CAPITAL_FROM = 15;

/** How a creature is drawn. @param isLarge it covers several squares */
export function creatureLook(
  { name, numbers, texts }: Archetype,
  families: readonly string[],
  isLarge: boolean,
): ForeignLook {
  const [letter = 'x'] = /[a-z]/i.exec(name.slice(name.lastIndexOf(' ') + 1)) ?? [];
  const isCapital =
    isLarge ||
    (numbers.level ?? 0) >= CAPITAL_FROM ||
    CAPITAL_FAMILIES.some(family => families.includes(family));
  const glyph = families.includes('demon') ? '&' : capital(letter, isCapital);
  const hue =
    hueOfAttacks(numbers.attacktype ?? 0) || (texts.race?.includes('demon') ? 'fire' : '');
  return { glyph, hue };
}

function capital(letter: string, isCapital: boolean): string {
  return isCapital ? letter.toUpperCase() : letter.toLowerCase();
}

const GLYPHS: ReadonlyMap<number, string> = new Map([
  [TYPE.potion, '!'],
  [TYPE.food, '%'],
  [TYPE.ammunition, '{'],
  [TYPE.launcher, '}'],
  [TYPE.weapon, ')'],
  [TYPE.armour, '['],
  [TYPE.shield, '['],
  [TYPE.helmet, '['],
  [TYPE.cloak, '['],
  [TYPE.boots, '['],
  [TYPE.gloves, '['],
  [TYPE.amulet, '"'],
  [TYPE.ring, '='],
  [TYPE.spellbook, '+'],
  [TYPE.wand, '/'],
  [TYPE.scroll, '?'],
  [TYPE.spell, '*'],
  [TYPE.effect, '*'],
]);

/** The sign of types that the game has no use for. */
const OTHER = '~';

/** How an item, spell or effect is drawn. */
export function thingLook({ type, numbers }: Archetype): ForeignLook {
  const isMagic = type === TYPE.spell || type === TYPE.effect;
  const byPath = isMagic ? hueOfPaths(numbers.pathAttuned ?? 0) : '';
  const hue = byPath || (isMagic ? hueOfAttacks(numbers.attacktype ?? 0) : '');
  return { glyph: GLYPHS.get(type) ?? OTHER, hue };
}

function hueOfAttacks(bits: number): string {
  const deals = ATTACK_TYPES.filter((_, at) => ((bits >>> at) & 1) !== 0);
  // Most magical attacks are magic besides; the element says more.
  const [element] = deals
    .filter(type => type !== 'magic')
    .flatMap(type => HUE_OF_ATTACK[type] ?? []);
  return element ?? (deals.includes('magic') ? 'magic' : '');
}

function hueOfPaths(bits: number): string {
  return pathsIn(bits).flatMap(path => HUE_OF_PATH[path] ?? [])[0] ?? '';
}
