// One casting attempt, from the prerequisites to its costs. The spell's effect is handled elsewhere. NetHack
// 3.6.7 src/spell.c (spelleffects).

import type { Chance } from '../../chance/index.ts';
import { InvariantError } from '../../errors/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingOutcome } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';
import type { AttemptView, CastingAttempt, Purse } from '../slot/views.ts';
import { attemptPrice, demandGrace, failedPrice, gracePrice, payGrace } from './energy.ts';
import { prerequisites } from './prerequisites.ts';
import { trainingGained } from './training.ts';

/**
 * One casting attempt at a given price and chance: prerequisites, Amulet, energy, nutrition, success. Labels:
 * `amulet-drain`, `success`. Without the Amulet, and at a chance of 0 or 100, the result is certain; at 100
 * it shows which check would end the attempt at best. Source: NetHack 3.6.7 src/spell.c (spelleffects)
 */
export function attemptToCast(
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
): CastingAttempt {
  const { energy, nutrition } = view;
  const { outcome, usesTurn } = prerequisites(rules, view, chance);
  if (outcome !== 'ready') {
    return { outcome, energy, nutrition, usesTurn, training: 0, hitPointsLost: 0 };
  }
  const price = attemptPrice(rules, view, chance);
  const purse = {
    ...{ energy, nutrition, price, usesTurn: false, hitPointsLost: 0 },
    gracePrice: gracePrice(rules, view),
    gracePaid: 0,
  };
  const end = runSteps(chance, rules, view, purse);
  return {
    outcome: end,
    energy: purse.energy,
    nutrition: purse.nutrition,
    usesTurn: purse.usesTurn,
    training: end === 'cast' ? trainingGained(view, chance) : 0,
    hitPointsLost: purse.hitPointsLost,
    ...(purse.gracePaid > 0 && { gracePaid: purse.gracePaid }),
  };
}

function runSteps(
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
): CastingOutcome {
  const { order, steps } = rules.attempt;
  for (const name of order) {
    const outcome =
      steps[name](chance, rules, view, purse) ??
      (name === 'energy' ? demandGrace(chance, view, purse) : undefined);
    if (outcome !== undefined) {
      return outcome;
    }
  }
  throw new InvariantError(`no step of a casting attempt decides it: ${order.join(', ')}`);
}

/**
 * The success roll: a confused caster always fails. A failure costs half the price, rounded down; a success
 * costs all of it. Both use the move. Source: NetHack 3.6.7 src/spell.c (spelleffects)
 */
export function rollForSuccess(
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
): 'fail' | 'cast' {
  const notes: CastingNotebook = chance;
  const isPrayer = view.pool === 'grace';
  purse.usesTurn = true;
  if (!mustFail(view, notes) && chance.test(view.chance, 100, 'success')) {
    purse.energy -= purse.price;
    notes.note(isPrayer ? 'succeeded-prayer' : 'succeeded', purse.price, view.chance);
    payGrace(purse, purse.gracePrice, notes);
    return 'cast';
  }
  const paid = failedPrice(rules, purse.price);
  purse.energy -= paid;
  notes.note(isPrayer ? 'failed-prayer' : 'failed', paid, view.chance);
  payGrace(purse, failedPrice(rules, purse.gracePrice), notes);
  return 'fail';
}

/**
 * No roll: a caster who isn't confused succeeds and pays. A confused caster fails, at no cost in energy or
 * time. Source: FIQHack libnethack/src/spell.c
 */
export function succeedUnlessConfused(
  chance: Chance,
  _rules: CastingRules,
  view: AttemptView,
  purse: Purse,
): 'fail' | 'cast' {
  const notes: CastingNotebook = chance;
  if (mustFail(view, notes)) {
    return 'fail';
  }
  purse.usesTurn = true;
  purse.energy -= purse.price;
  notes.note(view.pool === 'grace' ? 'paid-grace' : 'paid', purse.price);
  payGrace(purse, purse.gracePrice, notes);
  return 'cast';
}

function mustFail(view: { readonly confused: boolean }, notes: CastingNotebook): boolean {
  if (view.confused) {
    notes.note('confused');
  }
  return view.confused;
}
