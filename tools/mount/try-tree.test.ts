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
    const trial = tryTree(readPack(DEEPWOOD, 'deepwood'), size);
    const { wrong, tried, account, skipped } = trial;
    expect(wrong).toEqual([]);
    expect(skipped).toEqual([]);
    expect(tried).toMatchObject({ spells: 11, creatures: 8, 'creatures that moved': 7 });
    expect(tried.blows).toBeGreaterThan(200);
    expect(account.lines().map(line => line.split(':')[1]!.split(',')[0])).toEqual([
      ' 11 of 11 spells',
      ' 11 of 11 spells',
      ' 10 of 11 spells',
      ' 8 of 11 spells',
      ...[' it needs a direction', ' creatures choose none of its subtype (spell-hits.md 10)'],
      ' no list of the pack puts it into a carrier',
    ]);
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
