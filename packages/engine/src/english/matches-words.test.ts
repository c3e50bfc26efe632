import { describe, expect, it } from 'vitest';
import { matchesWords } from './matches-words.ts';

describe('a search', () => {
  it.each([
    ['potion of healing', 'heal pot', true],
    ['potion of healing', 'HEALING', true],
    ['potion of healing', '', true],
    ['potion of healing', 'healing scroll', false],
    ['potion of water', 'potion -water', false],
    ['potion of healing', 'potion -water', true],
    ['a - b', '-', true],
  ])('in “%s” for “%s” is %s', (text, search, found) => {
    expect(matchesWords(text, search)).toBe(found);
  });
});
