import { describe, expect, it } from 'vitest';
import type { OddsAnswer, WeaponOdds } from '../../odds/index.ts';
import { helpLines, tellVerdict } from './advice.ts';

const words = {
  percent: (share: number) => `${Math.round(100 * share)} %`,
  decimal: (value: number) => String(value),
};

const weapon = (item: number, name: string, mean: number) =>
  ({ item, name, turns: { mean, plot: [] } }) as unknown as WeaponOdds;

function verdict(told: OddsAnswer['verdict'], means: readonly [number, number] = [3, 2]): string {
  const weapons = [weapon(1, 'spear', means[0]), weapon(2, 'tulwar', means[1])];
  return tellVerdict({ weapons, verdict: told } as unknown as OddsAnswer, words);
}

describe('which of two weapons is better', () => {
  it('is said in a sentence, with the share of fights', () => {
    expect(verdict({ sooner: 0.48, later: 0.26 })).toBe(
      'The tulwar is better: it kills sooner in 48 % of fights, the spear in 26 %.',
    );
    expect(verdict({ sooner: 0.2, later: 0.5 })).toBe(
      'The spear is better: it kills sooner in 50 % of fights, the tulwar in 20 %.',
    );
    expect(verdict({ sooner: 0.3, later: 0.3 })).toBe(
      'The spear and the tulwar are alike: each kills sooner in 30 % of fights.',
    );
  });

  it('is said of what an unknown weapon may be, and what makes the average misleading', () => {
    expect(verdict({ sooner: 0.4, later: 0.4, better: 0.68 }, [3.7, 5])).toBe(
      'The tulwar is better than the spear in 68 % of the cases that you must reckon with; the bad ones ruin the average.',
    );
    expect(verdict({ sooner: 0.4, later: 0.4, better: 0.2 }, [5, 3.7])).toContain(
      'in 20 % of the cases that you must reckon with; the good ones lift the average.',
    );
    expect(verdict({ sooner: 0.4, later: 0.4, better: 0.68 }, [5, 3.7])).toMatch(/reckon with\.$/);
  });

  it('is not said of one weapon, or without an answer about both', () => {
    expect(tellVerdict({ weapons: [] } as unknown as OddsAnswer, words)).toBe('');
    expect(verdict(undefined)).toBe('');
  });
});

describe('what would help', () => {
  it('is a line for each change, weapons first', () => {
    const help = {
      figure: 'tries',
      before: 3,
      steps: [{ label: 'Strength', from: '17', to: '18', after: 2.5 }],
      weapons: [{ name: 'long sword', after: 2 }],
    } as const;
    expect(helpLines({ help }, words)).toEqual([
      'It is dead after 3 tries on average.',
      'With your long sword: 2 tries.',
      'Strength 17 to 18: 2.5 tries.',
    ]);
  });

  it('says so when nothing would', () => {
    const help = { figure: 'fail', before: 0.4, steps: [], weapons: [] } as const;
    expect(helpLines({ help }, words)).toEqual([
      'It fails 40 % of the time.',
      'No single step would change it.',
    ]);
    expect(helpLines({}, words)).toEqual([]);
  });
});
