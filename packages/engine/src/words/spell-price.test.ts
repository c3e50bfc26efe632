import { describe, expect, it } from 'vitest';
import { tellCosts, tellPrice } from './spell-price.ts';

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
    expect(tellPrice({ ...energy, strain: 2 })).toBe('5 energy, 2 of it hit points');
  });

  it('is told with nutrition', () => {
    expect(tellCosts(energy)).toBe('5 energy and 2 nutrition');
    expect(tellCosts({ ...energy, andGrace: 3 })).toBe('5 energy and 3 grace, and 2 nutrition');
  });
});
