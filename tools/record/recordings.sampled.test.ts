// Recorded games of some roles, on the shelf `long` of every role, performed again under the content
// that they were played with. After a change of the rules that is meant to change games, `npm run
// record` rewrites them. Content may change without that: the same games then go on under today's content.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { loadContent, type SavedGame } from '@roguewright/engine/game';
import {
  type GameFile,
  heroChoices,
  LocalGame,
  Replay,
  readGameFile,
  SimplePlayer,
} from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { isLong, sampled } from '../../test/sampled.ts';
import { pinnedFiles, RECORDINGS_FOLDER } from './pinned-content.ts';

const pinned = loadContent(pinnedFiles());
const house = createRulesets().resolve('house');
const names = readdirSync(RECORDINGS_FOLDER)
  .filter(name => name.endsWith('.roguewright'))
  .sort();

/** Today's content, with one more kind before all others: it never is the content of the recordings. */
const today = loadContent([
  ...readContent(),
  { path: 'aaa.arc', text: 'Object aaa_newt\nname newt\nend\n' },
]);

/** Games that are performed again: of the shorter half, where not all are. */
const byLength = names.toSorted((one, other) => lengthOf(one) - lengthOf(other));
const tried = isLong ? names : sampled(byLength.slice(0, names.length >> 1), 3);

/** How far a game goes on under today's content, in commands. */
const FURTHER = 40;

function lengthOf(name: string): number {
  return statSync(join(RECORDINGS_FOLDER, name)).size;
}

function recorded(name: string): GameFile {
  return readGameFile(readFileSync(join(RECORDINGS_FOLDER, name), 'utf8'));
}

/** A game as it was saved in the middle, and where performing it again left the record. */
interface Performed {
  readonly replay: Replay;
  readonly middle: SavedGame;
}

const performed = new Map<string, Performed>();

/** Performs a recorded game once, for whichever test asks first. */
function perform(name: string): Performed {
  const known = performed.get(name);
  if (known !== undefined) {
    return known;
  }
  const file = recorded(name);
  const replay = new Replay(pinned, house, file);
  let middle = replay.game.save();
  while (!replay.over) {
    replay.step();
    if (replay.game.sequence === file.commands.length >> 1) {
      middle = JSON.parse(JSON.stringify(replay.game.save()));
    }
  }
  const result = { replay, middle };
  performed.set(name, result);
  return result;
}

describe('recorded games', () => {
  it('are of every role', () => {
    const roles = heroChoices(pinned, house).roles.map(({ id }) => `${id}.roguewright`);
    expect(names, 'npm run record writes them').toEqual(roles.sort());
  });

  it.each(tried)('%s comes out as it was recorded', name => {
    const file = recorded(name);
    expect(file.contentHash, 'played with the content beside it').toBe(pinned.hash);
    const { replay } = perform(name);
    expect(replay.difference, 'rules were changed: npm run record').toBeUndefined();
    expect(replay.game.sequence).toBe(file.commands.length);
  });

  it.each(tried)('%s goes on from its middle under today’s content', name => {
    const { middle } = perform(name);
    const game = LocalGame.restore(today, house, middle);
    const player = new SimplePlayer(name);
    const before = game.sequence;
    let next = game.look();
    for (let count = 0; count < FURTHER && next.view.ending === undefined; count++) {
      next = game.perform(player.next(next));
    }
    expect(game.sequence).toBeGreaterThan(before);
    expect(game.save().contentHash).toBe(today.hash);
  });
});
