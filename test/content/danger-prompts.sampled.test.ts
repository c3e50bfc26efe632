// The questions about danger in games of 2,000 turns, 400 on the quick shelf: none at or below the threshold, and every
// act that raises the danger above it is asked about. `npm run games -- prompts` lists them.

import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { listPrompts, promptText } from '../../tools/games/list-prompts.ts';
import { isLong } from '../sampled.ts';
import { content } from './shipped.ts';

const THRESHOLD = 0.05;

it('asks only above the threshold, and before every act that raises the danger above it', async () => {
  const list = await listPrompts({
    content,
    ruleset: createRulesets().resolve('house'),
    turns: isLong ? 2000 : 400,
    threshold: THRESHOLD,
  });
  const { prompts, faults } = list;
  expect(faults).toEqual([]);
  expect(prompts.length).toBeGreaterThan(0);
  expect(prompts.every(({ share }) => share > THRESHOLD)).toBe(true);
  expect(promptText(list)).toContain(`${prompts.length} questions: `);
});
