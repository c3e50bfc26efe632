import { describe, expect, it } from 'vitest';
import { ATTACK_NAMES, ATTACK_TYPES, attackBit, attackNumber } from './names.ts';

describe('an attack type', () => {
  it('has the bit of the original', () => {
    expect(attackBit('physical')).toBe(1);
    expect(attackBit('cold')).toBe(16);
    expect(attackBit('poison')).toBe(1024);
    expect(attackBit('disease')).toBe(33_554_432);
  });

  it('has its own number and its own name', () => {
    expect(ATTACK_TYPES.map(attackNumber)).toEqual(ATTACK_TYPES.map((_, index) => index));
    expect(new Set(ATTACK_NAMES).size).toBe(26);
    expect(ATTACK_NAMES[attackNumber('holyword')]).toBe('holy-word');
  });
});
