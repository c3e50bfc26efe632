import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors/index.ts';
import type { LevelMap } from './level-map.ts';
import { drawLevel } from './level-text.ts';
import { GROUND_LIGHT, Light } from './light.ts';
import { Vision } from './vision.ts';

function rows(map: LevelMap, letter: (square: number) => string): string[] {
  return Array.from({ length: map.height }, (_, y) =>
    Array.from({ length: map.width }, (__, x) => letter(map.square(x, y))).join(''),
  );
}

function seenFrom(map: LevelMap, light: Light, from: number): string[] {
  const vision = new Vision(map, light);
  vision.look(from, 40);
  return rows(map, square => (vision.sees(square) ? '1' : '0'));
}

describe('light', () => {
  it('falls off by one a square, and stays behind walls', () => {
    const { map, marks } = drawLevel([
      '#########',
      '#...#...#',
      '#.*.#...#',
      '#...#...#',
      '#########',
    ]);
    const light = new Light(map);
    light.put(7, marks.get('*')![0]!, 2);
    light.refresh();
    expect(rows(map, square => String(light.level(square)))).toEqual([
      '111110000',
      '122210000',
      '123210000',
      '122210000',
      '111110000',
    ]);
  });

  it('of several lamps is that of the brightest; put out, it is gone', () => {
    const { map, marks } = drawLevel(['.......', 'a.....b', '.......']);
    const [a, b] = [marks.get('a')![0]!, marks.get('b')![0]!];
    const light = new Light(map);
    light.put(1, a, 3);
    light.put(2, b, 5);
    light.refresh();
    expect(rows(map, square => String(light.level(square)))[1]).toBe('4323456');
    light.remove(2);
    light.put(1, b, 1);
    light.refresh();
    expect(rows(map, square => String(light.level(square)))[1]).toBe('0000012');
    light.remove(1);
    light.remove(1);
    light.refresh();
    expect(rows(map, square => String(light.level(square)))[1]).toBe('0000000');
  });

  it('is out after a round in which it was not put again', () => {
    const { map, marks } = drawLevel(['.......', 'a.....b', '.......']);
    const [a, b] = [marks.get('a')![0]!, marks.get('b')![0]!];
    const light = new Light(map);
    light.begin();
    light.put(1, a, 1);
    light.put(2, b, 1);
    light.end();
    light.refresh();
    expect(rows(map, square => String(light.level(square)))[1]).toBe('2100012');
    expect(light.outdated).toBe(false);
    light.begin();
    light.put(2, b, 1);
    light.put(2, b, 1);
    light.end();
    expect(light.outdated).toBe(true);
    light.refresh();
    expect(rows(map, square => String(light.level(square)))[1]).toBe('0000012');
  });

  it('is worked out again when a door opens or the ground is lit', () => {
    const { map, marks } = drawLevel(['#######', '#.*+..#', '#######']);
    const light = new Light(map);
    light.put(1, marks.get('*')![0]!, 5);
    light.refresh();
    expect(light.level(map.square(4, 1))).toBe(0);
    map.setTerrain(map.square(3, 1), 'open-door');
    expect(light.level(map.square(4, 1))).toBe(0);
    light.refresh();
    expect(light.level(map.square(4, 1))).toBe(4);
    light.remove(1);
    map.setLit(map.square(5, 1), true);
    light.refresh();
    expect([4, 5].map(x => light.level(map.square(x, 1)))).toEqual([0, GROUND_LIGHT]);
  });

  it('takes a radius of 0 to 60', () => {
    const { map } = drawLevel(['...']);
    expect(() => new Light(map).put(1, map.square(0, 0), -1)).toThrow(UsageError);
    expect(() => new Light(map).put(1, map.square(0, 0), 61)).toThrow(/radius/);
  });
});

describe('what is seen', () => {
  const drawing = [
    '#############',
    '#@....#.....#',
    '#.....,.....#',
    '#.....#.....#',
    '#############',
  ];

  it('is, in the dark, what is next to the eye', () => {
    const { map, marks } = drawLevel(drawing);
    expect(seenFrom(map, new Light(map), marks.get('@')![0]!)).toEqual([
      '1110000000000',
      '1110000000000',
      '1110000000000',
      '0000000000000',
      '0000000000000',
    ]);
  });

  it('is all that a lamp of one’s own shows', () => {
    const { map, marks } = drawLevel(drawing);
    const light = new Light(map);
    light.put(1, marks.get('@')![0]!, 3);
    expect(seenFrom(map, light, marks.get('@')![0]!)).toEqual([
      '1111100000000',
      '1111100000000',
      '1111100000000',
      '1111100000000',
      '1111000000000',
    ]);
  });

  it('is a lit room from the dark outside, but not the outside of its walls', () => {
    const { map } = drawLevel([
      '             ',
      '#####        ',
      '#...#,,,,,,,,',
      "#...',,,,,,,,",
      '#...#,,,,,,,,',
      '#####        ',
    ]);
    for (let y = 1; y <= 5; y++) {
      for (let x = 0; x <= 4; x++) {
        map.setLit(map.square(x, y), true);
      }
    }
    expect(seenFrom(map, new Light(map), map.square(9, 3))).toEqual([
      '0000000000000',
      '0000000000000',
      '1000100011100',
      '1111100011100',
      '1000100011100',
      '0000000000000',
    ]);
    // From inside, walls and corners show.
    expect(seenFrom(map, new Light(map), map.square(2, 3)).map(row => row.slice(0, 5))).toEqual([
      '00000',
      '11111',
      '11111',
      '11111',
      '11111',
      '11111',
    ]);
  });

  it('is everything in line on a level in full light, walls too', () => {
    const row = fc.string({ unit: fc.constantFrom('.', '.', '#'), minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 12, maxLength: 12 }), fc.nat(143), (drawn, place) => {
        const { map } = drawLevel(drawn, true);
        const vision = new Vision(map, new Light(map));
        vision.look(map.square(place % 12, Math.floor(place / 12)), 40);
        const squares = Array.from({ length: map.size }, (_, square) => square);
        const dark = squares.filter(
          square => map.has(square) && vision.inLine(square) && !vision.sees(square),
        );
        expect(dark).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('is nothing before the first look, and in line even in the dark', () => {
    const { map, marks } = drawLevel(drawing);
    const vision = new Vision(map, new Light(map));
    expect(vision.sees(0) || vision.inLine(0)).toBe(false);
    vision.look(marks.get('@')![0]!, 40);
    expect(vision.inLine(map.square(5, 3))).toBe(true);
    expect(vision.sees(map.square(5, 3))).toBe(false);
  });
});
