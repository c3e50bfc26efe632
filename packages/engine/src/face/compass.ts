// Directions and positions in words, and the words that a player may type for them.

import type { Direction } from '../game/index.ts';
import { DX, DY } from '../world/index.ts';
import { distance, type Square, straight } from './square.ts';

interface Heading {
  readonly name: string;
  /** Words that a player may type: a compass letter, a roguelike key, a digit. */
  readonly words: readonly string[];
}

/** By direction, clockwise from north; the first is here. */
const HEADINGS: readonly Heading[] = [
  { name: 'here', words: ['.', '5'] },
  { name: 'north', words: ['n', 'k', '8'] },
  { name: 'north-east', words: ['northeast', 'ne', 'u', '9'] },
  { name: 'east', words: ['e', 'l', '6'] },
  { name: 'south-east', words: ['southeast', 'se', '3'] },
  { name: 'south', words: ['s', 'j', '2'] },
  { name: 'south-west', words: ['southwest', 'sw', 'b', '1'] },
  { name: 'west', words: ['w', 'h', '4'] },
  { name: 'north-west', words: ['northwest', 'nw', 'y', '7'] },
];

/** `north-east`; `here` for 0. */
export function directionName(direction: Direction): string {
  return HEADINGS[direction]!.name;
}

/** The direction of a word, or undefined. */
export function directionOfWord(word: string): Direction | undefined {
  const said = word.toLowerCase();
  const index = HEADINGS.findIndex(({ name, words }) => name === said || words.includes(said));
  return index < 0 ? undefined : (index as Direction);
}

/** `here`, `1 square north`, `4 squares south-west`, `5 east and 2 north`. */
export function placeOf(from: Square, to: Square): string {
  const direction = straight(from, to);
  if (direction === undefined) {
    return offsets(from, to).join(' and ');
  }
  const away = distance(from, to);
  return direction === 0
    ? 'here'
    : `${away} square${away === 1 ? '' : 's'} ${directionName(direction)}`;
}

/** Relative position in short form: `here`, `3 east`, `2 east, 1 north`. */
export function offsetWords(from: Square, to: Square): string {
  return offsets(from, to).join(', ') || 'here';
}

/** `5 east`, `2 north`; equal coordinates are omitted. */
function offsets(from: Square, to: Square): string[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return [
    ...(dx === 0 ? [] : [`${Math.abs(dx)} ${dx > 0 ? 'east' : 'west'}`]),
    ...(dy === 0 ? [] : [`${Math.abs(dy)} ${dy > 0 ? 'south' : 'north'}`]),
  ];
}

/**
 * The square described by `placeOf` or `offsetWords`: `4 squares south-west`, `5 east and 2 north`.
 * @returns undefined for other words, and for a square west or north of the map
 */
export function squareAt(from: Square, written: string): Square | undefined {
  const steps = written.split(/ and |, /).map(part => /^(\d{1,3}) (?:squares? )?(\S+)$/.exec(part));
  let square: Square = { x: from.x, y: from.y };
  for (const step of steps) {
    const direction = directionOfWord(step?.[2] ?? '');
    if (step === null || direction === undefined) {
      return undefined;
    }
    const count = Number(step[1]);
    square = { x: square.x + DX[direction]! * count, y: square.y + DY[direction]! * count };
  }
  return square.x < 0 || square.y < 0 ? undefined : square;
}
