import { describe, expect, it } from 'vitest';
import { withSeats } from './migrate-seats.ts';

/** The parts of a save of version 8 that the step has to do with. */
const EIGHT = {
  version: 8,
  ticks: 5,
  depth: 2,
  hero: { id: 1, square: 40, seen: true, damageSeen: 0 },
  sheet: { name: 'Ada', keptUp: { parts: 3, spells: [] } },
  ending: null,
  pending: null,
  levels: [
    [1, { restless: true, creatures: [], remembered: [255], rememberedItems: [] }],
    [
      2,
      {
        restless: false,
        creatures: [
          { id: 7, square: 41, seen: true, damageSeen: 4 },
          { id: 9, square: 42, seen: false, damageSeen: 0 },
        ],
        remembered: [3],
        rememberedItems: [[0, 'dagger']],
        rememberedCounts: [[0, 2]],
        detected: [[0, 'jackal']],
      },
    ],
  ],
  clock: {
    ...{ turn: 3, phase: 'hero', ticks: 0, place: 0, again: false, owes: false },
    ...{ heroMovement: 600, granted: 600, spent: 0, helpless: 0, burden: 'burdened' },
  },
} as const;

describe('a save of version 8', () => {
  it('becomes a world with one seat, which holds all that is the hero’s own', () => {
    expect(withSeats(EIGHT)).toEqual({
      version: 8,
      ticks: 5,
      levels: [
        [1, { restless: true, creatures: [] }],
        [
          2,
          {
            restless: false,
            creatures: [
              { id: 7, square: 41 },
              { id: 9, square: 42 },
            ],
          },
        ],
      ],
      clock: {
        ...{ turn: 3, phase: 'hero', ticks: 0, place: 0, again: false, owes: false },
        heroes: [
          {
            ...{ movement: 600, granted: 600, spent: 0, helpless: 0, burden: 'burdened' },
            ...{ due: true, gone: false },
          },
        ],
      },
      seats: [
        {
          depth: 2,
          present: true,
          hero: { id: 1, square: 40 },
          sheet: { name: 'Ada', maintained: { parts: 3, spells: [] } },
          memories: [
            [1, { remembered: [255], rememberedItems: [] }],
            [
              2,
              {
                remembered: [3],
                rememberedItems: [[0, 'dagger']],
                rememberedCounts: [[0, 2]],
                detected: [[0, 'jackal']],
              },
            ],
          ],
          acquainted: [7],
          damageSeen: [[7, 4]],
          ending: null,
          pending: null,
        },
      ],
    });
  });

  it('of a game that is over has nobody who is to act', () => {
    const over = withSeats({ ...EIGHT, clock: { ...EIGHT.clock, phase: 'pass' } });
    expect(over.clock).toMatchObject({ phase: 'pass', heroes: [{ due: false }] });
  });
});
