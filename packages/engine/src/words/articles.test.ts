import { describe, expect, it } from 'vitest';
import { beginning, withArticle, withThe } from './articles.ts';
import { tellStrikes } from './strikes.ts';

describe('articles before the names of creatures', () => {
  it('are left out before proper names', () => {
    expect(withThe('jackal')).toBe('the jackal');
    expect(withThe('Snagtooth the Tollkeeper')).toBe('Snagtooth the Tollkeeper');
    expect(withArticle('elf')).toBe('an elf');
    expect(withArticle('jackal')).toBe('a jackal');
    expect(withArticle('Mother Gutter')).toBe('Mother Gutter');
    expect(beginning('the jackal')).toBe('The jackal');
  });

  it('stand so in the odds of a spell', () => {
    expect(tellStrikes('jackal', 2, 1)).toBe('The jackal is hit twice, first at tick 1.');
    expect(tellStrikes('Old Sallow', 1, 0)).toBe('Old Sallow is hit once, at once.');
    expect(tellStrikes('you', 1, 3)).toBe('You are hit once, at tick 3.');
  });
});
