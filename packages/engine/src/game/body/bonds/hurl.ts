// Creatures that are hurled: square by square without a step, until a wall, a creature or the end of the flight stops
// them. A hero is helpless for as many turns as squares were meant for him. NetHack 3.6.7 src/dothrow.c (hurtle,
// hurtle_step).

import type { Creature } from '../../../actors/index.ts';
import { FLY, hasRoom, WALK } from '../../../world/index.ts';
import { flewOnto, landed } from '../../movement/arriving.ts';
import { bearsHero } from '../../movement/floating.ts';
import { relocate } from '../../movement/relocate.ts';
import { lookAround } from '../../movement/stepping.ts';
import { tellMove } from '../../movement/tell-move.ts';
import { alarm } from '../../state/alarm.ts';
import type { GameState } from '../../state/state.ts';
import { extendCondition } from '../afflict.ts';
import { hurt } from '../harm.ts';
import { holdHero } from '../helpless.ts';
import { landFromAir } from '../lava.ts';
import { wake } from '../relieve.ts';
import { wakeWithin } from '../rousing.ts';
import { wallDamage } from './bond-rules.ts';
import { tugs } from './chain.ts';

/** A flight that a creature has not chosen. */
export interface Hurl {
  /** 1…8. */
  readonly direction: number;
  /** 1 or more. */
  readonly squares: number;
  /** Id of the creature that is credited with the damage, 0 for none. */
  readonly by: number;
}

/** Hurls a creature. What holds it fast keeps it where it is. @returns whether it left the ground */
export function hurl(state: GameState, creature: Creature, flight: Hurl): boolean {
  const own = state.of(creature.id);
  if (creature.conditions.has('trapped')) {
    state.logSeen('struggled', creature, creature.id);
    return false;
  }
  if (own !== undefined && tugs(own)) {
    return false;
  }
  state.logSeen('hurled', creature, creature.id, flight.squares);
  if (own === undefined) {
    extendCondition(state, creature, 'helpless', flight.squares);
  } else {
    holdHero(own, 'hurtling', flight.squares, flight.by);
  }
  fly(state, creature, flight);
  return true;
}

function fly(state: GameState, creature: Creature, { direction, squares, by }: Hurl): void {
  const { level } = state;
  const { map } = level;
  const from = creature.square;
  let left = squares;
  while (left > 0 && canGoOn(state, creature)) {
    const next = map.neighbour(creature.square, direction);
    if (stopsAt(state, creature, next, left, by)) {
      break;
    }
    glide(state, creature, next);
    left--;
    if (!creature.alive || creature.square !== next) {
      return;
    }
  }
  if (creature.alive && creature.square !== from) {
    settle(state, creature, from);
  }
}

/** Whether nothing has ended the flight: water swallows a hero who doesn't float. */
function canGoOn(state: GameState, creature: Creature): boolean {
  const own = state.of(creature.id);
  return own === undefined || bearsHero(own, creature.square);
}

/** A wall or a creature in the way, or ground on which a monster can't come down. */
function stopsAt(
  state: GameState,
  creature: Creature,
  next: number,
  left: number,
  by: number,
): boolean {
  const { map } = state.level;
  const { id, shape } = creature;
  const there = map.occupant[next]!;
  if (there !== 0 && there !== id) {
    const met = state.creature(there);
    state.logSeen('bumped', creature, id, there, 0);
    if (state.of(there) === undefined) {
      alarm(met);
      wake(met);
    }
    return true;
  }
  if (!hasRoom(map, shape, next, FLY, id)) {
    const { hurling } = state.ruleset.slots.world;
    const damage = wallDamage(state.luck('hurling'), hurling, left);
    state.logSeen('bumped', creature, id, 0, damage);
    wakeWithin(state, creature.square, hurling.wakesWithin);
    hurt(state, creature, damage, by, 'a flight into a wall');
    return true;
  }
  const walks = state.of(id) === undefined && creature.traits.gait !== 'fly';
  return walks && !hasRoom(map, shape, next, WALK, id);
}

function glide(state: GameState, creature: Creature, to: number): void {
  const from = creature.square;
  relocate(state.level, creature, to);
  tellMove(state, creature, from, to);
  lookAround(state);
  flewOnto(state, creature);
}

/** The end of the flight: fixtures react, and water and lava too. */
function settle(state: GameState, creature: Creature, from: number): void {
  const { level } = state;
  landed(state, creature, from);
  const own = state.of(creature.id);
  if (own?.hero.alive === true && own.level === level && own.ending === undefined) {
    landFromAir(own);
  }
}
