import { CONDITIONS } from '@roguewright/engine/actors';
import { loadContent, type SavedGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { PENITENTS } from '../../testing/penitent.ts';
import { sessionOf } from '../../testing/session-of.ts';

const content = loadContent(PENITENTS);
const house = createRulesets().resolve('house');

type SavedSheet = SavedGame['seats'][number]['sheet'];

/** A Valkyrie's game, in a room of seven squares by three. */
function penitent(): LocalGame {
  const start = { heroName: 'Una', role: 'valkyrie', race: 'human', seed: 'chain' };
  return LocalGame.create(content, house, start);
}

/** The same game with other numbers on her sheet. */
function changed(game: LocalGame, change: (sheet: SavedSheet) => object): LocalGame {
  const saved = game.save();
  const [seat] = saved.seats;
  const sheet = { ...seat!.sheet, ...change(seat!.sheet) };
  return LocalGame.restore(content, house, { ...saved, seats: [{ ...seat!, sheet }] });
}

/** The god has nothing to do but to hear her. */
const heard = (game: LocalGame) =>
  changed(game, ({ faith }) => ({ faith: { ...faith, heardFrom: 0 } }));

/** She floats, and the god is as patient as before. */
const floating = (game: LocalGame) =>
  changed(game, ({ conditions }) => ({
    conditions: {
      ...conditions,
      turns: conditions.turns.with(CONDITIONS.indexOf('levitating'), 200),
    },
  }));

describe('the ball and chain in lines', () => {
  it('is told with its numbers, dragged, picked up and thrown', async () => {
    const session = await sessionOf(penitent());
    expect(await session.answer('read scroll of punishment')).toContain(
      'An iron ring closes on your ankle.',
    );
    const hero = await session.answer('hero');
    expect(hero).toContain('chained to a ball');
    expect(hero).toContain(
      'The ball weighs 22 kg. The chain spans 2 squares. A step that drags the ball holds you for 2 turns. Thrown, it flies 5 squares and drags you after it.',
    );
    expect(hero).toContain('On stairs down it drags you along 83 times in 100 (1d6).');
    expect(await session.answer('look')).toContain('At your feet: an iron ball (chained to you).');
    for (let step = 0; step < 3; step++) {
      await session.answer('west');
    }
    // The chain spans two squares: the third step has dragged the ball along.
    expect(await session.answer('look')).toContain('an iron ball (chained to you) 2 squares east');
    await session.answer('east');
    await session.answer('east');
    expect(await session.answer('get')).toMatch(/iron ball \(chained to you\)/);
    expect(await session.answer('hero')).toContain('You carry the ball.');
    expect(await session.answer('inventory')).toMatch(/iron ball \(chained to you\)/);
    expect(await session.answer('throw iron ball east')).toContain('The ball drags you along.');
    expect(await session.answer('look')).toContain('an iron ball (chained to you) 1 square east');
  });

  it('is opened by a prayer, whose odds are told before', async () => {
    const session = await sessionOf(heard(penitent()));
    expect(await session.answer('hero')).toMatch(
      /It would hear you at once\.\nA prayer now, without trouble: it hears you \(33 %\)/,
    );
    await session.answer('read scroll of punishment');
    expect(await session.answer('hero')).toContain(
      'A prayer now, in trouble: it ends your troubles (100 %).',
    );
    const told = await session.answer('pray');
    expect(told).toContain('Issim of the Deep Cold hears you, and what troubled you is gone.');
    expect(told).toContain('The iron ring on your ankle opens');
    const hero = await session.answer('hero');
    expect(hero).not.toContain('chained');
    expect(hero).toMatch(
      /It wants to be left alone for \d+ turns, or fewer if you are in trouble\./,
    );
    expect(await session.answer('look')).toContain('At your feet: an iron ball.');
  });
});

describe('a throw in the air in lines', () => {
  it('hurls its thrower the other way, a heavy thing farther than a light one', async () => {
    const game = heard(penitent());
    const first = await sessionOf(game);
    for (const order of ['read scroll of punishment', 'pray', 'get iron ball', 'west', 'west']) {
      await first.answer(order);
    }
    const session = await sessionOf(floating(game));
    expect(await session.answer('hero')).toMatch(/levitating \(\d+ turns\)/);
    expect(await session.answer('throw dagger west')).toContain('You drift backwards.');
    const before = /Turn (\d+)/.exec(await session.answer('hero'))![1];
    const told = await session.answer('throw iron ball 1 square west');
    expect(told).toContain('You are hurled through the air.');
    const after = /Turn (\d+)/.exec(await session.answer('hero'))![1];
    expect(Number(after) - Number(before)).toBeGreaterThanOrEqual(4);
    // From a square beside where she began, four squares to the east, against the wall if it is nearer.
    expect(await session.answer('look')).toMatch(/iron ball [4-9] squares west/);
  });
});
