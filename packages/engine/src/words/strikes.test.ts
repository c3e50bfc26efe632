import { describe, expect, it } from 'vitest';
import { tellStrikes } from './strikes.ts';

describe('strikes of a spell', () => {
  it('are told with their number and when they come', () => {
    expect(tellStrikes('jackal', 1, 0)).toBe('The jackal is hit once, at once.');
    expect(tellStrikes('jackal', 2, 3)).toBe('The jackal is hit twice, first at tick 3.');
    expect(tellStrikes('you', 4, 1)).toBe('You are hit 4 times, first at tick 1.');
  });
});
