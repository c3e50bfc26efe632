import { describe, expect, it } from 'vitest';
import { type ToldList, textAt } from './told-list.ts';

type Names = readonly ['hungry', 'weak'];

const told: ToldList<Names> = [
  ['hungry', 'You are hungry.'],
  ['weak', 'You are weak.'],
];

describe('the texts of a list of names', () => {
  it('are found by their places', () => {
    expect(textAt(told, 1)).toBe('You are weak.');
    expect(textAt(told, 2)).toBeUndefined();
  });

  it('stand in the order of the names, and none is missing', () => {
    const swapped: ToldList<Names> = [
      // @ts-expect-error the first name is another
      ['weak', ''],
      // @ts-expect-error the second name is another
      ['hungry', ''],
    ];
    // @ts-expect-error one is missing
    const short: ToldList<Names> = [['hungry', '']];
    expect([swapped.length, short.length]).toEqual([2, 1]);
  });
});
