// The creatures' moves before the hero's next move, by the speed rules, one creature at a time.

import { type Creature, forcePace, keptPace, speedView } from '../../actors/index.ts';
import { type MonsterSpeedView, movesBeforeHero } from '../../speed/index.ts';
import { noticedForces } from '../forces/noticed.ts';
import type { NextMover } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';
import { TICKS_PER_TURN } from '../state/world.ts';
import { inactivityOf } from './inactivity.ts';

/** Maximum number of turn boundaries to look ahead. */
const HORIZON = 4;

/** Every visible creature with the distribution of its moves, if the hero makes one plain move. */
export function nextMovers(state: GameState): NextMover[] {
  if (state.ending !== undefined || !state.clock.isDue(state.seat.number)) {
    return [];
  }
  // A crowd has few speeds, and each takes an enumeration.
  const known = new Map<string, NextMover['moves']>();
  const movesOf = (creature: Creature) => {
    const mover = moverOf(state, creature);
    const key = `${mover.speed} ${mover.adjustment}`;
    const moves = known.get(key) ?? movesAt(state, mover);
    known.set(key, moves);
    return moves;
  };
  return state.level.creatures.all
    .filter(creature => creature.alive && state.perceives(creature))
    .map(creature => ({
      id: creature.id,
      name: creature.facts.name,
      moves: creature.conditions.helpless ? [] : movesOf(creature),
      ...inactivityOf(creature),
    }));
}

/** The speed of a creature as far as the hero knows. */
function moverOf(state: GameState, creature: Creature): MonsterSpeedView {
  const { facts, adjustment } = creature;
  const noticed = noticedForces(state, creature);
  const haste = forcePace(state.ruleset, noticed);
  return { speed: keptPace(noticed, Math.max(0, facts.speed + haste)), adjustment };
}

/** The moves at a speed. The unspent time is invisible: it is inferred from the speed and the clock. */
function movesAt(state: GameState, mover: MonsterSpeedView): NextMover['moves'] {
  const { beats } = state.ruleset.bridges;
  const outcomes = state.scratch.oracle.ask(movesBeforeHero, state.ruleset.slots.speed, {
    hero: speedView(state.ruleset, state.sheet),
    units: { unitsPerPoint: beats.point, ticksPerTurn: TICKS_PER_TURN },
    clock: state.clock.state(state.seat.number),
    price: beats.move,
    movers: [mover],
    turns: HORIZON,
  });
  const isCertain = outcomes.list.length === 1;
  return outcomes.list
    .map(({ value, probability }) => [value[0] ?? 0, isCertain ? 1 : probability] as const)
    .sort(([a], [b]) => a - b);
}
