import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { newGame } from '../assembly/new-game.ts';
import { performCommand } from '../perform.ts';
import type { GameState } from '../state/state.ts';
import { dungeonContent } from '../testing/content.ts';
import { asVersion8 } from '../testing/older-saves.ts';
import { performedFor } from '../views/events-for.ts';
import type { Versioned } from './migrations.ts';
import { hashGame, migrateSave, restoreGame, type SavedGame, saveGame } from './save.ts';
import { savedFlaw } from './saved-flaw.ts';

const content = dungeonContent();
const house = createRulesets().resolve('house');
const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'older' };

/** Walks and waits about. */
function wander(state: GameState, commands: number): void {
  for (let done = 0; done < commands; done++) {
    performCommand(state, { kind: 'move', direction: ((done % 8) + 1) as 1 });
    performCommand(state, { kind: 'search', count: 2 });
  }
}

function played(luck?: 32): GameState {
  const state = newGame(content, house, { ...start, luck });
  // Conducts weren't counted before.
  state.seat.conducts = undefined;
  wander(state, 40);
  return state;
}

function restored(save: Versioned): GameState {
  return restoreGame(content, house, save as unknown as SavedGame);
}

describe('a save of an older version', () => {
  it('is refused without what it always had', () => {
    const eight = asVersion8(saveGame(played()));
    Reflect.deleteProperty(eight.sheet as object, 'lore');
    expect(() => restored({ ...eight, version: 2 })).toThrow("the save can't be read:");
  });

  it('is refused beyond all ranges, by the field of today', () => {
    const eight = asVersion8(saveGame(played()));
    Object.assign(eight.sheet as object, { charging: null, level: 1000 });
    expect(savedFlaw(migrateSave({ ...eight, version: 4 }))).toEqual({
      field: 'seats.0.sheet.level',
      expected: 'an integer from 1 to 30',
      got: '1000',
    });
  });

  it('of version 4 goes on where it was written', () => {
    const begun = played(32);
    const { uniques: _, pending: __, sheet, ...older } = asVersion8(saveGame(begun));
    const charging = { ...(sheet as object), charging: null };
    expect(restored({ ...older, sheet: charging, version: 4 }).clock.turn).toBe(begun.clock.turn);
  });

  it('of version 8 goes on as the same game', () => {
    const state = played();
    const again = restored(asVersion8(saveGame(state)));
    expect(hashGame(again)).toBe(hashGame(state));
    for (const one of [state, again]) {
      wander(one, 30);
    }
    expect(hashGame(again)).toBe(hashGame(state));
    expect(performedFor(again, undefined)).toEqual(performedFor(state, undefined));
  });
});
