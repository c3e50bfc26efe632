// A shot or throw as the hero can foresee it: who in sight stands first in its way, and how far away.

import type { CombatRules } from '../../combat/index.ts';
import {
  isInRange,
  type MissilePlan,
  planShot,
  planThrow,
} from '../actions/missiles/missile-plans.ts';
import { isPrecious } from '../items/landing.ts';
import { gridsBetween, missileWay } from '../movement/flight.ts';
import type { RefusalReason } from '../protocol/commands.ts';
import type { GameState } from '../state/state.ts';
import { type KnownCreature, knownCreatures } from './known.ts';

/** A missile on its way to somebody in sight. */
export interface KnownMissile {
  readonly plan: MissilePlan;
  /** It never breaks. */
  readonly artifact: boolean;
  /** Who is first in its way: whom it was aimed at, or somebody before him. */
  readonly meets: KnownCreature;
  /** Grids to whom it meets. */
  readonly distance: number;
  /** It flies through squares that the hero doesn't see, where somebody may stand. */
  readonly unseen: boolean;
}

/** Why nothing can be foreseen. */
export interface NoKnownMissile {
  readonly refused: RefusalReason;
}

/**
 * What the hero would shoot or throw at somebody in sight, over the ground that he knows, among those
 * whom he sees.
 * @param item as in the commands fire and throw
 */
export function knownMissile(
  state: GameState,
  ask: 'fire' | 'throw',
  item: number,
  target: KnownCreature,
): KnownMissile | NoKnownMissile {
  const plan = ask === 'fire' ? planShot(state, item) : planThrow(state, item);
  if ('refused' in plan) {
    return plan;
  }
  if (!isInRange(state, plan, target.square)) {
    return { refused: 'out-of-range' };
  }
  const rules: CombatRules = state.ruleset.slots.combat;
  const { hero, level } = state;
  const { map } = level;
  const aim = { from: hero.square, towards: target.square, range: plan.range };
  const creatures = knownCreatures(state);
  const way = missileWay(
    rules,
    {
      map,
      bits: state.memory.known.bits,
      occupantOn: on => creatures.find(({ square }) => square === on)?.id ?? 0,
    },
    aim,
  );
  const meets = creatures.find(({ id }) => id === way.met);
  if (meets === undefined) {
    return { refused: 'blocked' };
  }
  const distance = gridsBetween(rules, map, hero.square, meets.square);
  const unseen = way.squares.some(square => !state.sees(square));
  return { plan, artifact: isPrecious(plan.pile), meets, distance, unseen };
}
