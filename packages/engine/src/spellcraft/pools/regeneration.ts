// Hit points, mana and grace that come back tick by tick. Crossfire server/player.c (do_some_living),
// server/server.c (process_players1).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { PoolKind, PoolPace, RecoveringRules, RecoveryRules } from './pool-rules.ts';

/** The facts that a pool's pace depends on. */
export interface PaceView {
  readonly max: number;
  /** Sum of what is worn for this pool. */
  readonly gen: number;
  /** Armour, for pools that armour slows. */
  readonly armour: number;
}

/** The facts of one tick besides. */
export interface PoolTickView extends PaceView {
  /** The pool stands still, and so does its wait. */
  readonly held: boolean;
  readonly resting: boolean;
  /** Sum of what is worn: negative is dearer, positive cheaper. */
  readonly digestion: number;
}

/** A pool, which a tick changes. */
export interface RunningPool {
  points: number;
  /** Ticks until the next point is due; 0 or more between ticks. */
  wait: number;
  /** The player's food, which points cost. */
  food: number;
}

/** The highest number of points that come back by themselves. */
export function recoveryLimit({ recovery }: RecoveringRules, pool: PoolKind, max: number): number {
  return truncDiv(max, recovery.pools[pool].limitOver);
}

/** Ticks that a pool waits after a point. */
export function recoveryWait(
  { recovery }: RecoveringRules,
  pool: PoolKind,
  view: PaceView,
): number {
  const pace = recovery.pools[pool];
  const { gen, max } = view;
  const plain = gen < 0 ? max : (gen + 1) * max;
  const slowed = pace.underArmour ? underArmour(recovery, plain, view.armour) : plain;
  const rate = gen < 0 ? pace.rate - pace.slower * gen : pace.rate;
  return truncDiv(rate, Math.max(slowed, recovery.leastPace) + recovery.paceOffset);
}

function underArmour({ plainArmour }: RecoveryRules, pace: number, armour: number): number {
  return truncDiv(pace * plainArmour, Math.max(armour, plainArmour));
}

/**
 * One tick of a pool. Label: `digestion`. @returns whether a point was gained. Source: Crossfire
 * server/player.c (do_some_living).
 */
export function passPoolTick(
  chance: Chance,
  rules: RecoveringRules,
  pool: PoolKind,
  view: PoolTickView,
  running: RunningPool,
): boolean {
  if (view.held) {
    return false;
  }
  const { recovery } = rules;
  running.wait -= 1 + (view.resting ? recovery.rest : 0);
  if (running.wait >= 0) {
    return false;
  }
  running.wait = recoveryWait(rules, pool, view);
  if (running.points >= recoveryLimit(rules, pool, view.max)) {
    return false;
  }
  running.points++;
  running.food -= foodOfPoint(chance, recovery, recovery.pools[pool], view.digestion);
  return true;
}

function foodOfPoint(
  chance: Chance,
  { food }: RecoveryRules,
  { hungry }: PoolPace,
  digestion: number,
): number {
  if (!hungry) {
    return 0;
  }
  if (digestion > 0) {
    return chance.test(1, digestion + 1, 'digestion') ? food : 0;
  }
  return food - digestion;
}

/** A pool over several ticks. */
export interface PoolTicksView extends PoolTickView, RunningPool {
  readonly pool: PoolKind;
  readonly ticks: number;
}

/** The course of a pool. */
export interface PoolTicks extends RunningPool {
  /** Ticks, from 1, that brought a point. */
  readonly gains: readonly number[];
}

/** A pool after some ticks. Label: `digestion`. */
export function poolAfterTicks(
  chance: Chance,
  rules: RecoveringRules,
  { pool, points, wait, food, ticks, ...view }: PoolTicksView,
): PoolTicks {
  const running = { points, wait, food };
  const gains: number[] = [];
  for (let tick = 1; tick <= ticks; tick++) {
    if (passPoolTick(chance, rules, pool, view, running)) {
      gains.push(tick);
    }
  }
  return { gains, ...running };
}
