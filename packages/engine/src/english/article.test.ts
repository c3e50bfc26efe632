import { describe, expect, it } from 'vitest';
import { articleOf, withArticle, withThe } from './article.ts';

describe('an article', () => {
  it.each([
    ['jackal', 'a'],
    ['orc', 'an'],
    ['Elf', 'an'],
    ['unicorn horn', 'a'],
    ['unique ring', 'a'],
    ['uncursed sling', 'an'],
    ['unidentified wand', 'an'],
    ['eucalyptus leaf', 'a'],
    ['one-eyed jack', 'a'],
    ['onion', 'an'],
    ['hourglass', 'an'],
  ])('of %s is %s', (name, article) => {
    expect(articleOf(name)).toBe(article);
  });

  it('is left out of proper names, numbers and what has one', () => {
    const bare = [
      'Mother Gutter',
      '3 arrows',
      'a jackal',
      'an orc',
      'the Amulet',
      'their own spell',
    ];
    expect(bare.map(withArticle)).toEqual(bare);
    expect(withArticle('antler')).toBe('an antler');
    expect(withArticle('theft')).toBe('a theft');
  });

  it('the definite one, is left out of proper names', () => {
    expect(withThe('jackal')).toBe('the jackal');
    expect(withThe('Snagtooth the Tollkeeper')).toBe('Snagtooth the Tollkeeper');
  });
});
