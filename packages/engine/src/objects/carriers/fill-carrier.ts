// The numbers of a new carrier with a spell in it: level, value, charges, pieces, energy, curse. Crossfire
// common/treasure.c (fix_generated_item), server/spell_util.c (rod_adjust).

import type { Chance } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  type CarrierKind,
  type ItemValue,
  type ItemValueView,
  itemCurse,
  itemValue,
  itemValueAt,
} from '../../spellcraft/index.ts';
import { type Archetype, factOf } from '../archetype.ts';
import { setBeatitude, setCharges } from '../condition.ts';
import type { GameObject } from '../game-object.ts';
import { LAST_CROSSFIRE_SUBTYPE } from '../spell-subtypes.ts';
import { carrierKindOf, isFilled } from './carrier-kind.ts';

/** How a carrier is made. */
export interface CarrierMaking {
  /** Difficulty of the level, 1 or more. */
  readonly difficulty: number;
  /** The count that the list drew for the spell: charges of a wand, pieces of a pile. */
  readonly count: number;
  readonly onlyGood: boolean;
}

/** The most charges and pieces that an item has. */
const MOST_CHARGES = 127;
const MOST_PIECES = 10_000;
/** The most energy of a rod: a number of 32 bits. */
export const MOST_ENERGY: number = 2 ** 31 - 1;

/** A carrier and the spell in it, as the rules of value take them. */
export function itemValueView(
  { bridges }: Ruleset,
  carrier: Archetype,
  spell: Archetype,
  { difficulty, count }: Pick<CarrierMaking, 'difficulty' | 'count'>,
): ItemValueView {
  const fact = (key: string) => factOf(spell, key);
  const level = Math.max(1, fact('level'));
  const isFree = fact('sp') === 0 && fact('grace') === 0;
  const spellLevel = fact('spellLevel') || bridges.spellLevel(level);
  return {
    itemType: kindOfCarrier(carrier),
    itemValue: factOf(carrier, 'value'),
    level,
    value: fact('value'),
    damModifier: fact('damModifier'),
    durationModifier: fact('durationModifier'),
    rangeModifier: fact('rangeModifier'),
    spellCount: count,
    difficulty: Math.max(1, difficulty),
    rodCharges: factOf(carrier, 'maxhp'),
    // A spell that states no price has that of its level.
    sp: isFree ? bridges.plainPrice(spellLevel) : fact('sp'),
    grace: fact('grace'),
    maxsp: fact('maxsp'),
    maxgrace: fact('maxgrace'),
  };
}

function kindOfCarrier(carrier: Archetype): CarrierKind {
  return carrierKindOf(carrier) ?? 'wand';
}

/**
 * Draws a new carrier's numbers. Spells of the casting slot, which know no levels of Crossfire's, are released
 * at no less than a level of their own. Labels: `item-level`.
 */
export function drawCarrier(
  chance: Chance,
  ruleset: Ruleset,
  carrier: Archetype,
  spell: Archetype,
  making: Pick<CarrierMaking, 'difficulty' | 'count'>,
): ItemValue {
  const view = itemValueView(ruleset, carrier, spell, making);
  const drawn = itemValue(chance, ruleset.slots.spells, view);
  return atLevel(ruleset, spell, view, drawn.level);
}

function atLevel(
  ruleset: Ruleset,
  { subtype }: Archetype,
  view: ItemValueView,
  level: number,
): ItemValue {
  const { ruledLevel } = ruleset.slots.world.carriers;
  const isRuled = subtype > LAST_CROSSFIRE_SUBTYPE && view.itemType !== 'spellbook';
  return itemValueAt(ruleset.slots.spells, view, isRuled ? Math.max(ruledLevel, level) : level);
}

/** Finishes a new carrier with a spell in it: its numbers and its curse. Labels: those of the rules. */
export function finishCarrier(
  chance: Chance,
  ruleset: Ruleset,
  item: GameObject,
  spell: Archetype,
  making: CarrierMaking,
): void {
  setNumbers(item, drawCarrier(chance, ruleset, item.archetype, spell, making));
  const itemType = kindOfCarrier(item.archetype);
  const { onlyGood } = making;
  const state = itemCurse(chance, ruleset.slots.spells, { itemType, onlyGood });
  if (state === 'damned') {
    setBeatitude(item, 'cursed');
    item.setFact('damned', 1);
  } else if (state !== 'plain') {
    setBeatitude(item, state);
  }
}

function setNumbers(item: GameObject, numbers: ItemValue): void {
  const { level, value, charges, count, exp, maxhp } = numbers;
  item.setFact('level', level);
  item.setFact('value', value);
  if (charges !== undefined) {
    setCharges(item, { left: clamp(charges, 0, MOST_CHARGES), recharged: 0 });
  }
  if (count !== undefined) {
    item.count = clamp(count, 1, MOST_PIECES);
  }
  if (exp !== undefined) {
    item.setFact('exp', exp);
  }
  if (maxhp !== undefined) {
    item.setFact('maxhp', Math.min(maxhp, MOST_ENERGY));
  }
}

/**
 * Gives a carrier that a file put its spell into the numbers of its spell's level, and leaves those that the
 * file states. Anything else stays as it is.
 */
export function settleCarrier(ruleset: Ruleset, item: GameObject): void {
  const spell = item.inventory[0]?.archetype;
  if (spell === undefined || !isFilled(item.archetype)) {
    return;
  }
  const { charges = 0 } = item.differences;
  const view = itemValueView(ruleset, item.archetype, spell, { difficulty: 1, count: charges });
  const stated = { ...item.differences };
  const { count, ...numbers } = atLevel(ruleset, spell, view, view.level);
  setNumbers(item, numbers);
  item.setAllOwn(stated);
}
