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
  const known: KnownMoves = new Map();
  return state.level.creatures.all
    .filter(creature => creature.alive && state.perceives(creature))
    .map(creature => ({
      id: creature.id,
      name: creature.facts.name,
      moves: creature.conditions.helpless ? [] : movesOf(state, creature, known),
      ...inactivityOf(creature),
    }));
}

/** The moves of the creatures of each speed, in one view: a crowd has few speeds, and each takes an enumeration. */
type KnownMoves = Map<string, NextMover['moves']>;

/** A creature's unspent time is invisible: it is inferred from its speed and the clock. */
function movesOf(state: GameState, creature: Creature, known: KnownMoves): NextMover['moves'] {
  const { facts, adjustment } = creature;
  const noticed = noticedForces(state, creature);
  const haste = forcePace(state.ruleset, noticed);
  const speed = keptPace(noticed, Math.max(0, facts.speed + haste));
  const key = `${speed} ${adjustment}`;
  const moves = known.get(key) ?? movesAt(state, { speed, adjustment });
  known.set(key, moves);
  return moves;
}

/** The distribution of the moves of whoever has a speed. */
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
