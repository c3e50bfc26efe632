// Draws that are heard beside the odds of their rule.

import { describe, expect, it } from 'vitest';
import type { Chance } from '../../chance/index.ts';
import type { HeardDraw } from '../../game/index.ts';
import { HeardLuck } from './heard-luck.ts';

const die = (chance: Chance) => chance.roll(1, 4);
const certain = () => 3;

function draw(came: number, change: Partial<HeardDraw> = {}): HeardDraw {
  const readings = [{ kind: 'blows', came, rule: die }] as const;
  return { seat: 0, name: 'newt', isKnown: false, readings, ...change };
}

describe('heard luck', () => {
  it('adds up the draws of one kind and name in one command', () => {
    const luck = new HeardLuck(0, false);
    luck.begin(7, 3);
    luck.hear(draw(4));
    luck.hear(draw(1));
    luck.hear(draw(2, { name: 'jackal' }));
    const entries = luck.end();
    expect(entries).toMatchObject([
      { kind: 'blows', name: 'newt', sequence: 7, turn: 3, came: 5, expected: 5, variance: 2.5 },
      { kind: 'blows', name: 'jackal', came: 2, expected: 2.5, variance: 1.25 },
    ]);
    // The highest and the lowest of four: 3/8 above and 3/8 below the middle.
    expect(entries[0]!.place).toBeCloseTo(0);
    expect(entries[1]!.place).toBeCloseTo(-1 / 8);
    expect(entries[1]!.placeVariance).toBeCloseTo((1 - 4 / 64) / 12);
    luck.begin(8, 4);
    expect(luck.end()).toEqual([]);
  });

  it('counts the first reading that was left to luck, and none that was not', () => {
    const luck = new HeardLuck(0, false);
    luck.begin(1, 1);
    const sure = { kind: 'harm', came: 3, rule: certain } as const;
    luck.hear(draw(0, { readings: [sure, { kind: 'saves', came: 1, rule: c => c.below(2) }] }));
    luck.hear(draw(0, { readings: [sure] }));
    expect(luck.end()).toMatchObject([{ kind: 'saves', came: 1, expected: 0.5 }]);
  });

  it('of a game that goes on tells only what its hero knows, and never of another hero', () => {
    const luck = new HeardLuck(0, true);
    luck.begin(1, 1);
    luck.hear(draw(4));
    luck.hear(draw(3, { isKnown: true }));
    luck.hear(draw(2, { isKnown: true, seat: 1 }));
    expect(luck.end()).toMatchObject([{ came: 3 }]);
  });
});
