// What the versions and variants do otherwise with movement points.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance, type ScriptedLuck } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import { createRulesets, RULESETS } from '../rulesets/index.ts';
import { BOUNDARY, TurnClock } from './clock/turn-clock.ts';
import { urgeSteed } from './gallop.ts';
import { heroAllotment } from './hero-allotment.ts';
import { monsterAllotment } from './monster-allotment.ts';
import { ENCUMBRANCES, RIDING_SKILLS, SPEED_ADJUSTMENTS, SPEED_PROPERTIES } from './names.ts';
import { turnOrder } from './turn-order.ts';
import type { HeroSpeedView } from './views.ts';

const ask = new Enumerator();
const library = createRulesets();
const rulesOf = (id: string) => library.resolve(id).slots.speed;
const plain: HeroSpeedView = { baseSpeed: 12, speedProperty: 'none', encumbrance: 'unencumbered' };
const steed = {
  speed: 24,
  adjustment: 'normal',
  galloping: false,
  running: false,
  moved: true,
} as const;

function hero(id: string, view: Partial<HeroSpeedView>): Record<number, number> {
  const { list } = ask.ask(heroAllotment, rulesOf(id), { ...plain, ...view });
  return Object.fromEntries(list.map(({ value, probability }) => [value, probability]));
}

function monster(id: string, speed: number, adjustment: 'normal' | 'slow' | 'fast' = 'normal') {
  return Object.fromEntries(ask.askNumber(monsterAllotment, rulesOf(id), { speed, adjustment }));
}

describe('a hero’s points', () => {
  it('had half moves on top up to 3.6.0, whole ones since', () => {
    expect(hero('nethack-3.4.3', { speedProperty: 'fast' })).toEqual({ 12: 1 / 3, 18: 2 / 3 });
    expect(hero('nethack-3.6.0', { speedProperty: 'very-fast' })).toEqual({ 18: 2 / 3, 24: 1 / 3 });
    expect(hero('nethack-3.6.1', { speedProperty: 'very-fast' })).toEqual({ 12: 1 / 3, 24: 2 / 3 });
  });

  it('are the same on average in all of them', () => {
    for (const id of [
      'nethack-3.4.3',
      'nethack-3.6.0',
      'nethack-3.6.1',
      'nethack-5.0',
      'slashem',
    ]) {
      const mean = (speedProperty: 'fast' | 'very-fast') =>
        ask.ask(heroAllotment, rulesOf(id), { ...plain, speedProperty }).mean(points => points);
      expect(mean('fast')).toBeCloseTo(16, 12);
      expect(mean('very-fast')).toBeCloseTo(20, 12);
    }
  });

  it('are fewer for the slowed, whatever quickens them; other rulesets don’t know of that', () => {
    const slow = { slow: true, speedProperty: 'very-fast' } as const;
    expect(hero('sporkhack', slow)).toEqual({ 6: 2 / 3, 12: 1 / 3 });
    expect(hero('evilhack', slow)).toEqual({ 6: 2 / 3, 12: 1 / 3 });
    expect(hero('evilhack', { slow: true, baseSpeed: 3 })).toEqual({ 0: 2 / 3, 3: 1 / 3 });
    expect(hero('nethack-3.6.7', slow)).toEqual({ 12: 1 / 3, 24: 2 / 3 });
  });

  it('follow skill at riding where it counts', () => {
    const points = (id: string, ridingSkill: (typeof RIDING_SKILLS)[number], speed = 24) =>
      Object.keys(hero(id, { riding: { ...steed, speed, ridingSkill } })).map(Number);
    expect(RIDING_SKILLS.map(skill => points('sporkhack', skill)[0])).toEqual([18, 18, 20, 24, 28]);
    expect(points('sporkhack', 'unskilled', 3)).toEqual([1]);
    expect(points('slashthem', 'unskilled', 3)).toEqual([0]);
    expect(RIDING_SKILLS.map(skill => points('dnethack', skill)[0])).toEqual([23, 24, 25, 26, 27]);
    expect(points('nethack-3.4.3', 'unskilled')).toEqual([24]);
  });

  it.each([
    ['nethack-3.7', 'unencumbered', false, { 12: 2 / 3, 24: 1 / 3 }],
    ['nethack-5.0', 'unencumbered', false, { 12: 1 }],
    ['nethack-5.0', 'burdened', false, { 9: 1 }],
    ['nethack-5.0', 'unencumbered', true, { 12: 0.5, 24: 0.5 }],
  ] as const)(
    'in %s, %s, on a slow steed of 24, galloping %s, are %j',
    (id, encumbrance, gallop, expected) => {
      const riding = { ...steed, adjustment: 'slow', galloping: gallop, running: gallop } as const;
      const points = hero(id, { encumbrance, riding });
      expect(Object.keys(points)).toEqual(Object.keys(expected));
      for (const [value, probability] of Object.entries(expected)) {
        expect(points[Number(value)]).toBeCloseTo(probability, 12);
      }
    },
  );

  it('are changed by dNetHack’s things in their order', () => {
    expect(hero('dnethack', { aids: ['stiletto-shoes'] })).toEqual({ 10: 1 });
    expect(hero('dnethack', { aids: ['garnet-rod', 'panicking'] })).toEqual({ 20: 1 });
    expect(hero('dnethack', { aids: ['low-clock-speed', 'high-clock-speed'] })).toEqual({ 12: 1 });
    expect(hero('dnethack', { aids: ['soresu'], baseSpeed: 5 })).toEqual({ 1: 1 });
    expect(hero('dnethack', { aids: ['fog-cloud'] })).toEqual({ 4: 1 });
    expect(hero('dnethack', { aids: ['high-clock-speed-android'] })).toEqual({
      12: 1 / 3,
      18: 2 / 3,
    });
    const seal = { aids: ['eurynome-in-water'], speedProperty: 'very-fast' } as const;
    expect(hero('dnethack', seal)).toEqual({ 20: 2 / 3, 24: 1 / 3 });
    expect(hero('nethack-3.4.3', { aids: ['garnet-rod'] })).toEqual({ 12: 1 });
  });

  it('scale and waver in FIQHack', () => {
    const fast = Object.keys(hero('fiqhack', { speedProperty: 'fast' })).map(Number);
    expect([Math.min(...fast), Math.max(...fast)]).toEqual([12, 20]);
    expect(hero('fiqhack', { baseSpeed: 0 })).toEqual({ 1: 1 });
    expect(hero('fiqhack', { slow: true })).toEqual({ 6: 1 });
    expect(hero('fiqhack', { riding: { ...steed, galloping: true, running: true } })).toEqual({
      36: 1,
    });
  });

  it('are 0 or more, with probabilities that sum to 1, in every ruleset', () => {
    const ids = RULESETS.map(({ id }) => id).filter(id => library.fills(id, 'speed'));
    const views = fc.record({
      baseSpeed: fc.integer({ min: 0, max: 40 }),
      speedProperty: fc.constantFrom(...SPEED_PROPERTIES),
      encumbrance: fc.constantFrom(...ENCUMBRANCES),
      slow: fc.boolean(),
      riding: fc.option(
        fc.record({
          speed: fc.integer({ min: 0, max: 40 }),
          adjustment: fc.constantFrom(...SPEED_ADJUSTMENTS),
          galloping: fc.boolean(),
          running: fc.boolean(),
          moved: fc.boolean(),
          ridingSkill: fc.constantFrom(...RIDING_SKILLS),
        }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(views, fc.constantFrom(...ids), (view, id) => {
        const { list } = ask.ask(heroAllotment, rulesOf(id), view);
        expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
        expect(list.every(({ value }) => value >= 0)).toBe(true);
      }),
      { seed: 43, numRuns: 300 },
    );
  });
});

describe('a monster’s points', () => {
  it('were its speed in 3.4.3, and shaken in 3.6.0', () => {
    expect(monster('nethack-3.4.3', 18)).toEqual({ 18: 1 });
    const shaken = ask.askNumber(monsterAllotment, rulesOf('nethack-3.6.0'), {
      speed: 18,
      adjustment: 'normal',
    });
    expect([shaken.min, shaken.max]).toEqual([16, 22]);
    expect(shaken.mean).toBeCloseTo(19, 12);
    expect(monster('nethack-3.6.0', 0)).toEqual({ 0: 1 });
  });

  it.each([
    [18, 'slow', { 0: 2 / 12, 12: 10 / 12 }],
    [36, 'slow', { 12: 8 / 12, 24: 4 / 12 }],
    [20, 'fast', { 24: 9 / 12, 36: 3 / 12 }],
  ] as const)('in 5.0, speed %d and %s, are %j', (speed, adjustment, expected) => {
    expect(monster('nethack-5.0', speed, adjustment)).toEqual(expected);
  });

  it('follow water in EvilHack and loads in GruntHack', () => {
    const with_ = (id: string, speed: number, aid: string) =>
      ask.askNumber(monsterAllotment, rulesOf(id), { speed, adjustment: 'normal', aids: [aid] })
        .mean;
    expect(with_('evilhack', 12, 'quick-under-water')).toBeCloseTo(16, 12);
    expect(with_('grunthack', 12, 'overloaded')).toBe(2);
    expect(with_('grunthack', 12, 'crushed')).toBe(0);
    expect(with_('dnethack', 12, 'fast-resistance')).toBe(16);
  });

  it('come in FIQHack at the very turns of its own formula', () => {
    const rules = rulesOf('fiqhack');
    const speeds = fc.integer({ min: 1, max: 36 });
    fc.assert(
      fc.property(speeds, fc.integer({ min: 0, max: 11 }), (speed, offset) => {
        let points = offset;
        for (let turn = 1; turn <= 40; turn++) {
          const { list } = ask.ask(monsterAllotment, rules, { speed, adjustment: 'normal' });
          points += list[0]!.value;
          const acts = floorDiv(points, 12);
          points -= 12 * acts;
          const spread = (((turn * speed + offset) % 12) - (speed % 12) + 12) % 12;
          expect(acts).toBe(floorDiv(speed + spread, 12));
        }
      }),
      { seed: 44, numRuns: 60 },
    );
  });
});

describe('the order of turns', () => {
  it('lets the hero of 3.4.3 wait when he has just one move in hand', () => {
    const view = {
      hero: { ...plain, baseSpeed: 24 },
      monsters: [{ id: 'a', speed: 24, adjustment: 'normal', movement: 0 }],
      turns: 2,
    } as const;
    const order = (id: string) => ask.ask(turnOrder, rulesOf(id), view).list[0]!.value[1];
    expect(order('nethack-3.4.3')).toEqual(['hero', 'a', 'a', 'hero']);
    expect(order('slashem')).toEqual(['hero', 'a', 'a', 'hero']);
    expect(order('nethack-3.6.0')).toEqual(['hero', 'a', 'hero', 'a']);
    expect(order('acehack')).toEqual(['hero', 'a', 'hero', 'a']);
  });

  it('counts in 5.0 the burden after the monsters have moved', () => {
    const granted = (id: string) => {
      const rules = rulesOf(id);
      const clock = new TurnClock(rules, { unitsPerPoint: 1, ticksPerTurn: 0 });
      clock.next([], 'burdened');
      clock.spendHero(clock.move);
      expect(clock.next([], 'burdened')).toBe(BOUNDARY);
      const none = new ScriptedChance([]);
      clock.grantMovers(none, []);
      clock.grantHero(none, plain);
      return clock.heroMovement;
    };
    expect(granted('nethack-3.7')).toBe(9);
    expect(granted('nethack-5.0')).toBe(12);
  });
});

describe('urging a steed', () => {
  const urge = (luck: readonly ScriptedLuck[], view: Partial<Parameters<typeof urgeSteed>[2]>) =>
    urgeSteed(new ScriptedChance(luck), rulesOf('nethack-3.6.7'), {
      level: 5,
      tameness: 10,
      frozen: false,
      ...view,
    });

  it('costs tameness, and gains 30 turns or more', () => {
    expect(
      urge(
        [
          ['holds', false],
          ['gallop-turns', 7],
        ],
        {},
      ),
    ).toEqual({
      kind: 'gallops',
      tameness: 9,
      turns: 37,
    });
  });

  it('throws the rider by the level, and always when no tameness is left', () => {
    const odds = (view: object) =>
      ask
        .ask(urgeSteed, rulesOf('nethack-3.6.7'), {
          level: 5,
          tameness: 10,
          frozen: false,
          ...view,
        })
        .probability(({ kind }) => kind === 'throws');
    expect(odds({})).toBeCloseTo(6 / 20, 12);
    expect(odds({ level: 12 })).toBe(0);
    expect(odds({ tameness: 1 })).toBe(1);
  });

  it('only stirs a sleeping one, and a whip may slip', () => {
    expect(urge([['wakes', true]], { frozen: true })).toEqual({ kind: 'stirs', wakes: true });
    expect(urge([['whip-slips', true]], { whipProficiency: 0 })).toEqual({ kind: 'slips' });
  });
});
