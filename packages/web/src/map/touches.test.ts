import { expect, it } from 'vitest';
import { touchesOf } from './touches.ts';

const touch = (x: number, tick: number) => ({ x, y: 1, tick, sure: 'certain' }) as const;

it('marks each square at the tick when it is touched first', () => {
  const { squares, latest } = touchesOf([touch(1, 4), touch(2, 3), touch(1, 2)]);
  expect(squares).toEqual([touch(1, 2), touch(2, 3)]);
  expect(latest).toBe(3);
});

it('has no latest tick for a spell that happens at once', () => {
  expect(touchesOf([touch(1, 0), touch(2, 0)]).latest).toBe(0);
  expect(touchesOf([]).latest).toBe(0);
});
