// Ten whole games by the simple player; `npm run games` plays two hundred.

import { readContent } from '@roguewright/content';
import { LocalGame, playSimply, Replay } from '@roguewright/engine/host';
import { loadContent } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

function begin(seed: string): LocalGame {
  return LocalGame.create(content, house, { heroName: 'Ada', role: 'wizard', race: 'human', seed });
}

describe('the simple player', () => {
  it('plays ten games without getting stuck, and they come out again as they were', () => {
    const endings: (string | undefined)[] = [];
    for (let number = 1; number <= 10; number++) {
      const seed = `simple ${number}`;
      const game = begin(seed);
      const { file, ending, stuckAt } = playSimply(game, seed, 4000);
      expect(stuckAt, seed).toBe('');
      endings.push(ending?.kind);
      const replay = new Replay(content, house, file);
      while (!replay.over) {
        replay.step();
      }
      expect(replay.difference, seed).toBeUndefined();
      expect(replay.game.hash()).toBe(game.hash());
    }
    expect(endings.filter(kind => kind !== undefined).length).toBeGreaterThan(5);
  });

  it('plays the same game twice under the same seed, and others under others', () => {
    const commands = (seed: string) => playSimply(begin('same'), seed, 300).file.commands;
    expect(commands('one')).toEqual(commands('one'));
  });

  it('is broken off after the most commands', () => {
    const { file, ending } = playSimply(begin('short'), 'short', 7);
    expect(file.commands.length).toBeLessThanOrEqual(7);
    expect([ending, file.hashes.at(-1)?.[0]]).toEqual([undefined, file.commands.length]);
  });
});
