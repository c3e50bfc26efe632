// A game of neo-angband without a screen, timed: the hero holds turn after turn among soldier ants. A program of
// its own, run by Node from the sources of a tree, of whose types it knows what it uses:
//
//   neo-turns.ts TREE ANTS WARM_UP TURNS WATCHED SEED LEVEL
//
// What it does and prints is as in c/angband.c.

import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DEPTH = 5;
const HIT_POINTS = 20_000;
/** The largest bound of its dice: a monster arrives in 1 of this many turns. */
const NEVER = 0x10000000;
const FOOD = 'FOOD';

interface Loc {
  readonly x: number;
  readonly y: number;
}

interface Monster {
  grid: Loc;
}

interface Chunk {
  readonly width: number;
  readonly height: number;
  isPassable(grid: Loc): boolean;
}

interface State {
  readonly actor: {
    readonly grid: Loc;
    readonly player: { chp: number; mhp: number; readonly timed: number[] };
  };
  readonly chunk: Chunk;
  readonly monsters: (Monster | null)[];
  readonly rng: { randint0(bound: number): number };
  readonly z: { allocMonsterChance: number };
  readonly isDead: boolean;
  generateLevel: boolean;
  nextCommand: () => { readonly code: string } | null;
  msg?: (text: string, type?: unknown) => void;
}

interface Game {
  readonly state: State;
  readonly registry: unknown;
  readonly booted: {
    readonly registries: {
      readonly monsters: { readonly races: readonly { readonly name: string }[] };
    };
  };
}

interface Engine {
  startGame(pack: unknown, options: { seed: number; depth: number }): Game;
  runGameLoop(state: State, registry: unknown): unknown;
  deleteMonster(state: State, index: number): void;
  squareIsEmptyLive(state: State, grid: Loc): boolean;
  placeNewMonster(
    ...parameters: [State, Loc, unknown, boolean, boolean, unknown, unknown]
  ): boolean;
  readonly TMD: Readonly<Record<string, number>>;
}

/** What its own tests give to a game. */
function packOf(tree: string): unknown {
  const load = (name: string): { readonly records: unknown[] } =>
    JSON.parse(readFileSync(join(tree, 'packages/content/pack', `${name}.json`), 'utf8'));
  const records = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, load(name).records]));
  const whole = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, load(name)]));
  return {
    ...whole({ constants: 'constants' }),
    ...records({ terrain: 'terrain', roomTemplates: 'room_template', vaults: 'vault' }),
    ...records({ dungeonProfiles: 'dungeon_profile', projection: 'projection', trap: 'trap' }),
    ...records({ names: 'names' }),
    obj: {
      ...whole({ objectBase: 'object_base', object: 'object', egoItem: 'ego_item' }),
      ...whole({ artifact: 'artifact', curse: 'curse', brand: 'brand', slay: 'slay' }),
      ...whole({ activation: 'activation', objectProperty: 'object_property', flavor: 'flavor' }),
    },
    mon: {
      ...records({ pain: 'pain', blowMethods: 'blow_methods', blowEffects: 'blow_effects' }),
      ...records({ monsterSpells: 'monster_spell', monsterBases: 'monster_base' }),
      ...records({ monsters: 'monster', summons: 'summon', pits: 'pit' }),
    },
    player: {
      ...records({ races: 'p_race', classes: 'class', properties: 'player_property' }),
      ...records({ timed: 'player_timed', shapes: 'shape', bodies: 'body' }),
      ...records({ history: 'history', realms: 'realm' }),
    },
  };
}

/** The engine from its sources, whose imports name the files that a compiler would make. */
async function engineOf(tree: string): Promise<Engine> {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.startsWith('.') ? specifier.replace(/\.js$/, '.ts') : specifier, context),
  });
  const part = (name: string): Promise<object> =>
    import(pathToFileURL(join(tree, 'packages/core/src', `${name}.ts`)).href);
  const names = ['session/game', 'game/loop', 'game/context', 'game/mon-place', 'generated/index'];
  return Object.assign({}, ...(await Promise.all(names.map(part)))) as Engine;
}

function placeAnts(engine: Engine, { state, booted }: Game, wanted: number): number {
  for (let index = state.monsters.length - 1; index > 0; index--) {
    engine.deleteMonster(state, index);
  }
  const { races } = booted.registries.monsters;
  const ant = races.find(({ name }) => name === 'soldier ant');
  const { width, height } = state.chunk;
  let placed = 0;
  for (let tries = 0; placed < wanted && tries < wanted * 1000; tries++) {
    const grid = { x: state.rng.randint0(width), y: state.rng.randint0(height) };
    const alone = { index: 0, role: 0 };
    if (
      engine.squareIsEmptyLive(state, grid) &&
      engine.placeNewMonster(state, grid, ant, false, false, alone, {})
    ) {
      placed++;
    }
  }
  return placed;
}

function writeLevel({ chunk, actor, monsters }: State, file: string): void {
  const lines: string[] = [];
  for (let y = 0; y < chunk.height; y++) {
    const squares = Array.from({ length: chunk.width }, (_, x) =>
      chunk.isPassable({ x, y }) ? '.' : '#',
    );
    lines.push(squares.join(''));
  }
  lines.push(`@ ${actor.grid.x} ${actor.grid.y}`);
  for (const monster of monsters) {
    if (monster) {
      lines.push(`a ${monster.grid.x} ${monster.grid.y}`);
    }
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
}

const [tree = '', ants, warmUp, turns, watched, seed, level = ''] = process.argv.slice(2);
const engine = await engineOf(tree);
const game = engine.startGame(packOf(tree), { seed: Number(seed), depth: DEPTH });
const { state } = game;
state.z.allocMonsterChance = NEVER;
const { player } = state.actor;
const food = player.timed[engine.TMD[FOOD]!]!;
const held = placeAnts(engine, game, Number(ants));
writeLevel(state, level);

let waits = 0;
state.nextCommand = () => (waits-- > 0 ? { code: 'hold' } : null);

function playTurn(): void {
  player.chp = HIT_POINTS;
  player.mhp = HIT_POINTS;
  player.timed[engine.TMD[FOOD]!] = food;
  waits = 1;
  engine.runGameLoop(state, game.registry);
  if (state.isDead || state.generateLevel) {
    throw new Error('the hero died or left');
  }
}

for (let turn = 0; turn < Number(warmUp); turn++) {
  playTurn();
}
const before = process.threadCpuUsage();
for (let turn = 0; turn < Number(turns); turn++) {
  playTurn();
}
const { user, system } = process.threadCpuUsage(before);
let [attacks, moves] = [0, 0];
const tell = state.msg;
state.msg = (text, type) => {
  attacks += /soldier ant (bites|misses) you/.test(text) ? 1 : 0;
  tell?.(text, type);
};
for (let turn = 0; turn < Number(watched); turn++) {
  const squares = state.monsters.map(monster => monster?.grid);
  playTurn();
  moves += state.monsters.filter((monster, index) => {
    const was = squares[index];
    return monster && was && (monster.grid.x !== was.x || monster.grid.y !== was.y);
  }).length;
}
console.log(`${user + system} ${held} ${attacks} ${moves}`);
