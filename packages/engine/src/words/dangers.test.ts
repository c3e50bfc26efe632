import { describe, expect, it } from 'vitest';
import { tellAbilities, tellBlow } from './dangers.ts';

describe('what a monster does', () => {
  it('is told blow by blow, with what a hit does besides', () => {
    expect(tellBlow('bite', '1d6', '')).toBe('Its bite hurts by 1d6.');
    expect(tellBlow('weapon', '2d4', '')).toBe('Its blow hurts by 2d4.');
    expect(tellBlow('touch', '1d4', 'paralyse')).toBe(
      'Its touch hurts by 1d4, and may leave you unable to move.',
    );
    expect(tellBlow('gaze', '0', 'paralyse')).toBe('Its gaze may leave you unable to move.');
  });

  it('names what it can cast', () => {
    expect(tellAbilities(['fireball'])).toBe('It can cast fireball.');
    expect(tellAbilities(['fireball', 'spark', 'mending'])).toBe(
      'It can cast fireball, spark and mending.',
    );
  });
});
