// Level, price and charges of a new carrier of a spell. Crossfire common/treasure.c (level_for_item,
// fix_generated_item), server/spell_util.c (rod_adjust).

import type { Chance } from '../chance/index.ts';
import { truncDiv } from '../integers/index.ts';
import { rodEnergy } from './rods.ts';
import type { SpellcraftRules } from './rules.ts';

/** Kinds of carriers. */
export type CarrierKind = 'wand' | 'scroll' | 'spellbook' | 'rod';

/** A new carrier and the spell in it. */
export interface ItemValueView {
  readonly itemType: CarrierKind;
  /** The archetype's own value. */
  readonly itemValue: number;
  /** The spell's level. */
  readonly level: number;
  /** The spell's factor. */
  readonly value: number;
  /** Levels per point; 0: it doesn't grow. */
  readonly damModifier: number;
  readonly durationModifier: number;
  readonly rangeModifier: number;
  /** The count drawn for the spell: a wand's charges, a pile's scrolls. */
  readonly spellCount: number;
  /** Difficulty of the level; 1 or more. */
  readonly difficulty: number;
  /** Rods only: casts of a full rod, and the spell's price. */
  readonly rodCharges: number;
  readonly sp: number;
  readonly grace: number;
  readonly maxsp: number;
  readonly maxgrace: number;
}

/** The carrier's numbers. */
export interface ItemValue {
  readonly level: number;
  readonly value: number;
  /** Wands. */
  readonly charges?: number;
  /** Scrolls and books: experience for reading. */
  readonly exp?: number;
  /** Scrolls. */
  readonly count?: number;
  /** Rods: energy when full. */
  readonly maxhp?: number;
}

/** Draws a new carrier's numbers. Label: `item-level`. Integers of 32 bits, as in the original. */
export function itemValue(chance: Chance, rules: SpellcraftRules, view: ItemValueView): ItemValue {
  const { itemType, level, spellCount } = view;
  const { carriers } = rules;
  const plain = Math.imul(view.itemValue, view.value);
  if (itemType === 'spellbook') {
    return { level, value: plain, exp: plain };
  }
  if (itemType === 'wand' && smallestModifier(view) === 0) {
    return { level, value: plain, charges: spellCount };
  }
  const step = smallestModifier(view) || carriers.plainStep;
  const above = chance.below(view.difficulty + 1, 'item-level');
  const itemLevel = Math.min(carriers.highestLevel, level + step * above);
  if (itemType === 'rod') {
    const { value, maxhp } = rodEnergy(rules, {
      ...view,
      rodLevel: itemLevel,
      rodValue: view.itemValue,
    });
    return { level: itemLevel, value, maxhp };
  }
  const offset = carriers.priceOffset;
  const value = truncDiv(Math.imul(plain, itemLevel + offset), level + offset);
  if (itemType === 'wand') {
    return { level: itemLevel, value, charges: spellCount };
  }
  const exp = truncDiv(value, carriers.scrollExperience);
  return { level: itemLevel, value, exp, count: spellCount };
}

function smallestModifier(view: ItemValueView): number {
  const modifiers = [view.damModifier, view.rangeModifier, view.durationModifier];
  const growing = modifiers.filter(modifier => modifier !== 0);
  return growing.length === 0 ? 0 : Math.min(...growing);
}
