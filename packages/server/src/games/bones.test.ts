// Bones in a data folder: a hero who dies leaves them, a later one is begun with them, and files that lie stop nobody.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewGame } from '@roguewright/engine/game';
import { readGameFile } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';
import { DEEP, dyingGames } from '../testing/dying-games.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { newGame } from '../testing/http.ts';
import { keeperOn } from '../testing/keepers.ts';
import { testServer } from '../testing/server.ts';
import type { GameKeeper } from './keeper.ts';

const hero: NewGame = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: '' };
const search = { kind: 'search', count: 1 } as const;
const maker = dyingGames();

const bonesIn = (folder: string) =>
  existsSync(join(folder, 'bones')) ? readdirSync(join(folder, 'bones')) : [];

/** A hero begins and starves. @returns his game */
async function dies(keeper: GameKeeper, start = hero): Promise<string> {
  const { game: id } = await keeper.create(start);
  const game = await keeper.open(id);
  for (let move = 0; move < 200 && (await game.look()).view.ending === undefined; move++) {
    await game.perform(search);
  }
  expect((await game.look()).view.ending?.kind).toBe('died');
  await game.close();
  return id;
}

/** Heroes die until one leaves bones: whether he does is his luck, and that of his dungeon. */
async function untilBones(keeper: GameKeeper, folder: string): Promise<string[]> {
  for (let game = 0; game < 40 && bonesIn(folder).length === 0; game++) {
    await dies(keeper);
  }
  return bonesIn(folder);
}

/** The start of a game, as its file tells it. */
const startOf = async (keeper: GameKeeper, id: string) =>
  readGameFile(await keeper.exportFile(id, true)).start;

describe('bones in a data folder', () => {
  it('are left by one game and carried by the next, whose file is performed again', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder, { maker });
    expect(await untilBones(keeper, folder)).toEqual([`level-${DEEP}.json`]);
    const { game: id } = await keeper.create({ ...hero, heroName: 'Bren' });
    const { bones } = await startOf(keeper, id);
    expect(bones).toMatchObject([{ level: DEEP, dead: { name: 'Ada' } }]);
    const brought = await keeper.importFile(await keeper.exportFile(id, true));
    expect((await startOf(keeper, brought.game)).bones).toEqual(bones);
    // They stay until they are met.
    expect(bonesIn(folder)).toHaveLength(1);
  });

  it('are gone once they are met, which is one game in three', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder, { maker });
    await untilBones(keeper, folder);
    let games = 0;
    for (; games < 60 && bonesIn(folder).length > 0; games++) {
      const { game: id } = await keeper.create({ ...hero, heroName: 'Cyn' });
      const game = await keeper.open(id);
      await game.perform({ kind: 'descend' });
      const { view } = await game.look();
      expect(view.dungeonLevel).toBe(DEEP);
      await game.close();
      const { bonesMet } = JSON.parse(await keeper.exportFile(id, true)).snapshot;
      expect(bonesMet === undefined).toBe(bonesIn(folder).length > 0);
    }
    expect(games).toBeLessThan(60);
    const { game: later } = await keeper.create({ ...hero, heroName: 'Bren' });
    expect((await startOf(keeper, later)).bones).toBeUndefined();
  });

  it('are not for games with a chosen seed, where death isn’t final, or which want none', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder, { maker });
    await untilBones(keeper, folder);
    const later = { ...hero, heroName: 'Bren' };
    for (const wish of [{ seed: 'demo' }, { revives: true }, { boneless: true }] as const) {
      const { game } = await keeper.create({ ...later, ...wish });
      expect((await startOf(keeper, game)).bones, JSON.stringify(wish)).toBeUndefined();
    }
    const off = await keeperOn(folder, { maker, bones: false });
    expect((await startOf(off, (await off.create(later)).game)).bones).toBeUndefined();
  });

  it('are not taken from who asks for a game, nor from a file that was brought', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder, { maker });
    const given = { ...hero, heroName: 'Bren', seed: 'x', bones: 'lies' as never };
    const { game } = await keeper.create(given);
    expect((await startOf(keeper, game)).bones).toBeUndefined();
  });

  it('that lie are set aside, and the game begins without them', async () => {
    const folder = temporaryFolder();
    const reports: unknown[] = [];
    const report = (error: unknown) => void reports.push(error);
    const keeper = await keeperOn(folder, { maker, report });
    await untilBones(keeper, folder);
    const path = join(folder, 'bones', `level-${DEEP}.json`);
    const kept = JSON.parse(readFileSync(path, 'utf8'));
    const later = { ...hero, heroName: 'Bren' };
    kept.bones.dead.things = [{ kind: 'ogre', count: 1 }];
    writeFileSync(path, JSON.stringify(kept));
    writeFileSync(join(folder, 'bones', 'level-9.json'), '{"content":"x","bones":{"level":9}}');
    writeFileSync(join(folder, 'bones', 'level-7.json'), 'not json');
    expect((await startOf(keeper, (await keeper.create(later)).game)).bones).toBeUndefined();
    expect(bonesIn(folder).sort()).toEqual([
      `level-${DEEP}.json.bad`,
      'level-7.json.bad',
      // Of another content, for which it may be right.
      'level-9.json',
    ]);
    expect(reports.join('\n')).toContain('bones.');
    expect(reports.join('\n')).toContain('level-7.json');
  });

  it('that can’t be written cost no game its end', async () => {
    const folder = temporaryFolder();
    const reports: unknown[] = [];
    const keeper = await keeperOn(folder, { maker, report: error => void reports.push(error) });
    writeFileSync(join(folder, 'bones'), 'in the way');
    for (let game = 0; game < 60 && reports.length === 0; game++) {
      await dies(keeper);
    }
    expect(reports.length).toBeGreaterThan(0);
  });
});

describe('a server', () => {
  it('begins a game with the bones in its folder, unless the player wants none', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder, { maker });
    await untilBones(keeper, folder);
    await keeper.close();
    const server = await testServer({ dataFolder: folder, maker });
    const later = { ...hero, heroName: 'Bren' };
    const answers = [];
    for (const wish of [later, { ...later, boneless: true }]) {
      answers.push((await newGame(server.url, wish)).game);
    }
    await server.close();
    const after = await keeperOn(folder, { maker });
    const bones = [];
    for (const id of answers) {
      bones.push((await startOf(after, id)).bones?.length);
    }
    expect(bones).toEqual([1, undefined]);
  });
});
