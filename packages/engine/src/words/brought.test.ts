import { describe, expect, it } from 'vitest';
import type { TargetOdds } from '../odds/index.ts';
import { tellBrought, tellBroughtTurns } from './brought.ts';

const target: TargetOdds = {
  id: 2,
  name: 'centipede',
  hitChance: 0.99,
  damage: [],
  meanDamage: 0,
  killChance: 0,
  hitPoints: [],
  turnsToKill: [],
};
const words = { decimal: String };

describe('what a spell without damage brings', () => {
  const asleep = {
    ...target,
    brings: {
      effect: 'sleep',
      turns: [
        [1, 0.5],
        [4, 0.5],
      ],
    },
  } as const;

  it('is told with its turns', () => {
    expect(tellBrought(asleep)).toBe('falls asleep');
    expect(tellBroughtTurns(asleep, words)).toBe('for 1 to 4 turns, mean 2.5');
  });

  it('is told otherwise of the hero, whom a ray may come back to', () => {
    expect(tellBrought({ ...asleep, name: 'you' })).toBe('you fall asleep');
  });

  it('has no turns where none are counted, and is nothing for a spell that hurts', () => {
    const slowed = { ...target, brings: { effect: 'slow', turns: [] } } as const;
    expect(tellBrought(slowed)).toBe('is slowed');
    expect(tellBroughtTurns(slowed, words)).toBe('');
    expect(tellBrought(target)).toBeUndefined();
    expect(
      tellBroughtTurns({ ...target, brings: { effect: 'sleep', turns: [[1, 1]] } }, words),
    ).toBe('for 1 turn');
  });
});
