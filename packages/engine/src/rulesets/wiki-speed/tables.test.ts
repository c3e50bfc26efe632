// Computes every table of the wiki's page on speed from the rules under the page's ruleset.

import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import {
  adjustedSpeed,
  ENCUMBRANCES,
  heroAllotment,
  monsterAllotment,
  SPEED_PROPERTIES,
} from '../../speed/index.ts';
import { createRulesets } from '../registry.ts';

const rules = createRulesets().resolve('wiki-speed').slots.speed;
const ask = new Enumerator();
const MOVE = rules.time.pointsPerMove;

function mean(
  speedProperty: (typeof SPEED_PROPERTIES)[number],
  encumbrance: (typeof ENCUMBRANCES)[number],
) {
  const view = { baseSpeed: MOVE, speedProperty, encumbrance };
  return Number(
    ask
      .ask(heroAllotment, rules, view)
      .mean(points => points)
      .toFixed(10),
  );
}

describe('the tables of the page on speed', () => {
  it('say how many moves a fast and a very fast hero has', () => {
    expect(mean('none', 'unencumbered') / MOVE).toBe(1);
    expect(mean('fast', 'unencumbered') / MOVE).toBeCloseTo(4 / 3, 10);
    expect(mean('very-fast', 'unencumbered') / MOVE).toBeCloseTo(5 / 3, 10);
  });

  it('say what each burden leaves', () => {
    const table = ENCUMBRANCES.map(encumbrance =>
      SPEED_PROPERTIES.map(property => mean(property, encumbrance)),
    );
    expect(table).toEqual([
      [12, 16, 20],
      [9, 12, 15],
      [6, 8, 10],
      [3, 4, 5],
      [1.5, 2, 2.5],
      [12, 16, 20],
    ]);
  });

  it('say how a monster’s speed becomes moves', () => {
    const moves = (speed: number) =>
      [...ask.askNumber(monsterAllotment, rules, { speed, adjustment: 'normal' })].map(
        ([points, probability]) => [points / MOVE, probability],
      );
    expect(moves(12)).toEqual([[1, 1]]);
    expect(moves(24)).toEqual([[2, 1]]);
    expect(moves(18)).toEqual([
      [1, 0.5],
      [2, 0.5],
    ]);
    expect(moves(3)).toEqual([
      [0, 0.75],
      [1, 0.25],
    ]);
    expect(moves(0)).toEqual([[0, 1]]);
  });

  it('say that a mountain centaur of speed 20 has 13 when slow and 27 when fast', () => {
    expect(adjustedSpeed(rules, { speed: 20, adjustment: 'slow' })).toBe(13);
    expect(adjustedSpeed(rules, { speed: 20, adjustment: 'fast' })).toBe(27);
    expect(adjustedSpeed(rules, { speed: 1, adjustment: 'slow' })).toBe(1);
  });

  it('say that a gallop is half as fast again on average', () => {
    const riding = {
      speed: 24,
      adjustment: 'normal',
      galloping: true,
      running: true,
      moved: true,
    } as const;
    const view = {
      baseSpeed: MOVE,
      speedProperty: 'none',
      encumbrance: 'unencumbered',
      riding,
    } as const;
    expect(ask.ask(heroAllotment, rules, view).mean(points => points)).toBeCloseTo(1.5 * 24, 10);
  });
});

describe('the tables of the page on speed in 3.4.3', () => {
  const older = createRulesets().resolve('nethack-3.4.3').slots.speed;

  it.each([
    [1, 12, 1],
    [18, 2, 3],
    [8, 3, 2],
  ])('say that speed %d has in %d turns %d moves, always', (speed, turns, moves) => {
    const points = ask.askNumber(monsterAllotment, older, { speed, adjustment: 'normal' });
    expect([...points]).toEqual([[speed, 1]]);
    expect((turns * speed) / MOVE).toBe(moves);
  });
});
