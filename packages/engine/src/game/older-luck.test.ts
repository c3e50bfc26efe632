import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { newGame } from './assembly/new-game.ts';
import { performCommand } from './perform.ts';
import {
  areOtherStates,
  beginningOfSave,
  hashGame,
  isStateHash,
  restoreGame,
  type SavedGame,
  saveGame,
} from './saves/save.ts';
import { dungeonContent } from './testing/content.ts';
import { asVersion8 } from './testing/older-saves.ts';

const content = dungeonContent();
const house = createRulesets().resolve('house');
const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'old' } as const;

describe('a game that was begun with 32 bits of luck', () => {
  const begun = newGame(content, house, { ...start, luck: 32 });
  // Conducts weren't counted before.
  begun.seat.conducts = undefined;

  /** The same game as version 5 saved it. */
  function olderSave(): SavedGame {
    const saved = saveGame(begun);
    return { ...asVersion8(saved), version: 5, start } as unknown as SavedGame;
  }

  it('goes on with them, also in streams that no save has yet', () => {
    const restored = restoreGame(content, house, olderSave());
    expect(restored.world.start.luck).toBe(32);
    expect(hashGame(restored)).toBe(hashGame(begun));
    const later = (state: typeof begun) => state.world.streams.stream('level-2').below(1_000_000);
    expect(later(restored)).toBe(later(begun));
    expect(later(restored)).not.toBe(later(newGame(content, house, start)));
    expect(beginningOfSave(olderSave())).toEqual({ ...start, luck: 32 });
  });

  it('is another game than the one begun today', () => {
    const today = newGame(content, house, start);
    expect(saveGame(today).start).toEqual(start);
    expect(saveGame(today).streams).not.toEqual(saveGame(begun).streams);
    performCommand(today, { kind: 'search', count: 1 });
    expect(saveGame(restoreGame(content, house, saveGame(today)))).toEqual(saveGame(today));
  });

  it('can\u2019t be begun with any other number of bits', () => {
    expect(() => newGame(content, house, { ...start, luck: 64 as 32 })).toThrow(
      'luck: expected 32',
    );
  });
});

describe('hashes of states', () => {
  const old = '0123456789abcdef';
  it('say the version of their form, and only equal forms are compared', () => {
    const hash = hashGame(newGame(content, house, start));
    expect(hash).toMatch(/^14-[0-9a-f]{16}$/);
    expect([hash, old].every(isStateHash)).toBe(true);
    expect([`${hash}0`, 'x', '', 7, undefined].some(isStateHash)).toBe(false);
    expect(areOtherStates(hash, `14-${old}`)).toBe(true);
    expect(areOtherStates(old, 'fedcba9876543210')).toBe(true);
    expect(areOtherStates(hash, hash)).toBe(false);
    expect(areOtherStates(hash, old)).toBe(false);
    expect(areOtherStates(hash, `7-${old}`)).toBe(false);
    expect(areOtherStates(hash, '')).toBe(false);
  });
});
