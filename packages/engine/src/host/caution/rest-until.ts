// Resting until something is so: hit points, energy or grace are full, a condition has ended, or a turn has come.

import type { Command, GameEvent, GameView, Performed } from '../../game/index.ts';

/** What is waited for. */
export type RestGoal =
  | { readonly kind: 'hit-points' | 'energy' | 'grace' }
  | { readonly kind: 'condition'; readonly condition: string }
  | { readonly kind: 'turn'; readonly turn: number };

/** Words for the pools. */
const POOLS: Readonly<Record<string, 'hit-points' | 'energy' | 'grace'>> = {
  hp: 'hit-points',
  'hit points': 'hit-points',
  'hit-points': 'hit-points',
  health: 'hit-points',
  healed: 'hit-points',
  energy: 'energy',
  mana: 'energy',
  grace: 'grace',
};

/** Most moves of one command. */
const MOST_AT_ONCE = 20;

/** Most moves of a rest until something is so. */
const MOST_MOVES = 2000;

/** What a player wrote behind `rest until`; a string says what was expected. */
export function readRestGoal(words: string, view: GameView): RestGoal | string {
  const plain = words.trim().toLowerCase();
  const pool = POOLS[plain];
  if (pool !== undefined) {
    return { kind: pool };
  }
  const [, number] = /^turn (\d+)$/.exec(plain) ?? [];
  if (number !== undefined) {
    return Number(number) > view.turn
      ? { kind: 'turn', turn: Number(number) }
      : `turn: expected a turn after ${view.turn}, got ${number}.`;
  }
  const condition = plain.replace(/^(not|no longer) /, '');
  return view.hero.conditions.includes(condition)
    ? { kind: 'condition', condition }
    : `Expected hit points, energy, grace, turn N or a condition that you have${listed(view)}, got ${words.trim() || 'nothing'}.`;
}

function listed({ hero: { conditions } }: GameView): string {
  return conditions.length === 0 ? '' : ` (${conditions.join(', ')})`;
}

/** Moves that are certainly not too many; 0: it is so. */
function movesTo(goal: RestGoal, { hero, turn }: GameView): number {
  switch (goal.kind) {
    case 'hit-points':
      return hero.maxHitPoints - hero.hitPoints;
    case 'energy':
      return hero.maxEnergy - hero.energy;
    case 'grace':
      return hero.maxGrace - hero.grace;
    case 'turn':
      return goal.turn - turn;
    case 'condition':
      return hero.conditions.includes(goal.condition)
        ? Math.max(1, hero.conditionTurns[goal.condition] ?? 1)
        : 0;
  }
}

/** Why a rest came to its end, for people; empty: what happened says it. */
function reached(goal: RestGoal, { hero, turn }: GameView, last: readonly GameEvent[]): string {
  switch (goal.kind) {
    case 'hit-points':
      return `You are healed: ${hero.hitPoints} hit points.`;
    case 'energy':
      return `Your energy is full: ${hero.energy}.`;
    case 'grace':
      return `Your grace is full: ${hero.grace}.`;
    case 'turn':
      return `It is turn ${turn}.`;
    case 'condition':
      return last.some(
        event =>
          event.kind === 'condition-ended' &&
          event.actor === hero.id &&
          event.condition === goal.condition,
      )
        ? ''
        : `You are no longer ${goal.condition}.`;
  }
}

/** Whether something broke a rest off that ends it. Poison hurts all the while that its end is waited for. */
function isCut(goal: RestGoal, { events }: Performed): boolean {
  return events.some(
    event =>
      event.kind === 'rest-interrupted' ||
      (event.kind === 'travel-interrupted' &&
        event.cause !== 'recovered' &&
        (event.cause !== 'hurt' || goal.kind !== 'condition')),
  );
}

/**
 * Rests until a goal is reached or something comes up.
 * @param acted carries out a command of a rest
 * @returns why it ended; empty: the events and the refusal say it
 */
export async function restUntil(
  goal: RestGoal,
  begun: GameView,
  acted: (command: Command) => Promise<Performed>,
): Promise<string> {
  let view = begun;
  let last: readonly GameEvent[] = [];
  for (let rested = 0; rested < MOST_MOVES; ) {
    const left = movesTo(goal, view);
    if (left <= 0) {
      return reached(goal, view, last);
    }
    const count = Math.min(left, MOST_AT_ONCE);
    const before = view;
    const performed = await acted({ kind: 'rest', count });
    view = performed.view;
    last = performed.events;
    rested += count;
    if (view.ending !== undefined || performed.refusal !== undefined || isCut(goal, performed)) {
      return '';
    }
    if (view.turn === before.turn) {
      return '';
    }
  }
  return `You have rested for ${MOST_MOVES} moves.`;
}
