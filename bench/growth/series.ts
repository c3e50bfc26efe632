// What grows with what: one series for each size that a game, a level or a file can have. Costs are microseconds of
// processor time.

import { readContent } from '@roguewright/content';
import { HeroSheet } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import {
  type Command,
  loadContent,
  performCommand,
  performedFor,
  type SeatedOrder,
  Stage,
} from '@roguewright/engine/game';
import {
  type GameFile,
  LocalGame,
  Recorder,
  Replay,
  readGameFile,
  resumeUntrusted,
  type StateHash,
  writeGameFile,
} from '@roguewright/engine/host';
import { makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { LevelMap } from '@roguewright/engine/world';
import { Hall } from '../effects/hall.ts';
import { Den } from '../turns/jackals.ts';
import { definedDraws } from '../workload.ts';
import type { Point, Series } from './fit.ts';
import { spectators } from './spectators.ts';

/** How much trouble to take. */
export interface GrowthEffort {
  /** Least milliseconds of one timed piece. */
  readonly pieceMilliseconds: number;
  /** Sizes above it are left out; absent: none. */
  readonly most?: number;
}

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const MANY = 1_000_000;
const SCORES = {
  ...{ strength: 12, dexterity: 12, constitution: 12 },
  ...{ intelligence: 12, wisdom: 12, charisma: 12 },
};

function monsters(effort: GrowthEffort): Series {
  const points = sizes([10, 30, 100, 300, 1000, 2000], effort).map(size => {
    const den = Den.onStage(house, size, field(100, size));
    return { size, cost: costOf(effort, () => den.turn()) };
  });
  return { name: 'monsters', of: 'jackals on 100 × 100 squares', unit: 'a turn', points };
}

/** An open field with jackals on squares of the seeded generator. */
function field(side: number, jackals: number) {
  const below = definedDraws(jackals);
  const middle = side >> 1;
  const taken = new Set([`${middle} ${middle}`]);
  const placed = [{ letter: '@', x: middle, y: middle }];
  while (placed.length <= jackals) {
    const [x, y] = [below(side), below(side)];
    if (!taken.has(`${x} ${y}`)) {
      taken.add(`${x} ${y}`);
      placed.push({ letter: 'd', x, y });
    }
  }
  return { rows: Array.from({ length: side }, () => '.'.repeat(side)), placed };
}

function effects(effort: GrowthEffort): Series {
  const common = { ...{ level: 20, side: 400, every: 20, warmUp: 60, must: 1, stretch: 1 } };
  const points = sizes([5, 50, 500, 5000, 20_000], effort).map((casters): Point => {
    const published = [0, 0, 0] as const;
    const names = { name: 'growth', spell: 'large', theirs: '', published };
    const hall = new Hall({ ...common, ...names, casters });
    let [live, ticks] = [0, 0];
    const tick = () => {
      live += hall.cast();
      ticks++;
      hall.act();
    };
    for (let warm = 0; warm < common.warmUp; warm++) {
      tick();
    }
    [live, ticks] = [0, 0];
    const cost = costOf(effort, tick);
    return { size: Math.round(live / ticks), cost };
  });
  return { name: 'effects', of: 'live effects on 400 × 400 squares', unit: 'a tick', points };
}

/** A game on a stage, told as a face is told: each command is carried out and its view made. */
function toldGame(side: number, things: number): () => unknown {
  const map = new LevelMap(side, side);
  for (let at = 0; at < side * side; at++) {
    const square = map.square(at % side, Math.floor(at / side));
    map.setTerrain(square, 'floor');
    map.setLit(square, true);
  }
  const stage = new Stage({
    ...{ content, ruleset: house, streams: new Streams(`growth ${side}`), map },
    hero: {
      archetype: content.archetype('role_wizard'),
      square: map.square(side >> 1, side >> 1),
      sheet: new HeroSheet('Bench', 'wizard', 'human', SCORES),
      hitPoints: MANY,
      maxHitPoints: MANY,
    },
  });
  const below = definedDraws(things + 1);
  const kind = content.archetype('dagger');
  for (let lying = 0; lying < things; lying++) {
    const thing = makeObject(content, kind, () => stage.newId());
    stage.drop(thing, map.square(below(side), below(side)));
  }
  stage.look();
  const ways: readonly Command[] = [
    { kind: 'move', direction: 1 },
    { kind: 'move', direction: 5 },
  ];
  let at = 0;
  return () => {
    stage.state.sheet.nutrition = 900;
    const refusal = performCommand(stage.state, ways[at++ % 2]!);
    return performedFor(stage.state, refusal);
  };
}

function things(effort: GrowthEffort): Series {
  const points = sizes([10, 100, 1000, 10_000], effort).map(size => ({
    size,
    cost: costOf(effort, toldGame(80, size)),
  }));
  return { name: 'things', of: 'things in sight', unit: 'a command and its view', points };
}

function squares(effort: GrowthEffort): Series {
  const points = sizes([40, 80, 160, 280, 400], effort).map(side => ({
    size: side * side,
    cost: costOf(effort, toldGame(side, 0)),
  }));
  return { name: 'squares', of: 'squares in sight', unit: 'a command and its view', points };
}

/** Games by their length. The longest is the longest that a file holds. */
const LENGTHS = [10, 100, 1000, 10_000, 100_000, 200_000];

/** Commands between two hashes of a record. */
const HASH_EVERY = 1000;

/** A hero who waits for ever: he wakes up at home when he has starved. */
class LongGame {
  static readonly #known = new Map<number, LongGame>();
  readonly game: LocalGame;
  readonly file: GameFile;

  /** The game of that length, played once. */
  static of(length: number): LongGame {
    const long = LongGame.#known.get(length) ?? new LongGame(length);
    LongGame.#known.set(length, long);
    return long;
  }

  constructor(length: number) {
    const start = { heroName: 'Bench', role: 'wizard', race: 'human', seed: 'growth' };
    this.game = LocalGame.create(content, house, { ...start, revives: true });
    const commands: SeatedOrder[] = [];
    const hashes: StateHash[] = [[0, this.game.hash()]];
    while (this.game.sequence < length) {
      const command: Command = this.game.isAsked(0)
        ? { kind: 'answer', answer: { yes: true } }
        : { kind: 'search', count: 1 };
      this.game.carryOut(command);
      commands.push(command);
      if (this.game.sequence % HASH_EVERY === 0) {
        hashes.push([this.game.sequence, this.game.hash()]);
      }
    }
    this.file = new Recorder(this.game, [], { commands, hashes }).file();
  }
}

function saved(effort: GrowthEffort): Series {
  const points = sizes(LENGTHS, effort).map(size => {
    const { game } = LongGame.of(size);
    const cost = costOf(effort, () => resumeUntrusted(content, house, game.save()));
    return { size, cost };
  });
  return { name: 'saves', of: 'commands played', unit: 'saving and resuming', points };
}

function exported(effort: GrowthEffort): Series {
  const points = sizes(LENGTHS, effort).map(size => {
    const { file } = LongGame.of(size);
    return { size, cost: costOf(effort, () => readGameFile(writeGameFile(file))) };
  });
  return { name: 'exports', of: 'commands played', unit: 'writing and reading the file', points };
}

function replayed(effort: GrowthEffort): Series {
  const points = sizes(LENGTHS, effort).map(size => {
    const { file } = LongGame.of(size);
    return { size, cost: costOf(effort, () => performAgain(file)) };
  });
  return { name: 'replays', of: 'commands played', unit: 'performing the game again', points };
}

function performAgain(file: GameFile): void {
  const replay = new Replay(content, house, file);
  while (!replay.over) {
    replay.step();
  }
  if (replay.difference !== undefined) {
    throw new Error(`a long game came out otherwise: ${JSON.stringify(replay.difference)}`);
  }
}

function sizes(all: readonly number[], { most = Number.POSITIVE_INFINITY }: GrowthEffort) {
  return all.filter(size => size <= most);
}

/** Microseconds of one piece of work: the least of three pieces that each last long enough. */
function costOf({ pieceMilliseconds }: GrowthEffort, work: () => unknown): number {
  work();
  let least = Number.POSITIVE_INFINITY;
  for (let piece = 0; piece < 3; piece++) {
    const before = process.threadCpuUsage();
    for (let count = 1; ; count++) {
      work();
      const { user, system } = process.threadCpuUsage(before);
      if (user + system >= pieceMilliseconds * 1000) {
        least = Math.min(least, (user + system) / count);
        break;
      }
    }
  }
  return least;
}

/** Every series, each measured when it is asked for. */
export const SERIES: readonly {
  readonly name: string;
  readonly measured: (effort: GrowthEffort) => Series | Promise<Series>;
}[] = [
  { name: 'monsters', measured: monsters },
  { name: 'effects', measured: effects },
  { name: 'things', measured: things },
  { name: 'squares', measured: squares },
  { name: 'saves', measured: saved },
  { name: 'exports', measured: exported },
  { name: 'replays', measured: replayed },
  { name: 'spectators', measured: spectators },
];
