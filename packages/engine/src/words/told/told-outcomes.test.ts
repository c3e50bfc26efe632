import { describe, expect, it } from 'vitest';
import { outcomeLines, tellOutcome } from './told-outcomes.ts';

describe('creatures that a cast would call', () => {
  it('have a plural even when their file gives none', () => {
    const called = (plural: string, count: number) =>
      tellOutcome({ what: 'summons', name: 'bone soldier', plural, count }, '');
    expect(called('bone soldier', 1)).toBe('A bone soldier comes.');
    expect(called('bone soldier', 3)).toBe('3 bone soldiers come.');
    expect(called('soldiers of bone', 3)).toBe('3 soldiers of bone come.');
  });
});

describe('outcomes of an answer', () => {
  const percent = (share: number) => `${100 * share} %`;
  const line = (probability: number) =>
    outcomeLines({ outcomes: [{ text: 'It comes.', probability }] }, percent);

  it('have no share when they are certain, but for the rounding of sums', () => {
    expect(line(1)).toEqual(['It comes.']);
    expect(line(1 - 2 ** -52)).toEqual(['It comes.']);
    expect(line(0.25)).toEqual(['25 %: It comes.']);
  });
});
