import { describe, expect, it } from 'vitest';
import { Distribution } from '../../chance/index.ts';
import type { FightFoe, FightView } from './fight-view.ts';
import { survivalOdds } from './survival-odds.ts';

const nothing = Distribution.certain(0);
const once = Distribution.certain(1);
const bite = Distribution.of([
  [0, 0.5],
  [5, 0.5],
]);

/** Squares of a straight corridor: the hero is at 0, steps are the number of the square. */
const corridor: FightView['ground'] = {
  steps: square => (square >= 0 && square < 30 ? square : -1),
  offsets: [0, -1, 1, 99, 99, 99, 99, 99, 99],
  sees: () => true,
};

const foe = (changes: Partial<FightFoe> = {}): FightFoe => ({
  id: 2,
  square: 1,
  natures: [{ damage: bite, probability: 1 }],
  hitPoints: Distribution.certain(10),
  struck: nothing,
  moves: [once, once],
  stays: false,
  ...changes,
});

const fight = (changes: Partial<FightView> = {}): FightView => ({
  hitPoints: 4,
  losses: [],
  foes: [foe()],
  act: { kind: 'strike', foe: -1 },
  ground: corridor,
  ...changes,
});

describe('the chance to be dead', () => {
  it('after each move is exact in a small fight', () => {
    const odds = survivalOdds(fight(), 3);
    expect(odds.played).toBe(0);
    expect(odds.dead).toEqual([0.5, 0.75, 0.875]);
    expect(odds.least).toEqual(odds.dead);
  });

  it('is exactly 0 as long as the worst luck can’t kill, and never falls', () => {
    const many = Array.from({ length: 6 }, (_, place) => foe({ id: place + 2 }));
    const odds = survivalOdds(fight({ hitPoints: 70, foes: many, ground: crowd }), 6);
    expect(odds.played).toBeGreaterThan(0);
    expect(odds.dead.slice(0, 2)).toEqual([0, 0]);
    expect(odds.most.slice(0, 2)).toEqual([0, 0]);
    expect(odds.dead).toEqual(odds.dead.toSorted((one, other) => one - other));
    expect(odds.dead.at(-1)).toBeGreaterThan(0.5);
  });

  it('of played fights lies within its stated bounds of the exact one', () => {
    // Six bites of which each hits in half of the cases: at least 3 of them kill in the first move.
    const many = Array.from({ length: 6 }, (_, place) => foe({ id: place + 2 }));
    const odds = survivalOdds(fight({ hitPoints: 14, foes: many, ground: crowd }), 1);
    const exact = 42 / 64;
    expect(odds.played).toBeGreaterThan(0);
    expect(odds.least[0]).toBeLessThan(exact);
    expect(odds.most[0]).toBeGreaterThan(exact);
    expect(odds.most[0]! - odds.least[0]!).toBeLessThan(0.05);
  });

  it('falls with the blows of the hero, who kills what he can', () => {
    const weak = foe({ hitPoints: Distribution.certain(2), struck: Distribution.certain(3) });
    expect(survivalOdds(fight({ foes: [weak] }), 3).dead).toEqual([0, 0, 0]);
    const passive = fight({ foes: [weak], act: { kind: 'passive', moves: 1 } });
    expect(survivalOdds(passive, 3).dead).toEqual([0.5, 0.5, 0.5]);
  });

  it('comes later the farther a foe has to walk, and in a corridor one foe waits for the other', () => {
    const far = survivalOdds(fight({ foes: [foe({ square: 3 })] }), 4);
    expect(far.dead).toEqual([0, 0, 0.5, 0.75]);
    const queue = [foe(), foe({ id: 3, square: 2 })];
    const both = survivalOdds(fight({ hitPoints: 9, foes: queue }), 3);
    const alone = survivalOdds(fight({ hitPoints: 9 }), 3);
    expect(both.dead[2]).toBeCloseTo(alone.dead[2]!, 1);
  });

  it('counts what is cast from afar, what a creature may be, poison, and sleep', () => {
    const afar = { oneIn: 2, reach: 8, damage: Distribution.certain(9) };
    const caster = foe({
      square: 5,
      stays: true,
      natures: [{ damage: nothing, afar, probability: 1 }],
    });
    expect(survivalOdds(fight({ foes: [caster] }), 2).dead).toEqual([0.5, 0.75]);
    const stranger = foe({
      natures: [
        { damage: Distribution.certain(9), probability: 0.25 },
        { damage: nothing, probability: 0.75 },
      ],
    });
    const [first, second] = survivalOdds(fight({ foes: [stranger] }), 2).dead;
    expect(first).toBeCloseTo(0.25, 8);
    expect(second).toBeCloseTo(0.25, 8);
    expect(survivalOdds(fight({ foes: [], losses: [3, 3] }), 2).dead).toEqual([0, 1]);
    const sleeper = foe({ still: { wakesOneIn: 0 } });
    expect(survivalOdds(fight({ foes: [sleeper] }), 2).dead).toEqual([0, 0]);
  });

  it('is asked for 1 to 20 moves', () => {
    expect(() => survivalOdds(fight(), 0)).toThrow('moves: expected an integer from 1 to 20');
    expect(() => survivalOdds(fight(), 21)).toThrow('moves: expected an integer from 1 to 20');
  });
});

/** All squares are beside the hero. */
const crowd: FightView['ground'] = { ...corridor, steps: () => 1 };
