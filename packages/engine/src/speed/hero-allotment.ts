// The points that the hero gets at a turn boundary. NetHack 3.6.7 src/allmain.c (moveloop).

import type { Chance } from '../chance/index.ts';
import { adjustedSpeed } from './adjusted-speed.ts';
import { pointsUnderBurden } from './encumbrance.ts';
import { paceOf } from './gallop.ts';
import type { Encumbrance } from './names.ts';
import type { SpeedRules } from './rules.ts';
import type { HeroSpeedView, RidingView } from './views.ts';

/**
 * Points granted to the hero at one turn boundary; whole ones unless the ruleset keeps parts.
 * Source: NetHack 3.6.7 src/allmain.c (moveloop): a rider who has just moved gets the steed's.
 */
export function heroAllotment(chance: Chance, rules: SpeedRules, view: HeroSpeedView): number {
  return heroAllotmentUnder(chance, rules, view, view.encumbrance);
}

/** The same under a burden other than that of the view. */
export function heroAllotmentUnder(
  chance: Chance,
  rules: SpeedRules,
  view: HeroSpeedView,
  encumbrance: Encumbrance,
): number {
  const { riding } = view;
  const points =
    riding !== undefined && rules.steps.steedCarries(riding.moved)
      ? steedPoints(chance, rules, riding)
      : ownPoints(chance, rules, view);
  const left = pointsUnderBurden(rules, points, encumbrance, chance);
  chance.note('allotment', left);
  return left;
}

function steedPoints(chance: Chance, rules: SpeedRules, riding: RidingView): number {
  chance.note('steed-carries', riding.speed);
  const adjusted = adjustedSpeed(rules, riding, chance);
  const speed = paceOf(chance, rules, riding, adjusted);
  const points = rules.steps.allot(chance, rules, speed, true);
  chance.note('speed-gives', points, speed);
  return points;
}

function ownPoints(chance: Chance, rules: SpeedRules, view: HeroSpeedView): number {
  const { always, sometimes, k, n } = rules.bonus[view.speedProperty];
  chance.note('base-speed', view.baseSpeed);
  if (always !== 0) {
    chance.note('speed-bonus-always', always);
  }
  const points = view.baseSpeed + always;
  if (sometimes === 0) {
    return points;
  }
  if (chance.test(k, n, 'speed-bonus')) {
    chance.note('speed-bonus', sometimes);
    return points + sometimes;
  }
  chance.note('speed-bonus-missed', sometimes);
  return points;
}
