// The beginnings of games by the player who asks the odds, on the shelf `long` longer ones of every role;
// `npm run games -- odds` plays five hundred.

import { heroChoices, LocalGame, playByOdds, playSimply, Replay } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { isLong, sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const roles = heroChoices(content, house).roles.map(({ id }) => id);
const COMMANDS = isLong ? 320 : 250;

const begin = (role: string, seed: string) =>
  LocalGame.create(content, house, { heroName: 'Ada', role, race: 'human', seed });

describe('the player by the odds', () => {
  const kinds = new Set<string>();

  it.each(sampled(roles, 3))('plays as a %s without getting stuck, and comes out again', role => {
    const game = begin(role, `odds ${role}`);
    const { file, stuckAt } = playByOdds(game, 'odds', COMMANDS);
    expect(stuckAt).toBe('');
    const replay = new Replay(content, house, file);
    while (!replay.over) {
      replay.step();
    }
    expect(replay.difference).toBeUndefined();
    expect(replay.game.hash()).toBe(game.hash());
    for (const { kind } of file.commands) {
      kinds.add(kind);
    }
  });

  it('fights in some of these games', () => {
    const fights = ['attack', 'cast', 'cast-at', 'fire', 'throw', 'zap'];
    expect(fights.filter(kind => kinds.has(kind))).not.toEqual([]);
  });

  it('plays otherwise than the simple player', () => {
    const commands = (play: typeof playByOdds) =>
      play(begin('wizard', 'otherwise'), 'same', COMMANDS).file.commands;
    expect(commands(playByOdds)).not.toEqual(commands(playSimply));
  });
});
