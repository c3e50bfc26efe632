// Level, price and charges of a new carrier of a spell. Crossfire common/treasure.c (level_for_item,
// fix_generated_item), server/spell_util.c (rod_adjust).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { SpellcraftRules } from '../rules.ts';
import { rodEnergy } from './rods.ts';

/** Kinds of carriers. Staves are wands; horns and spell rings are rods; dusts are potions. */
export type CarrierKind = 'wand' | 'scroll' | 'spellbook' | 'rod' | 'potion';

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
  /** Scrolls and potions. */
  readonly count?: number;
  /** Rods: energy when full. */
  readonly maxhp?: number;
}

/** Draws a new carrier's numbers. Label: `item-level`. Integers of 32 bits, as in the original. */
export function itemValue(chance: Chance, rules: SpellcraftRules, view: ItemValueView): ItemValue {
  const { itemType, level } = view;
  const isPlain = itemType === 'spellbook' || (itemType === 'wand' && smallestModifier(view) === 0);
  if (isPlain) {
    return itemValueAt(rules, view, level);
  }
  const { carriers } = rules;
  const step = smallestModifier(view) || carriers.plainStep;
  const above = chance.below(view.difficulty + 1, 'item-level');
  return itemValueAt(rules, view, Math.min(carriers.highestLevel, level + step * above));
}

/**
 * A carrier's numbers at a level of its own, as for one whose level isn't drawn. A potion is priced like a
 * scroll: the source builds its potions by other rules. Source: Crossfire common/treasure.c
 * (fix_generated_item).
 * @param itemLevel the spell's level or more; books always have the spell's
 */
export function itemValueAt(
  rules: SpellcraftRules,
  view: ItemValueView,
  itemLevel: number,
): ItemValue {
  const { itemType, level, spellCount } = view;
  const { priceOffset, scrollExperience } = rules.carriers;
  const plain = Math.imul(view.itemValue, view.value);
  const value = truncDiv(Math.imul(plain, itemLevel + priceOffset), level + priceOffset);
  switch (itemType) {
    case 'spellbook':
      return { level, value: plain, exp: plain };
    case 'rod': {
      const rod = { ...view, rodLevel: itemLevel, rodValue: view.itemValue };
      return { level: itemLevel, value, maxhp: rodEnergy(rules, rod).maxhp };
    }
    case 'wand':
      return { level: itemLevel, value, charges: spellCount };
    case 'potion':
      return { level: itemLevel, value, count: spellCount };
    case 'scroll': {
      const exp = truncDiv(value, scrollExperience);
      return { level: itemLevel, value, exp, count: spellCount };
    }
  }
}

function smallestModifier(view: ItemValueView): number {
  const modifiers = [view.damModifier, view.rangeModifier, view.durationModifier];
  const growing = modifiers.filter(modifier => modifier !== 0);
  return growing.length === 0 ? 0 : Math.min(...growing);
}
