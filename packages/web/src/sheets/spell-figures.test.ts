import { FIREBALL } from '@roguewright/engine/face/testing';
import { expect, it } from 'vitest';
import { priceFigures } from './spell-figures.ts';

it('gives a spell a figure for each pool that it takes from', () => {
  const { price } = FIREBALL;
  expect(priceFigures({ price, pool: 'energy', andGrace: 0 })).toEqual([
    { name: 'energy', value: price },
  ]);
  expect(priceFigures({ price: 5, pool: 'energy', andGrace: 3 })).toEqual([
    { name: 'energy', value: 5 },
    { name: 'grace', value: 3 },
  ]);
});
