import { describe, expect, it } from 'vitest';
import { lackingPool, tellCosts, tellLacking, tellMoves, tellPrice } from './spell-price.ts';

const energy = { price: 5, pool: 'energy', andGrace: 0, forGrace: 0, nutrition: 2 } as const;

describe('the price of a spell', () => {
  it('names each pool that pays', () => {
    expect(tellPrice(energy)).toBe('5 energy');
    expect(tellPrice({ ...energy, pool: 'grace' })).toBe('5 grace');
    expect(tellPrice({ ...energy, andGrace: 3 })).toBe('5 energy and 3 grace');
    expect(tellPrice({ ...energy, price: 0 })).toBe('0 energy');
  });

  it('says what stands for what', () => {
    expect(tellPrice({ ...energy, forGrace: 5 })).toBe('5 energy, in place of grace');
    expect(tellPrice({ ...energy, forGrace: 3 })).toBe('5 energy, 3 of it in place of grace');
    expect(tellPrice({ ...energy, strain: 2 })).toBe('5 energy, 2 of it from hit points');
  });

  it('is lacking in the pool that has too little', () => {
    const spell = { price: 5, pool: 'energy', andGrace: 3 } as const;
    expect(lackingPool(spell, { energy: 5, grace: 3 })).toBeUndefined();
    expect(lackingPool(spell, { energy: 4, grace: 3 })).toBe('not-enough-energy');
    expect(lackingPool(spell, { energy: 5, grace: 2 })).toBe('not-enough-grace');
    const prayer = { price: 5, pool: 'grace', andGrace: 0 } as const;
    expect(lackingPool(prayer, { energy: 9, grace: 4 })).toBe('not-enough-grace');
    expect(tellLacking(spell, { energy: 5, grace: 3 })).toBe('');
    expect(tellLacking(spell, { energy: 4, grace: 3 })).toBe('more energy than you have');
    expect(tellLacking(prayer, { energy: 9, grace: 4 })).toBe('more grace than you have');
  });

  it('is told with nutrition', () => {
    expect(tellCosts(energy)).toBe('5 energy and 2 nutrition');
    expect(tellCosts({ ...energy, andGrace: 3 })).toBe('5 energy and 3 grace, and 2 nutrition');
    expect(tellCosts({ ...energy, nutrition: 0 })).toBe('5 energy');
  });

  it('takes time in moves, whatever part of one it is', () => {
    expect([2, 10, 12, 20].map(tellMoves)).toEqual(['0.2 moves', '1 move', '1.2 moves', '2 moves']);
  });
});
