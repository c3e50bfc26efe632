// Draws the condition of a new item: beatitude, enchantment, charges. Asked, the same rule is the prior for
// an unknown item. NetHack 3.6.7 src/mkobj.c (mksobj, blessorcurse), src/rnd.c (rne).

import { type Chance, type Dice, parseDice, rollDice } from '../../chance/index.ts';
import { ContentError } from '../../errors/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { GeneratedClass, GenerationRules, Odds } from '../../worldrules/index.ts';
import { type Archetype, factOf, textOf } from '../archetype.ts';
import { type Beatitude, classOf, type ItemClass } from '../condition.ts';

/** The facts of a kind that decide how its condition is drawn. */
export interface GenerationView {
  readonly class: GeneratedClass;
  /** The kind is usually cursed. Key `usually_cursed`. */
  readonly prone: boolean;
  /**
   * Blessed or cursed with probability 1 in this number, instead of the class's; 0: as its class. Key
   * `favour_one_in`.
   */
  readonly favourOneIn: number;
  /** A ring with a numeric power. Key `enchantable`. */
  readonly enchantable: boolean;
  /** Key `charges_dice`; no dice for items without charges. */
  readonly charges: Dice;
  /** Level of the hero in whose game it is made, 1…30. */
  readonly level: number;
  /** Maximum enchantment; 0: no limit. */
  readonly most: number;
}

/** The condition of an item. */
export interface Condition {
  readonly beatitude: Beatitude;
  /** For weapons to-hit and to-dam, for armour its armour class, for rings their power. */
  readonly enchantment: number;
  readonly charges: number;
}

const CLASSES: Readonly<Record<ItemClass, GeneratedClass>> = {
  weapon: 'weapon',
  ammunition: 'weapon',
  armour: 'armour',
  potion: 'potion',
  scroll: 'scroll',
  spellbook: 'spellbook',
  wand: 'wand',
  rod: 'plain',
  ring: 'ring',
  amulet: 'amulet',
  light: 'light',
  tool: 'plain',
  food: 'plain',
  other: 'plain',
};

/**
 * The generation facts of an archetype. Throws a ContentError for malformed charges.
 * @param level of the hero, 1…30
 * @param most maximum enchantment, 0 for none
 * @param charges initial charges by the rules, if they override the file
 */
export function generationView(
  archetype: Archetype,
  level: number,
  most = 0,
  charges?: Dice,
): GenerationView {
  return {
    class: CLASSES[classOf(archetype)],
    prone: factOf(archetype, 'usuallyCursed') !== 0,
    favourOneIn: factOf(archetype, 'favourOneIn'),
    enchantable: factOf(archetype, 'enchantable') !== 0,
    charges: charges ?? chargesDice(archetype),
    level,
    most,
  };
}

function chargesDice(archetype: Archetype): Dice {
  const text = textOf(archetype, 'chargesDice');
  try {
    return parseDice(text === '' ? '0' : text, 'charges_dice');
  } catch {
    const expected = 'dice such as 1d5+3';
    throw new ContentError([
      { file: archetype.file, line: 1, field: 'charges_dice', expected, got: text },
    ]);
  }
}

/**
 * Draws the condition of a new item. Labels: `mishap`, `good`, `blessed`, `bad`, `beatitude`, `enchantment`,
 * `charges`.
 */
export function drawCondition(
  chance: Chance,
  rules: GenerationRules,
  view: GenerationView,
): Condition {
  const { class: itemClass, charges } = view;
  const drawn = { charges: rollDice(chance, charges, 'charges') };
  switch (itemClass) {
    case 'weapon':
      return { ...drawn, ...weapon(chance, rules, view) };
    case 'armour':
      return { ...drawn, ...armour(chance, rules, view) };
    case 'ring':
      return { ...drawn, ...ring(chance, rules, view) };
    default: {
      const cursed = view.prone && holds(chance, rules.prone, 'mishap');
      const beatitude = cursed ? 'cursed' : drawBeatitude(chance, rules, view);
      return { ...drawn, beatitude, enchantment: 0 };
    }
  }
}

type Enchanted = Pick<Condition, 'beatitude' | 'enchantment'>;

function holds(chance: Chance, { k, n }: Odds, label: string): boolean {
  return chance.test(k, n, label);
}

/** Rarely blessed or cursed, with equal probability. */
function drawBeatitude(chance: Chance, rules: GenerationRules, view: GenerationView): Beatitude {
  const onceIn = view.favourOneIn || rules.blessedOrCursed[view.class];
  if (onceIn === 0 || !chance.test(1, onceIn, 'beatitude')) {
    return 'uncursed';
  }
  return chance.test(1, 2, 'blessed') ? 'blessed' : 'cursed';
}

function weapon(chance: Chance, rules: GenerationRules, view: GenerationView): Enchanted {
  if (holds(chance, rules.goodWeapon, 'good')) {
    return good(chance, rules, view);
  }
  if (holds(chance, rules.badWeapon, 'bad')) {
    return { beatitude: 'cursed', enchantment: -size(chance, rules, view) };
  }
  return { beatitude: drawBeatitude(chance, rules, view), enchantment: 0 };
}

function armour(chance: Chance, rules: GenerationRules, view: GenerationView): Enchanted {
  const mishap =
    holds(chance, rules.prone, 'mishap') &&
    (view.prone || holds(chance, rules.armourMishap, 'mishap'));
  if (mishap) {
    return { beatitude: 'cursed', enchantment: -size(chance, rules, view) };
  }
  if (holds(chance, rules.goodArmour, 'good')) {
    return good(chance, rules, view);
  }
  return { beatitude: drawBeatitude(chance, rules, view), enchantment: 0 };
}

function good(chance: Chance, rules: GenerationRules, view: GenerationView): Enchanted {
  const beatitude = chance.test(1, 2, 'blessed') ? 'blessed' : 'uncursed';
  const drawn = size(chance, rules, view);
  return { beatitude, enchantment: view.most === 0 ? drawn : Math.min(drawn, view.most) };
}

function ring(chance: Chance, rules: GenerationRules, view: GenerationView): Enchanted {
  if (!view.enchantable) {
    const cursed =
      holds(chance, rules.prone, 'mishap') &&
      (view.prone || holds(chance, rules.ringMishap, 'mishap'));
    return { beatitude: cursed ? 'cursed' : 'uncursed', enchantment: 0 };
  }
  const { enchanted, bySign, smallPlus, smallMinus, cursedBelowZero } = rules.ring;
  const beatitude = drawBeatitude(chance, rules, view);
  const sign = beatitude === 'uncursed' ? 0 : beatitude === 'blessed' ? 1 : -1;
  let enchantment = 0;
  if (holds(chance, enchanted, 'good')) {
    const follows = holds(chance, bySign, 'sign') && sign !== 0;
    const direction = follows ? sign : chance.test(1, 2, 'positive') ? 1 : -1;
    enchantment = direction * size(chance, rules, view);
  }
  // Rings of +0 are useless and therefore rare.
  if (enchantment === 0) {
    enchantment = chance.below(smallPlus, 'enchantment') - chance.below(smallMinus, 'enchantment');
  }
  if (view.most !== 0) {
    enchantment = Math.min(enchantment, view.most);
  }
  const cursed = enchantment < 0 && holds(chance, cursedBelowZero, 'mishap');
  return { beatitude: cursed ? 'cursed' : beatitude, enchantment };
}

/** 1, plus 1 for each success in a row. NetHack 3.6.7 src/rnd.c (rne) */
function size(chance: Chance, { size: rules }: GenerationRules, { level }: GenerationView): number {
  const { onceIn, most, mostBelowLevel, levelsPerPoint } = rules;
  const highest = level < mostBelowLevel ? most : floorDiv(level, levelsPerPoint);
  let points = 1;
  while (points < highest && chance.test(1, onceIn, 'enchantment')) {
    points++;
  }
  return points;
}
