import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';

describe('a sample of cases', () => {
  it('is spread evenly, from the first to the last', () => {
    expect(sampled([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
    expect(sampled(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'd']);
  });

  it('is all of them when they are few', () => {
    expect(sampled([1, 2, 3], 3)).toEqual([1, 2, 3]);
    expect(sampled([], 2)).toEqual([]);
  });
});
