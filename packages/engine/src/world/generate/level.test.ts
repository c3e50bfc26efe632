import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { BranchName, DiggingRules } from '../../worldrules/index.ts';
import type { LevelMap } from '../level-map.ts';
import { levelRows } from '../level-text.ts';
import { DistanceMap } from '../paths.ts';
import { isDoor, TERRAIN_BITS, WALK } from '../terrain.ts';
import {
  corridorIsHidden,
  doorIsHidden,
  doorKind,
  LEVEL_KINDS,
  levelKind,
  roomIsLit,
} from './by-depth.ts';
import { type DugLevel, digLevel, type LevelPlan } from './level.ts';
import { layZone, zoneAt } from './makers/zones.ts';

const { digging: rules } = createRulesets().resolve('house').slots.world;

function levelOf(
  seed: number,
  plan: Partial<LevelPlan> = {},
  digging: DiggingRules = rules,
): DugLevel {
  const luck = new PlayedChance(new Generator(seed));
  return digLevel(luck, digging, { depth: 1, up: true, down: true, ...plan });
}

/** Every seed with a depth and a kind of its own. */
const LEVELS = Array.from({ length: 100 }, (_, seed) => ({
  seed,
  level: levelOf(seed, {
    depth: 1 + (seed % 25),
    ...(seed % 4 === 0 ? {} : { kind: LEVEL_KINDS[seed % 3]! }),
  }),
}));

function squaresWhere(map: LevelMap, holds: (square: number) => boolean): number[] {
  return Array.from({ length: map.size }, (_, square) => square).filter(holds);
}

/** Bits with all doors open but the locked ones. */
function unlocked(map: LevelMap): Uint8Array {
  return Uint8Array.from(map.terrain, (number, square) =>
    map.terrainAt(square) === 'closed-door' ? WALK : TERRAIN_BITS[number]!,
  );
}

function reachable(map: LevelMap, from: number, bits: Uint8Array): DistanceMap {
  const way = new DistanceMap(map);
  way.measure(from, WALK, Number.POSITIVE_INFINITY, bits);
  return way;
}

describe('a dug level', () => {
  it('hangs together: every square that can be walked on is reached without a key', () => {
    for (const { seed, level } of LEVELS) {
      const { map } = level;
      const bits = unlocked(map);
      const way = reachable(map, level.up!, bits);
      const apart = squaresWhere(
        map,
        square => (bits[square]! & WALK) !== 0 && way.steps(square) < 0,
      );
      expect([seed, apart]).toEqual([seed, []]);
      const onBorder = squaresWhere(map, square => !map.has(square) && map.terrain[square] !== 0);
      expect([seed, onBorder]).toEqual([seed, []]);
    }
  });

  it('has its doors in walls: open ground or a way on two opposite sides', () => {
    for (const { seed, level } of LEVELS) {
      const { map } = level;
      const bits = unlocked(map);
      const isGround = (square: number) => (bits[square]! & WALK) !== 0;
      const odd = squaresWhere(
        map,
        square =>
          isDoor(map.terrainAt(square)) &&
          !(isGround(square - 1) && isGround(square + 1)) &&
          !(isGround(square - map.stride) && isGround(square + map.stride)),
      );
      expect([seed, odd]).toEqual([seed, []]);
    }
  });

  it('has the stairs that were asked for, far apart', () => {
    for (const { seed, level } of LEVELS) {
      const { map, up, down } = level;
      expect([seed, map.terrainAt(up!), map.terrainAt(down!)]).toEqual([
        seed,
        'stairs-up',
        'stairs-down',
      ]);
      expect([seed, reachable(map, up!, unlocked(map)).steps(down!) >= 12]).toEqual([seed, true]);
    }
    const top = levelOf(3, { up: false });
    const bottom = levelOf(3, { down: false });
    expect([top.up, bottom.down]).toEqual([undefined, undefined]);
    expect(top.map.terrainAt(top.down!)).toBe('stairs-down');
    expect(levelRows(bottom.map).join('')).not.toContain('>');
  });

  it('has areas with dry floor, lit as they say', () => {
    for (const { seed, level } of LEVELS) {
      expect(level.areas.length).toBeGreaterThan(0);
      for (const area of level.areas) {
        const odd = area.squares.filter(square => {
          const isDry = ['floor', 'cave-floor'].includes(level.map.terrainAt(square));
          return !isDry || level.map.lit[square] !== (area.lit ? 1 : 0);
        });
        expect([seed, odd]).toEqual([seed, []]);
      }
    }
    const total = LEVELS.map(({ level }) =>
      level.areas.reduce((sum, area) => sum + area.squares.length, 0),
    );
    expect(Math.min(...total)).toBeGreaterThan(100);
  });

  it('leaves corridors in the dark, without blind ends', () => {
    for (const { seed, level } of LEVELS) {
      const { map } = level;
      const corridors = squaresWhere(map, square => map.terrainAt(square) === 'corridor');
      expect([seed, corridors.filter(square => map.lit[square] === 1)]).toEqual([seed, []]);
      const bits = unlocked(map);
      const blind = corridors.filter(
        square =>
          [...map.offsets].slice(1).filter(offset => {
            const terrain = map.terrainAt(square + offset);
            return (
              isDoor(terrain) ||
              terrain.startsWith('secret') ||
              (bits[square + offset]! & WALK) !== 0
            );
          }).length < 2,
      );
      expect([seed, blind]).toEqual([seed, []]);
    }
  });

  it('has loops where it has three rooms or more: some door can be walled up and cuts nothing off', () => {
    for (const { seed, level } of LEVELS) {
      const { map, areas } = level;
      const doors = squaresWhere(map, square => isDoor(map.terrainAt(square)));
      const bits = unlocked(map).map((each, square) =>
        map.terrainAt(square).startsWith('secret') ? WALK : each,
      );
      const ground = bits.reduce((sum, each) => sum + (each & WALK), 0);
      const onLoop = doors.filter(door => {
        const before = bits[door]!;
        bits[door] = 0;
        const { reached } = reachable(map, level.up!, bits);
        bits[door] = before;
        return reached === ground - (before & WALK);
      });
      if (level.kind === 'rooms' && areas.length > 2) {
        expect([seed, onLoop.length > 0]).toEqual([seed, true]);
      }
    }
  });

  it('has water in caves, deep in places, and every kind of terrain somewhere', () => {
    const found = new Set(LEVELS.flatMap(({ level }) => levelRows(level.map)).join(''));
    expect([...found].sort()).toEqual([..."#%'+,.<>~¤¦§·≈∩†‡"].sort());
  });

  it('is the same for the same luck, and another for another', () => {
    expect(levelRows(levelOf(5).map)).toEqual(levelRows(levelOf(5).map));
    expect(levelRows(levelOf(5).map)).not.toEqual(levelRows(levelOf(6).map));
  });

  it('comes in other sizes, and no others', () => {
    for (const [width, height] of [
      [40, 15],
      [80, 40],
      [200, 100],
    ] as const) {
      for (const kind of LEVEL_KINDS) {
        for (let seed = 0; seed < 4; seed++) {
          const { map, up } = levelOf(seed, { width, height, kind });
          const bits = unlocked(map);
          const way = reachable(map, up!, bits);
          const ground = squaresWhere(map, square => (bits[square]! & WALK) !== 0);
          expect([width, kind, way.reached]).toEqual([width, kind, ground.length]);
        }
      }
    }
    expect(() => levelOf(1, { width: 39 })).toThrow(/width/);
    expect(() => levelOf(1, { height: 14 })).toThrow(/height/);
    expect(() => levelOf(1, { depth: 0 })).toThrow(/depth/);
    expect(() => levelOf(1, { kind: 'cave' as 'caves' })).toThrow(/did you mean caves/);
  });
});

/** The paths of all numbers in a part of the rules. */
function numbersIn(part: object, path: readonly string[] = []): (readonly string[])[] {
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'number'
      ? [[...path, key]]
      : typeof value === 'object'
        ? numbersIn(value as object, [...path, key])
        : [],
  );
}

/** The rules with one number changed. */
function changed(
  base: DiggingRules,
  path: readonly string[],
  change: (number: number) => number,
): DiggingRules {
  const copy = JSON.parse(JSON.stringify(base)) as Record<string, unknown>;
  let part = copy;
  for (const key of path.slice(0, -1)) {
    part = part[key] as Record<string, unknown>;
  }
  part[path.at(-1)!] = change(part[path.at(-1)!] as number);
  return copy as unknown as DiggingRules;
}

describe('the numbers of the slot', () => {
  const plans: readonly {
    readonly seed: number;
    readonly depth: number;
    readonly kind?: BranchName;
  }[] = Array.from({ length: 60 }, (_, seed) => ({ seed, depth: 1 + (seed % 12) }));
  const ofBranch = (kind: BranchName) =>
    plans.slice(0, 20).map(plan => ({ ...plan, depth: 12, kind }));
  /** A level as text, with the light of its rooms. */
  const dug = (digging: DiggingRules, plan: (typeof plans)[number]) => {
    const { seed, depth, kind } = plan;
    const { map, areas } = levelOf(seed, { depth, ...(kind && { kind }) }, digging);
    return [...levelRows(map), ...areas.map(({ lit }) => lit)].join('\n');
  };
  const dugAll = (digging: DiggingRules) => plans.map(plan => dug(digging, plan));
  const usual = { rules, levels: dugAll(rules) };
  // In the house's caves the first attempt is good enough. In stonier ones it isn't.
  const stonier = changed(rules, ['caves', 'stonePercent'], () => 60);
  const stony = { rules: stonier, levels: dugAll(stonier) };
  const quarter = (number: number) => Math.max(1, Math.ceil(number / 4));
  const AGAIN = ['caves.lessStone', 'caves.attempts'];

  const names = numbersIn(rules).map(path => path.join('.'));
  const isBranch = (name: string) => name.startsWith('branches.');
  const isZone = (name: string) => name.startsWith('zones.');

  it.each(names.filter(isBranch))('change levels of branches: %s', name => {
    const kind = name.split('.')[1] as BranchName;
    const moves = (change: (number: number) => number) => {
      const other = changed(rules, name.split('.'), change);
      return ofBranch(kind).some(plan => dug(other, plan) !== dug(rules, plan));
    };
    expect(
      moves(number => number + quarter(number)) || moves(number => number - quarter(number)),
    ).toBe(true);
  });

  it.each(names.filter(isZone))('change the ground of zones: %s', name => {
    const laid = ({ zones }: DiggingRules) =>
      zones.flatMap(({ from }) =>
        [-1, 0, 1, 2, 3, 4, 5, 6].map(below => {
          const depth = from + below;
          const { map } = levelOf(depth, { depth });
          const zone = zoneAt(zones, depth);
          if (zone !== undefined) {
            layZone(new PlayedChance(new Generator(depth)), zone, map);
          }
          return levelRows(map).join('\n');
        }),
      );
    const other = changed(rules, name.split('.'), number => number + 1);
    expect(laid(other)).not.toEqual(laid(rules));
  });

  it.each(names.filter(name => !(isBranch(name) || isZone(name))))('change levels: %s', name => {
    const base = AGAIN.includes(name) ? stony : usual;
    // One level of the 60 that comes out otherwise is enough.
    const moves = (change: (number: number) => number) => {
      const other = changed(base.rules, name.split('.'), change);
      return plans.some((plan, index) => dug(other, plan) !== base.levels[index]);
    };
    // Some numbers show only when they are less, as a limit that is seldom reached.
    expect(
      moves(number => number + quarter(number)) || moves(number => number - quarter(number)),
    ).toBe(true);
  });
});

describe('what depends on depth', () => {
  const PLAYED = 20000;
  const BY_DEPTH: readonly ((chance: Chance, depth: number) => unknown)[] = [
    (chance, depth) => doorKind(chance, rules.doors, depth),
    (chance, depth) => levelKind(chance, rules, depth),
    (chance, depth) => roomIsLit(chance, rules.rooms, depth),
    (chance, depth) => doorIsHidden(chance, rules.doors, depth),
    (chance, depth) => corridorIsHidden(chance, rules.doors, depth),
  ];

  it('adds up to 1 when asked, and is played as often as it is asked', () => {
    const ask = new Enumerator();
    const luck = new PlayedChance(new Generator(11));
    for (const depth of [1, 2, 7, 20]) {
      for (const rule of BY_DEPTH) {
        const asked = ask.ask((chance, _, at: number) => String(rule(chance, at)), {}, depth);
        const sum = asked.list.reduce((total, { probability }) => total + probability, 0);
        expect(sum).toBeCloseTo(1, 12);
        const counts = new Map<string, number>();
        for (let turn = 0; turn < PLAYED; turn++) {
          const kind = String(rule(luck, depth));
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
        }
        for (const { value, probability } of asked.list) {
          expect(Math.abs((counts.get(value) ?? 0) / PLAYED - probability)).toBeLessThan(0.015);
        }
      }
    }
  });

  it('spares the first level locks, caves and dark rooms', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { map, kind, areas } = levelOf(seed);
      expect(kind).toBe('rooms');
      expect(areas.every(({ lit }) => lit)).toBe(true);
      expect(levelRows(map).join('')).not.toMatch(/[¤†‡]/);
    }
  });

  it('hides more the deeper it goes', () => {
    const hidden = (depth: number) =>
      Array.from({ length: 60 }, (_, seed) => levelRows(levelOf(seed, { depth }).map).join(''))
        .join('')
        .replaceAll(/[^†‡]/g, '').length;
    const [second, fifth] = [hidden(2), hidden(5)];
    expect(second).toBeGreaterThan(0);
    expect(fifth).toBeGreaterThan(second);
  });
});
