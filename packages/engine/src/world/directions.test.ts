import { describe, expect, it } from 'vitest';
import { DX, DY, directionTowards, exactDirection } from './directions.ts';

describe('directions', () => {
  it('lead to the compass point that is nearest', () => {
    for (let direction = 1; direction <= 8; direction++) {
      expect(directionTowards(DX[direction]! * 7, DY[direction]! * 7)).toBe(direction);
      expect(exactDirection(DX[direction]! * 3, DY[direction]! * 3)).toBe(direction);
    }
    expect(directionTowards(5, 1)).toBe(3);
    expect(directionTowards(0, 0)).toBe(0);
  });

  it('are exact only on straight and diagonal rays', () => {
    expect(exactDirection(2, 1)).toBe(0);
    expect(exactDirection(0, 0)).toBe(0);
  });
});
