import { describe, expect, it } from 'vitest';
import { isPayable } from './ready.ts';

const spell = { price: 5, pool: 'energy', andGrace: 0, strain: 0 } as const;

describe('a spell that the hero can pay', () => {
  it.each([
    ['with enough energy', { energy: 5, grace: 0 }, spell, true],
    ['with less', { energy: 4, grace: 9 }, spell, false],
    ['by strain', { energy: 4, grace: 0 }, { ...spell, strain: 2 }, true],
    ['by grace', { energy: 0, grace: 5 }, { ...spell, pool: 'grace' }, true],
    ['with grace besides', { energy: 5, grace: 1 }, { ...spell, andGrace: 2 }, false],
    ['below no grace', { energy: 5, grace: -3 }, spell, true],
  ] as const)('%s', (_, hero, asked, isPaid) => {
    expect(isPayable(hero, asked)).toBe(isPaid);
  });
});
