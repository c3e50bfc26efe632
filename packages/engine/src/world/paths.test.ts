import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance } from '../chance/index.ts';
import { digRooms } from './generate/rooms.ts';
import { drawLevel } from './level-text.ts';
import { DistanceMap } from './paths.ts';
import { WALK } from './terrain.ts';

describe('distances', () => {
  it('count steps in eight directions around walls, and say −1 where no way leads', () => {
    const { map, marks } = drawLevel(['#######', '#@#..##', '#..#.##', '##..###', '#####.#']);
    const way = new DistanceMap(map);
    way.measure(marks.get('@')![0]!, WALK);
    expect(way.steps(map.square(1, 1))).toBe(0);
    expect(way.steps(map.square(3, 3))).toBe(2);
    expect(way.steps(map.square(4, 2))).toBe(3);
    expect(way.steps(map.square(5, 4))).toBe(-1);
    expect(way.steps(map.square(0, 0))).toBe(-1);
  });

  it('lead through every dug level: all floors and doors hang together', () => {
    const plan = { columns: 3, rows: 2, cellWidth: 20, cellHeight: 11 };
    fc.assert(
      fc.property(fc.integer(), seed => {
        const { map, rooms } = digRooms(new PlayedChance(new Generator(seed)), plan);
        // Closed doors are opened to walk on.
        for (let square = 0; square < map.size; square++) {
          if (map.terrainAt(square) === 'closed-door') {
            map.setTerrain(square, 'open-door');
          }
        }
        const way = new DistanceMap(map);
        way.measure(map.square(rooms[0]!.x, rooms[0]!.y), WALK);
        expect(rooms).toHaveLength(6);
        for (let square = 0; square < map.size; square++) {
          if ((map.bits[square]! & WALK) !== 0) {
            expect(way.steps(square)).toBeGreaterThanOrEqual(0);
            expect(map.has(square)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
