// Content from untrusted sources: a sample of `npm run fuzz -- content`, which tries 10,000.

import { readContent } from '@roguewright/content';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { mutantsOf } from './mutants-of.ts';
import { tryMutants } from './try-mutants.ts';

const MUTANTS = 100;
const TURNS = 20;

it('is refused with file, line and field, or is a game that goes on', () => {
  const shipped = readContent();
  const [mutants] = mutantsOf(shipped, 7, MUTANTS);
  const house = createRulesets().resolve('house');
  const { refused, played, wrong } = tryMutants(shipped, mutants!, house, TURNS);
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(10);
  expect(played).toBeGreaterThan(10);
});
