import { expect, it } from 'vitest';
import { movesOf } from './move-words.ts';

it('says how often a creature moves, and why it can’t act', () => {
  expect(movesOf({ moves: [[0, 1]] })).toBe('no move');
  expect(movesOf({ moves: [[1, 1]] })).toBe('once');
  const likely = movesOf({
    moves: [
      [0, 0.25],
      [3, 0.75],
    ],
  });
  expect(likely).toMatch(/^no move 25\s?%, 3 times 75\s?%$/);
  expect(movesOf({ moves: [], inactive: 'asleep' })).toBe('asleep');
});
