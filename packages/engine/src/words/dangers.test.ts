import { describe, expect, it } from 'vitest';
import { tellAbilities, tellBlow } from './dangers.ts';

describe('what a monster does', () => {
  it('is told blow by blow, with what a hit does besides', () => {
    expect(tellBlow('bite', '1d6', '')).toBe('Its bite does 1d6 damage.');
    expect(tellBlow('weapon', '2d4', '')).toBe('Its blow does 2d4 damage.');
    expect(tellBlow('touch', '1d4', 'paralyse')).toBe(
      'Its touch does 1d4 damage, and may paralyse you.',
    );
    expect(tellBlow('gaze', '0', 'paralyse')).toBe('Its gaze may paralyse you.');
  });

  it('names what it can cast', () => {
    expect(tellAbilities(['fireball'])).toBe('It can cast fireball.');
    expect(tellAbilities(['fireball', 'spark', 'mending'])).toBe(
      'It can cast fireball, spark and mending.',
    );
  });
});
