// The beginning of a game by the simple player, on the shelf `long` ten whole games; `npm run games`
// plays two hundred.

import { LocalGame, playSimply, Replay } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { isLong } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

const [GAMES, COMMANDS] = isLong ? [10, 4000] : [1, 800];

function begin(seed: string): LocalGame {
  return LocalGame.create(content, house, { heroName: 'Ada', role: 'wizard', race: 'human', seed });
}

describe('the simple player', () => {
  it('plays games without getting stuck, and they come out again as they were', () => {
    const endings: (string | undefined)[] = [];
    for (let number = 1; number <= GAMES; number++) {
      const seed = `simple ${number}`;
      const game = begin(seed);
      const { file, ending, stuckAt } = playSimply(game, seed, COMMANDS);
      expect(stuckAt, seed).toBe('');
      endings.push(ending?.kind);
      const replay = new Replay(content, house, file);
      while (!replay.over) {
        replay.step();
      }
      expect(replay.difference, seed).toBeUndefined();
      expect(replay.game.hash()).toBe(game.hash());
    }
    const over = endings.filter(kind => kind !== undefined).length;
    expect(over).toBeGreaterThanOrEqual(isLong ? 6 : 0);
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
