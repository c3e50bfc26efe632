// Danger, fights by themselves and rests until something is so, in lines.

import type { Command } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';
import { demoGame, type PlayedLocally } from '../testing/play-keys.ts';
import { risingDanger, threatenedGame } from '../testing/threatened.ts';
import { Session } from './session.ts';

function hostFor(game: PlayedLocally, commands: Command[] = []): GameHost {
  return {
    look: async () => game.look(),
    perform: async command => {
      commands.push(command);
      return game.perform(command);
    },
    odds: async question => game.odds(question),
    close: async () => {},
  };
}

describe('danger in lines', () => {
  it('stands in the prompt and is told move by move; without enemies there is none', async () => {
    const session = await Session.begin(hostFor(threatenedGame(2)), false, 0.1);
    expect(session.prompt()).toMatch(/^2\/20, [\d.<>]+ % to die > $/);
    const told = await session.answer('danger');
    expect(told).toMatch(/% to die within five moves if you stand your ground/);
    expect(told).toMatch(/After each move: 1: .*5: /);
    const calm = await Session.begin(hostFor(demoGame()), false, 0.1);
    expect(calm.prompt()).toBe('12/12 > ');
    expect(await calm.answer('danger')).toBe('No enemy is in sight.');
  });

  it('asks before an act above the threshold, and does it after a yes and not after a no', async () => {
    const commands: Command[] = [];
    const session = await Session.begin(hostFor(threatenedGame(1), commands), false, 0.1);
    const asked = await session.answer('rest 1');
    expect(asked).toMatch(/% to die within five moves.*Go on\? yes or no\./);
    expect(await session.answer('no')).toBe('You hold back.');
    expect(commands).toEqual([]);
    await session.answer('rest 1');
    await session.answer('yes');
    expect(commands).toEqual([{ kind: 'rest', count: 1 }]);
  });

  it.each(['explore', 'rest 20', 'search 20'])(
    'stops %s where the danger rises on the way',
    async order => {
      const { game, commands } = risingDanger([0.01, 0.01, 0.2]);
      const session = await Session.begin(hostFor(game), false, 0.1);
      expect(await session.answer(order)).toContain('20 % to die within five moves. Go on?');
      expect(commands).toHaveLength(2);
      expect(await session.answer('no')).toContain('You hold back.');
      expect(commands).toHaveLength(2);
      const calm = risingDanger([0.1]);
      const other = await Session.begin(hostFor(calm.game), false, 0.1);
      expect(await other.answer(order)).not.toContain('Go on?');
      expect(calm.commands.length).toBeGreaterThan(2);
    },
  );

  it('never asks below the threshold, nor when it is off', async () => {
    const commands: Command[] = [];
    const session = await Session.begin(hostFor(threatenedGame(1), commands), false, 0.1);
    expect(await session.answer('options danger off')).toContain('from a danger of: off');
    expect(await session.answer('rest 1')).not.toContain('Go on?');
    expect(commands).toHaveLength(1);
    expect(await session.answer('options danger 7')).toContain('Expected: options danger off, 1 %');
    const whole: Command[] = [];
    const safe = await Session.begin(hostFor(threatenedGame(400), whole), false, 0.01);
    expect(await safe.answer('rest 1')).not.toContain('Go on?');
    expect(whole).toHaveLength(1);
  });

  it('fights by itself until there is a reason to stop, and does the last act again', async () => {
    const commands: Command[] = [];
    const session = await Session.begin(hostFor(threatenedGame(400), commands), false, 0);
    const told = await session.answer('fight');
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.every(({ kind }) => kind === 'attack' || kind === 'move')).toBe(true);
    expect(told).toMatch(/No enemy is left in sight\.|hit points, below|no way|fought for 50/);
    const hurt = await Session.begin(hostFor(threatenedGame(5)), false, 0);
    expect(await hurt.answer('fight')).toContain(
      'You have 5 of 20 hit points, below your limit of 50 %. A step into an enemy strikes it all the same.',
    );
    expect(await hurt.answer('again')).toContain('below your limit');
    const calm = await Session.begin(hostFor(demoGame()));
    expect(await calm.answer('again')).toBe('You have done nothing yet.');
    expect(await calm.answer('fight')).toContain('Nobody hostile is in sight.');
  });

  it('fights on after a question that is left', async () => {
    const commands: Command[] = [];
    const session = await Session.begin(hostFor(threatenedGame(400), commands), false, 0);
    expect(await session.answer('engrave')).toContain('Write on the floor with what?');
    expect(await session.answer('fight')).not.toContain('waits for its answer');
    expect(commands.map(({ kind }) => kind)).toContain('attack');
  });

  it('rests until a turn has come or a pool is full, and says why it ended', async () => {
    const session = await Session.begin(hostFor(demoGame()));
    expect(await session.answer('rest until turn 9')).toContain('It is turn 9.');
    expect(await session.answer('rest until energy')).toContain('Your energy is full');
    expect(await session.answer('rest until turn 3')).toContain('expected a turn after 9, got 3');
    expect(await session.answer('rest until tired')).toContain('Expected hit points, energy');
  });
});
