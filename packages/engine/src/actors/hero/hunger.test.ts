import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { hungerOf, starvesBelow, swallow } from './hunger.ts';

const { hunger } = createRulesets().resolve('house').slots.world;

describe('hunger', () => {
  it('has its bounds at 1000, 150, 50 and 0', () => {
    expect([1001, 1000, 151, 150, 51, 50, 1, 0].map(points => hungerOf(hunger, points))).toEqual([
      'satiated',
      'not-hungry',
      'not-hungry',
      'hungry',
      'hungry',
      'weak',
      'weak',
      'fainting',
    ]);
  });

  it('kills tougher heroes later', () => {
    expect(starvesBelow(hunger, 3)).toBe(-130);
    expect(starvesBelow(hunger, 18)).toBe(-280);
  });
});

describe('a meal', () => {
  const silent = new ScriptedChance([]);

  it('goes down whole, hard from 1500 on, when the eater was not full before', () => {
    expect(swallow(silent, hunger, 900, 599, false)).toEqual({
      kind: 'swallowed',
      nutrition: 1499,
      hardToSwallow: false,
    });
    expect(swallow(silent, hunger, 900, 1800, false)).toEqual({
      kind: 'swallowed',
      nutrition: 2700,
      hardToSwallow: true,
    });
  });

  it('cannot choke a full eater below 2000', () => {
    expect(swallow(silent, hunger, 1200, 799, true).kind).toBe('swallowed');
  });

  it('chokes a full eater at 2000 nineteen times in twenty, else comes up again', () => {
    const { list } = new Enumerator().ask(
      (chance, rules, food: number) => swallow(chance, rules, 1200, food, true),
      hunger,
      800,
    );
    const odds = Object.fromEntries(
      list.map(({ value, probability }) => [value.kind, [value.nutrition, probability]]),
    );
    expect(odds.vomited).toEqual([1000, 1 / 20]);
    expect(odds.choked?.[0]).toBe(2000);
    expect(odds.choked?.[1]).toBeCloseTo(19 / 20, 12);
  });
});
