import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEEPWOOD, readPack } from '../../test/packs/read-pack.ts';
import { tryTree } from './try-tree.ts';

/** Crossfire's own tree, where it lies beside this project. */
const CROSSFIRE = fileURLToPath(new URL('../../../shared/crossfire/arch', import.meta.url));

const progress = () => undefined;

describe('everything of a mounted tree', () => {
  it('is learnt, cast, met and drawn by the rules', () => {
    const size = { share: 1, draws: 2000, progress };
    const { wrong, tried, skipped } = tryTree(readPack(DEEPWOOD, 'deepwood'), size);
    expect(wrong).toEqual([]);
    expect(skipped).toEqual(['deepwood:spell_lost_thing']);
    expect(tried).toMatchObject({ spells: 10, 'spells learnt': 10 });
    expect(tried['casts by the hero']).toBeGreaterThan(60);
    expect(tried['spells cast by a creature']).toBeGreaterThan(5);
    expect(tried.blows).toBeGreaterThan(200);
  });

  it('holds under Crossfire’s own rules', () => {
    const size = { share: 3, draws: 200, progress };
    expect(tryTree(readPack(DEEPWOOD, 'deepwood'), size, 'crossfire').wrong).toEqual([]);
  });

  it.runIf(existsSync(CROSSFIRE))('holds for a share of Crossfire’s own tree', () => {
    const size = { share: 7, draws: 300, progress };
    expect(tryTree(readPack(CROSSFIRE, 'crossfire'), size).wrong).toEqual([]);
  });
});
