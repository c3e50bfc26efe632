// Speed in FIQHack, where it differs from NetHack 3.4.3. FIQHack libnethack/src/allmain.c
// (moveamt).
//
// FIQHack stores no points: on turn t an actor of speed m and offset o has
// (m + ((t m + o) mod 12 - m mod 12 + 12) mod 12) / 12 actions. That is ⌊(t m + o) / 12⌋ less the same for
// the turn before, so an actor that starts with o points and gets m a turn acts at the same times.

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { AdjustmentRow, HeroSpeedView, SpeedRules } from '../../speed/index.ts';
import { leaveWithWholeMove } from '../nethack-3.6.0/speed.ts';
import type { Patch } from '../patch.ts';

type Scale = Pick<AdjustmentRow, 'times' | 'plus' | 'over'>;

/** How each speed property scales the form's speed. */
const SCALES: Readonly<Record<HeroSpeedView['speedProperty'], Scale>> = {
  none: { times: 1, plus: 0, over: 1 },
  fast: { times: 4, plus: 2, over: 3 },
  'very-fast': { times: 5, plus: 1, over: 3 },
};
const SLOW: Scale = { times: 1, plus: 1, over: 2 };
/** A quick hero's points vary by up to this much either way, from a minimum speed on. */
const WOBBLE = 4;

function scaled(speed: number, { times, plus, over }: Scale): number {
  return floorDiv(times * speed + plus, over);
}

/** Scales the form's speed. Quick heroes get a random variation each turn. */
function scaledSpeed(chance: Chance, _rules: SpeedRules, view: HeroSpeedView): number {
  const quick = scaled(view.baseSpeed, SCALES[view.speedProperty]);
  const speed = view.slow === true ? scaled(quick, SLOW) : quick;
  chance.note('base-speed', view.baseSpeed);
  chance.note('speed-scaled', speed, view.baseSpeed);
  return speed;
}

/** At least 1 point, with a quick hero's random variation. */
function wobble(chance: Chance, view: HeroSpeedView, points: number): number {
  const sure = Math.max(1, points);
  if (view.speedProperty === 'none' || sure < WOBBLE) {
    return sure;
  }
  const change = chance.below(2 * WOBBLE + 1, 'wobble') - WOBBLE;
  chance.note('speed-wobble', sure + change, sure);
  return sure + change;
}

/** The differences of FIQHack. */
export const speed: Patch<SpeedRules> = {
  adjustment: { slow: [{ from: 0, times: 1, plus: 1, over: 2 }] },
  gallop: { paces: [{ times: 3, over: 2 }] },
  steps: {
    heroPoints: scaledSpeed,
    finish: wobble,
    leavePasses: leaveWithWholeMove,
  },
};
