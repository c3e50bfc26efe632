import { describe, expect, it } from 'vitest';
import { milestonesBetween } from './milestones.ts';

const START = { level: 1, deepest: 1, ending: undefined };

describe('milestones', () => {
  it('are levels of experience that count, each depth, and the end', () => {
    expect(milestonesBetween(START, { ...START, level: 4 })).toEqual([]);
    const ending = { kind: 'died', killer: 'jackal', turn: 90 } as const;
    expect(milestonesBetween({ ...START, level: 4 }, { level: 8, deepest: 3, ending })).toEqual([
      { kind: 'level', what: '5' },
      { kind: 'level', what: '8' },
      { kind: 'depth', what: '2' },
      { kind: 'depth', what: '3' },
      { kind: 'died', what: 'jackal' },
    ]);
  });

  it('are not told again after a level is lost or the game has ended', () => {
    const ending = { kind: 'won', killer: '', turn: 90 } as const;
    const late = { level: 9, deepest: 12, ending };
    expect(milestonesBetween(late, { ...late, level: 7 })).toEqual([]);
    expect(milestonesBetween({ ...late, ending: undefined }, late)).toEqual([
      { kind: 'won', what: '' },
    ]);
  });
});
