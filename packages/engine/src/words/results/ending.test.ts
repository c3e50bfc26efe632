import { describe, expect, it } from 'vitest';
import { tellHallEnd } from './ending.ts';

describe('the cause of a death', () => {
  it.each([
    ['jackal', '', 'Killed by a jackal'],
    ['ogre', 'fainting', 'Killed by an ogre, while fainting'],
    ['an exploding wand', '', 'Killed by an exploding wand'],
    ['a poisoned book', 'reading', 'Killed by a poisoned book, while reading'],
    ['hunger', '', 'Killed by hunger'],
    ['poison', '', 'Killed by poison'],
    ['Mother Gutter', '', 'Killed by Mother Gutter'],
    ['Snagtooth the Tollkeeper', '', 'Killed by Snagtooth the Tollkeeper'],
  ])('%s, %s', (killer, during, told) => {
    expect(tellHallEnd({ end: 'died', killer, during } as never)).toBe(told);
  });
});
