import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../errors/index.ts';
import { arcKeys } from './arc-keys.ts';
import type { ArchetypeReading } from './archetype-reading.ts';
import { readArc } from './read-arc.ts';
import { writeArchetypes } from './write-archetypes.ts';

const plain = {
  arch: 'a',
  part: false,
  fields: { name: 'a', name_pl: 'a' },
  flags: [],
  keyValues: {},
};

const words = fc.constantFrom(
  '3',
  '-1',
  '300',
  '0.25',
  '1e9',
  'walk -fly_low',
  'two words',
  'NONE',
  '0',
);
const field = fc.tuple(fc.constantFrom(...arcKeys.keys(), 'icon', '__proto__', '#x', ' sp'), words);
const ownLine = fc.oneof(
  field.map(([key, value]) => `${key} ${value}`),
  fc.constantFrom('alive 1', 'animation x', 'is_animated 0', 'wiz 1', 'weight 0', 'no_pick 0'),
  fc.constantFrom('msg\n a\n\nb\nendmsg', 'lore\nendlore', 'name b', 'name_pl bs', 'sp  ', 'hp'),
);
const lines = (own: fc.Arbitrary<string>) =>
  fc.array(own, { maxLength: 8 }).map(all => all.join('\n'));
const carried = lines(ownLine).map(own => `arch b\n${own}\narch c\n${own}\nend\nend`);
const archetypes = fc
  .array(
    fc.tuple(
      fc.constantFrom('Object a', 'Object b', 'More\nObject d'),
      lines(fc.oneof(ownLine, carried)),
    ),
  )
  .map(all => all.map(([head, own]) => `${head}\n${own}\nend\n`).join(''));

function read(text: string): readonly ArchetypeReading[] {
  return readArc(text, 'a.arc', { keepBlankLines: true }).archetypes;
}

describe('archetypes written', () => {
  it('come in one order of keys, with their names only where they differ', () => {
    const text = writeArchetypes([
      {
        arch: 'wand',
        part: false,
        fields: { name_pl: 'wands', name: 'wand', msg: 'Hm.\n', str: 1, type: 109, animation: 'w' },
        flags: ['alive'],
        keyValues: { school: 'attack' },
        inventory: [
          { arch: 'second', fields: {} },
          { arch: 'first', fields: { level: 2 }, reset: ['sp', 'skill', 'alive'] },
        ],
      },
    ]);
    expect(text).toBe(
      `Object wand
name_pl wands
animation w
type 109
Str 1
alive 1
is_animated 0
school attack
msg
Hm.
endmsg
arch first
skill  
sp 0
level 2
alive 0
end
arch second
end
end
`.replace('skill  \nsp 0\n', 'sp 0\nskill  \n'),
    );
  });

  it('are the same archetypes when read again', () => {
    fc.assert(
      fc.property(archetypes, text => {
        const first = read(text);
        expect(read(writeArchetypes(first))).toEqual(first);
      }),
      { numRuns: 500 },
    );
  });

  it('are refused when the format cannot say them', () => {
    const refused: Partial<ArchetypeReading>[] = [
      { arch: '' },
      { arch: 'two\nlines' },
      { fields: { name: ' a' } },
      { fields: { nonsense: 1 } },
      { fields: { alive: 1 } },
      { fields: { sp: 40_000 } },
      { fields: { sp: 1.5 } },
      { fields: { speed: Number.POSITIVE_INFINITY } },
      { fields: { msg: 'a\nEndMsg \nb' } },
      { flags: ['sp'] },
      { keyValues: { 'two words': 'a' } },
      { keyValues: { icon: '' } },
      { inventory: [{ arch: 'b', fields: {}, reset: ['name'] }] },
    ];
    for (const change of refused) {
      expect(() => writeArchetypes([{ ...plain, ...change }]), JSON.stringify(change)).toThrow(
        UsageError,
      );
    }
  });
});
