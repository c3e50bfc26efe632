// Turns to kill, asked and played: a sample of `npm run fights`, which plays forty pairs.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { fightPairs, playFight } from './pairs.ts';
import { greatestDistance, kolmogorovSmirnov, zScore } from './statistics.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const PAIRS = 12;
const FIGHTS = 60;

describe('the turns that a kill takes', () => {
  const pairs = fightPairs(content, house, 'sample', PAIRS);
  const played = pairs.map(pair =>
    Array.from({ length: FIGHTS }, (_, number) => playFight(content, house, pair, number)),
  );

  it('are played as often as they are asked', () => {
    const scores = pairs.map(({ asked }, place) => zScore(asked, played[place]!));
    for (const [place, score] of scores.entries()) {
      expect(Math.abs(score), pairs[place]!.title).toBeLessThan(4);
    }
    expect(kolmogorovSmirnov(scores)).toBeLessThan(greatestDistance(PAIRS));
  });

  it('tell one pair from another', () => {
    const others = pairs.map((_, place) =>
      zScore(pairs[(place + 1) % PAIRS]!.asked, played[place]!),
    );
    expect(others.filter(score => Math.abs(score) > 4).length).toBeGreaterThan(PAIRS / 2);
    expect(kolmogorovSmirnov(others)).toBeGreaterThan(0.4);
  });
});
