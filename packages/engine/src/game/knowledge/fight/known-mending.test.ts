// What comes back to a hero by his moves, as it is known before and as it comes in play.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { performCommand } from '../../perform.ts';
import { Scene } from '../../testing/scene.ts';
import { knownMending, turnsAhead } from './known-mending.ts';

const MOVES = 20;
const ask = new Enumerator();

function hurt(ruleset: string, level: number) {
  const { state } = new Scene(['#####', '#.@.#', '#####'], {
    ruleset,
    streams: new Streams('mending'),
  });
  state.sheet.level = level;
  // Maxima are settled in the first turn.
  performCommand(state, { kind: 'search', count: 1 });
  state.hero.maxHitPoints = 90;
  state.hero.hitPoints = 1;
  return state;
}

describe('the hit points that come back', () => {
  it.each([
    ['house', 1],
    ['house', 9],
    ['crossfire', 9],
  ])('under %s at level %i are those of play, move by move', (ruleset, level) => {
    const state = hurt(ruleset, level);
    const { points } = knownMending(state, ask, turnsAhead(state, ask, MOVES, 1));
    const came = points.map(() => {
      const before = state.hero.hitPoints;
      performCommand(state, { kind: 'search', count: 1 });
      return state.hero.hitPoints - before;
    });
    expect(points.map(({ start, max }) => [start, max])).toEqual(came.map(gain => [gain, gain]));
    expect(Math.max(...came)).toBeGreaterThan(0);
  });

  it('are drawn from level 10 on, every third turn', () => {
    const state = hurt('house', 20);
    state.sheet.attributes.constitution = 18;
    const { points } = knownMending(state, ask, turnsAhead(state, ask, MOVES, 1));
    const due = points.filter(({ max }) => max > 0);
    expect(due.length).toBeGreaterThanOrEqual(6);
    expect(due.every(({ max }) => max > 1)).toBe(true);
  });

  it('come all in the first move if it takes long', () => {
    const state = hurt('house', 9);
    const sum = (price: number) =>
      knownMending(state, ask, turnsAhead(state, ask, 1, price)).points[0]!.max;
    expect(sum(8)).toBe(4 * sum(2));
    expect(turnsAhead(state, ask, 2, 3).begun.map(turns => turns.length)).toEqual([3, 1]);
  });

  it('have an upper end', () => {
    const state = hurt('house', 1);
    expect(knownMending(state, ask, turnsAhead(state, ask, 1, 1)).upTo).toBe(90);
  });
});
