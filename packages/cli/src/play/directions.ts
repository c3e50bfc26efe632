// Directions and places in words.

import type { Direction } from '@roguewright/engine/game';

interface Heading {
  readonly name: string;
  /** What a person may write for it: a letter of the compass, a key of the roguelikes, a digit. */
  readonly words: readonly string[];
  readonly dx: number;
  readonly dy: number;
}

/** By direction, clockwise from north; the first is here. */
const HEADINGS: readonly Heading[] = [
  { name: 'here', words: ['.', '5'], dx: 0, dy: 0 },
  { name: 'north', words: ['n', 'k', '8'], dx: 0, dy: -1 },
  { name: 'north-east', words: ['northeast', 'ne', 'u', '9'], dx: 1, dy: -1 },
  { name: 'east', words: ['e', 'l', '6'], dx: 1, dy: 0 },
  { name: 'south-east', words: ['southeast', 'se', '3'], dx: 1, dy: 1 },
  { name: 'south', words: ['s', 'j', '2'], dx: 0, dy: 1 },
  { name: 'south-west', words: ['southwest', 'sw', 'b', '1'], dx: -1, dy: 1 },
  { name: 'west', words: ['w', 'h', '4'], dx: -1, dy: 0 },
  { name: 'north-west', words: ['northwest', 'nw', 'y', '7'], dx: -1, dy: -1 },
];

/** The eight directions away from here. */
export const WAYS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** `north-east`; `here` for 0. */
export function nameOf(direction: Direction): string {
  return HEADINGS[direction]!.name;
}

/** The direction that a word means; nothing when it means none. */
export function directionOf(word: string): Direction | undefined {
  const said = word.toLowerCase();
  const index = HEADINGS.findIndex(({ name, words }) => name === said || words.includes(said));
  return index < 0 ? undefined : (index as Direction);
}

/** A square of the map. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** The next square in a direction. */
export function neighbour({ x, y }: Square, direction: Direction): Square {
  const { dx, dy } = HEADINGS[direction]!;
  return { x: x + dx, y: y + dy };
}

/** Moves between two squares. */
export function distance(from: Square, to: Square): number {
  return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
}

/** The direction whose straight line leads to the square; nothing when none does. */
export function straight(from: Square, to: Square): Direction | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) {
    return undefined;
  }
  const index = HEADINGS.findIndex(way => way.dx === Math.sign(dx) && way.dy === Math.sign(dy));
  return index as Direction;
}

/** `here`, `1 square north`, `4 squares south-west`, `5 east and 2 north`. */
export function placeOf(from: Square, to: Square): string {
  const direction = straight(from, to);
  if (direction === 0) {
    return 'here';
  }
  if (direction !== undefined) {
    const away = distance(from, to);
    return `${away} square${away === 1 ? '' : 's'} ${nameOf(direction)}`;
  }
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = `${Math.abs(dx)} ${dx > 0 ? 'east' : 'west'}`;
  return `${across} and ${Math.abs(dy)} ${dy > 0 ? 'south' : 'north'}`;
}

/** The square that is told as `placeOf` tells it: `4 squares south-west`, `5 east and 2 north`. */
export function squareAt(from: Square, written: string): Square | undefined {
  const steps = written.split(/ and |, /).map(part => /^(\d{1,3}) (?:squares? )?(\S+)$/.exec(part));
  let square: Square = { x: from.x, y: from.y };
  for (const step of steps) {
    const direction = directionOf(step?.[2] ?? '');
    if (step === null || direction === undefined) {
      return undefined;
    }
    const { dx, dy } = HEADINGS[direction]!;
    const count = Number(step[1]);
    square = { x: square.x + dx * count, y: square.y + dy * count };
  }
  return square.x < 0 || square.y < 0 ? undefined : square;
}
