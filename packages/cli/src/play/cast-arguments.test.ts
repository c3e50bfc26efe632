import type { GameView, SpellView } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { argumentsIn } from './cast-arguments.ts';

const view = {
  inventory: [
    { id: 7, letter: 'c', name: 'wand of sleep', uses: ['zap'] },
    { id: 8, letter: 'd', name: 'staff of light', uses: ['zap'] },
  ],
} as unknown as GameView;

function read(takes: SpellView['takes'], written: string, needsDirection = true) {
  const spell = { name: 'trial', needsDirection, atSelf: true, takes } as unknown as SpellView;
  return argumentsIn(spell, written === '' ? [] : written.split(' '), view);
}

describe('what follows the name of a spell', () => {
  it('is a direction alone for a spell that takes nothing, or when nothing else is written', () => {
    expect(read(undefined, 'east')).toEqual({ where: 'east' });
    expect(read({ count: 'may' }, 'east')).toEqual({ where: 'east' });
    expect(read({ text: 'may' }, '')).toEqual({ where: '' });
  });

  it('is a number on either side of the direction', () => {
    const told = { where: 'east', told: { count: 7 } };
    expect(read({ count: 'may' }, 'east 7')).toEqual(told);
    expect(read({ count: 'may' }, '7 east')).toEqual(told);
    expect(read({ count: 'may' }, 'east 0')).toEqual({ where: 'east', told: {} });
    expect(read({ count: 'may' }, 'east 7 8')).toContain('takes one number');
  });

  it('is a text with or without quotes', () => {
    const told = { where: 'north', told: { text: 'small fireball' } };
    expect(read({ text: 'must' }, '"small fireball" north')).toEqual(told);
    expect(read({ text: 'must' }, 'small fireball north')).toEqual(told);
    expect(read({ text: 'may' }, 'apple')).toEqual({ where: '', told: { text: 'apple' } });
    expect(read({ text: 'may' }, '"" east')).toEqual({ where: 'east', told: {} });
    expect(read({ text: 'may' }, 'arrow 2')).toEqual({ where: '', told: { text: 'arrow 2' } });
  });

  it('is an item by letter or name', () => {
    const told = { where: '', told: { item: 7 } };
    expect(read({ item: 'must' }, 'wand c', false)).toEqual(told);
    expect(read({ item: 'must' }, 'c', false)).toEqual(told);
    expect(read({ item: 'must' }, 'wand of sleep', false)).toEqual(told);
    expect(typeof read({ item: 'must' }, 'teapot', false)).toBe('string');
  });
});
