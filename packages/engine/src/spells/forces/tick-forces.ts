// One tick of a creature's forces. Crossfire server/time.c (remove_force), types/spell_effect (aura).

import { diseaseTurn, symptomTurn } from '../sickness/turns.ts';
import type { SpellWorld } from '../spell-world.ts';
import { warnsAt } from './ability.ts';
import { auraTurn } from './aura-turn.ts';
import type { Force } from './force.ts';
import type { Forces } from './forces.ts';

const NOBODY: readonly number[] = [];

/** Gives every force of a creature its turns, the newest first. @param creature id of the bearer */
export function tickForces(world: SpellWorld, creature: number, forces: Forces): void {
  const { turnsInTick, clockAfterTick } = world.rules.steps;
  const { all } = forces;
  for (let index = all.length - 1; index >= 0; index--) {
    const force = all[index]!;
    force.entered = NOBODY;
    if (force.kind === 'immunity' || force.waitsForTick) {
      continue;
    }
    if (force.kind === 'unseen') {
      // A counter, whatever the clock of things: it stands still while its bearer pays for a cast.
      if (force.waits > 0) {
        force.waits--;
      } else if (!takeTurn(world, creature, force)) {
        world.bearers.end(creature, force);
      }
      continue;
    }
    const { clock, speed } = force;
    force.clock = clockAfterTick(clock, speed);
    let goesOn = true;
    for (let turns = turnsInTick(clock, speed); turns > 0 && goesOn; turns--) {
      goesOn = takeTurn(world, creature, force);
    }
    if (!goesOn && force.kind === 'symptom') {
      // Its bearer has died of it.
      return;
    }
    if (!goesOn) {
      world.bearers.end(creature, force);
    }
  }
}

/** @returns whether it goes on */
function takeTurn(world: SpellWorld, creature: number, force: Force): boolean {
  if (force.kind === 'disease') {
    return diseaseTurn(world, creature, force);
  }
  if (force.kind === 'symptom') {
    return symptomTurn(world, creature, force);
  }
  if (force.kind === 'aura') {
    if (force.duration < 0) {
      return false;
    }
    force.duration--;
    warn(world, creature, force);
    auraTurn(world, creature, force);
    return true;
  }
  force.duration--;
  if (force.duration <= 0) {
    return false;
  }
  warn(world, creature, force);
  return true;
}

function warn(world: SpellWorld, creature: number, force: Force): void {
  if (warnsAt(world.rules.forces, force)) {
    world.bearers.fades(creature, force);
  }
}

/** Longest time that is counted out. */
const MOST_TICKS = 100_000;

/** Ticks until a force ends, if it isn't renewed and its bearer pays for no cast. Infinity: never by itself. */
export function ticksLeft({ steps }: SpellWorld['rules'], force: Force): number {
  if (force.kind === 'unseen') {
    return force.waits + force.duration;
  }
  const { speed, duration, kind } = force;
  if (duration < 0 && kind !== 'aura') {
    return Number.POSITIVE_INFINITY;
  }
  // An aura goes at the turn after its last.
  let turns = kind === 'aura' ? duration + 2 : duration;
  let { clock } = force;
  let ticks = 0;
  while (turns > 0 && ticks < MOST_TICKS) {
    turns -= steps.turnsInTick(clock, speed);
    clock = steps.clockAfterTick(clock, speed);
    ticks++;
  }
  return ticks;
}
