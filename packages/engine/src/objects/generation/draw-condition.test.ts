import { describe, expect, it } from 'vitest';
import { Enumerator, parseDice, ScriptedChance, Streams } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { GeneratedClass } from '../../worldrules/index.ts';
import { type Condition, drawCondition, type GenerationView } from './draw-condition.ts';

const ask = new Enumerator();
const { generation } = createRulesets().resolve('house').slots.world;

function view(itemClass: GeneratedClass, more: Partial<GenerationView> = {}): GenerationView {
  return {
    class: itemClass,
    prone: false,
    favourOneIn: 0,
    enchantable: false,
    charges: parseDice('0'),
    level: 1,
    most: 0,
    ...more,
  };
}

function chanceOf(asked: GenerationView, holds: (condition: Condition) => boolean): number {
  return ask.ask(drawCondition, generation, asked).probability(holds);
}

const cursed = ({ beatitude }: Condition) => beatitude === 'cursed';
const blessed = ({ beatitude }: Condition) => beatitude === 'blessed';

describe('the condition of a new thing', () => {
  it('is cursed and blessed one in eight each for potions and scrolls, one in 34 for wands and books', () => {
    for (const itemClass of ['potion', 'scroll'] as const) {
      expect(chanceOf(view(itemClass), cursed)).toBeCloseTo(1 / 8, 14);
      expect(chanceOf(view(itemClass), blessed)).toBeCloseTo(1 / 8, 14);
    }
    for (const itemClass of ['wand', 'spellbook'] as const) {
      expect(chanceOf(view(itemClass), cursed)).toBeCloseTo(1 / 34, 14);
    }
    expect(chanceOf(view('plain'), ({ beatitude }) => beatitude === 'uncursed')).toBe(1);
  });

  it('has weapons cursed one in eleven with a bad enchantment, and one in 22 without', () => {
    const bad = (condition: Condition) => condition.enchantment < 0;
    expect(chanceOf(view('weapon'), bad)).toBeCloseTo(1 / 11, 14);
    expect(chanceOf(view('weapon'), condition => bad(condition) && !cursed(condition))).toBe(0);
    const plain = (10 / 11) * (9 / 10) * (1 / 20);
    expect(chanceOf(view('weapon'), cursed)).toBeCloseTo(1 / 11 + plain, 14);
    expect(chanceOf(view('weapon'), blessed)).toBeCloseTo(1 / 22 + plain, 14);
  });

  it('has armour cursed by mishap, and nine in ten of the kinds that are prone to it', () => {
    const bad = (condition: Condition) => condition.enchantment < 0;
    expect(chanceOf(view('armour'), bad)).toBeCloseTo(9 / 110, 14);
    expect(chanceOf(view('armour', { prone: true }), bad)).toBeCloseTo(9 / 10, 14);
  });

  it('enchants by 1, by one more a third of the time, to at most 5 below level 15, and to its limit', () => {
    const size = (points: number, more: Partial<GenerationView> = {}) =>
      chanceOf(view('weapon', more), ({ enchantment }) => enchantment === points) * 11;
    expect(size(1)).toBeCloseTo(2 / 3, 13);
    expect(size(2)).toBeCloseTo(2 / 9, 13);
    expect(size(5)).toBeCloseTo(1 / 81, 13);
    expect(size(6)).toBe(0);
    expect(size(6, { level: 18 })).toBeCloseTo(1 / 243, 13);
    expect(size(2, { most: 2 })).toBeCloseTo(1 / 3, 13);
  });

  it('makes rings of a number below 0 cursed four times in five, and +0 rare', () => {
    const ring = view('ring', { enchantable: true });
    const below = chanceOf(ring, ({ enchantment }) => enchantment < 0);
    const free = chanceOf(ring, one => one.enchantment < 0 && one.beatitude !== 'cursed');
    expect(free).toBeLessThan(below / 5);
    expect(chanceOf(ring, ({ enchantment }) => enchantment === 0)).toBeCloseTo(0.1 * 0.25, 13);
    expect(chanceOf(view('ring'), cursed)).toBeCloseTo(1 / 10, 14);
  });

  it('gives wands the charges of their dice', () => {
    const wand = view('wand', { charges: parseDice('1d5+3') });
    const { list } = ask.ask(drawCondition, generation, wand);
    expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    for (const charges of [4, 5, 6, 7, 8]) {
      expect(chanceOf(wand, condition => condition.charges === charges)).toBeCloseTo(0.2, 13);
    }
  });

  it('draws its luck by name', () => {
    const chance = new ScriptedChance([
      ['good', true],
      ['blessed', false],
      ['enchantment', true],
      ['enchantment', false],
    ]);
    expect(drawCondition(chance, generation, view('weapon'))).toEqual({
      beatitude: 'uncursed',
      enchantment: 2,
      charges: 0,
    });
    chance.expectEmpty();
  });

  it.each(['weapon', 'armour', 'ring', 'wand'] as const)('is played as it is asked: %s', kind => {
    const asked = view(kind, { enchantable: true, charges: parseDice('1d2') });
    const { list } = ask.ask(drawCondition, generation, asked);
    const luck = new Streams('condition').stream(kind);
    const seen = new Map<string, number>();
    const rounds = 20_000;
    for (let round = 0; round < rounds; round++) {
      const key = JSON.stringify(drawCondition(luck, generation, asked));
      seen.set(key, (seen.get(key) ?? 0) + 1 / rounds);
    }
    for (const { value, probability } of list) {
      const share = seen.get(JSON.stringify(value)) ?? 0;
      expect(Math.abs(share - probability)).toBeLessThan(0.015);
    }
  });
});
