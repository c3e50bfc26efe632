import { describe, expect, it } from 'vitest';
import { balanceReport, shortcomings } from './balance-report.ts';
import type { TriedGame } from './try-game.ts';

const game = (number: number, role: string, deepest: number, heroLevel: number): TriedGame => ({
  ...{ number, role, deepest, heroLevel },
  kind: number === 1 ? 'won' : 'died',
  killer: number === 1 ? '' : 'jackal',
  ...{ depth: deepest, turns: 100 * number, commands: 200 },
});

describe('the report of many games', () => {
  const games = [
    game(1, 'wizard', 9, 12),
    game(2, 'wizard', 3, 4),
    game(3, 'priest', 2, 3),
    game(4, 'priest', 2, 2),
  ];

  it('has a row for each role, with medians and killers', () => {
    const [page] = balanceReport(games, 'somebody');
    expect(page?.text).toContain('| priest | 2 | 0 | 2 | 2 | 0 % | 300 | jackal 2 |');
    expect(page?.text).toContain('| wizard | 2 | 1 | 3 | 4 | 50 % | 100 | jackal 1 |');
  });

  it('plots a dot for each game', () => {
    const [, plot] = balanceReport(games, 'somebody');
    expect(plot?.text.match(/<circle/g)).toHaveLength(games.length);
  });

  it('says which roles fall short of the goal, and which lie too far apart', () => {
    expect(shortcomings(games)).toEqual([
      'priest: 0 % of the heroes reach level 10, 30 % are wanted',
    ]);
    const deep = [...games, game(5, 'wizard', 20, 12), game(6, 'wizard', 20, 12)];
    expect(shortcomings(deep)).toHaveLength(2);
  });
});
