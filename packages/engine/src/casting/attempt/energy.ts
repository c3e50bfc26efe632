// What energy a cast takes, and what the Amulet of Yendor takes on top.
// NetHack 3.6.7 src/spell.c (spelleffects).

import { type Chance, silent } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';
import { shareOf } from '../slot/share.ts';
import type { AttemptView, Purse } from '../slot/views.ts';

/** The price of a spell by its level, before anything raises it. @param spellLevel 1…7 */
export function baseEnergyCost(
  rules: CastingRules,
  spellLevel: number,
  notes: CastingNotebook = silent,
): number {
  const cost = rules.energy.perSpellLevel * spellLevel;
  notes.note('base-energy-cost', cost, spellLevel);
  return cost;
}

/**
 * The price of an attempt before the Amulet's luck: what the spell costs, or what the chance makes of
 * it.
 */
export function attemptPrice(
  rules: CastingRules,
  view: Pick<AttemptView, 'price' | 'chance' | 'amulet'>,
  notes: CastingNotebook = silent,
): number {
  return rules.steps.price(rules, view.price, view.chance, view.amulet, notes);
}

/** What the spell costs, whatever the chance. */
export function plainPrice(_rules: CastingRules, plain: number): number {
  return plain;
}

/** What a failed attempt pays: a share of the price, the fraction dropped. */
export function failedPrice(rules: CastingRules, price: number): number {
  return shareOf(price, rules.energy.failure);
}

/** Whether there is too little energy for a price. */
export function lacksEnergy(energy: number, price: number, notes: CastingNotebook): boolean {
  if (energy >= price) {
    return false;
  }
  notes.note('not-enough-energy', energy, price);
  return true;
}

/**
 * The Amulet of Yendor drains a caster who could pay the price: one die of twice the price, not below
 * 0 energy; whoever is drained has used the move.
 * Source: NetHack 3.6.7 src/spell.c (spelleffects)
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
 * The Amulet of Yendor raises the price by a die of twice the price, anew at every attempt.
 * Source: NetHack 3.4.3 src/spell.c (spelleffects)
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
 * A caster with skill who lacks energy may go on: hit points stand in for what is missing, and the
 * price is what energy there was.
 * Source: SLASH'EM src/spell.c (spelleffects)
 */
export function demandEnergyOrHitPoints(
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
): 'not-enough-energy' | undefined {
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

/** An attempt ends when the energy left is below the price. */
export function demandEnergy(
  chance: Chance,
  _rules: CastingRules,
  _view: AttemptView,
  purse: Purse,
): 'not-enough-energy' | undefined {
  return lacksEnergy(purse.energy, purse.price, chance) ? 'not-enough-energy' : undefined;
}
