// The recorded fight performed again: the same states, and all of fighting in it. After a change that is
// meant to change games, `npm run record` rewrites it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@roguewright/engine/game';
import { GAME_FILE_ENDING, LocalGame, Replay, readGameFile } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { FEATS, type Feat, FIGHT_FOLDER, featsOf, fightContent } from './fight-game.ts';

const house = createRulesets().resolve('house');
const content = fightContent();
const file = readGameFile(readFileSync(join(FIGHT_FOLDER, `fight${GAME_FILE_ENDING}`), 'utf8'));

describe('the recorded fight', () => {
  it('comes out as it was recorded', () => {
    expect(file.contentHash, 'the kit was changed: npm run record').toBe(content.hash);
    const replay = new Replay(content, house, file);
    while (!replay.over) {
      replay.step();
    }
    expect(replay.difference, 'rules were changed: npm run record').toBeUndefined();
    expect(replay.game.sequence).toBe(file.commands.length);
  });

  it('shows all that fighting knows, and goes on from a save in the middle', () => {
    let game = LocalGame.create(content, house, file.start);
    const seen = new Set<Feat>();
    let performed = game.look();
    for (const [place, command] of file.commands.entries()) {
      const next = game.perform(command);
      for (const feat of featsOf(performed, next, command as Command)) {
        seen.add(feat);
      }
      performed = next;
      if (place === file.commands.length >> 1) {
        game = LocalGame.restore(content, house, JSON.parse(JSON.stringify(game.save())));
      }
    }
    expect(FEATS.filter(feat => !seen.has(feat))).toEqual([]);
    expect(game.hash()).toBe(file.hashes.at(-1)![1]);
  });
});
