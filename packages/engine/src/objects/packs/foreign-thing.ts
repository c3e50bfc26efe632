// An item of a pack in this game's terms. Crossfire's `wc` and `magic` of a weapon add to hits, `magic` also to
// damage; `ac` and `magic` of armour are points of a scale on which six of this game's make one.

import { clamp } from '../../integers/index.ts';
import type { ForeignRules } from '../../worldrules/index.ts';
import { type Archetype, TYPE } from '../archetype.ts';
import type { Translation } from './foreign-creature.ts';
import { thingLook } from './foreign-look.ts';

/** Crossfire's types that are worn, and where. Others that are worn there have no place here. */
const WEAR: ReadonlyMap<number, string> = new Map([
  [TYPE.armour, 'body'],
  [TYPE.shield, 'shield'],
  [TYPE.helmet, 'helmet'],
  [TYPE.cloak, 'cloak'],
  [TYPE.boots, 'boots'],
  [TYPE.gloves, 'gloves'],
]);

/** Bits of `material`: iron, adamant and soft metal. */
const METAL = 2 | 256 | 1024;

/** Bonuses are signed bytes. */
const MOST_BONUS = 127;

/** Crossfire's attributes and what a bonus is called here. */
const ATTRIBUTES: readonly (readonly [key: string, word: string])[] = [
  ['str', 'strength'],
  ['dex', 'dexterity'],
  ['con', 'constitution'],
  ['int', 'intelligence'],
  ['wis', 'wisdom'],
  ['cha', 'charisma'],
];

/** Reads an item, spell or effect. */
export function translateThing(archetype: Archetype, { things }: ForeignRules): Translation {
  const { type } = archetype;
  const look: Record<string, string> = { ...thingLook(archetype) };
  const common = { plainLooks: 1, ...ofWeight(archetype, things.gramsPerTenth) };
  switch (type) {
    case TYPE.spell:
    case TYPE.effect:
      return { numbers: {}, texts: look, passedOver: [] };
    case TYPE.weapon:
      return { ...weapon(archetype, common, look), passedOver: [] };
    case TYPE.ammunition:
      return {
        numbers: { ...common, toHit: bonus(archetype.numbers.wc), ...enchantment(archetype) },
        texts: { ...look, weaponKind: missileKind(archetype), ...dice(archetype) },
        passedOver: [],
      };
    case TYPE.launcher:
      return {
        numbers: { ...common, toHit: bonus(archetype.numbers.wc) },
        texts: { ...look, launcherKind: launcherKind(archetype) },
        passedOver: [],
      };
    case TYPE.food:
    case TYPE.drink:
      return {
        numbers: {
          ...common,
          type: TYPE.food,
          nutrition: clamp(archetype.numbers.food ?? 0, 0, 10_000),
          delay: 1,
        },
        texts: look,
        passedOver: [],
      };
    case TYPE.tool:
    case TYPE.light:
    case TYPE.ego:
      // These numbers mean other things here.
      return { numbers: { ...common, type: 0 }, texts: look, passedOver: [] };
    default:
      return worn(archetype, things, common, look);
  }
}

function ofWeight({ numbers }: Archetype, gramsPerTenth: number) {
  const grams = clamp(numbers.weight ?? 0, 0, 100_000_000);
  return { weight: grams, tenthsOfPound: Math.min(100_000, Math.round(grams / gramsPerTenth)) };
}

function bonus(value = 0): number {
  return clamp(value, -MOST_BONUS, MOST_BONUS);
}

function enchantment({ numbers }: Archetype) {
  const magic = bonus(numbers.magic);
  return magic === 0 ? {} : { toHitBonus: magic, toDamBonus: magic };
}

function dice({ numbers }: Archetype) {
  return { damageDice: `1d${clamp(numbers.dam ?? 0, 1, 1000)}` };
}

function weapon(
  archetype: Archetype,
  common: Readonly<Record<string, number>>,
  look: Readonly<Record<string, string>>,
): Pick<Translation, 'numbers' | 'texts'> {
  const { numbers } = archetype;
  return {
    numbers: {
      ...common,
      toHit: bonus(numbers.wc),
      ...enchantment(archetype),
      twoHanded: Number((numbers.bodyArm ?? 0) <= -2),
      metallic: metallic(archetype),
    },
    texts: { ...look, weaponKind: weaponKind(archetype), ...dice(archetype) },
  };
}

const WEAPON_KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['digger', /pick|shovel|spade/],
  ['polearm', /axe|spear|lance|trident|halberd|pike|glaive|scythe|sickle/],
  ['sword', /sword|dagger|knife|sabre|saber|blade|katana|rapier|scimitar|sting|claw/],
];

/** By its name; blunt unless that says otherwise. */
function weaponKind({ name, id }: Archetype): string {
  const words = `${name} ${id}`.toLowerCase();
  return WEAPON_KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'hafted';
}

function missileKind({ texts, name }: Archetype): string {
  const words = `${texts.race ?? ''} ${name}`.toLowerCase();
  if (words.includes('bolt')) {
    return 'bolt';
  }
  return /stone|shot|bullet|boulder/.test(words) ? 'shot' : 'arrow';
}

function launcherKind({ texts, name }: Archetype): string {
  const words = `${texts.race ?? ''} ${name}`.toLowerCase();
  if (words.includes('crossbow') || words.includes('bolt')) {
    return 'light-crossbow';
  }
  if (/sling|stone/.test(words)) {
    return 'sling';
  }
  return words.includes('long') ? 'long-bow' : 'short-bow';
}

function metallic({ numbers }: Archetype): number {
  return Number(((numbers.material ?? 0) & METAL) !== 0);
}

/** Armour, rings, amulets; and whatever has no use here. */
function worn(
  archetype: Archetype,
  { armourPerPoint: perPoint, mostBonus }: ForeignRules['things'],
  common: Readonly<Record<string, number>>,
  look: Readonly<Record<string, string>>,
): Translation {
  const { numbers, type } = archetype;
  const place = WEAR.get(type);
  const isWorn = place !== undefined || type === TYPE.ring || type === TYPE.amulet;
  if (!isWorn) {
    return { numbers: common, texts: look, passedOver: [] };
  }
  const raised = ATTRIBUTES.filter(([key]) => (numbers[key] ?? 0) !== 0);
  const [first] = raised;
  const more = first === undefined ? undefined : numbers[first[0]]!;
  return {
    numbers: {
      ...common,
      ...(place === undefined
        ? {}
        : {
            armourClass: clamp(perPoint * (numbers.ac ?? 0), -1000, 1000),
            toArmour: bonus(perPoint * (numbers.magic ?? 0)),
            metallic: metallic(archetype),
          }),
      ...(more === undefined ? {} : { bonus: clamp(more, -mostBonus, mostBonus) }),
    },
    texts: {
      ...look,
      ...(place === undefined ? {} : { wear: place }),
      ...(first === undefined ? {} : { bonusTo: first[1] }),
    },
    passedOver: raised.slice(1).map(([, word]) => `doesn’t change ${word}`),
  };
}
