import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors/index.ts';
import { CostMap, stepCosts } from './cost-map.ts';
import { FleeMap } from './flee-map.ts';
import { distance, LevelMap } from './level-map.ts';
import { drawLevel } from './level-text.ts';
import { PathFinder } from './path-finder.ts';
import { DistanceMap } from './paths.ts';
import { type Terrain, WALK } from './terrain.ts';
import { Travel } from './travel.ts';

const SIDE = 12;
const place = fc.nat(SIDE * SIDE - 1);
const KINDS: readonly Terrain[] = [
  'wall',
  'floor',
  'floor',
  'closed-door',
  'shallow-water',
  'wall',
];
const maps = fc
  .array(fc.nat(KINDS.length - 1), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE })
  .map(draws => {
    const map = new LevelMap(SIDE, SIDE);
    draws.forEach((draw, at) => {
      map.setTerrain(map.square(at % SIDE, Math.floor(at / SIDE)), KINDS[draw]!);
    });
    return map;
  });

function squareAt(map: LevelMap, at: number): number {
  return map.square(at % SIDE, Math.floor(at / SIDE));
}

describe('a way', () => {
  it('is a shortest one, step by step over open squares, and −1 where there is none', () => {
    const way = new Int32Array(SIDE * SIDE);
    fc.assert(
      fc.property(maps, fc.array(fc.tuple(place, place), { minLength: 8 }), (map, pairs) => {
        const finder = new PathFinder(map);
        const distances = new DistanceMap(map);
        for (const [one, other] of pairs) {
          const [from, to] = [squareAt(map, one), squareAt(map, other)];
          const steps = finder.find(from, to, WALK, way);
          distances.measure(from, WALK);
          expect(steps).toBe(distances.steps(to));
          for (let step = 0; step < steps; step++) {
            expect(distance(map, way[step]!, step === 0 ? from : way[step - 1]!)).toBe(1);
            expect(map.bits[way[step]!]! & WALK).toBe(WALK);
          }
          expect(steps > 0 ? way[steps - 1] : to).toBe(to);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps to straight steps where diagonal ones save nothing', () => {
    const { map, marks } = drawLevel(['.......', '@.....x', '.......']);
    const way = new Int32Array(6);
    expect(new PathFinder(map).find(marks.get('@')![0]!, marks.get('x')![0]!, WALK, way)).toBe(6);
    expect([...way].map(square => map.y(square))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('fills in as many squares as fit', () => {
    const { map, marks } = drawLevel(['@....x']);
    const way = new Int32Array(2);
    expect(new PathFinder(map).find(marks.get('@')![0]!, marks.get('x')![0]!, WALK, way)).toBe(5);
    expect([...way].map(square => map.x(square))).toEqual([1, 2]);
  });
});

describe('a distance map', () => {
  it('leads downhill, around squares that are blocked', () => {
    const { map, marks } = drawLevel(['#######', '#@...x#', '#.....#', '#######']);
    const way = new DistanceMap(map);
    const [from, to] = [marks.get('@')![0]!, marks.get('x')![0]!];
    way.measure(to, WALK);
    expect(way.towards(from)).toBe(3);
    expect(way.towards(from, square => square === from + 1)).toBe(4);
    expect(way.towards(to)).toBe(0);
    expect(way.towards(map.square(0, 0))).toBe(0);
    expect(way.reached).toBe(10);
    expect(way.squareInOrder(0)).toBe(to);
  });
});

describe('costs', () => {
  const COSTS = { floor: 1, 'shallow-water': 3, 'closed-door': 7 } as const;

  /** What every square costs, by going over the map until nothing changes. */
  function byHand(map: LevelMap, goal: number): Map<number, number> {
    const price = (square: number) =>
      (COSTS as Partial<Record<Terrain, number>>)[map.terrainAt(square)];
    const costs = new Map([[goal, 0]]);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [square, cost] of [...costs]) {
        for (let direction = 1; direction <= 8; direction++) {
          const next = map.neighbour(square, direction);
          const leads = cost + (price(square) ?? 1);
          if (price(next) !== undefined && (costs.get(next) ?? leads + 1) > leads) {
            costs.set(next, leads);
            changed = true;
          }
        }
      }
    }
    return costs;
  }

  it('are the least there are', () => {
    fc.assert(
      fc.property(maps, place, (map, at) => {
        const goal = squareAt(map, at);
        const costs = new CostMap(map);
        costs.measure(squareAt(map, 0), stepCosts(COSTS));
        costs.measure(goal, stepCosts(COSTS));
        const expected = byHand(map, goal);
        for (let square = 0; square < map.size; square++) {
          expect(costs.cost(square)).toBe(expected.get(square) ?? -1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('choose the long way round rather than through a door, and end at a limit', () => {
    const { map, marks } = drawLevel(['#####', '@.+.x', '#.#.#', '#.#.#', '#...#', '#####']);
    const costs = new CostMap(map);
    const [from, to] = [marks.get('@')![0]!, marks.get('x')![0]!];
    costs.measure(to, stepCosts({ floor: 1, 'closed-door': 2 }));
    expect(costs.cost(from)).toBe(5);
    costs.measure(to, stepCosts({ floor: 1, 'closed-door': 9 }));
    expect(costs.cost(from)).toBe(6);
    costs.measure(to, stepCosts({ floor: 1 }), 2);
    expect(costs.cost(from)).toBe(-1);
  });

  it('are 1 to 15, and none for rock', () => {
    expect(() => stepCosts({ floor: 0 })).toThrow(UsageError);
    expect(() => stepCosts({ floor: 16 })).toThrow(/costs\.floor/);
    expect(() => stepCosts({ rock: 1 })).toThrow(/rock/);
  });
});

describe('flight', () => {
  it('has the values that steps make of −6/5 of the distances', () => {
    fc.assert(
      fc.property(maps, place, (map, at) => {
        const distances = new DistanceMap(map);
        const flight = new FleeMap(map);
        distances.measure(squareAt(map, 0), WALK);
        flight.measure(distances);
        distances.measure(squareAt(map, at), WALK);
        flight.measure(distances);
        const reached = Array.from({ length: distances.reached }, (_, where) =>
          distances.squareInOrder(where),
        );
        const values = new Map(reached.map(square => [square, 0 - 6 * distances.steps(square)]));
        for (let changed = true; changed; ) {
          changed = false;
          for (const square of reached) {
            for (let direction = 1; direction <= 8; direction++) {
              const beside = values.get(map.neighbour(square, direction));
              if (beside !== undefined && beside + 5 < values.get(square)!) {
                values.set(square, beside + 5);
                changed = true;
              }
            }
          }
        }
        for (let square = 0; square < map.size; square++) {
          expect(flight.value(square)).toBe(values.get(square));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leaves a near corner for the far end of a corridor', () => {
    const { map, marks } = drawLevel([
      '##############',
      '#...##########',
      '#h@..........#',
      '#...##########',
      '##############',
    ]);
    const distances = new DistanceMap(map);
    const flight = new FleeMap(map);
    distances.measure(marks.get('h')![0]!, WALK);
    flight.measure(distances);
    const here = marks.get('@')![0]!;
    expect(flight.value(map.neighbour(here, 3))).toBeLessThan(flight.value(here)!);
    expect(flight.value(map.neighbour(here, 1))).toBeGreaterThan(
      flight.value(map.neighbour(here, 3))!,
    );
    expect(flight.value(map.square(0, 0))).toBeUndefined();
    expect(new FleeMap(map).value(here)).toBeUndefined();
  });
});

describe('travelling', () => {
  const known = (map: LevelMap) => Uint8Array.from(map.terrain);

  it('takes the next step of a shortest remembered way, through shut doors but not locked ones', () => {
    const { map, marks } = drawLevel(['#######', '#@.+.x#', '#######']);
    const travel = new Travel(map);
    const [from, to] = [marks.get('@')![0]!, marks.get('x')![0]!];
    expect(travel.direction(known(map), from, to)).toBe(3);
    expect(travel.direction(known(map), to, to)).toBe(0);
    map.setTerrain(map.square(3, 1), 'locked-door');
    expect(travel.direction(known(map), map.square(2, 1), to)).toBe(0);
  });

  it('knows only what is remembered, and goes as near as it can', () => {
    const { map, marks } = drawLevel(['#######', '#@....#', '#.###.#', '#....x#', '#######']);
    const travel = new Travel(map);
    const [from, to] = [marks.get('@')![0]!, marks.get('x')![0]!];
    const remembered = known(map);
    expect(travel.direction(remembered, from, to)).toBe(3);
    // The way along the top is forgotten: the way below is left.
    remembered[map.square(4, 1)] = 255;
    expect(travel.direction(remembered, from, to)).toBe(5);
    // So is that: the nearest square still known is two to the east.
    remembered[map.square(3, 3)] = 255;
    expect(travel.direction(remembered, from, to)).toBe(3);
    expect(travel.direction(remembered, map.square(3, 1), to)).toBe(0);
    // Ground that has changed since is believed until it is seen.
    map.setTerrain(map.square(2, 1), 'wall');
    expect(travel.direction(remembered, from, to)).toBe(3);
  });

  it('goes around what stands in the way', () => {
    const { map, marks } = drawLevel(['......', '@....x', '......']);
    const [from, to] = [marks.get('@')![0]!, marks.get('x')![0]!];
    const travel = new Travel(map);
    expect(travel.direction(known(map), from, to)).toBe(3);
    expect([2, 4]).toContain(travel.direction(known(map), from, to, [from + 1]));
  });
});
