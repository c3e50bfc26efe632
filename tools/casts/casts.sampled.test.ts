import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../test/sampled.ts';
import { castAtRandom, playGame } from './random-casts.ts';

const content = loadContent(readContent());
const library = createRulesets();

/** Casts under each ruleset; all of them together are ten thousand. */
const CASTS = 2000;
/** The quick shelf plays the first and the last. */
const RULESETS = ['house', 'spells-txt', 'nethack-3.6.7', 'fiqhack', 'crossfire'];

describe('ten thousand casts at random', () => {
  it.each(sampled(RULESETS, 2))('leave the game sound under %s', id => {
    const rulesets = [library.resolve(id)];
    expect(castAtRandom({ content, rulesets, seed: 'shelf', casts: CASTS }).wrong).toEqual([]);
  });

  it('find a game that isn’t sound', () => {
    const house = library.resolve('house');
    const broken = { ...house, slots: { ...house.slots, spells: { ...house.slots.spells } } };
    Object.assign(broken.slots.spells, { steps: {} });
    expect(playGame(content, broken, 'broken', 200)).toEqual([
      expect.stringMatching(/^house, seed "broken", .*cast \d+ of/),
    ]);
  });
});
