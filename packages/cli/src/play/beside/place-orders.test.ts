import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { type GameHost, LocalGame, playSimply } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { Session } from '../session.ts';

/** The content that ships, with more fountains. */
const content = loadContent(
  readContent().map(file =>
    file.path.endsWith('feature/fountain.arc')
      ? {
          ...file,
          text: file.text.replace(/^frequency .*$/m, 'frequency 9'),
        }
      : file,
  ),
);
const house = createRulesets().resolve('house');

/** The first of some games in which the simple player comes to know a fountain. */
function besideWater(): Promise<Session> {
  for (let number = 0; number < 60; number++) {
    const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: `well ${number}` };
    const game = LocalGame.create(content, house, start);
    playSimply(game, start.seed, 250);
    if (
      game.look().view.things.some(({ name }) => name === 'fountain') &&
      !game.look().view.ending
    ) {
      const host: GameHost = {
        look: async () => game.look(),
        perform: async command => game.perform(command),
        odds: async question => game.odds(question),
        close: async () => {},
      };
      return Session.begin(host, false);
    }
  }
  throw new Error('no fountain known in 60 games');
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
});
