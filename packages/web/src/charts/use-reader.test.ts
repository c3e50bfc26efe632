import { describe, expect, it } from 'vitest';
import { placeAfter } from './use-reader.ts';

describe('a key on a chart', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowUp', 4, 4],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 0, 0],
    ['PageUp', 1, 4],
    ['PageDown', 3, 0],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['x', 0, undefined],
  ])('%s leads from %d to %s', (key, from, to) => {
    expect(placeAfter(from, key, 4)).toBe(to);
  });
});
