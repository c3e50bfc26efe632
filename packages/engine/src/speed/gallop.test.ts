import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { gallopTurns } from './gallop.ts';

const ask = new Enumerator();
const library = createRulesets();

describe('a gallop', () => {
  it.each([
    ['nethack-3.6.7', 30, 49],
    ['wiki-speed', 20, 30],
    ['house', 20, 30],
  ])('lasts under %s %d to %d turns, each equally likely', (id, least, most) => {
    const turns = ask.askNumber(gallopTurns, library.resolve(id).slots.speed, undefined);
    expect([turns.min, turns.max]).toEqual([least, most]);
    for (const [, probability] of turns) {
      expect(probability).toBeCloseTo(1 / (most - least + 1), 12);
    }
  });
});
