// Earthquakes around a fighter. After Angband 3.0.5 src/spells2.c (earthquake): each square within the radius
// is affected with 15 %. A creature on one takes 4d8 and moves to an adjacent unaffected square, if there is
// one; walls collapse and doors burst. House rule: no square closes, so that the way out of a level is never
// buried.

import type { Creature } from '../../actors/index.ts';
import { type Dice, rollDice } from '../../chance/index.ts';
import {
  footprint,
  hasRoom,
  type LevelMap,
  squaresWithin,
  type Terrain,
  WALK,
} from '../../world/index.ts';
import { landed } from '../movement/arriving.ts';
import { changeTerrain } from '../movement/change-terrain.ts';
import { isAirborne } from '../movement/floating.ts';
import { relocate } from '../movement/relocate.ts';
import { lookAround } from '../movement/stepping.ts';
import { tellMove } from '../movement/tell-move.ts';
import type { GameState } from '../state/state.ts';
import { hurt } from './harm.ts';

/** The new terrain of an affected square. */
const SHAKEN: Readonly<Partial<Record<Terrain, Terrain>>> = {
  rock: 'cave-floor',
  wall: 'cave-floor',
  'cave-wall': 'cave-floor',
  'secret-door': 'cave-floor',
  'secret-corridor': 'cave-floor',
  'closed-door': 'broken-door',
  'open-door': 'broken-door',
  'locked-door': 'broken-door',
};

/** How the ground shakes. */
export interface Tremor {
  /** In squares. */
  readonly radius: number;
  readonly shape: 'disc' | 'square';
  /** Probability that a square is affected. */
  readonly touched: { readonly times: number; readonly of: number };
  /** To a creature on an affected square. */
  readonly damage: Dice;
  /** The ground opens under creatures that walk; otherwise rocks fall, and walls collapse. */
  readonly opens: boolean;
}

/** Rocks fall around a creature, which itself isn't affected. @param radius in squares */
export function earthquake(state: GameState, by: Creature, radius: number): void {
  const { touched, rocks } = state.ruleset.slots.world.earthquakes;
  shake(state, by, { radius, shape: 'disc', touched, damage: rocks, opens: false });
}

/** Shakes the ground around a creature, which itself isn't affected. Labels: `shaken`, `rocks`. */
export function shake(state: GameState, by: Creature, tremor: Tremor): void {
  const { map } = state.level;
  const { radius, touched: share } = tremor;
  const chance = state.luck('earthquake');
  const { square: centre } = by;
  state.logSeen('earthquake', centre, by.id, map.x(centre), map.y(centre), radius);
  const touched = new Set<number>();
  for (const square of squaresWithin(map, centre, radius, tremor.shape)) {
    const inside = isInside(map.x(square), map.width) && isInside(map.y(square), map.height);
    if (square !== centre && inside && chance.test(share.times, share.of, 'shaken')) {
      touched.add(square);
    }
  }
  const buffeted = new Set<number>([by.id]);
  for (const square of touched) {
    const id = map.occupant[square]!;
    if (id !== 0 && !buffeted.has(id)) {
      buffeted.add(id);
      buffet(state, state.creature(id), by.id, touched, tremor);
    }
    const terrain = map.terrainAt(square);
    const becomes = SHAKEN[terrain];
    if (becomes !== undefined && !(tremor.opens && becomes === 'cave-floor')) {
      changeTerrain(state, square, becomes);
    }
  }
  lookAround(state);
}

/** Whether a creature has no foot on the ground. */
function isAloft(state: GameState, target: Creature): boolean {
  const own = state.of(target.id);
  return own === undefined ? target.traits.gait === 'fly' : isAirborne(own);
}

function isInside(at: number, size: number): boolean {
  return at > 0 && at < size - 1;
}

/** Rocks fall on a creature, or it falls. It moves away if it survives and there is room. */
function buffet(
  state: GameState,
  target: Creature,
  by: number,
  touched: ReadonlySet<number>,
  { damage: dice, opens }: Tremor,
): void {
  if (opens && isAloft(state, target)) {
    return;
  }
  const damage = rollDice(state.luck('earthquake'), dice, 'rocks');
  state.logSeen(opens ? 'ground-opened' : 'rocks-fell', target, target.id, damage);
  hurt(state, target, damage, by, opens ? 'a crack in the ground' : 'falling rocks');
  if (!target.alive) {
    return;
  }
  const { map } = state.level;
  for (let direction = 1; direction <= 8; direction++) {
    const to = map.neighbour(target.square, direction);
    if (isSafe(map, target, to, touched)) {
      const from = target.square;
      relocate(state.level, target, to);
      tellMove(state, target, from, to);
      landed(state, target, from);
      return;
    }
  }
}

/** Whether a creature has room at a place where nothing shakes. */
function isSafe(
  map: LevelMap,
  { shape, id }: Creature,
  place: number,
  touched: ReadonlySet<number>,
): boolean {
  return (
    hasRoom(map, shape, place, WALK, id) &&
    footprint(map, shape, place).every(square => !touched.has(square))
  );
}
