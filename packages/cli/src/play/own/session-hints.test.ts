// Hints in lines.

import type { HintSettings } from '@roguewright/engine/face';
import { describe, expect, it } from 'vitest';
import { threatenedGame } from '../../testing/threatened.ts';
import { Session } from '../session.ts';

/** Stored hints, and a session beside an enemy. */
async function hinted(first: HintSettings = { hints: true, hintsHad: [] }) {
  const stored = { settings: first };
  const game = threatenedGame(400);
  const host = {
    look: async () => game.look(),
    perform: async (command: Parameters<typeof game.perform>[0]) => game.perform(command),
    odds: async (question: Parameters<typeof game.odds>[0]) => game.odds(question),
    close: async () => {},
  };
  const session = await Session.begin(host, false, 0, {
    read: () => stored.settings,
    keep: settings => {
      stored.settings = settings;
    },
  });
  return { session, stored };
}

describe('hints in lines', () => {
  it('are told once a kind, in words of the lines', async () => {
    const { session, stored } = await hinted();
    const told = await session.answer('search');
    expect(told).toContain('Hint: An enemy is in sight. “odds all” shows the odds of a fight.');
    expect(stored.settings).toEqual({ hints: true, hintsHad: ['foe'] });
    expect(await session.answer('search')).not.toContain('Hint:');
  });

  it('are switched off and on by an option', async () => {
    const { session, stored } = await hinted();
    expect(await session.answer('options hints off')).toContain('Hints are shown: off.');
    expect(await session.answer('search')).not.toContain('Hint:');
    expect(stored.settings.hintsHad).toEqual([]);
    expect(await session.answer('options hints on')).toContain('Hints are shown: on.');
    expect(await session.answer('search')).toContain('Hint:');
    expect(await session.answer('options hints perhaps')).toContain('options hints on or off');
  });
});
