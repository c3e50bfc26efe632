// Rules and notes in lines and on the full screen: written, kept with the game, and followed.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { type GameHost, LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { demoGame, playKeys } from '../../testing/play-keys.ts';
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
    expect(await session.answer('note A shop of Books here')).toContain('You make a note.');
    expect(await session.answer('note')).toMatch(/^Turn \d+, .*: A shop of Books here$/);
    const kept = LocalGame.restore(content, house, JSON.parse(JSON.stringify(game.save())));
    expect(kept.look().view.own).toEqual({
      pickup: '! ?, Gold',
      stops: '-newt',
      notes: [{ turn: 1, level: game.look().view.dungeonLevel, text: 'A shop of Books here' }],
    });
    expect(kept.hash()).toBe(game.hash());
    expect(await session.answer('autopickup off')).toContain('You pick up nothing by yourself');
    expect(await session.answer('stops off')).toContain('Creatures stop you as usual.');
    expect(await session.answer('note off')).toContain('You cross out your last note.');
    expect(await session.answer('note off')).toContain('You have made no note.');
    expect(game.look().view.own).toBeUndefined();
    expect(await session.answer('prefer food x')).toContain(
      'Expected prefer pickup or prefer stops',
    );
  });

  it('filter what is carried', async () => {
    const session = await Session.begin(hostOf(demoGame()));
    const robes = await session.answer('inventory cloak');
    expect(robes.toLowerCase()).toContain('cloak');
    expect(robes).not.toContain('quarterstaff');
    expect(await session.answer('inventory no such thing')).toBe(
      'You carry nothing like no such thing.',
    );
  });
});

describe('rules and notes on the full screen', () => {
  it('are written at their keys', async () => {
    const { commands, screens } = await playKeys([
      ...['|', 'a', '!', ' ', '?', 'Enter'],
      ...[':', 'H', 'i', 'Enter'],
      ...[':', 'Enter', 'Escape', 'S'],
    ]);
    expect(commands).toEqual([
      { kind: 'prefer', about: 'pickup', rules: '! ?' },
      { kind: 'note', text: 'Hi' },
    ]);
    expect(screens.at(-2)).toContain('Hi');
  });
});
