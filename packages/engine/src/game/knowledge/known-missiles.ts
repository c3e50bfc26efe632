// A shot or throw as the hero can foresee it: the first visible creature on its path, and the distance.

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

/** A missile on its way to a visible creature. */
export interface KnownMissile {
  readonly plan: MissilePlan;
  /** An artifact, which never breaks. */
  readonly artifact: boolean;
  /** The first creature on its path: the target, or one in front of it. */
  readonly meets: KnownCreature;
  /** Distance to that creature in grids. */
  readonly distance: number;
  /** It crosses squares that the hero doesn't see, which may be occupied. */
  readonly unseen: boolean;
}

/** Why it can't be foreseen. */
export interface NoKnownMissile {
  readonly refused: RefusalReason;
}

/**
 * The hero's shot or throw at a visible creature, over the ground and among the creatures that he knows.
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
      occupantOn: on => creatures.find(({ body }) => body.squares.includes(on))?.id ?? 0,
    },
    aim,
  );
  const meets = creatures.find(({ id }) => id === way.met);
  if (meets === undefined) {
    return { refused: 'blocked' };
  }
  const distance = gridsBetween(rules, map, hero.square, way.squares.at(-1)!);
  const unseen = way.squares.some(square => !state.sees(square));
  return { plan, artifact: isPrecious(plan.pile), meets, distance, unseen };
}
