import { expect, it } from 'vitest';
import { heroNameFor } from './offered-name.ts';

it('offers names of one word that every form takes, each of twenty', () => {
  const names = Array.from({ length: 200 }, (_, drawn) => heroNameFor(drawn));
  expect(names.filter(name => !/^[A-Z][a-z]{3,23}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(20);
  expect(heroNameFor(2 ** 32 - 1)).not.toBe('');
});
