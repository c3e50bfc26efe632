import { describe, expect, it } from 'vitest';
import { arcKeys, familiarKeyValues } from './arc-keys.ts';
import { nearWord, SpellCheck } from './near-word.ts';

describe('a misspelt word', () => {
  it.each([
    ['duraton', 'duration'],
    ['path_atuned', 'path_attuned'],
    ['resist_frie', 'resist_fire'],
    ['ranges', 'range'],
    ['typ', undefined],
    ['fod', undefined],
    ['a_whole_other_key', undefined],
    ['x'.repeat(100_000), undefined],
  ])('is told from a word of its own: %.20s', (word, meant) => {
    expect(nearWord(word, arcKeys.keys())).toBe(meant);
  });

  it('is looked for in the first 200 different words only', () => {
    const check = new SpellCheck(new Set(['duration']));
    expect(check.meant('duraton')).toBe('duration');
    for (let count = 0; count < 200; count++) {
      expect(check.meant(`word_${count}`)).toBeUndefined();
    }
    expect(check.meant('duraton')).toBe('duration');
    expect(check.meant('durations')).toBeUndefined();
  });

  it('is none of the key/values that real archetypes have', () => {
    const taken = [...familiarKeyValues].filter(key => arcKeys.has(key));
    expect(taken).toEqual([]);
    expect(nearWord('harvest_tool', arcKeys.keys())).toBeUndefined();
  });
});
