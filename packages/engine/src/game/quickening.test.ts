// Heroes of some roles become fast at a level. NetHack 3.6.7 src/attrib.c (adjabil).

import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { newGame } from './assembly/new-game.ts';
import { learnFrom } from './body/harm.ts';
import { dungeonContent } from './testing/content.ts';

const content = dungeonContent();
const house = createRulesets().resolve('house');

describe('the step from level 6 to 7', () => {
  it.each([
    ['valkyrie', true],
    ['barbarian', true],
    ['caveman', true],
    ['knight', true],
    ['wizard', false],
  ] as const)('SD-017: makes a %s fast: %s', (role, isFast) => {
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'seven' } as const;
    const state = newGame(content, house, start);
    const { sheet } = state;
    const { nextLevelAt } = house.bridges;
    Object.assign(sheet, { role, level: 6, experience: nextLevelAt(5) });
    learnFrom(state, nextLevelAt(6) - sheet.experience);
    expect([sheet.level, sheet.powers.fast]).toEqual([7, isFast]);
    expect(state.log.perceived().some(({ kind }) => kind === 'speed-changed')).toBe(isFast);
  });
});
