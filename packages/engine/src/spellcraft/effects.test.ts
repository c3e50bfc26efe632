import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { effectClock } from './effect-clock.ts';
import { healing } from './healing.ts';

const library = createRulesets();
const program = library.resolve('crossfire').slots.spells;
const page = library.resolve('spells-txt').slots.spells;
const ask = new Enumerator();

describe('an active thing', () => {
  it('of speed 1 acts every second tick in the program, every tick on the page', () => {
    const view = { speed: 1, speedLeft: -0.1, ticks: 6 };
    expect(effectClock(program, view).acts).toEqual([2, 4, 6]);
    expect(effectClock(page, view).acts).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('of speed 0.2 acts first on the second tick in the program, then every sixth', () => {
    const view = { speed: 0.2, speedLeft: -0.1, ticks: 20 };
    expect(effectClock(program, view).acts).toEqual([2, 8, 14, 20]);
  });

  it('counts in single precision', () => {
    const view = { speed: 1, speedLeft: -0.100000001, ticks: 60 };
    expect(effectClock(program, view).speedLeft).toBe(-0.100000024);
  });
});

describe('healing', () => {
  const view = { dam: 2, spellHp: 2, hp: 1, maxHp: 100 };

  it('is one number between the dice and 6, plus the dice, in the program', () => {
    const { list } = ask.ask(healing, program, view);
    expect(list.map(({ value }) => value.hp)).toEqual([7, 8, 9, 10, 11]);
  });

  it('is a number of dice in the file', () => {
    const { list } = ask.ask(healing, page, view);
    expect(list.map(({ value }) => value.hp)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });

  it('stops at the maximum, and does nothing to an unhurt creature', () => {
    const { list } = ask.ask(healing, page, { ...view, maxHp: 4 });
    expect(list).toEqual([{ value: { hp: 4, success: true }, probability: 1 }]);
    const [well] = ask.ask(healing, page, { ...view, hp: 100 }).list;
    expect(well!.value).toEqual({ hp: 100, success: false });
  });

  it.each([
    ['the program', program],
    ['the page', page],
  ])('comes out in play as often as asked, in %s', (_name, rules) => {
    const plays = 20_000;
    const chance = new PlayedChance(new Generator(5));
    const counts = new Map<number, number>();
    for (let play = 0; play < plays; play++) {
      const { hp } = healing(chance, rules, view);
      counts.set(hp, (counts.get(hp) ?? 0) + 1);
    }
    for (const { value, probability } of ask.ask(healing, rules, view).list) {
      const expected = plays * probability;
      const apart = (counts.get(value.hp) ?? 0) - expected;
      expect(Math.abs(apart)).toBeLessThan(4 * Math.sqrt(expected * (1 - probability)));
    }
  });
});
