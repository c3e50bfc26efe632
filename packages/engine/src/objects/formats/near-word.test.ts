import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcKeys, familiarKeyValues } from './arc-keys.ts';
import { KnownWords, SpellCheck } from './near-word.ts';

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
    expect(new KnownWords(arcKeys).near(word)).toBe(meant);
  });

  it('is found whatever two letters of a long word are changed', () => {
    const long = [...arcKeys.keys()].filter(({ length }) => length >= 8);
    const words = new KnownWords(arcKeys);
    const change = fc.record({
      place: fc.nat(7),
      left: fc.nat(1),
      put: fc.constantFrom('', 'q', '_', '7', 'z'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...long), change, change, (key, ...changes) => {
        let word = key;
        for (const { place, left, put } of changes) {
          word = word.slice(0, place) + put + word.slice(place + left);
        }
        expect(words.near(word)).toBeDefined();
      }),
    );
  });

  it('is looked for in the first 200 different words only', () => {
    const check = new SpellCheck(new KnownWords(new Set(['duration'])));
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
    expect(new KnownWords(arcKeys).near('harvest_tool')).toBeUndefined();
  });
});
