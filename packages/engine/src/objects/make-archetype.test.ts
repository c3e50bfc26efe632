import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadContent } from './content.ts';

function archetypesOf(text: string) {
  return loadContent([{ path: 'item/hat.arc', text }]).archetypes;
}

function hat(lines: string) {
  return archetypesOf(`Object hat\n${lines}\nend\n`)[0]!;
}

describe('an archetype', () => {
  it('has its numbers, texts and flags under names in camelCase', () => {
    const made = hat('name_pl hats\ndam_modifier 3\nno_pick 1\nspell_level 4\nrace felt');
    expect(made).toMatchObject({ id: 'hat', index: 0, name: 'hat', plural: 'hats' });
    expect(made.numbers).toEqual({ damModifier: 3, spellLevel: 4 });
    expect(made.texts).toEqual({ name: 'hat', namePl: 'hats', race: 'felt', spellLevel: '4' });
    expect([...made.flags]).toEqual(['no_pick']);
  });

  it('keeps a text as a number, too, when it is an integer of at most nine digits', () => {
    const texts = ['-', '--1', '+1', '1.5', '1e3', '0x1', '12a', '1234567890', '-1234567890', ''];
    for (const text of texts) {
      expect(hat(`glyph ${text}`).numbers, text).toEqual({});
    }
    for (const text of ['0', '-0', '007', '-7', '123456789', '-123456789']) {
      expect(hat(`glyph ${text}`).numbers, text).toEqual({ glyph: Number(text) });
    }
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), value => {
        expect(hat(`glyph ${value}`).numbers.glyph).toBe(value);
      }),
    );
  });

  it('is safe from keys that every object of the language has', () => {
    const made = hat('__proto__ 5\nconstructor 6');
    expect(made.numbers.constructor).toBe(6);
    expect(Object.getPrototypeOf(made.numbers)).toBe(Object.prototype);
    expect(made.numbers._Proto__).toBe(5);
  });

  it('carries what its file names, in that order, with the numbers in which it differs', () => {
    const bag = 'Object bag\narch hat\nvalue 7\nend\narch pin\nsharpness 2\nend\nend\n';
    const made = archetypesOf(`${bag}Object hat\nvalue 5\nweight 3\nend\nObject pin\nend\n`);
    expect(made[0]?.inventory).toEqual([
      { archetype: 'hat', numbers: { value: 7 } },
      { archetype: 'pin', numbers: { sharpness: 2 } },
    ]);
    expect(made[1]?.inventory).toEqual([]);
  });

  it('has no flag that only another has', () => {
    const [one, two, three] = archetypesOf(
      'Object a\nalive 1\nmonster 1\nend\nObject b\nmonster 1\nend\nObject c\nend\n',
    );
    expect([one, two, three].map(made => [...made!.flags])).toEqual([
      ['alive', 'monster'],
      ['monster'],
      [],
    ]);
  });
});
