// The creatures' moves before the hero's next move, by the speed rules, one creature at a time.

import { type Creature, forcePace, keptPace, speedView } from '../../actors/index.ts';
import { movesBeforeHero } from '../../speed/index.ts';
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
  return state.level.creatures.all
    .filter(creature => creature.alive && state.perceives(creature))
    .map(creature => ({
      id: creature.id,
      name: creature.facts.name,
      moves: creature.conditions.helpless ? [] : movesOf(state, creature),
      ...inactivityOf(creature),
    }));
}

/** A creature's unspent time is invisible: it is inferred from its speed and the clock. */
function movesOf(state: GameState, creature: Creature): NextMover['moves'] {
  const { facts, adjustment } = creature;
  const noticed = noticedForces(state, creature);
  const haste = forcePace(state.ruleset, noticed);
  const speed = keptPace(noticed, Math.max(0, facts.speed + haste));
  const { beats } = state.ruleset.bridges;
  const outcomes = state.scratch.oracle.ask(movesBeforeHero, state.ruleset.slots.speed, {
    hero: speedView(state.ruleset, state.sheet),
    units: { unitsPerPoint: beats.point, ticksPerTurn: TICKS_PER_TURN },
    clock: state.clock.state(state.seat.number),
    price: beats.move,
    movers: [{ speed, adjustment }],
    turns: HORIZON,
  });
  const isCertain = outcomes.list.length === 1;
  return outcomes.list
    .map(({ value, probability }) => [value[0] ?? 0, isCertain ? 1 : probability] as const)
    .sort(([a], [b]) => a - b);
}
