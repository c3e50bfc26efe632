import { expect, it } from 'vitest';
import { groundOf } from './floors.ts';

it('gives the dungeon six grounds on the way down, and each branch one', () => {
  const levels = Array.from({ length: 26 }, (_, at) => groundOf(at + 1));
  expect([...new Set(levels)]).toEqual(['flagstone', 'brick', 'earth', 'moss', 'rock', 'bones']);
  expect([101, 201, 301].map(groundOf)).toEqual(['earth', 'moss', 'bones']);
});
