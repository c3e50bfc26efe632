// The random rules of potions and scrolls, asked; and played as often as asked.

import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Generator, PlayedChance, type Rule } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { type DepthView, randomDepth } from '../dungeon/random-depth.ts';
import { potionTurns, vigourPoints } from './state/potion-draws.ts';
import { type EnchantView, enchantArmour, enchantWeapon, someArmour } from './things/enchanting.ts';
import { thingsNamed } from './things/identifying.ts';

const { potions, scrolls, teleports, powers } = createRulesets().resolve('house').slots.world;

type Drawn = number | string | undefined;

const PLAYS = 20_000;

/** Asks; checks that the odds sum to one and that play agrees with them. */
function odds<Input>(
  rule: (chance: Chance, input: Input) => Drawn,
  input: Input,
): Map<Drawn, number> {
  const asked: Rule<object, Input, Drawn> = (chance, _, given) => rule(chance, given);
  const { list } = new Enumerator().ask(asked, {}, input);
  expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  const chance = new PlayedChance(new Generator(3));
  const counts = new Map<Drawn, number>();
  for (let play = 0; play < PLAYS; play++) {
    const value = rule(chance, input);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  for (const { value, probability } of list) {
    const spread = Math.sqrt(PLAYS * probability * (1 - probability));
    expect(Math.abs((counts.get(value) ?? 0) - PLAYS * probability)).toBeLessThan(5 * spread + 1);
  }
  return new Map(list.map(({ value, probability }) => [value, probability]));
}

function rangeOf(rule: (chance: Chance, sign: number) => Drawn, sign: number): [number, number] {
  const values = [...odds(rule, sign).keys()] as number[];
  return [Math.min(...values), Math.max(...values)];
}

describe('a potion', () => {
  it.each([
    ['confusion', potions.confusion, [24, 30], [16, 22], [8, 14]],
    ['blindness', potions.blindness, [375, 574], [250, 449], [125, 324]],
    ['sleep', potions.sleep, [37, 46], [25, 34], [13, 22]],
  ] as const)('lasts by its beatitude: %s', (_, turns, cursed, uncursed, blessed) => {
    const rule = (chance: Chance, sign: number) => potionTurns(chance, turns, sign);
    expect(rangeOf(rule, -1)).toEqual(cursed);
    expect(rangeOf(rule, 0)).toEqual(uncursed);
    expect(rangeOf(rule, 1)).toEqual(blessed);
  });

  it('of vigour gives two dice, three when blessed, and takes one when cursed', () => {
    const vigour = (chance: Chance, sign: number) => vigourPoints(chance, potions, sign);
    expect(rangeOf(vigour, -1)).toEqual([-6, -1]);
    expect(rangeOf(vigour, 0)).toEqual([2, 12]);
    expect(rangeOf(vigour, 1)).toEqual([3, 18]);
  });
});

describe('a scroll of identification', () => {
  it('identifies one item, and uncursed with probability 1 in 5 as a blessed one: up to four, or all', () => {
    const named = (chance: Chance, sign: number) => thingsNamed(chance, scrolls, sign);
    expect([...odds(named, -1)]).toEqual([[1, 1]]);
    expect(odds(named, 0).get(1)).toBeCloseTo(4 / 5 + 1 / 25, 12);
    expect(odds(named, 0).get(0)).toBeCloseTo(1 / 25, 12);
    expect(odds(named, 1).get(0)).toBeCloseTo(1 / 5, 12);
  });
});

describe('an enchantment', () => {
  const armour = (enchantment: number, sign = 0) =>
    odds((chance, view: EnchantView) => enchantArmour(chance, powers.enchanting, view), {
      enchantment,
      sign,
    });
  const weapon = (enchantment: number, sign = 0) =>
    odds((chance, view: EnchantView) => enchantWeapon(chance, powers.enchanting, view), {
      enchantment,
      sign,
    });

  it('is a point, up to three from a blessed scroll, one less from a cursed one', () => {
    expect([...armour(0)]).toEqual([[1, 1]]);
    expect(armour(0, 1).get(3)).toBeCloseTo(1 / 3, 12);
    expect([...armour(3, 1).keys()]).toEqual([1, 2]);
    expect([...weapon(-2, -1)]).toEqual([[-1, 1]]);
  });

  it('of armour beyond +3 survives once in as many times as it has points', () => {
    expect(armour(3).has('evaporates')).toBe(false);
    expect(armour(4).get('evaporates')).toBeCloseTo(3 / 4, 12);
    expect(armour(-4, -1).get('evaporates')).toBeCloseTo(3 / 4, 12);
    expect(armour(5, -1).has('evaporates')).toBe(false);
  });

  it('of weapons beyond +5 survives once in three, and sticks to +9 once in nine', () => {
    expect(weapon(5).has('evaporates')).toBe(false);
    expect(weapon(6).get('evaporates')).toBeCloseTo(2 / 3, 12);
    expect(weapon(-6, -1).get('evaporates')).toBeCloseTo(2 / 3, 12);
    expect(weapon(9).get(1)).toBeCloseTo(1 / 27, 12);
    expect(weapon(9).get(0)).toBeCloseTo(8 / 27, 12);
  });

  it('takes hold of the cloak before the mail, and of each other piece once in four', () => {
    const worn = (...pieces: (string | undefined)[]) =>
      odds(
        (chance: Chance, list: readonly (string | undefined)[]) =>
          someArmour(chance, powers.enchanting, list),
        pieces,
      );
    expect([...worn(undefined, undefined, undefined)]).toEqual([[undefined, 1]]);
    expect([...worn('cloak', 'mail')]).toEqual([['cloak', 1]]);
    expect([...worn(undefined, undefined, 'helmet')]).toEqual([['helmet', 1]]);
    const pieces = worn(undefined, 'mail', 'helmet', undefined, 'boots');
    expect(pieces.get('boots')).toBeCloseTo(1 / 4, 12);
    expect(pieces.get('helmet')).toBeCloseTo(3 / 16, 12);
    expect(pieces.get('mail')).toBeCloseTo(9 / 16, 12);
  });
});

describe('a teleport between levels', () => {
  const depths = (view: DepthView) =>
    odds((chance: Chance, given: DepthView) => randomDepth(chance, teleports, given), view);

  it('leads nowhere once in five, else up to three levels down or anywhere up', () => {
    const from = depths({ depth: 3, deepest: 50 });
    expect(from.get(3)).toBeCloseTo(1 / 5, 12);
    for (const depth of [1, 2, 4, 5, 6]) {
      expect(from.get(depth)).toBeCloseTo(4 / 25, 12);
    }
  });

  it('goes no deeper than the last level, from which it leads up', () => {
    const from = depths({ depth: 5, deepest: 5 });
    expect(from.get(5)).toBeCloseTo(1 / 5, 12);
    // Four ways up, and three beyond the bottom that become one to three levels up.
    expect(from.get(4)).toBeCloseTo((4 / 5) * (1 / 7 + 3 / 7 / 3), 12);
    expect(from.get(1)).toBeCloseTo((4 / 5) * (1 / 7), 12);
    expect(depths({ depth: 4, deepest: 5 }).get(5)).toBeCloseTo((4 / 5) * (3 / 6), 12);
    expect(depths({ depth: 1, deepest: 5 }).get(2)).toBeCloseTo((4 / 5) * (1 / 3), 12);
  });

  it('stays on the level if there is only one', () => {
    expect([...depths({ depth: 1, deepest: 1 })]).toEqual([[1, 1]]);
  });
});
