// Games with a mounted pack: its creatures are met, its items lie about, its spells are learned and cast, and a
// saved game goes on without the folder.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContent } from '@roguewright/content';
import {
  hashGame,
  loadContent,
  mountBeside,
  newGame,
  performCommand,
  performedFor,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import {
  LocalGame,
  packFilesOf,
  RandomPlayer,
  Recorder,
  Replay,
  readGameFile,
  rebuildGame,
  tryContent,
  writeGameFile,
} from '@roguewright/engine/host';
import {
  type Archetype,
  kindOf,
  makeObject,
  packOf,
  setBeatitude,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { DEEPWOOD, readPack } from '../packs/read-pack.ts';
import { sampled } from '../sampled.ts';

const house = createRulesets().resolve('house');
const files = [...readContent(), ...readPack(DEEPWOOD, 'deepwood')];
const content = loadContent(files);

/** Crossfire's own tree, where it lies beside this project. */
const CROSSFIRE = fileURLToPath(new URL('../../../shared/crossfire/arch', import.meta.url));

/** Archetypes of that tree that are tried. */
const SAMPLE = 100;

const START = { heroName: 'Ada', role: 'wizard', race: 'human' };

const begin = (seed: string) => newGame(content, house, { ...START, seed });

describe('a game with a pack', () => {
  it('has creatures and items of the pack among those that ship', () => {
    const games = Array.from({ length: 60 }, (_, seed) => begin(`met ${seed}`));
    const kinds = games.flatMap(({ level }) =>
      level.creatures.all.map(({ archetype }) => archetype.id),
    );
    // What one draw of a list gives lies on one square. A book that ships may teach a spell of the pack.
    const things = games.flatMap(({ level }) =>
      [...level.items.values()].map(pile => kindOf(pile[0]!).id),
    );
    const share = (ids: string[]) => ids.filter(id => id.includes('deepwood:')).length / ids.length;
    // The hero's level admits kinds of levels 0 and 1: one of the pack's, and a handful of those that ship.
    expect(share(kinds)).toBeGreaterThan(0.02);
    expect(share(kinds)).toBeLessThan(0.5);
    // One draw in four is of a pack: of 400 or so, 5 standard deviations are 11 %.
    expect(Math.abs(share(things) - 1 / 4)).toBeLessThan(0.11);
  });

  it('lets the hero learn and cast its spell, and goes on without the folder', () => {
    const state = begin('learn');
    const { sheet } = state;
    const id = 'deepwood:leaf_book/deepwood:spell_spark_lance';
    const book = makeObject(content, content.archetype(id), () => state.newId());
    // A blessed book is read without fail.
    setBeatitude(book, 'blessed');
    sheet.inventory.add(book);
    for (const other of state.level.creatures.all.filter(one => one !== state.hero)) {
      other.hitPoints = -1;
    }
    performedFor(state, performCommand(state, { kind: 'read', item: book.id }));
    for (let turn = 0; turn < 60 && state.helpless > 0; turn++) {
      performedFor(state, performCommand(state, { kind: 'search', count: 1 }));
    }
    const spell = sheet.spells.find(
      ({ archetype }) => archetype.id === 'deepwood:spell_spark_lance',
    );
    expect(spell).toBeDefined();
    const cast = performedFor(
      state,
      performCommand(state, { kind: 'cast', spell: spell!.id, direction: 3 }),
    );
    expect(cast.refusal).toBeUndefined();
    // The content as a game stores it: by its hash, with the text of its files.
    const stored = JSON.parse(JSON.stringify(files));
    const again = restoreGame(
      loadContent(stored),
      house,
      JSON.parse(JSON.stringify(saveGame(state))),
    );
    expect(hashGame(again)).toBe(hashGame(state));
    expect(again.sheet.spells.map(({ archetype }) => archetype.id)).toContain(
      'deepwood:spell_spark_lance',
    );
  });

  it('is exported with its pack, replayed, and rebuilt where nobody knows the pack', async () => {
    const recorder = new Recorder(
      LocalGame.create(content, house, { ...START, seed: 'export' }),
      packFilesOf(files),
    );
    const player = new RandomPlayer('export');
    const game = LocalGame.create(content, house, { ...START, seed: 'export' });
    let performed = game.look();
    for (let turn = 0; turn < 60 && performed.view.ending === undefined; turn++) {
      performed = recorder.perform(player.next(performed));
    }
    const text = writeGameFile(recorder.file());
    const file = readGameFile(text);
    const own = loadContent([...readContent(), ...(file.packs ?? [])]);
    expect(own.hash).toBe(content.hash);
    const replay = new Replay(own, house, file);
    while (!replay.over) {
      replay.step();
    }
    expect(replay.difference).toBeUndefined();
    const rebuilt = await rebuildGame({
      file,
      ruleset: house,
      own,
      present: own,
      pause: async () => undefined,
    });
    expect(rebuilt.setAside).toBe(0);
  });

  it('is the same whether what ships is read again or not', () => {
    const beside = mountBeside(loadContent(readContent()), packFilesOf(files));
    expect(beside.hash).toBe(content.hash);
    expect(beside.archetypes).toEqual(content.archetypes);
    expect(beside.treasure.lists).toEqual(content.treasure.lists);
    expect(beside.packs).toEqual(content.packs);
    const bad = [
      { path: 'a.arc', text: 'Object a\ntype 101\nsubtype 4\nother_arch a\nend\n', pack: 'bad' },
    ];
    expect(() => mountBeside(loadContent(readContent()), bad)).toThrow('bad/a.arc:4: other_arch');
  });

  it('survives a hundred random commands on each of some seeds, saved and restored after each', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const player = new RandomPlayer(seed);
      let state = begin(seed);
      for (let turn = 0; turn < 100 && state.ending === undefined; turn++) {
        const command = player.next(performedFor(state, undefined));
        const saved = JSON.parse(JSON.stringify(saveGame(state)));
        const other = restoreGame(content, house, saved);
        performCommand(state, command);
        performCommand(other, command);
        expect(hashGame(other)).toBe(hashGame(state));
        state = other;
      }
    }
  });
});

describe('everything of a pack', () => {
  it('can be made, shown, asked about and used', () => {
    // What ships is tried by the check of content.
    const isOwn = ({ id }: Archetype) => packOf(id) === 'deepwood';
    expect(content.archetypes.filter(isOwn).length).toBeGreaterThan(10);
    expect(tryContent(content, house, files, isOwn)).toEqual([]);
  });

  it.runIf(existsSync(CROSSFIRE))('of Crossfire’s own tree as well', () => {
    const tree = [...readContent(), ...readPack(CROSSFIRE, 'crossfire')];
    const mounted = loadContent(tree);
    const own = mounted.archetypes.filter(({ id }) => packOf(id) === 'crossfire');
    const tried = new Set(sampled(own, SAMPLE));
    expect(tryContent(mounted, house, tree, archetype => tried.has(archetype))).toEqual([]);
  });
});

describe('what ships', () => {
  it('has the same looks as without packs', () => {
    const plain = loadContent(readContent());
    const looksOf = (of: typeof plain) =>
      newGame(of, house, { ...START, seed: 'same' }).sheet.lore.save().appearances;
    expect(looksOf(content)).toEqual(looksOf(plain));
  });
});
