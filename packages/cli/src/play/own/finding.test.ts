// Finding in lines what is remembered of two levels, and going there.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { type GameHost, LocalGame, SimplePlayer } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { playKeys } from '../../testing/play-keys.ts';
import { Session } from '../session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game whose hero has just come to the second level, with nobody hostile in sight. */
function twoLevels(): LocalGame {
  const start = { heroName: 'Ada', role: 'samurai', race: 'human' };
  for (let seed = 1; seed < 40; seed++) {
    const game = LocalGame.create(content, house, { ...start, seed: `find ${seed}` });
    const player = new SimplePlayer('finder');
    let performed = game.look();
    for (let count = 0; count < 500 && performed.view.ending === undefined; count++) {
      const { view } = performed;
      if (view.dungeonLevel === 2 && view.pending === undefined && view.nextMovers.length === 0) {
        return game;
      }
      performed = game.perform(player.next(performed));
    }
  }
  throw new Error('nobody came to the second level');
}

function hostOf(game: LocalGame): GameHost {
  return {
    look: async () => game.look(),
    perform: async command => game.perform(command),
    odds: async question => game.odds(question),
    close: async () => {},
  };
}

let saved: ReturnType<LocalGame['save']>;
beforeAll(() => {
  saved = twoLevels().save();
});

/** The game once more. */
function again(): LocalGame {
  return LocalGame.restore(content, house, saved);
}

describe('find', () => {
  it('names what was left behind as the hero knew it, also after the game was kept', async () => {
    const game = again();
    const session = await Session.begin(hostOf(game));
    const { inventory } = game.look().view;
    const blade = inventory.find(({ name }) => name.includes('+') && !name.includes('chained'))!;
    const shown = `${blade.count > 1 ? `${blade.count} ` : ''}${blade.name}`;
    await session.answer(`take off ${blade.letter}`);
    expect(await session.answer(`drop ${blade.letter}`)).toContain('You drop');
    await session.answer('ascend');
    await session.answer('ascend');
    expect(game.look().view.dungeonLevel).not.toBe(2);
    const nameOf = (one: LocalGame) => one.odds({ ask: 'find' }).found!.map(({ name }) => name);
    expect(nameOf(game)).toContain(shown);
    const kept = JSON.parse(JSON.stringify(game.save()));
    expect(nameOf(LocalGame.restore(content, house, kept))).toContain(shown);
  });

  it('knows what the view shows here, and what was left behind', () => {
    const game = again();
    const { view } = game.look();
    const found = game.odds({ ask: 'find' }).found!;
    for (const { kind, name, x, y } of view.things) {
      if (kind === 'item' && (x !== view.hero.x || y !== view.hero.y)) {
        expect(found).toContainEqual(expect.objectContaining({ kind, name, level: 2, x, y }));
      }
    }
    for (const { kind, name, id, x, y } of view.things) {
      if (kind === 'creature' && id !== 0) {
        expect(found).toContainEqual(expect.objectContaining({ kind, name, level: 2, x, y }));
      }
    }
    expect(found.filter(({ level }) => level === 1).map(({ away }) => away)).toContain(1);
    // The list is remembered with the game, and no part of its hash.
    const kept = LocalGame.restore(content, house, JSON.parse(JSON.stringify(game.save())));
    expect(kept.odds({ ask: 'find' }).found).toEqual(found);
    expect(kept.hash()).toBe(game.hash());
  });

  it('lists by words in lines, and a number goes there by stairs', async () => {
    const game = again();
    const session = await Session.begin(hostOf(game));
    expect(await session.answer('find 1')).toBe('Find something first, such as find potion.');
    expect(await session.answer('find no such thing')).toBe(
      'You remember nothing like no such thing.',
    );
    const listed = await session.answer('find stairs dungeon 1');
    expect(listed).toMatch(/^1\. stairs/);
    expect(listed).toContain('dungeon level 1.');
    expect(await session.answer('find 99')).toMatch(/^Expected a number from 1 to \d+, got 99\.$/);
    await session.answer('find 1');
    expect(game.look().view.dungeonLevel).toBe(1);
  });

  it('lists on the full screen, and a letter goes there', async () => {
    const keys = ['^F', ...'dungeon 1', 'Enter', 'a', 'S'];
    const { screens, commands } = await playKeys([], new FakeDevice(keys), 'samurai', again());
    expect(screens.some(screen => screen.includes('Go where?'))).toBe(true);
    expect(screens.some(screen => screen.includes('dungeon level 1'))).toBe(true);
    expect(commands[0]).toEqual({ kind: 'journey', level: 1 });
  });
});
