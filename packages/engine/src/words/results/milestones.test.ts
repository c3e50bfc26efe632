import { expect, it } from 'vitest';
import { tellMilestone } from './milestones.ts';

it.each([
  [{ kind: 'level', what: '5' }, 'reached experience level 5'],
  [{ kind: 'depth', what: '2' }, 'reached dungeon level 2'],
  [{ kind: 'won', what: '' }, 'got out alive, with the Amulet'],
  [{ kind: 'died', what: 'ogre' }, 'was killed by an ogre'],
] as const)('%o is told', (milestone, told) => {
  expect(tellMilestone(milestone)).toBe(told);
});
