import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE_SQUARE, Shape } from '../objects/index.ts';
import { Clearance } from './clearance.ts';
import { covers, footprint, hasRoom, isWithin, nearestPart, placeOver } from './footprint.ts';
import { distance } from './level-map.ts';
import { drawLevel } from './level-text.ts';
import { PathFinder } from './path-finder.ts';
import { DistanceMap } from './paths.ts';
import { WALK } from './terrain.ts';

const block = new Shape([
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
]);

describe('the squares of a shape', () => {
  it('are the head’s and those of its parts', () => {
    const { map } = drawLevel(['....', '....', '....']);
    const at = (x: number, y: number) => map.square(x, y);
    expect(footprint(map, block, at(1, 1))).toEqual([at(1, 1), at(2, 1), at(1, 2), at(2, 2)]);
    expect(covers(map, block, at(1, 1), at(2, 2))).toBe(true);
    expect(covers(map, block, at(1, 1), at(3, 2))).toBe(false);
    expect(nearestPart(map, block, at(1, 0), at(3, 2))).toBe(at(2, 1));
    expect(covers(map, ONE_SQUARE, at(1, 1), at(1, 1))).toBe(true);
  });

  it('must be on the map, open and free', () => {
    const { map } = drawLevel(['....', '..#.', '....']);
    const at = (x: number, y: number) => map.square(x, y);
    expect(isWithin(map, block, at(3, 0))).toBe(false);
    expect(hasRoom(map, block, at(3, 1))).toBe(false);
    expect(hasRoom(map, block, at(1, 1))).toBe(false);
    expect(hasRoom(map, block, at(0, 1))).toBe(true);
    map.occupant[at(1, 2)] = 7;
    expect(hasRoom(map, block, at(0, 1))).toBe(false);
    expect(hasRoom(map, block, at(0, 1), WALK, 7)).toBe(true);
  });

  it('can take up a square with any of them', () => {
    const { map } = drawLevel(['##..', '##..', '####']);
    const corner = map.square(3, 1);
    expect(placeOver(map, block, corner)).toBe(map.square(2, 0));
    expect(placeOver(map, block, map.square(1, 1))).toBe(-1);
    expect(placeOver(map, block, corner, WALK, 0, map.square(2, 1))).toBe(-1);
  });
});

describe('ways by size', () => {
  const rows = ['#########', '#...#...#', '#...#...#', '#.......#', '#...#...#', '#########'];

  it('lead a big shape only through gaps that are wide enough', () => {
    const { map } = drawLevel(rows);
    const clearance = new Clearance(map, block);
    const way = new DistanceMap(map);
    way.measure(map.square(1, 1), WALK, Number.POSITIVE_INFINITY, clearance.bits);
    expect(way.steps(map.square(1, 3))).toBe(2);
    expect(way.steps(map.square(5, 1))).toBe(-1);
    const found = new Int32Array(map.size);
    const finder = new PathFinder(map);
    expect(finder.find(map.square(1, 1), map.square(6, 1), WALK, found, clearance.bits)).toBe(-1);
    map.setTerrain(map.square(4, 2), 'floor');
    const steps = finder.find(map.square(1, 1), map.square(6, 1), WALK, found, clearance.bits);
    expect(steps).toBe(5);
    for (const place of found.subarray(0, steps)) {
      expect(hasRoom(map, block, place)).toBe(true);
    }
  });

  it('are those of a walker for a shape of one square', () => {
    const { map } = drawLevel(rows);
    expect(new Clearance(map, ONE_SQUARE).bits).toBe(map.bits);
  });

  it('are the bits that all squares have in common, on any map', () => {
    const maps = fc.array(fc.boolean(), { minLength: 64, maxLength: 64 });
    const parts = fc.uniqueArray(
      fc.record({ x: fc.integer({ min: -3, max: 3 }), y: fc.integer({ min: -3, max: 3 }) }),
      { minLength: 1, maxLength: 6, selector: ({ x, y }) => `${x} ${y}` },
    );
    fc.assert(
      fc.property(maps, parts, (open, offsets) => {
        const row = (y: number) =>
          open
            .slice(8 * y, 8 * y + 8)
            .map(isOpen => (isOpen ? '.' : '#'))
            .join('');
        const { map } = drawLevel([0, 1, 2, 3, 4, 5, 6, 7].map(row));
        const shape = new Shape(offsets.filter(({ x, y }) => x !== 0 || y !== 0));
        const { bits } = new Clearance(map, shape);
        for (let y = 0; y < 8; y++) {
          for (let x = 0; x < 8; x++) {
            const place = map.square(x, y);
            expect((bits[place]! & WALK) !== 0).toBe(hasRoom(map, shape, place));
            const near = nearestPart(map, shape, place, map.square(0, 0));
            if (isWithin(map, shape, place)) {
              const least = footprint(map, shape, place).map(on => distance(map, on, 0));
              expect(distance(map, near, map.square(0, 0))).toBeLessThanOrEqual(
                Math.min(...least.map(() => distance(map, place, map.square(0, 0)))),
              );
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
