// Moves of creatures that serve the hero.

import { type Creature, mayEnter } from '../../actors/index.ts';
import { directionTowards, exactDirection, type LevelMap, nearestPart } from '../../world/index.ts';
import { chews } from '../companions/feeding.ts';
import { apart, apartFrom } from '../movement/where.ts';
import { attacks, isPeaceful, servesHero } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { isAbove } from './companions/dares.ts';
import { mealHere, mealSquare } from './companions/pet-meals.ts';
import { isConflictAbout, quarrels } from './companions/quarrels.ts';
import { castByProgram, step, tearDown } from './monster-acts.ts';
import { strikesBeside } from './monster-melee.ts';
import { aimsFrom } from './monster-mind.ts';
import { choosesByProgram, programCast } from './program-casting.ts';

/**
 * One move of a servant: it strikes an adjacent foe, approaches the nearest one that its master sees, or
 * follows him.
 */
export function petActs(state: GameState, pet: Creature): void {
  // A golem acts by its own clock.
  if (pet.golem !== undefined || pet.conditions.helpless) {
    return;
  }
  const { map } = state.level;
  const { leash } = state.ruleset.slots.world.servants;
  if (chews(pet)) {
    return;
  }
  if (isConflictAbout(state) && quarrels(state, pet)) {
    return;
  }
  if (pet.pet !== undefined && mealHere(state, pet)) {
    return;
  }
  if (isPeaceful(pet) || casts(state, pet) || strikesBeside(state, pet)) {
    return;
  }
  const meal = pet.pet === undefined ? -1 : mealSquare(state, pet);
  if (meal >= 0) {
    approach(state, pet, meal);
    return;
  }
  const foe = nearestFoe(state, pet);
  if (foe !== undefined) {
    approach(state, pet, nearestPart(map, foe.shape, foe.square, pet.square));
  } else if (follows(state, pet) && apart(map, pet, state.hero.square) > leash) {
    approach(state, pet, state.hero.square);
  }
}

/** A servant casts at the nearest foe, where the ruleset has Crossfire's rule. @returns whether it did */
function casts(state: GameState, pet: Creature): boolean {
  if (!choosesByProgram(state) || pet.abilities.length === 0) {
    return false;
  }
  const foe = nearestFoe(state, pet);
  if (foe === undefined) {
    return false;
  }
  const { map } = state.level;
  const from = aimsFrom(state, pet, foe.square);
  const path =
    from < 0 ? 0 : exactDirection(map.x(foe.square) - map.x(from), map.y(foe.square) - map.y(from));
  const cast = programCast(state, pet, path);
  if (cast !== undefined) {
    castByProgram(state, pet, cast);
  }
  return cast !== undefined;
}

/** Whether a servant stays near its master; a friend of the heroes without one doesn't. */
function follows(state: GameState, pet: Creature): boolean {
  return servesHero(state, pet) && !pet.feels('loose');
}

function nearestFoe(state: GameState, pet: Creature): Creature | undefined {
  const { map, creatures } = state.level;
  let nearest: Creature | undefined;
  let least = pet.facts.notices + 1;
  for (const creature of creatures.all) {
    const isFoe = creature.alive && attacks(state, pet, creature) && state.perceives(creature);
    if (isFoe && !isAbove(state, pet, creature)) {
      const steps = apartFrom(map, pet, creature);
      if (steps < least) {
        least = steps;
        nearest = creature;
      }
    }
  }
  return nearest;
}

/**
 * One step along a shortest path; around a blocked square if that is no longer. Where there is no way at all, a wall
 * straight ahead is struck, unless the master raised it.
 */
export function approach(state: GameState, pet: Creature, goal: number): void {
  const { map, ways } = state.level;
  const steps = ways.to(goal, pet.traits, pet.shape);
  const here = steps[pet.square]!;
  let best = 0;
  let fewest = here < 0 ? Number.POSITIVE_INFINITY : here + 1;
  for (let direction = 1; direction <= 8; direction++) {
    const square = map.neighbour(pet.square, direction);
    const left = steps[square]!;
    const free = canStand(map, pet, square);
    if (free && left >= 0 && left < fewest) {
      fewest = left;
      best = direction;
    }
  }
  if (best !== 0) {
    step(state, pet, best);
  } else if (here < 0) {
    breakThrough(state, pet, goal);
  }
}

/** Goes up to a wall that stands straight between a creature and its goal, and strikes it. */
function breakThrough(state: GameState, pet: Creature, goal: number): void {
  const { map, fixtures } = state.level;
  const [east, south] = [map.x(goal) - map.x(pet.square), map.y(goal) - map.y(pet.square)];
  const ahead = directionTowards(east, south);
  const isOpen = (at: number) => fixtures.wallOn(at) === undefined && canStand(map, pet, at);
  let square = map.neighbour(pet.square, ahead);
  for (let steps = pet.facts.notices; steps > 0 && isOpen(square); steps--) {
    square = map.neighbour(square, ahead);
  }
  const wall = fixtures.wallOn(square);
  if (wall === undefined || wall.owner === pet.master) {
    return;
  }
  if (square === map.neighbour(pet.square, ahead)) {
    tearDown(state, pet, ahead);
  } else {
    step(state, pet, ahead);
  }
}

/** Whether all of a creature can stand at a place. */
function canStand(map: LevelMap, { shape, traits, id }: Creature, place: number): boolean {
  const offsets = shape.offsets(map.stride);
  for (let part = 0; part < offsets.length; part++) {
    const square = place + offsets[part]!;
    const occupant = map.occupant[square]!;
    const isFree = occupant === 0 || occupant === id;
    if (!isFree || !mayEnter(traits, map.terrain[square]!)) {
      return false;
    }
  }
  return true;
}
