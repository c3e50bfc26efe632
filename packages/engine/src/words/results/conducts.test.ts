import { describe, expect, it } from 'vitest';
import { tellConduct, tellConducts, tellKeptConducts } from './conducts.ts';

describe('conducts in words', () => {
  it('say what was never done, and how often what breaks them was', () => {
    expect(tellConduct({ conduct: 'foodless' })).toBe('You have never eaten.');
    const once = { conduct: 'vegan', broken: { times: 1, since: 12 } } as const;
    expect(tellConduct(once)).toBe('You ate animal products once, in turn 12.');
    const often = { conduct: 'pacifist', broken: { times: 40, since: 3 } } as const;
    expect(tellConduct(often)).toBe('You killed 40 times, first in turn 3.');
  });

  it('come in two groups', () => {
    expect(
      tellConducts([
        { conduct: 'pacifist', broken: { times: 1, since: 3 } },
        { conduct: 'atheist' },
      ]),
    ).toEqual([
      'Kept:',
      'Atheist: You have never prayed at an altar.',
      'Broken:',
      'Pacifist: You killed once, in turn 3.',
    ]);
    expect(tellConducts([])).toEqual(['This game began before conducts were counted.']);
  });

  it('of a line of the hall are one phrase', () => {
    expect(tellKeptConducts({ conducts: ['vegan', 'nudist'] })).toBe('Vegan, nudist');
    expect(tellKeptConducts({})).toBe('');
  });
});
