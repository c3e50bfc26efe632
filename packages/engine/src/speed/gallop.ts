// Galloping steeds: duration and speed. NetHack 3.6.7 src/steed.c (kick_steed), src/mon.c (mcalcmove).

import type { Chance } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { SpeedRules } from './rules.ts';
import type { RidingView } from './views.ts';

/** Turns that a kick adds to a gallop. Source: NetHack 3.6.7 src/steed.c (kick_steed). */
export function gallopTurns(chance: Chance, rules: SpeedRules): number {
  const { leastTurns, spread } = rules.gallop;
  const turns = leastTurns + chance.below(spread, 'gallop-turns');
  chance.note('gallop-turns', turns);
  return turns;
}

/** A hero who kicks or whips the steed. */
export interface UrgeView {
  /** Hero's experience level. */
  readonly level: number;
  readonly tameness: number;
  /** The steed is asleep or can't move. */
  readonly frozen: boolean;
  /** Whip proficiency; at higher proficiency the whip slips less often. Absent: a kick. */
  readonly whipProficiency?: number | undefined;
}

/** The result. */
export type Urged =
  | { readonly kind: 'slips' }
  /** It may wake, or move two turns sooner. */
  | { readonly kind: 'stirs'; readonly wakes: boolean }
  | { readonly kind: 'throws' }
  | { readonly kind: 'gallops'; readonly tameness: number; readonly turns: number };

/** A rider stays on when level plus tameness reaches the roll of a die with this many sides. */
const HOLD_SIDES = 20;

/**
 * Urges the steed on. It loses a point of tameness and may throw its rider. Labels: `whip-slips`, `wakes`,
 * `holds`, `gallop-turns`. Source: NetHack 3.6.7 src/steed.c (kick_steed), src/apply.c (use_whip)
 */
export function urgeSteed(chance: Chance, rules: SpeedRules, view: UrgeView): Urged {
  const { whipProficiency, level, frozen } = view;
  if (whipProficiency !== undefined && chance.test(1, whipProficiency + 2, 'whip-slips')) {
    return { kind: 'slips' };
  }
  if (frozen) {
    return { kind: 'stirs', wakes: chance.test(1, 2, 'wakes') };
  }
  const tameness = Math.max(0, view.tameness - 1);
  // level + tameness < rnd(20) throws.
  if (tameness === 0 || chance.test(HOLD_SIDES - level - tameness, HOLD_SIDES, 'holds')) {
    chance.note('thrown-off', tameness);
    return { kind: 'throws' };
  }
  return { kind: 'gallops', tameness, turns: gallopTurns(chance, rules) };
}

/**
 * The steed's speed this turn: higher in a gallop, while a movement of several steps is under way. Rounding:
 * down. Source: NetHack 3.6.7 src/mon.c (mcalcmove).
 */
export function paceOf(
  chance: Chance,
  rules: SpeedRules,
  riding: RidingView,
  speed: number,
): number {
  if (!(riding.galloping && riding.running)) {
    return speed;
  }
  const { paces } = rules.gallop;
  const { times, over } = paces[chance.below(paces.length, 'gallop')]!;
  const quick = floorDiv(times * speed, over);
  chance.note('gallop', quick, speed);
  return quick;
}
