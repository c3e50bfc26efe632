// G15: what is seen from a square, and the way from one square to another, against rot.js, on maps
// that rot.js makes. Its kinds of sight differ from ours, so both counts of squares are printed; the
// steps of ways must be the same.

import { Generator } from '@roguewright/engine/chance';
import { LevelMap, PathFinder, Sight, type SightShape, WALK } from '@roguewright/engine/world';
import rot from 'rot-js';
import { type Bench, type Benchmark, mustAgree, type Row } from './goal.ts';
import { compare, timed } from './measure.ts';

const WIDTH = 80;
const HEIGHT = 50;
const SEED = 1234;
/** Places looked from, and pairs walked between, in one pass. */
const PLACES = 64;

/** One map on both sides. */
interface Ground {
  readonly name: string;
  readonly map: LevelMap;
  /** 1 where rot.js finds no floor, x + y × WIDTH. */
  readonly closed: Uint8Array;
  /** The squares looked from. */
  readonly places: readonly number[];
}

type Dig = (write: (x: number, y: number, value: number) => void) => void;

const DIGS: readonly (readonly [name: string, dig: Dig])[] = [
  ['digger', write => new rot.Map.Digger(WIDTH, HEIGHT).create(write)],
  ['cave', digCave],
  ['open', write => new rot.Map.Arena(WIDTH, HEIGHT).create(write)],
];

/** Four steps of a cellular automaton over a field half full. */
function digCave(write: (x: number, y: number, value: number) => void): void {
  const cave = new rot.Map.Cellular(WIDTH, HEIGHT);
  cave.randomize(0.5);
  for (let step = 1; step < 4; step++) {
    cave.create();
  }
  cave.create((x, y, alive) => write(x, y, alive === 1 ? 0 : 1));
}

function ground(name: string, dig: Dig): Ground {
  rot.RNG.setSeed(SEED);
  const closed = new Uint8Array(WIDTH * HEIGHT).fill(1);
  dig((x, y, value) => {
    closed[y * WIDTH + x] = value;
  });
  const map = new LevelMap(WIDTH, HEIGHT);
  const free: number[] = [];
  closed.forEach((wall, place) => {
    const square = map.square(place % WIDTH, Math.floor(place / WIDTH));
    map.setTerrain(square, wall === 0 ? 'floor' : 'wall');
    if (wall === 0) {
      free.push(square);
    }
  });
  const luck = new Generator(SEED);
  const places = Array.from({ length: PLACES }, () => free[luck.u32() % free.length]!);
  return { name, map, closed, places };
}

type Field =
  | InstanceType<typeof rot.FOV.PreciseShadowcasting>
  | InstanceType<typeof rot.FOV.RecursiveShadowcasting>;

/** A kind of sight of rot.js over a ground. */
function peerSight(kind: 'Recursive' | 'Precise', { closed }: Ground): Field {
  const passes = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT && closed[y * WIDTH + x] === 0;
  return kind === 'Recursive'
    ? new rot.FOV.RecursiveShadowcasting(passes)
    : new rot.FOV.PreciseShadowcasting(passes);
}

/** How far rot.js sees with each kind: as the crow flies with one, in a square with the other. */
const SHAPES: Readonly<Record<'Recursive' | 'Precise', SightShape>> = {
  Recursive: 'disc',
  Precise: 'square',
};

/** Squares on the map seen from all places, each once a place. */
function countSeen(
  { map, places }: Ground,
  radius: number,
  shape: SightShape,
  field: Field,
): readonly [ours: number, theirs: number] {
  const sight = new Sight(map);
  let [ours, theirs] = [0, 0];
  for (const place of places) {
    sight.look(place, radius, shape);
    const seen = new Set<number>();
    field.compute(map.x(place), map.y(place), radius, (x, y, _, light) => {
      if (light > 0 && x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT) {
        seen.add(y * WIDTH + x);
      }
    });
    theirs += seen.size;
    for (let square = 0; square < map.size; square++) {
      ours += map.has(square) && sight.sees(square) ? 1 : 0;
    }
  }
  return [ours, theirs];
}

function sightRow(
  { effort, say }: Bench,
  of: Ground,
  kind: 'Recursive' | 'Precise',
  radius: number,
): Row {
  const { map, places } = of;
  const shape = SHAPES[kind];
  const field = peerSight(kind, of);
  const [squares, theirSquares] = countSeen(of, radius, shape, field);
  say(`${of.name}, radius ${radius}: ${squares} squares seen here, ${theirSquares} by ${kind}`);
  const sight = new Sight(map);
  const ours = timed('look', PLACES, passes => {
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) {
      for (const place of places) {
        sight.look(place, radius, shape);
        sum += sight.sees(place + 1) ? 1 : 0;
      }
    }
    return sum;
  });
  const origins = places.map(place => [map.x(place), map.y(place)] as const);
  const theirs = timed(kind, PLACES, passes => {
    let sum = 0;
    const count = () => {
      sum++;
    };
    for (let pass = 0; pass < passes; pass++) {
      for (const [x, y] of origins) {
        field.compute(x, y, radius, count);
      }
    }
    return sum;
  });
  const measured = compare(ours, theirs, effort);
  const what = `sight, ${of.name}, radius ${radius} / rot.js ${kind}`;
  if (kind === 'Precise') {
    return { goal: 'G15', what, measured, must: 5, stretch: 12 };
  }
  return radius === 8 ? { goal: 'G15', what, measured, must: 1, stretch: 1.5 } : { what, measured };
}

/** Steps of the way between two squares by rot.js, −1 when there is none. */
function peerSteps({ map, closed }: Ground, from: number, to: number): number {
  const passes = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT && closed[y * WIDTH + x] === 0;
  const star = new rot.Path.AStar(map.x(to), map.y(to), passes, { topology: 8 });
  let squares = 0;
  star.compute(map.x(from), map.y(from), () => {
    squares++;
  });
  return squares - 1;
}

function pathRow({ effort, say }: Bench, of: Ground): Row {
  const { map, places } = of;
  const finder = new PathFinder(map);
  const way = new Int32Array(map.size);
  const pairs = places.map((place, at) => [place, places[(at + 1) % PLACES]!] as const);
  let steps = 0;
  for (const [from, to] of pairs) {
    const ours = finder.find(from, to, WALK, way);
    mustAgree(`steps on ${of.name}`, ours, peerSteps(of, from, to));
    steps += ours;
  }
  say(`${of.name}: ${PLACES} ways of ${steps} steps in all on both sides`);
  const walk = (find: (from: number, to: number) => number) => (passes: number) => {
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) {
      for (const [from, to] of pairs) {
        sum += find(from, to);
      }
    }
    return sum;
  };
  const ours = timed(
    'find',
    PLACES,
    walk((from, to) => finder.find(from, to, WALK, way)),
  );
  const theirs = timed(
    'A*',
    PLACES,
    walk((from, to) => peerSteps(of, from, to)),
  );
  return {
    goal: 'G15',
    what: `way, ${of.name} / rot.js A*`,
    measured: compare(ours, theirs, effort),
    must: 20,
    stretch: 30,
  };
}

function measure(bench: Bench): Row[] {
  const grounds = DIGS.map(([name, dig]) => ground(name, dig));
  const rows: Row[] = [];
  for (const of of grounds) {
    for (const radius of [8, 80]) {
      rows.push(sightRow(bench, of, 'Recursive', radius), sightRow(bench, of, 'Precise', radius));
    }
  }
  return [...rows, ...grounds.filter(({ name }) => name !== 'open').map(of => pathRow(bench, of))];
}

/** The benchmark of G15. */
export const sightAndPaths: Benchmark = {
  name: 'sight-and-paths',
  about: 'what is seen from a square, and ways between squares',
  measure,
};
