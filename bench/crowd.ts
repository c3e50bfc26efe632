// What a player waits for on a crowded level: 60 hostile monsters of many kinds, awake and hunting, and 200 items of
// the list of floors. Commands are played as the worker of the page plays them: performed, stored with the hash of
// the state, and copied for the page. Every 50th command also stores a snapshot. The goals are milliseconds of
// processor time; ratios are of the time that is allowed to the one that was measured.

import { readContent } from '@roguewright/content';
import { makeMonster, monsterKinds, monsterTraits } from '@roguewright/engine/actors';
import {
  type Command,
  type GameState,
  loadContent,
  newGame,
  saveGame,
} from '@roguewright/engine/game';
import { LocalGame, type StoragePort, StoredPlay } from '@roguewright/engine/host';
import { type Archetype, makeTreasure } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { WALK } from '@roguewright/engine/world';
import type { Bench, Benchmark, Row } from './goal.ts';
import { definedDraws } from './workload.ts';

const MONSTERS = 60;
const ITEMS = 200;
/** Levels of the monsters: those of the upper half of the dungeon. */
const DEEPEST = 12;
/** Enough that neither the hero nor a monster dies. */
const HIT_POINTS = 1_000_000;

const COMMANDS = 400;
const WARM_UP = 100;

/** What is allowed for a command until its answer is copied, and for the part of it that is the engine's. */
const ANSWER_MS = 20;
const ENGINE_MS = 5;

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game of a wizard who knows much, on a first level that is crowded. */
function crowdedGame(seed: number): LocalGame {
  const start = { heroName: 'Bench', role: 'wizard', race: 'elf', seed: `crowd ${seed}` };
  const state = newGame(content, house, start);
  const below = definedDraws(seed);
  for (const creature of [...state.level.creatures.all]) {
    state.level.mark(creature, 0);
    state.level.creatures.remove(creature);
  }
  state.level.restless = false;
  placeMonsters(state, below);
  placeItems(state, below);
  state.hero.hitPoints = HIT_POINTS;
  state.hero.maxHitPoints = HIT_POINTS;
  state.sheet.level = 14;
  return LocalGame.restore(content, house, saveGame(state));
}

function freeSquare({ level: { map } }: GameState, below: (n: number) => number): number {
  for (;;) {
    const square = map.square(below(map.width), below(map.height));
    if ((map.bits[square]! & WALK) !== 0 && map.occupant[square] === 0) {
      return square;
    }
  }
}

function placeMonsters(state: GameState, below: (n: number) => number): void {
  const kinds = monsterKinds(content).filter(isOrdinary);
  const luck = state.luck('bench');
  for (let placed = 0; placed < MONSTERS; placed++) {
    const kind = kinds[below(kinds.length)]!;
    const square = freeSquare(state, below);
    const monster = makeMonster(luck, house, content, kind, square, () => state.newId());
    monster.hunts = true;
    monster.target = state.hero.square;
    monster.hitPoints = HIT_POINTS;
    state.level.place(monster);
  }
}

function isOrdinary(kind: Archetype): boolean {
  const { level = 0 } = kind.numbers;
  return monsterTraits(kind).frequency > 0 && level <= DEEPEST && kind.shape.size === 1;
}

function placeItems(state: GameState, below: (n: number) => number): void {
  const luck = state.luck('bench');
  let placed = 0;
  while (placed < ITEMS) {
    const draw = { list: 'floor', difficulty: 10, level: 14, ruleset: house };
    for (const thing of makeTreasure(luck, content, draw, () => state.newId())) {
      state.level.drop(freeSquare(state, below), thing);
      placed++;
    }
  }
}

/** A storage that keeps everything as text, as those of the page and of the server do. */
function keeper(game: LocalGame): StoragePort<LocalGame, undefined, never> & { kept: number } {
  return {
    kept: 0,
    reopen: async () => ({ game, snapshotAt: game.sequence, commands: [] }),
    async store({ command, snapshot }) {
      this.kept += command.body.length + (snapshot?.body.length ?? 0);
    },
    setAside: async () => undefined,
    isTaken: () => false,
    problem: (_, error) => error as Error,
    report: error => {
      throw error;
    },
  };
}

function commandOf(below: (n: number) => number): Command {
  const direction = (1 + below(8)) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  return below(3) === 0 ? { kind: 'rest', count: 1 } : { kind: 'move', direction };
}

/** Milliseconds of processor time since a point. */
function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function measure({ effort, say }: Bench): Promise<Row[]> {
  const [answers, engine]: [number[], number[]] = [[], []];
  for (let seed = 1; seed <= effort.rounds; seed++) {
    const [below, again] = [definedDraws(seed + 100), definedDraws(seed + 100)];
    const twin = crowdedGame(seed);
    const play = new StoredPlay(keeper(crowdedGame(seed)));
    for (const count of [WARM_UP, COMMANDS]) {
      const before = process.threadCpuUsage();
      for (let played = 0; played < count; played++) {
        structuredClone(await play.perform(commandOf(below), undefined));
      }
      answers.push(since(before) / count);
      const start = process.threadCpuUsage();
      for (let played = 0; played < count; played++) {
        twin.step(commandOf(again));
      }
      engine.push(since(start) / count);
    }
  }
  // The first piece of each game is its warm-up.
  const counted = (times: number[]) => times.filter((_, place) => place % 2 === 1);
  const rows = [
    rowOf('from a command to its copied answer', ANSWER_MS, counted(answers)),
    rowOf('of that the command and its view alone', ENGINE_MS, counted(engine)),
  ];
  say(
    `${MONSTERS} monsters, ${ITEMS} items, ${COMMANDS} commands in each of ${effort.rounds} games`,
  );
  return rows;
}

function rowOf(what: string, allowed: number, times: readonly number[]): Row {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  const measured = {
    median: allowed / at(0.5),
    smallest: allowed / at(1),
    largest: allowed / at(0),
    ours: 1000 / at(0.5),
    theirs: 1000 / allowed,
  };
  return { what: `${what}, ${allowed} ms allowed`, measured, must: 1 };
}

/** The benchmark of a crowded level. */
export const crowd: Benchmark = {
  name: 'crowd',
  about: 'a command among 60 monsters and 200 items, as the worker of the page plays it',
  measure,
};
