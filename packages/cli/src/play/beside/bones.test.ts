// Bones in lines: a hero starves far down, and another of the same folder finds the level, his ghost and his things.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { type Bones, loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets, type Ruleset } from '@roguewright/engine/rulesets';
import { engineGames, GameKeeper } from '@roguewright/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../program.ts';
import { fakeTerminal } from '../../testing/fake-terminal.ts';
import { sessionOf } from '../../testing/session-of.ts';
import { deepGame, starving } from '../../testing/stages/deep-game.ts';
import { Session } from '../session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const DEPTH = 6;
const hero = { heroName: 'Ada', role: 'valkyrie', race: 'human' };

/** Rules under which a level is made of bones whenever there are some. */
const met = {
  ...house,
  slots: {
    ...house.slots,
    world: { ...house.slots.world, bones: { ...house.slots.world.bones, metOneIn: 1 } },
  },
} as Ruleset;

let folder: string;
const data = () => join(folder, 'games');
const file = () => join(data(), 'bones', `level-${DEPTH}.json`);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-bones-'));
  const engine = engineGames({ ruleset: 'house' });
  const keeper = await GameKeeper.open({
    dataFolder: data(),
    maker: {
      ...engine,
      create: start =>
        engine.restore({
          content: engine.content,
          ruleset: 'house',
          state: starving(deepGame(start, DEPTH)),
        }),
    },
    report: () => undefined,
  });
  for (let game = 0; game < 60 && !existsSync(file()); game++) {
    const open = await keeper.open((await keeper.create({ ...hero, seed: '' })).game);
    const session = await Session.begin(open, false);
    for (let move = 0; move < 100 && !session.over; move++) {
      await session.answer('search');
    }
    expect(session.over).toBe(true);
    await open.close();
  }
  await keeper.close();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const bonesOf = (): Bones => JSON.parse(readFileSync(file(), 'utf8')).bones;

/** Begins a game by the command line. @returns the bones of its start */
async function begun(name: string, ...options: string[]): Promise<unknown> {
  const script = join(folder, 'script.txt');
  writeFileSync(script, 'look\nquit\n');
  const terminal = fakeTerminal();
  const kept = ['--data', data()];
  const told = ['--plain', '--role', 'wizard', '--race', 'elf', '--pet', 'none'];
  await run(['play', '--name', name, ...told, '--script', script, ...kept, ...options], terminal);
  const out = join(folder, `${name}.roguewright`);
  await run(['save', 'export', name, '--running', '--out', out, ...kept], terminal);
  return JSON.parse(readFileSync(out, 'utf8')).start.bones;
}

describe('bones in lines', () => {
  it('are kept in the folder of the games', () => {
    expect(readdirSync(join(data(), 'bones'))).toEqual([`level-${DEPTH}.json`]);
    expect(bonesOf().dead).toMatchObject({ name: 'Ada', level: 1 });
  });

  it('are met by another hero: the ghost, the body and the things', async () => {
    const bones = [bonesOf()];
    for (let seed = 0; seed < 40; seed++) {
      const start = { ...hero, heroName: 'Bren', seed: `bones ${seed}`, bones };
      const game = deepGame(start, DEPTH - 1, met);
      const session = await sessionOf(game);
      await session.answer('descend');
      if (game.bonesMet.length > 0) {
        const saved = game.save();
        const at = bones[0]!.dead.square;
        const seat = saved.seats[0]!;
        const there = { ...saved, seats: [{ ...seat, hero: { ...seat.hero, square: at } }] };
        const found = await sessionOf(LocalGame.restore(content, met, there));
        const look = await found.answer('look');
        expect(look).toContain('hero’s ghost called Ada');
        expect(look).toContain('body of Ada');
        return;
      }
    }
    throw new Error('no dungeon of these has a plain level of that depth');
  });

  it('are carried by a game with a drawn seed, and by none that wants none', async () => {
    const bones = [bonesOf()];
    expect(await begun('Cyn')).toEqual(bones);
    expect(await begun('Dag', '--no-bones')).toBeUndefined();
    expect(await begun('Eir', '--seed', 'mine')).toBeUndefined();
    expect(await begun('Fay', '--daily')).toBeUndefined();
  });
});
