// Holes, statues and rolling boulders in lines: what is asked before a step, and what the step comes to.

import { readContent } from '@roguewright/content';
import { loadContent, type SavedGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/session-of.ts';
import type { Session } from '../session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'well' };

/** A new game with a trap east of the hero, which shows itself. */
function beside(archetype: string): Promise<Session> {
  const saved = JSON.parse(JSON.stringify(LocalGame.create(content, house, start).save()));
  const { square } = (saved as SavedGame).seats[0]!.hero;
  const thing = { id: saved.nextId++, archetype, count: 1, differences: {}, inventory: [] };
  saved.levels[0][1].fixtures = [{ thing, square: square + 1, shown: true }];
  const game = LocalGame.restore(content, house, saved);
  game.perform({ kind: 'rest', count: 1 });
  return sessionOf(game);
}

describe('in lines', () => {
  it('a hole is told of before the step, and leads down', async () => {
    const session = await beside('open_hole');
    expect(await session.answer('odds trap east')).toContain('on a level below 100 %');
    expect(await session.answer('l')).toContain('You fall through a hole in the floor.');
  });

  it('a statue is told to wake, by a step beside it too, and does when it is touched', async () => {
    const session = await beside('standing_figure');
    const odds = await session.answer('odds trap east');
    expect(odds).toContain('A step beside it, or a search there, wakes it 12.5 % of the time.');
    expect(odds).toContain('in company 100 %');
    expect(await session.answer('l')).toContain('The statue breathes in.');
  });

  it('a rolling boulder is told to do 1 to 20 damage', async () => {
    const session = await beside('rolling_boulder_trap');
    const odds = await session.answer('odds trap east');
    expect(odds).toMatch(/If it goes off under you it does 0 to 20 damage/);
    expect(await session.answer('l')).toContain('A stone clicks, and nothing comes of it.');
  });
});
