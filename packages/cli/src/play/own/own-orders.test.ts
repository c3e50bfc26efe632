// Rules and notes in lines and on the full screen: written, kept with the game, and followed.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { type GameHost, LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { demoGame, playKeys } from '../../testing/play-keys.ts';
import { threatenedGame } from '../../testing/threatened.ts';
import { Session } from '../session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

function hostOf(game: LocalGame): GameHost {
  return {
    look: async () => game.look(),
    perform: async command => game.perform(command),
    odds: async question => game.odds(question),
    close: async () => {},
  };
}

describe('rules and notes in lines', () => {
  it('are written, read, kept with the game and taken away', async () => {
    const game = demoGame();
    const session = await Session.begin(hostOf(game));
    expect(await session.answer('prefer')).toMatch(
      /^Picked up on the way: nothing\..*\nWho stops you: every enemy in sight\./,
    );
    expect(await session.answer('prefer pickup ! ?, Gold')).toContain(
      'you pick up what your rules want',
    );
    expect(await session.answer('stops -newt')).toContain('which creatures stop you');
    expect(await session.answer('messages you see')).toContain('which messages stop you');
    await session.answer('messages off');
    expect(await session.answer('note A shop of Books here')).toContain('You make a note.');
    expect(await session.answer('note')).toMatch(/^Turn \d+, .*: A shop of Books here$/);
    const kept = LocalGame.restore(content, house, JSON.parse(JSON.stringify(game.save())));
    expect(kept.look().view.own).toEqual({
      pickup: '! ?, Gold',
      stops: '-newt',
      notes: [
        {
          turn: 1,
          level: game.look().view.dungeonLevel,
          text: 'A shop of Books here',
          x: game.look().view.hero.x,
          y: game.look().view.hero.y,
        },
      ],
    });
    expect(kept.hash()).toBe(game.hash());
    expect(await session.answer('autopickup off')).toContain('You pick up nothing by yourself');
    expect(await session.answer('stops off')).toContain('Creatures stop you as usual.');
    expect(await session.answer('note off')).toContain('You cross out your last note.');
    expect(await session.answer('note off')).toContain('You have made no note.');
    expect(game.look().view.own).toBeUndefined();
    expect(await session.answer('prefer food x')).toContain(
      'Expected prefer pickup, prefer stops or prefer messages',
    );
  });

  it('are found again by their words', async () => {
    const session = await Session.begin(hostOf(demoGame()));
    await session.answer('note Rats to the east');
    expect(await session.answer('find rats')).toMatch(
      /^1\. note “Rats to the east”: .*, noted in turn 1\./,
    );
  });

  it('in the name of an item ask before it is dropped', async () => {
    const asked: string[] = [];
    const session = await Session.begin(hostOf(demoGame()));
    expect(await session.answer('name a !d')).toContain('named !d');
    asked.push(await session.answer('drop a'));
    expect(asked[0]).toContain('Its name asks before that. Go on?');
    expect(await session.answer('no')).toContain('You hold back.');
    expect(await session.answer('inventory')).toContain('named !d');
    await session.answer('drop a');
    expect(await session.answer('yes')).toMatch(/^You (drop|put)/);
    expect(await session.answer('inventory')).not.toContain('named !d');
  });

  it('let enemies be', async () => {
    const session = await Session.begin(hostOf(threatenedGame(12)));
    // The enemy is beside him already.
    expect(await session.answer('ignore')).toContain(
      'beside you stops you no more until it leaves and comes back.',
    );
    expect(await session.answer('look')).toContain('let be');
    expect(await session.answer('ignore')).toContain('Nobody in sight stops you.');
    expect(await session.answer('ignore unicorn')).toContain('You see no creature called unicorn');
  });

  it('stop a walk at a message, after which it can go on', async () => {
    const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: 'messages' };
    const session = await Session.begin(hostOf(LocalGame.create(content, house, start)));
    await session.answer('messages door');
    const told: string[] = [];
    for (let times = 0; times < 12 && !told.join().includes('for messages'); times++) {
      told.push(await session.answer('explore'));
    }
    expect(told.at(-1)).toMatch(/door[\s\S]*You stop, as your rules for messages say\./);
  });

  it('filter what is carried', async () => {
    const session = await Session.begin(hostOf(demoGame()));
    const robes = await session.answer('inventory cloak');
    expect(robes.toLowerCase()).toContain('cloak');
    expect(await session.answer('inventory armour')).toBe(robes);
    expect(robes).not.toContain('quarterstaff');
    expect(await session.answer('inventory no such thing')).toBe(
      'You carry nothing like no such thing.',
    );
  });
});

describe('help in lines', () => {
  it('is searched by words that are no commands', async () => {
    const session = await Session.begin(hostOf(demoGame()));
    expect(await session.answer('help rune')).toContain('disarm [WAY]: Try to disarm');
    expect(await session.answer('help xyzzy')).toContain('There is no command xyzzy.');
  });
});

describe('rules and notes on the full screen', () => {
  it('are written at their keys', async () => {
    const { commands, screens } = await playKeys([
      ...['|', 'a', '!', ' ', '?', 'Enter'],
      ...['|', 'c', 'd', 'o', 'o', 'r', 'Enter'],
      ...[':', 'H', 'i', 'Enter'],
      ...[':', 'Enter', 'Escape', 'S'],
    ]);
    expect(commands).toEqual([
      { kind: 'prefer', about: 'pickup', rules: '! ?' },
      { kind: 'prefer', about: 'messages', rules: 'door' },
      { kind: 'note', text: 'Hi' },
    ]);
    expect(screens.at(-2)).toContain('Hi');
  });
});
