// The hero's points at a turn boundary. NetHack 3.6.7 src/allmain.c (moveloop).

import type { Chance } from '../chance/index.ts';
import { adjustedSpeed } from './adjusted-speed.ts';
import { withAids } from './aids.ts';
import { pointsUnderBurden } from './encumbrance.ts';
import { paceOf } from './gallop.ts';
import type { Encumbrance } from './names.ts';
import type { BonusRow, SpeedRules } from './rules.ts';
import type { HeroSpeedView, RidingView } from './views.ts';

/**
 * Points granted to the hero at one turn boundary; whole unless the ruleset keeps fractions. Source: NetHack
 * 3.6.7 src/allmain.c (moveloop): a rider who has just moved gets the steed's points.
 */
export function heroAllotment(chance: Chance, rules: SpeedRules, view: HeroSpeedView): number {
  return heroAllotmentUnder(chance, rules, view, view.encumbrance);
}

/** As `heroAllotment`, but under a given burden instead of the view's. */
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
      : rules.steps.heroPoints(chance, rules, view);
  const left = pointsUnderBurden(rules, points, encumbrance, chance);
  const aided = withAids(chance, rules.aids.afterBurden, view.aids, left);
  const granted = Math.max(0, rules.steps.finish(chance, view, aided));
  chance.note('allotment', granted);
  return granted;
}

function steedPoints(chance: Chance, rules: SpeedRules, riding: RidingView): number {
  const { ridingSkill = 'basic' } = riding;
  const skill = rules.riding.speed[ridingSkill];
  chance.note('steed-carries', riding.speed);
  const adjusted = adjustedSpeed(rules, riding, chance) + skill;
  if (skill !== 0) {
    chance.note('riding-skill', skill, adjusted);
  }
  const pace = paceOf(chance, rules, riding, adjusted);
  const speed = Math.max(rules.riding.least ?? pace, pace);
  const points = rules.steps.allot(chance, rules, speed, true) + rules.riding.points[ridingSkill];
  chance.note('speed-gives', points, speed);
  return points;
}

/**
 * The form's speed plus the bonus of the speed property, which doesn't depend on that speed. A slowed hero
 * gets no bonus. The default step `heroPoints`. Label: `speed-bonus`. Source: NetHack 3.6.7 src/allmain.c
 * (moveloop)
 */
export function addedBonus(chance: Chance, rules: SpeedRules, view: HeroSpeedView): number {
  chance.note('base-speed', view.baseSpeed);
  const speed = withAids(chance, rules.aids.form, view.aids, view.baseSpeed);
  const { always, sometimes, k, n } = bonusOf(rules, view);
  if (always !== 0) {
    chance.note('speed-bonus-always', always);
  }
  let points = speed + always;
  if (sometimes !== 0) {
    if (chance.test(k, n, 'speed-bonus')) {
      chance.note(sometimes < 0 ? 'slowness-takes' : 'speed-bonus', Math.abs(sometimes));
      points += sometimes;
    } else {
      chance.note(sometimes < 0 ? 'slowness-missed' : 'speed-bonus-missed', Math.abs(sometimes));
    }
  }
  return withAids(chance, rules.aids.points, view.aids, points);
}

function bonusOf(rules: SpeedRules, { slow, aids, speedProperty }: HeroSpeedView): BonusRow {
  if (slow === true && rules.slowness !== undefined) {
    return rules.slowness;
  }
  const other = aids?.find(name => rules.aids.bonus[name] !== undefined);
  return (other === undefined ? rules.bonus : rules.aids.bonus[other]!)[speedProperty];
}
