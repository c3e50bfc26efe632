import { describe, expect, it } from 'vitest';
import { ruleAbout } from './own-words.ts';

describe('rules of the player', () => {
  it.each([
    ['!', 'murky potion', '!', true],
    ['! ?', 'scroll labelled FOO', '?', true],
    ['! ?', 'dagger', ')', false],
    ['potion', 'murky potion', '!', true],
    ['potion heal', 'potion of healing', '!', true],
    ['potion heal', 'murky potion', '!', false],
    ['! , -water', 'potion of water', '!', false],
    ['ring, -cursed', 'cursed ring', '=', false],
    ['-!, potion', 'murky potion', '!', false],
    ['gold, arrow', '12 arrows', ')', true],
    ['', 'murky potion', '!', false],
  ])('“%s” about %s (%s): %s', (rules, name, glyph, wanted) => {
    expect(ruleAbout(rules, name, glyph) === 'for').toBe(wanted);
  });
});
