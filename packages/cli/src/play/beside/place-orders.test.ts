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

/** A new game in which the hero stands at a fountain, with a sink east of it. */
function besideWater(): Promise<Session> {
  const saved = JSON.parse(JSON.stringify(LocalGame.create(content, house, start).save()));
  const { square } = (saved as SavedGame).seats[0]!.hero;
  saved.levels[0][1].fixtures = [
    placed('fountain', saved.nextId++, square),
    placed('sink', saved.nextId++, square + 1),
  ];
  const game = LocalGame.restore(content, house, saved);
  // A turn passes, in which the hero sees what is there.
  game.perform({ kind: 'search', count: 1 });
  return sessionOf(game);
}

function placed(archetype: string, id: number, square: number) {
  return { thing: { id, archetype, count: 1, differences: {}, inventory: [] }, square };
}

describe('odds of places in lines', () => {
  it('are told of a fountain before it is used, by its name and by what is done there', async () => {
    const session = await besideWater();
    const odds = await session.answer('odds fountain');
    expect(odds).toMatch(/A drink brings refreshment 66\.67 %, .*poison 6\.67 %/);
    expect(odds).toMatch(/It costs you up to 10 hit points, 0\.37 on average, and kills you/);
    expect(odds).toContain('It dries up after a drink 33.33 % of the time.');
    expect(odds).toMatch(/Dipping something wets it and brings nothing 66\.67 %, lifted curses/);
    expect(await session.answer('odds dip fountain')).toBe(odds);
    expect(await session.answer('odds quaff fountain')).toBe(odds);
    expect(await session.answer('odds lava')).toBe('You know of no lava here.');
  });

  it('are told of a sink when a kick at it is named, and of the kick alone by its direction', async () => {
    const session = await besideWater();
    const odds = await session.answer('odds kick sink');
    expect(odds).toMatch(/^A drink brings cold water 55\.56 %, /);
    expect(odds).toContain('a noise 60 %, a slug 20 % and a ring 20 %.');
    expect(await session.answer('odds sink east')).toBe(odds);
    expect(await session.answer('odds kick east')).toBe('The sink may give something up.');
  });
});
