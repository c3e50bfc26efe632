import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator } from '../chance/index.ts';
import { paralysedFor } from './blow-effects.ts';

function odds(effect: string, helpless: boolean) {
  const rule = (chance: Chance, _: object, given: boolean) => paralysedFor(chance, effect, given);
  return new Enumerator().askNumber(rule, {}, helpless);
}

describe('a paralysing touch', () => {
  it('works one time in three, for 1 to 10 turns', () => {
    const turns = odds('paralyse', false);
    expect(turns.probability(0)).toBeCloseTo(2 / 3, 12);
    expect(turns.probability(7)).toBeCloseTo(1 / 30, 12);
    expect(turns.max).toBe(10);
  });

  it('adds nothing to who can’t move already, and other blows never do it', () => {
    expect(odds('paralyse', true).max).toBe(0);
    expect(odds('', false).max).toBe(0);
  });
});
