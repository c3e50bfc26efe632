// Energy cost of a cast, and the Amulet of Yendor's effect on it. NetHack 3.6.7 src/spell.c (spelleffects).

import { type Chance, silent } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingPool } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';
import { shareOf } from '../slot/share.ts';
import type { AttemptView, Purse } from '../slot/views.ts';

/** The price of a spell by its level, before any increase. @param spellLevel 1…7 */
export function baseEnergyCost(
  rules: CastingRules,
  spellLevel: number,
  notes: CastingNotebook = silent,
): number {
  const cost = rules.energy.perSpellLevel * spellLevel;
  notes.note('base-energy-cost', cost, spellLevel);
  return cost;
}

/** The price of an attempt before the Amulet's draw: the spell's price, possibly modified by the chance. */
export function attemptPrice(
  rules: CastingRules,
  view: Pick<AttemptView, 'price' | 'chance' | 'amulet'>,
  notes: CastingNotebook = silent,
): number {
  return rules.steps.price(rules, view.price, view.chance, view.amulet, notes);
}

/** The spell's price, independent of the chance. */
export function plainPrice(_rules: CastingRules, plain: number): number {
  return plain;
}

/** Cost of a failed attempt: a share of the price, rounded down. */
export function failedPrice(rules: CastingRules, price: number): number {
  return shareOf(price, rules.energy.failure);
}

/** Whether a pool holds less than a price. */
export function lacksEnergy(
  energy: number,
  price: number,
  notes: CastingNotebook,
  pool: CastingPool = 'energy',
): boolean {
  if (energy >= price) {
    return false;
  }
  notes.note(pool === 'grace' ? 'not-enough-grace' : 'not-enough-energy', energy, price);
  return true;
}

/**
 * The spell's grace cost besides its price, modified by the chance; 0: none. Source: Crossfire
 * server/spell_util.c (SP_level_spellpoint_cost): a spell can cost both.
 */
export function gracePrice(
  rules: CastingRules,
  { grace, chance, amulet }: Pick<AttemptView, 'grace' | 'chance' | 'amulet'>,
): number {
  return grace === undefined ? 0 : attemptPrice(rules, { price: grace.price, chance, amulet });
}

/** Deducts grace from the purse if the spell costs any. @param amount all of it, or a share */
export function payGrace(purse: Purse, amount: number, notes: CastingNotebook): void {
  if (purse.gracePrice > 0) {
    purse.gracePaid = amount;
    notes.note('paid-grace', amount);
  }
}

/** Ends an attempt if the caster lacks the additional grace. */
export function demandGrace(
  chance: Chance,
  view: AttemptView,
  purse: Purse,
): 'not-enough-grace' | undefined {
  const { grace } = view;
  return grace !== undefined && lacksEnergy(grace.held, purse.gracePrice, chance, 'grace')
    ? 'not-enough-grace'
    : undefined;
}

/**
 * The Amulet of Yendor drains a caster who could pay the price: one die of twice the price, not below 0
 * energy. A drained caster has used the move. Source: NetHack 3.6.7 src/spell.c (spelleffects)
 */
export function drainByAmulet(
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
): undefined {
  if (!view.amulet || purse.energy < purse.price) {
    return;
  }
  const sides = rules.energy.amuletSidesPerPoint * purse.price;
  const drained = Math.min(purse.energy, chance.roll(1, sides, 'amulet-drain'));
  purse.energy -= drained;
  purse.usesTurn = true;
  const notes: CastingNotebook = chance;
  notes.note('amulet-drain', drained, purse.energy);
}

/**
 * The Amulet of Yendor raises the price by a die of twice the price, drawn for each attempt. Source: NetHack
 * 3.4.3 src/spell.c (spelleffects)
 */
export function raiseByAmulet(
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
): undefined {
  if (!view.amulet) {
    return;
  }
  const sides = rules.energy.amuletSidesPerPoint * purse.price;
  const more = chance.roll(1, sides, 'amulet-drain');
  purse.price += more;
  const notes: CastingNotebook = chance;
  notes.note('amulet-price', more, purse.price);
}

/**
 * A skilled caster without enough energy may continue: hit points pay the difference, and the price is the
 * energy that there was. Source: SLASH'EM src/spell.c (spelleffects)
 */
export function demandEnergyOrHitPoints(
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
): 'not-enough-energy' | 'not-enough-grace' | undefined {
  const missing = purse.price - purse.energy;
  const { exhaustion } = rules.energy;
  const may = view.continueOnExhaustion === true && exhaustion?.skills.includes(view.skill);
  if (missing <= 0 || may !== true) {
    return demandEnergy(chance, rules, view, purse);
  }
  purse.hitPointsLost = missing;
  const notes: CastingNotebook = chance;
  notes.note('exhaustion', missing, purse.price);
  return undefined;
}

/** Ends an attempt if the remaining energy is below the price. */
export function demandEnergy(
  chance: Chance,
  _rules: CastingRules,
  { pool }: AttemptView,
  purse: Purse,
): 'not-enough-energy' | 'not-enough-grace' | undefined {
  if (!lacksEnergy(purse.energy, purse.price, chance, pool)) {
    return undefined;
  }
  return pool === 'grace' ? 'not-enough-grace' : 'not-enough-energy';
}
