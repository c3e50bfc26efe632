// A shot or throw as the hero can foresee it: who in sight stands first in its way, and how far away.

import { wornAt } from '../actors/index.ts';
import type { CombatRules, Enchantment } from '../combat/index.ts';
import { enchantmentsOf, type GameObject } from '../objects/index.ts';
import type { RefusalReason } from './commands.ts';
import { gridsBetween, missileWay } from './flight.ts';
import { type KnownCreature, knownCreatures } from './known.ts';
import { isPrecious } from './landing.ts';
import { isInRange, type MissilePlan, planShot, planThrow } from './missile-plans.ts';
import type { GameState } from './state.ts';

/** A missile on its way to somebody in sight. */
export interface KnownMissile {
  readonly plan: MissilePlan;
  /** Enchantments are a guess: those that he doesn't know are taken to be none. */
  readonly guess: boolean;
  /** It never breaks. */
  readonly artifact: boolean;
  /** Who is first in its way: whom it was aimed at, or somebody before him. */
  readonly meets: KnownCreature;
  /** Grids to whom it meets. */
  readonly distance: number;
}

/** Why nothing can be foreseen. */
export interface NoKnownMissile {
  readonly refused: RefusalReason;
}

/**
 * What the hero would shoot or throw at somebody in sight. All squares of a clear line to what is seen
 * are seen, and so is whoever stands on them: nothing hidden is asked.
 * @param item as in the commands fire and throw
 */
export function knownMissile(
  state: GameState,
  ask: 'fire' | 'throw',
  item: number,
  target: KnownCreature,
): KnownMissile | NoKnownMissile {
  const real = ask === 'fire' ? planShot(state, item) : planThrow(state, item);
  if ('refused' in real) {
    return real;
  }
  if (!isInRange(state, real, target.square)) {
    return { refused: 'out-of-range' };
  }
  const { plan, guess } = asKnown(state, real);
  const rules: CombatRules = state.ruleset.slots.combat;
  const { hero, level } = state;
  const { map } = level;
  const aim = { from: hero.square, towards: target.square, range: plan.range };
  const { met } = missileWay(rules, map, aim);
  const meets = knownCreatures(state).find(({ id }) => id === met);
  if (meets === undefined) {
    return { refused: 'blocked' };
  }
  const distance = gridsBetween(rules, map, hero.square, meets.square);
  return { plan, guess, artifact: isPrecious(plan.pile), meets, distance };
}

/** The plan without what the hero doesn't know of his things. */
function asKnown(state: GameState, plan: MissilePlan): { plan: MissilePlan; guess: boolean } {
  const missile = knownNumbers(state, plan.pile, plan.missile);
  const bow = wornAt(state.sheet, 'launcher');
  const held = plan.by.launcher;
  const launcher =
    bow === undefined || held === undefined ? undefined : knownNumbers(state, bow, held);
  const guess = missile !== plan.missile || launcher !== held;
  return { plan: { ...plan, missile, by: { ...plan.by, launcher } } as MissilePlan, guess };
}

/** The same numbers, or a copy without the enchantment when that isn't known. */
function knownNumbers<Numbers extends Enchantment>(
  { sheet }: GameState,
  thing: GameObject,
  numbers: Numbers,
): Numbers {
  if (sheet.lore.knows(thing, 'enchantment')) {
    return numbers;
  }
  const { toHit, toDam } = enchantmentsOf(thing);
  return { ...numbers, toHit: numbers.toHit - toHit, toDam: numbers.toDam - toDam };
}
