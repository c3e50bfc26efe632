// Luck that is forced by name: the same rules with one choice made, which adds up to the whole again.

import { answerInputs, type LabKindName } from '@roguewright/engine/face';
import { figureNamed, type Inputs } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const world = { rulesets: createRulesets(), content: () => content };

function figure(kind: LabKindName, inputs: Inputs, name: string): number {
  return figureNamed(answerInputs(world, kind, inputs).figures, name)!.value;
}

const ARCHER = { level: '20', dex: '18/50', 'launcher-to-hit': '9', missile: '1d9', ac: '40' };
const SWORD = { level: '20', weapon: '2d5', weight: '13', ac: '60', hp: '9' };

describe('a forced hit', () => {
  it('and a forced miss make up a shot', () => {
    const hit = figure('shoot', ARCHER, 'hit');
    expect(hit).toBeGreaterThan(0.05);
    expect(hit).toBeLessThan(0.95);
    const certain = figure('shoot', { ...ARCHER, force: 'hit' }, 'damage');
    expect(figure('shoot', { ...ARCHER, force: 'no-hit' }, 'damage')).toBe(0);
    expect(figure('shoot', ARCHER, 'damage')).toBeCloseTo(hit * certain, 10);
    expect(figure('shoot', { ...ARCHER, force: 'hit' }, 'hit')).toBe(1);
  });

  it('kills as often as its damage does', () => {
    const forced = { ...SWORD, force: 'hit', hp: '9' };
    const { figures, spread } = answerInputs(world, 'attack', forced);
    expect(figureNamed(figures, 'blows')!.value).toBe(1);
    const deadly = [...spread!.list].filter(([points]) => points > 9);
    const sum = deadly.reduce((all, [, share]) => all + share, 0);
    expect(figureNamed(figures, 'kill')!.value).toBeCloseTo(sum, 12);
  });
});

describe('a forced critical hit', () => {
  it('and a forced plain hit make up a hit', () => {
    const { notes } = answerInputs(world, 'attack', { ...SWORD, force: 'hit' });
    const { amount, other } = notes.find(({ fact }) => fact === 'critical-chance')!;
    const share = amount / other;
    expect(share).toBeGreaterThan(0);
    const of = (force: string) => figure('attack', { ...SWORD, force }, 'damage');
    const whole = share * of('hit,critical') + (1 - share) * of('hit,no-critical');
    expect(of('hit')).toBeCloseTo(whole, 10);
    expect(of('hit,critical')).toBeGreaterThan(of('hit'));
  });

  it('may be of a class', () => {
    const { remarks, notes } = answerInputs(world, 'attack', { ...SWORD, force: 'great critical' });
    expect(remarks).toContain('Luck is forced: every hit is a great one.');
    const classes = notes.filter(({ fact }) => /^critical-(?!chance)/.test(fact));
    expect(classes.map(({ fact, probability }) => [fact, probability])).toEqual([
      ['critical-great', 1],
    ]);
    const light = { ...SWORD, weight: '0.5', force: 'utmost-critical' };
    expect(() => answerInputs(world, 'attack', light)).toThrow('can’t come about here');
  });
});

describe('a forced cast', () => {
  const mage = { spell: 'fireball', level: '9', int: '12', 'body-armour': 'metallic' };

  it('succeeds, and makes up an attempt', () => {
    const fail = figure('cast', mage, 'fail');
    expect(fail).toBeGreaterThan(0);
    const certain = { ...mage, force: 'success' };
    expect(figure('cast', certain, 'fail')).toBe(0);
    const whole = (1 - fail) * figure('cast', certain, 'damage');
    expect(figure('cast', mage, 'damage')).toBeCloseTo(whole, 10);
  });

  it('is saved against, or not', () => {
    const of = (force: string) => figure('cast', { ...mage, force }, 'damage');
    expect(of('success,saves')).toBeLessThan(of('success'));
    expect(of('success,no-saves')).toBeGreaterThan(of('success'));
    // An answer that is remembered says the same.
    for (const _ of [1, 2]) {
      const { remarks } = answerInputs(world, 'cast', { ...mage, force: 'saves' });
      expect(remarks).toContain('Luck is forced: the target always saves.');
    }
  });
});

it('says what is never left to luck', () => {
  const { remarks } = answerInputs(world, 'cast', { 'spell-level': '1', force: 'saves' });
  expect(remarks).toContain('Luck is forced in vain: “saves” is never left to luck here.');
  expect(() => answerInputs(world, 'cast', { force: 'sucess' })).toThrow('success');
});
