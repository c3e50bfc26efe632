// A hero's carrying capacity and burden. NetHack 3.6.7 src/hack.c (weight_cap, calc_capacity).

import { type Notebook, silent } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import { ENCUMBRANCES, type Encumbrance } from './names.ts';
import type { SpeedRules } from './rules.ts';
import type { CarryingForm, LoadView } from './views.ts';

/** A hero's burden. */
export interface Burden {
  /** Weight carried without burden. */
  readonly capacity: number;
  readonly level: Encumbrance;
}

/** At this capacity or less, any excess is an overload. */
const NEXT_TO_NOTHING = 1;

/**
 * The burden of a hero, polymorphed or not. Source: NetHack 3.6.7 src/hack.c (weight_cap, calc_capacity).
 * Rounding: levels down.
 */
export function burdenLevel(rules: SpeedRules, view: LoadView, notes: Notebook = silent): Burden {
  const capacity = carryingCapacity(rules, view, notes);
  notes.note('capacity', capacity);
  const level = levelOf(rules, view.carried, capacity, notes);
  notes.note('burden-level', level);
  return { capacity, level: ENCUMBRANCES[level]! };
}

/** The level only, for code that asks several times a turn: it allocates nothing. */
export function encumbranceUnder(rules: SpeedRules, view: LoadView): Encumbrance {
  const capacity = carryingCapacity(rules, view, silent);
  return ENCUMBRANCES[levelOf(rules, view.carried, capacity, silent)]!;
}

function carryingCapacity(rules: SpeedRules, view: LoadView, notes: Notebook): number {
  const { perPoint, base, most, least, perWoundedLeg } = rules.capacity;
  if (view.levitating || view.strongSteed) {
    notes.note('capacity-borne', most);
    return most;
  }
  const own = perPoint * (view.strength + view.constitution) + base;
  const byBody = Math.min(most, inForm(rules, own, view.form));
  notes.note('capacity-by-body', byBody);
  if (view.flying || view.woundedLegs === 0) {
    return Math.max(least, byBody);
  }
  const lost = perWoundedLeg * view.woundedLegs;
  notes.note('wounded-legs', lost, view.woundedLegs);
  return Math.max(least, byBody - lost);
}

/** The capacity of a form, from that of the hero's own body. Rounding: down. */
function inForm({ capacity }: SpeedRules, own: number, form: CarryingForm | undefined): number {
  if (form === undefined) {
    return own;
  }
  if (form.nymph) {
    return capacity.most;
  }
  if (form.weight === 0) {
    return floorDiv(own * form.size, capacity.bodySize);
  }
  const byWeight = !form.strong || form.weight > capacity.body;
  return byWeight ? floorDiv(own * form.weight, capacity.body) : own;
}

/** Weight of a number of coins. Rounding: to the nearest. Source: NetHack 3.6.7 src/mkobj.c (weight). */
export function coinsWeight(coins: number): number {
  return floorDiv(coins + COINS_PER_WEIGHT / 2, COINS_PER_WEIGHT);
}

const COINS_PER_WEIGHT = 100;

function levelOf(rules: SpeedRules, carried: number, capacity: number, notes: Notebook): number {
  const excess = carried - capacity;
  if (excess <= 0) {
    notes.note('within-capacity', carried, capacity);
    return 0;
  }
  notes.note('over-capacity', excess, capacity);
  const most = ENCUMBRANCES.length - 1;
  if (capacity <= NEXT_TO_NOTHING) {
    return most;
  }
  return Math.min(most, floorDiv(rules.capacity.levelsPerCapacity * excess, capacity) + 1);
}
