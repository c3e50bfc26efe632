import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { RingChargeView } from '../slot/ring-rules.ts';
import { validateRing } from '../validate.ts';
import { chargeRing } from './ring.ts';
import { type ShockedRingView, shockedStacks, shockRing } from './ring-shock.ts';

const ask = new Enumerator();
const library = createRulesets();
const rulesOf = (id: string) => library.resolve(id).slots.charging;
const ring: RingChargeView = { ring: 'protection', enchantment: 2, source: 'uncursed' };

function explodes(id: string, change: Partial<RingChargeView>): number {
  const outcomes = ask.ask(chargeRing, rulesOf(id), { ...ring, ...change });
  return outcomes.probability(({ kind }) => kind === 'exploded');
}

describe('charging a ring', () => {
  it('adds one to three when blessed, one when not, and takes one or two when cursed', () => {
    const after = (source: RingChargeView['source']) =>
      ask
        .ask(chargeRing, rulesOf('nethack-3.6.7'), { ...ring, source, enchantment: 0 })
        .list.map(({ value }) => (value.kind === 'charged' ? value.enchantment : NaN));
    expect(after('blessed')).toEqual([1, 2, 3]);
    expect(after('uncursed')).toEqual([1]);
    expect(after('cursed').toSorted((a, b) => a - b)).toEqual([-2, -1]);
  });

  it('explodes it one time in seven for each point, under any source', () => {
    for (let enchantment = 0; enchantment <= 9; enchantment++) {
      const chance = Math.min(enchantment, 7) / 7;
      expect(explodes('nethack-3.6.7', { enchantment })).toBeCloseTo(chance, 12);
      expect(explodes('nethack-3.6.7', { enchantment, source: 'cursed' })).toBeCloseTo(chance, 12);
    }
    expect(explodes('nethack-3.6.7', { enchantment: -4 })).toBe(0);
    expect(explodes('nethack-3.6.7', { enchantment: -5 })).toBe(1);
  });

  it('spares rings up to +3 in SporkHack, and bad ones unless by a curse', () => {
    expect(explodes('sporkhack', { enchantment: 3 })).toBe(0);
    expect(explodes('sporkhack', { enchantment: 6 })).toBeCloseTo(0.5, 12);
    expect(explodes('sporkhack', { enchantment: 9 })).toBe(1);
    expect(explodes('sporkhack', { enchantment: -9 })).toBe(0);
    expect(explodes('sporkhack', { enchantment: -9, source: 'cursed' })).toBe(1);
  });

  it('hurts three points for each of its enchantment, at most; a monster all of them', () => {
    const damage = (bearer: 'hero' | 'monster') =>
      ask
        .ask(chargeRing, rulesOf('evilhack'), { ...ring, enchantment: 7, bearer })
        .list.map(({ value }) => (value.kind === 'exploded' ? value.damage : 0));
    expect(Math.max(...damage('hero'))).toBe(21);
    expect(Math.min(...damage('hero'))).toBe(1);
    expect(damage('monster')).toEqual([21]);
  });

  it('is luckier in dNetHack for the lucky, and lets artifacts fade', () => {
    const plain = explodes('dnethack', { enchantment: 3 });
    expect(plain).toBeCloseTo(3 / 7, 12);
    expect(explodes('dnethack', { enchantment: 3, luck: 9 })).toBeLessThan(plain);
    expect(explodes('dnethack', { enchantment: 3, luck: -9 })).toBeGreaterThan(plain);
    const artifact = { ...ring, enchantment: 7, artifact: true };
    expect(ask.ask(chargeRing, rulesOf('dnethack'), artifact).list).toEqual([
      { value: { kind: 'charged', enchantment: 0 }, probability: 1 },
    ]);
  });

  it('gives a feeling of loss for rings without enchantment', () => {
    expect(ask.ask(chargeRing, rulesOf('house'), { ...ring, ring: 'conflict' }).list).toEqual([
      { value: { kind: 'loss' }, probability: 1 },
    ]);
  });

  it('is refused for an enchantment that no ring has', () => {
    expect(() => validateRing({ ...ring, enchantment: 128 })).toThrow(
      'enchantment: expected an integer from -127 to 127, got 128',
    );
  });
});

describe('a shock', () => {
  const touched: ShockedRingView = {
    ring: 'protection',
    enchantment: 2,
    resistance: 'none',
    underGloves: false,
    bearer: 'hero',
  };
  const odds = (id: string, change: Partial<ShockedRingView>) => {
    const outcomes = ask.ask(shockRing, rulesOf(id), { ...touched, ...change });
    return (kind: string) => outcomes.probability(value => value.kind === kind);
  };

  it('charges a ring, explodes it, destroys it or leaves it', () => {
    for (const id of ['nethack-3.7', 'nethack-5.0']) {
      const of = odds(id, {});
      expect(of('exploded')).toBeCloseTo(4 / 21, 12);
      expect(of('charged')).toBeCloseTo(10 / 21, 12);
      expect(of('destroyed')).toBeCloseTo(1 / 9, 12);
      expect(of('unharmed')).toBeCloseTo(2 / 9, 12);
    }
  });

  it('destroys one in three of the rings that take no charge', () => {
    expect(odds('nethack-3.7', { ring: 'conflict' })('destroyed')).toBeCloseTo(1 / 3, 12);
  });

  it('mostly spares the wearer of a protection, in 5.0 also the bearer of an artifact', () => {
    const destroyed = (id: string, resistance: ShockedRingView['resistance']) =>
      odds(id, { resistance })('destroyed');
    expect(destroyed('nethack-3.7', 'worn')).toBeCloseTo(0.01 / 9, 12);
    expect(destroyed('nethack-3.7', 'carried-artifact')).toBeCloseTo(1 / 9, 12);
    expect(destroyed('nethack-5.0', 'carried-artifact')).toBeCloseTo(0.01 / 9, 12);
  });

  it('leaves rings of shock resistance, those under gloves, and all before 3.7', () => {
    expect(odds('nethack-3.7', { ring: 'shock-resistance' })('unharmed')).toBe(1);
    expect(odds('nethack-3.7', { underGloves: true })('unharmed')).toBe(1);
    expect(odds('nethack-3.6.7', {})('unharmed')).toBe(1);
  });

  it('leaves a monster’s ring that would be charged', () => {
    const of = odds('nethack-3.7', { bearer: 'monster' });
    expect(of('unharmed')).toBeCloseTo(8 / 9, 12);
    expect(of('destroyed')).toBeCloseTo(1 / 9, 12);
  });

  it('touches a stack for every five points of damage, the rest by chance, at most twenty', () => {
    const stacks = (id: string, damage: number) =>
      ask.askNumber(shockedStacks, rulesOf(id), damage).mean;
    expect(stacks('nethack-3.7', 12)).toBeCloseTo(2.4, 12);
    expect(stacks('nethack-3.7', 500)).toBe(20);
    expect(stacks('nethack-3.6.7', 12)).toBe(0);
  });
});
