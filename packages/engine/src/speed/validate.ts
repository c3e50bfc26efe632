// Validation of inputs for the speed rules.

import { integerIn, memberOf } from '../errors/index.ts';
import { ENCUMBRANCES, RIDING_SKILLS, SPEED_ADJUSTMENTS, SPEED_PROPERTIES } from './names.ts';
import type { NextMovesView } from './next-moves.ts';
import type { TurnOrderView } from './turn-order.ts';
import type { BurdenedPointsView, HeroSpeedView, LoadView, MonsterSpeedView } from './views.ts';

/** The highest base speed of a form. */
const FASTEST = 127;
/** More than any creature can carry, and still exact. */
const HEAVIEST = 1_000_000;
/** More time than any actor accumulates, in any unit. */
const LONGEST = 1_000_000_000;

/** Throws a UsageError for a speed outside 0…127 or an unknown adjustment. */
export function validateMonsterSpeed(view: MonsterSpeedView, where = 'monster'): void {
  integerIn(`${where}.speed`, view.speed, 0, FASTEST);
  memberOf(`${where}.adjustment`, view.adjustment, SPEED_ADJUSTMENTS);
}

/** Throws a UsageError for a base speed outside 0…127, an unknown name or an impossible steed. */
export function validateHeroSpeed(view: HeroSpeedView, where = 'hero'): void {
  integerIn(`${where}.baseSpeed`, view.baseSpeed, 0, FASTEST);
  memberOf(`${where}.speedProperty`, view.speedProperty, SPEED_PROPERTIES);
  memberOf(`${where}.encumbrance`, view.encumbrance, ENCUMBRANCES);
  if (view.riding !== undefined) {
    validateMonsterSpeed(view.riding, `${where}.riding`);
    memberOf(`${where}.riding.ridingSkill`, view.riding.ridingSkill ?? 'basic', RIDING_SKILLS);
  }
}

/** Throws a UsageError for points outside 0…1,000 or an unknown burden. */
export function validateBurdenedPoints(view: BurdenedPointsView): void {
  integerIn('points', view.points, 0, 1000);
  memberOf('encumbrance', view.encumbrance, ENCUMBRANCES);
}

/** Throws a UsageError for attributes outside 3…25, legs outside 0…2 or an impossible weight. */
export function validateLoad(view: LoadView): void {
  integerIn('strength', view.strength, 3, 25);
  integerIn('constitution', view.constitution, 3, 25);
  integerIn('carried', view.carried, 0, HEAVIEST);
  integerIn('woundedLegs', view.woundedLegs, 0, 2);
  if (view.form !== undefined) {
    integerIn('form.weight', view.form.weight, 0, HEAVIEST);
    integerIn('form.size', view.form.size, 0, 7);
  }
}

/** Throws a UsageError for an impossible actor, or for more than 100 turns. */
export function validateTurnOrder(view: TurnOrderView): void {
  validateHeroSpeed(view.hero);
  view.monsters.forEach((monster, index) => {
    validateMonsterSpeed(monster, `monsters[${index}]`);
    integerIn(`monsters[${index}].movement`, monster.movement, 0, LONGEST);
  });
  if (view.helpless !== undefined) {
    integerIn('helpless.afterAction', view.helpless.afterAction, 1, LONGEST);
    integerIn('helpless.turns', view.helpless.turns, 1, LONGEST);
  }
  integerIn('turns', view.turns, 1, 100);
}

/** Throws a UsageError for an impossible actor, price or horizon, or if it isn't the hero's move. */
export function validateNextMoves(view: NextMovesView): void {
  validateHeroSpeed(view.hero);
  memberOf('clock.phase', view.clock.phase, ['hero']);
  integerIn('price', view.price, 1, LONGEST);
  view.movers.forEach((mover, index) => {
    validateMonsterSpeed(mover, `movers[${index}]`);
    integerIn(`movers[${index}].movement`, mover.movement, -LONGEST, LONGEST);
  });
  integerIn('turns', view.turns, 1, 100);
}
