// The kind and number of food that a spell makes. Crossfire server/spell_effect.c (cast_create_food).

import { floorDiv } from '../../integers/index.ts';
import type { SpellcraftRules } from '../rules.ts';
import { answersTo } from './named-kind.ts';

/** A kind of food or drink. */
export interface FoodKind {
  readonly name: string;
  readonly plural: string;
  /** 1 or more. */
  readonly nutrition: number;
}

/** A spell that makes food. */
export interface FoodView {
  /** In the order of the catalogue. */
  readonly kinds: readonly FoodKind[];
  /** The spell's own nutrition. */
  readonly food: number;
  /** Its duration adjustment, in steps. */
  readonly steps: number;
  /** The name of the food that is wanted; empty for the best. */
  readonly text: string;
}

/** The result. */
export interface MadeFood {
  /** Index of the kind. */
  readonly kind: number;
  /** 1 or more. */
  readonly count: number;
}

/**
 * The named food, of which there is at least one, however rich it is; else the most nutritious kind that the
 * spell can pay for, the first of equals. Undefined: there is none.
 */
export function createFood(rules: SpellcraftRules, view: FoodView): MadeFood | undefined {
  const value = view.food + rules.making.food.perStep * view.steps;
  const named = view.kinds.findIndex(kind => answersTo(kind, view.text));
  const kind = named < 0 ? richest(view.kinds, value) : named;
  if (kind < 0) {
    return undefined;
  }
  return { kind, count: Math.max(1, floorDiv(value, view.kinds[kind]!.nutrition)) };
}

/** Index of the most nutritious kind up to a value, −1 for none. */
function richest(kinds: readonly FoodKind[], value: number): number {
  let best = -1;
  for (const [index, { nutrition }] of kinds.entries()) {
    if (nutrition <= value && nutrition > (kinds[best]?.nutrition ?? 0)) {
      best = index;
    }
  }
  return best;
}
