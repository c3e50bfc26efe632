// A small map with what a cast does on it, as plain JSON.

import type { AreaHarm, AreaOdds } from '../../../odds/index.ts';
import type { ReadMap } from '../questions/area-map.ts';

/** A creature, or the caster as `@`. */
export interface LabMapCreature {
  readonly letter: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Mean damage of an attempt. */
  readonly harm: number;
  /** The probability that an attempt kills it. */
  readonly dies: number;
  /** Mean damage of an attempt by tick. */
  readonly byTick: readonly (readonly [tick: number, harm: number])[];
}

/** A square that the spell may touch. */
export interface LabMapSquare {
  readonly x: number;
  readonly y: number;
  /** The probability that a cast touches it. */
  readonly touched: number;
  /** The first tick at which it may, from 0. */
  readonly tick: number;
  /** Mean damage of an attempt to a creature with the numbers of the target there; absent: not asked for. */
  readonly harm?: number;
}

/** The map. */
export interface LabMap {
  readonly width: number;
  readonly height: number;
  /** Each row as text: `#`, `.`, `@` and letters. */
  readonly rows: readonly string[];
  readonly creatures: readonly LabMapCreature[];
  readonly squares: readonly LabMapSquare[];
  /** The last tick at which a square is touched first, or a creature is hit. */
  readonly ticks: number;
}

/** A creature of the map by its letter. */
interface Lettered {
  readonly letter: string;
  readonly name: string;
  readonly square: number;
}

/** The map of a question with its answer. */
export function labMap(map: ReadMap, met: readonly Lettered[], odds: AreaOdds): LabMap {
  const { width, height, walls, caster } = map;
  const at = (square: number) => ({ x: square % width, y: Math.floor(square / width) });
  const signs = new Map(met.map(({ letter, square }) => [square, letter]));
  const signOf = (square: number) =>
    square === caster ? '@' : (signs.get(square) ?? (walls.has(square) ? '#' : '.'));
  const row = (y: number) =>
    Array.from({ length: width }, (_, x) => signOf(y * width + x)).join('');
  const creatures = [
    { letter: '@', name: 'the caster', ...at(caster), ...harmed(odds.caster) },
    ...met.map(({ letter, name, square }, index) => ({
      ...{ letter, name, ...at(square) },
      ...harmed(odds.creatures[index]!),
    })),
  ];
  const squares = odds.squares.map(({ square, ...told }) => ({ ...at(square), ...told }));
  const ticks = [
    ...squares.map(({ tick }) => tick),
    ...creatures.flatMap(({ byTick }) => byTick.map(([tick]) => tick)),
  ];
  return {
    ...{ width, height, creatures, squares },
    rows: Array.from({ length: height }, (_, y) => row(y)),
    ticks: ticks.reduce((most, tick) => Math.max(most, tick), 0),
  };
}

function harmed({ damage, dies, byTick }: AreaHarm) {
  return { harm: damage.mean, dies, byTick };
}
