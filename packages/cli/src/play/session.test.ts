import { readContent } from '@roguewright/content';
import { type GameHost, LocalGame } from '@roguewright/engine/host';
import { loadContent } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { Session } from './session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game in this process, as faces hold one. */
function hostOf(seed: string): GameHost {
  const start = { heroName: 'Perchta', role: 'wizard', race: 'human', seed };
  const game = LocalGame.create(content, house, start);
  return {
    look: async () => game.look(),
    perform: async command => game.perform(command),
    odds: async question => game.odds(question),
    close: async () => {},
  };
}

function begin(seed: string, drawn = false): Promise<Session> {
  return Session.begin(hostOf(seed), drawn);
}

/** Plays by what the lines say, as a careful player would. */
async function playThrough(seed: string): Promise<{ session: Session; lines: string[] }> {
  const session = await begin(seed);
  const lines = [session.introduction()];
  for (let turn = 0; turn < 400 && !session.over; turn++) {
    const look = await session.answer('look');
    const beside = /In sight: an? (\w+) 1 square ([a-z-]+)/.exec(look);
    const line =
      beside !== null
        ? `attack ${beside[2]}`
        : look.includes('stairs up:')
          ? 'climb'
          : look.includes('stairs up')
            ? 'go stairs'
            : 'explore';
    lines.push(`> ${line}`, await session.answer(line));
  }
  return { session, lines };
}

describe('a game in lines', () => {
  it('begins with the surroundings in words', async () => {
    const text = (await begin('demo')).introduction();
    expect(text).toMatch(/^Nobody is in sight\.|^In sight: /);
    expect(text).toMatch(/Exits: .*door \d+/);
    expect(text).toMatch(/You can step /);
  });

  it('draws the map only where it is wanted', async () => {
    expect((await begin('demo')).introduction()).not.toContain('#');
    expect((await begin('demo', true)).introduction()).toMatch(/#\.*@\.*#/);
  });

  it('answers every page without taking time', async () => {
    const session = await begin('demo');
    const expected: [string, RegExp][] = [
      ['hero', /Perchta, Human Wizard of level 1 .*\nHit points \d+ of \d+, energy/],
      ['inventory', /^a: quarterstaff \(in hand\)/],
      ['spells', /^a: fireball, level \d, attack\. Fails [\d.]+ %, costs \d+ energy/],
      ['map', /@.*\n/],
      ['history', /Nothing has happened yet/],
      ['help', /cast SPELL/],
      ['save', /kept after every command/],
    ];
    for (const [line, pattern] of expected) {
      expect(await session.answer(line)).toMatch(pattern);
    }
    expect(await session.answer('hero')).toContain('Turn 1,');
  });

  it('says what can be done instead of what can’t', async () => {
    const session = await begin('demo');
    expect(await session.answer('cst fireball east')).toContain('Did you mean cast?');
    expect(await session.answer('cast fireball')).toContain('cast fireball east');
    expect(await session.answer('cast firebal east')).toMatch(/fail to cast|You cast/);
    expect(await session.answer('climb')).toBe('There are no stairs here.');
    expect(await session.answer('go stairs')).toBe('You know of no stairs.');
    expect(await session.answer('attack dragon')).toBe('Nobody is in sight.');
    expect(await session.answer('')).toBe('');
  });

  it('tells odds before anything is risked', async () => {
    const session = await begin('demo');
    const text = await session.answer('odds cast fireball east');
    expect(text).toMatch(/^Fails [\d.]+ %\. Costs \d+ energy and \d+ nutrition, takes 10 ticks\./);
    expect(text).toMatch(/These odds are exact/);
    expect(await session.answer('hero')).toContain('Turn 1,');
  });

  it('ends when the player quits', async () => {
    const session = await begin('demo');
    expect(await session.answer('quit')).toContain('--continue');
    expect([session.over, session.left, session.ending()]).toEqual([true, true, '']);
  });

  it('can be won and lost by its words alone, and says how', async () => {
    const endings = new Map<string, string>();
    for (let seed = 1; seed <= 40 && endings.size < 2; seed++) {
      const { session, lines } = await playThrough(`game ${seed}`);
      expect(session.over, lines.slice(-6).join('\n')).toBe(true);
      const ending = session.ending();
      endings.set(ending.includes('climbed out') ? 'won' : 'died', ending);
    }
    expect(endings.get('won')).toMatch(/Perchta the Human Wizard climbed out .* on turn \d+/);
    expect(endings.get('died')).toMatch(/was killed by a (jackal|kobold) on turn \d+/);
  }, 30_000);
});
