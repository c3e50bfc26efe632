import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import type { Versioned } from './saves/migrations.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { asVersion8 } from './testing/older-saves.ts';
import { workshop } from './testing/tools.ts';

describe('a save from before things were charged', () => {
  it('goes on with a hero who isn’t fast and has no question pending', () => {
    const { state } = workshop([], undefined, new Streams('older'));
    const saved = saveGame(state);
    const eight = asVersion8(saved);
    const { fast, ...sheet } = eight.sheet as Versioned;
    expect([fast, eight.pending]).toEqual([false, null]);
    const older = { ...eight, version: 2, sheet } as unknown as typeof saved;
    const again = restoreGame(state.content, state.ruleset, older);
    expect(saveGame(again)).toEqual({ ...saved, start: { ...saved.start, luck: 32 } });
  });
});
