import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { asVersion8 } from '../testing/older-saves.ts';
import { Scene } from '../testing/scene.ts';
import { give, WARDROBE_FILE } from '../testing/wardrobe.ts';
import { restoreGame, type SavedGame, saveGame } from './save.ts';

describe('a save of version 3', () => {
  it('goes on without artifacts and monster lore, and keeps what was known of things', () => {
    const { state } = new Scene(['###', '#@#', '###'], {
      streams: new Streams('old'),
      content: [WARDROBE_FILE],
    });
    const scene = { state } as Scene;
    const [known, partly] = [give(scene, 'knife'), give(scene, 'claymore')];
    state.sheet.lore.identify(known);
    state.sheet.lore.learn(partly, 'enchantment');
    const now = JSON.parse(JSON.stringify(saveGame(state))) as SavedGame;
    const { artifacts: _, sheet, ...rest } = asVersion8(now);
    const { lore, ...others } = sheet as SavedGame['seats'][number]['sheet'];
    const { monsters: __, ...kinds } = lore;
    const things = lore.things.map(([id, parts]) => [id, parts & 7]);
    const older = { ...rest, version: 3, sheet: { ...others, lore: { ...kinds, things } } };
    const restored = restoreGame(state.content, state.ruleset, older as unknown as SavedGame);
    // Such a save knew nothing of proofing.
    for (const { sheet } of now.seats) {
      const known = sheet.lore.things.map(([id, parts]) => [id, parts & 15] as const);
      Object.assign(sheet.lore, { things: known });
    }
    expect(saveGame(restored)).toEqual({ ...now, start: { ...now.start, luck: 32 } });
    expect(restored.sheet.lore.knows(known, 'ego')).toBe(true);
    expect(restored.sheet.lore.knows(partly, 'ego')).toBe(false);
  });
});
