import type { OddsAnswer } from '@roguewright/engine/odds';
import { describe, expect, it } from 'vitest';
import { tellOdds } from './odds-text.ts';

const shot: OddsAnswer = {
  ask: 'fire',
  certainty: { kind: 'exact' },
  asFarAsYouKnow: true,
  ...{ failPercent: 0, price: 0, nutrition: 0, ticks: 10 },
  targets: [
    {
      id: 7,
      name: 'jackal',
      hitChance: 0.75,
      damage: [
        [0, 0.25],
        [6, 0.75],
      ],
      meanDamage: 4.5,
      killChance: 0.75,
      hitPoints: [[3, 1]],
      turnsToKill: [
        [1, 0.75],
        [2, 0.1875],
      ],
    },
  ],
  squares: [],
  healing: [],
  breaks: { hit: 60, miss: 30 },
  explanation: [],
};

describe('the odds of a shot in words', () => {
  it('say what it does, how long the kill takes and what breaks', () => {
    const text = tellOdds(shot);
    expect(text).toMatch(/^The jackal: hit 75 ?%.*dead within 1 turn 75 ?%/);
    expect(text).toMatch(/It breaks 60 ?% of the times it hits and 30 ?% of those it misses\./);
    expect(text).toMatch(/as far as you know\.$/);
  });

  it('are the reason when it would be refused', () => {
    const explanation = [{ text: 'That is out of range.', probability: 1 }];
    const refused = { ...shot, targets: [], refused: 'out-of-range', explanation };
    expect(tellOdds(refused)).toBe('That is out of range.');
  });
});
