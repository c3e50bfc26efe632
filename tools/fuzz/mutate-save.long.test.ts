// Saves from untrusted sources: a sample of `npm run fuzz -- saves`, which tries 20,000.

import { readContent } from '@roguewright/content';
import { Generator } from '@roguewright/engine/chance';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame, playSimply } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { mutateSave } from './mutate-save.ts';
import { trySave } from './try-save.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const MUTANTS = 300;

it('is refused by the error of its reader, or is a game that goes on', () => {
  const start = { heroName: 'Ada', role: 'wizard', race: 'elf', seed: 'mutants' };
  const game = LocalGame.create(content, house, start);
  playSimply(game, 'mutants', 200);
  const luck = new Generator(5);
  const accepted = Array.from({ length: MUTANTS }, () => {
    const tried = trySave(content, house, mutateSave(game.save(), luck));
    expect(tried.problem).toBe('');
    return tried.accepted;
  });
  expect(new Set(accepted)).toEqual(new Set([true, false]));
});
