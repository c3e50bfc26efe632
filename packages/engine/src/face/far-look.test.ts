import { describe, expect, it } from 'vitest';
import type { ThingView } from '../game/index.ts';
import { describeSquare } from './far-look.ts';

const plain = { id: 0, glyph: '', icon: '', hue: '', hostile: false, health: '', ticksLeft: 0 };

const things = [
  { ...plain, kind: 'item', x: 2, y: 0, name: 'orange', hostile: false },
  { ...plain, kind: 'creature', x: 2, y: 0, name: 'jackal', hostile: true, health: 'hurt' },
  { ...plain, kind: 'creature', x: 3, y: 0, name: 'mastiff', health: 'unhurt' },
  { ...plain, kind: 'hero', x: 1, y: 0, name: 'Ada' },
  { ...plain, kind: 'item', x: 7, y: 0, name: 'dagger' },
] as readonly ThingView[];

const view = {
  map: {
    width: 8,
    height: 1,
    terrain: ['#...+.  '],
    visible: ['11110000'],
    lit: ['11100000'],
    seenThrough: [],
  },
  things,
};

describe('a far look', () => {
  it.each([
    [0, 0, 'a wall'],
    [1, 0, 'you; floor'],
    [2, 0, 'a jackal, hurt; an orange; floor'],
    [3, 0, 'your mastiff; floor (dark)'],
    [4, 0, 'a closed door (remembered)'],
    [6, 0, 'unknown'],
    [7, 0, 'a dagger'],
    [99, 99, 'unknown'],
  ])('at %i, %i finds %s', (x, y, words) => {
    expect(describeSquare(view, { x, y })).toBe(words);
  });
});
