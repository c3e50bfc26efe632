import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { workshop } from './testing/tools.ts';

describe('a save from before things were charged', () => {
  it('goes on with a hero who isn’t fast and has no question pending', () => {
    const { state } = workshop([], undefined, new Streams('older'));
    const saved = saveGame(state);
    const { fast, ...sheet } = saved.sheet;
    expect([fast, saved.pending]).toEqual([false, null]);
    const older = { ...saved, version: 2, sheet } as unknown as typeof saved;
    const again = restoreGame(state.content, state.ruleset, older);
    expect(saveGame(again)).toEqual({ ...saved, start: { ...saved.start, luck: 32 } });
  });
});
