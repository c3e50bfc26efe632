import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { BlastView } from '../slot/wand-rules.ts';
import { expectedRecharges } from './expected-recharges.ts';
import { backfiringWand, explodeWand, halvedBlast } from './wand-explosion.ts';

const ask = new Enumerator();
const library = createRulesets();
const rulesOf = (id: string) => library.resolve(id).slots.charging;

function range(id: string, view: Partial<BlastView>) {
  const { list } = ask.ask(explodeWand, rulesOf(id), {
    wand: 'striking',
    aim: 'immediate',
    charges: 3,
    cause: 'recharge-limit',
    mostHitPoints: 59,
    ...view,
  });
  const damage = list.map(({ value }) => value.damage);
  return [list[0]!.value.kind, Math.min(...damage), Math.max(...damage)];
}

describe('an exploding wand', () => {
  it('hurts by its kind and its charges, and more by chance', () => {
    expect(range('nethack-3.6.7', {})).toEqual(['hurts', 4, 66]);
    expect(range('nethack-3.6.7', { wand: 'death', aim: 'ray' })).toEqual(['hurts', 4, 110]);
    expect(range('nethack-3.6.7', { wand: 'wishing', aim: 'none' })).toEqual(['hurts', 4, 72]);
  });

  it('of wishing in 5.0 does two dice from none or one charge, three from two', () => {
    const wishing = { wand: 'wishing', aim: 'none' } as const;
    expect(range('nethack-5.0', { ...wishing, charges: 0 })).toEqual(['hurts', 2, 24]);
    expect(range('nethack-5.0', { ...wishing, charges: 1 })).toEqual(['hurts', 2, 24]);
    expect(range('nethack-5.0', { ...wishing, charges: 2 })).toEqual(['hurts', 3, 36]);
  });

  it('has two dice more than charges when it is cursed and written with', () => {
    expect(range('nethack-3.6.7', { cause: 'engrave' })).toEqual(['hurts', 5, 30]);
  });

  it('has the charge that burst it, and one die more, when wishing is overcharged', () => {
    const burst = { wand: 'wishing', aim: 'none', cause: 'wishing-overcharge' } as const;
    expect(range('nethack-3.6.7', burst)).toEqual(['hurts', 5, 60]);
  });

  it('hurt by the hit points in 3.4.3, in some variants by those of the form', () => {
    expect(range('nethack-3.4.3', {})).toEqual(['hurts', 1, 40]);
    expect(range('nethack-3.4.3', { mostHitPointsOfForm: 5 })).toEqual(['hurts', 1, 40]);
    expect(range('fiqhack', { mostHitPointsOfForm: 5 })).toEqual(['hurts', 1, 4]);
  });

  it('breaks in SLASH’EM, the worse the more it holds', () => {
    expect(range('slashem', { wand: 'sleep' })).toEqual(['breaks', 12, 12]);
    expect(range('slashem', { wand: 'death' })).toEqual(['breaks', 48, 48]);
    expect(range('slashem', {})).toEqual(['breaks', 4, 24]);
  });

  it('does half damage, rounded up, to a hero with half physical damage; not in 3.4.3', () => {
    expect(halvedBlast(rulesOf('nethack-3.6.7'), 7)).toBe(4);
    expect(halvedBlast(rulesOf('nethack-3.4.3'), 7)).toBe(7);
  });
});

describe('a cursed wand', () => {
  it('blows up once in a hundred uses, for two dice more than the charges left', () => {
    const odds = ask.ask(backfiringWand, rulesOf('nethack-3.6.7'), { charges: 1 });
    expect(odds.probability(({ damage }) => damage !== undefined)).toBeCloseTo(0.01, 12);
    expect(odds.mean(({ damage = 0 }) => damage)).toBeCloseTo(0.01 * 3 * 3.5, 12);
  });
});

describe('a wand that is charged again and again', () => {
  it('survives 5.2334 chargings on average', () => {
    const outlook = expectedRecharges(rulesOf('nethack-3.6.7'), { recharged: 0 });
    expect(outlook.expectedFurtherRecharges).toBeCloseTo(5.233407924878, 12);
  });

  it('lasts as long as the rule itself, asked step by step, makes it', () => {
    const rules = rulesOf('wiki-charge');
    for (let recharged = 0; recharged < 7; recharged++) {
      const here = expectedRecharges(rules, { recharged });
      const next = expectedRecharges(rules, { recharged: recharged + 1 });
      const survives = 1 - here.explodeChance;
      expect(here.expectedFurtherRecharges).toBeCloseTo(
        survives * (1 + next.expectedFurtherRecharges),
        12,
      );
    }
  });
});
