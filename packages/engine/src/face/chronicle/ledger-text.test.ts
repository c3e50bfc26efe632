import { describe, expect, it } from 'vitest';
import { sumText } from './ledger-text.ts';

describe('a sum of luck', () => {
  it.each([
    ['missiles-kept', 1, '1 missile stayed whole in 1 shot,'],
    ['missiles-kept', 2, '2 missiles stayed whole in 1 shot,'],
    ['charging', 1, '1 charge was gained in 1 charging,'],
    ['wresting', 0, '0 last charges were wrested in 1 attempt,'],
  ] as const)('of %s counts %i in words that agree', (kind, came, told) => {
    const sum = { kind, count: 1, came, expected: 0.8, z: 0.5, percentile: 0.691 };
    expect(sumText(sum).slice(0, told.length)).toBe(told);
  });
});
