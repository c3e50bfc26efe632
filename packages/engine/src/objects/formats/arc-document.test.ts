import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../errors/index.ts';
import {
  addArchetype,
  readArcDocument,
  removeArchetype,
  setArcField,
  writeArc,
} from './arc-document.ts';
import { readArc } from './read-arc.ts';

const text = `# Weapons
Object sword
name   short sword
Sp 5
  indented 3

msg
A blade.
endmsg
arch rust
sp 1
end
end # not an end
end
More
Object sword_2
end
`;
const document = readArcDocument(text, 'sword.arc');

const line = fc.oneof(
  fc.constantFrom(
    ...[
      'Object a',
      'object  b',
      'Object',
      'More',
      'end',
      'arch c',
      'arch',
      'msg',
      'endmsg',
      'lore',
    ],
    ...['endlore', 'anim', 'mina', 'sp 5', ' sp 5', 'name x', 'alive 1', '# c', '', '  ', 'key v'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const anyText = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\n\n', '\r', '')), { maxLength: 40 })
  .map(lines => lines.flat().join(''));

describe('a document', () => {
  it('writes any text as it was, and reading it never throws', () => {
    fc.assert(
      fc.property(anyText, any => {
        expect(writeArc(readArc(any, 'any.arc').document)).toBe(any);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps a byte order mark, carriage returns and a missing line end', () => {
    for (const odd of ['\ufeff', '\ufeffObject a\r\nend', '\r', '\n\n', '']) {
      expect(writeArc(readArcDocument(odd, 'odd.arc'))).toBe(odd);
    }
  });

  it('has a statement for each line', () => {
    expect(document.statements.map(({ kind }) => kind)).toEqual([
      ...['comment', 'object', 'field', 'field', 'key-value', 'blank', 'block', 'block-text'],
      ...['block-end', 'arch', 'field', 'end', 'key-value', 'end', 'more', 'object', 'end'],
    ]);
  });
});

describe('setting a field', () => {
  it('keeps the line where it is, spelling and spacing included', () => {
    expect(writeArc(setArcField(document, 'sword', 'sp', 7))).toBe(text.replace('Sp 5', 'Sp 7'));
    expect(writeArc(setArcField(document, 'sword', 'name', 'long sword'))).toBe(
      text.replace('short', 'long'),
    );
    expect(writeArc(setArcField(document, 'sword', 'indented', 4))).toBe(
      text.replace('indented 3', 'indented 4'),
    );
  });

  it('puts a new line behind the others, before the inventory', () => {
    expect(writeArc(setArcField(document, 'sword', 'level', 2))).toBe(
      text.replace('endmsg\n', 'endmsg\nlevel 2\n'),
    );
    expect(writeArc(setArcField(document, 'sword_2', 'x', 1))).toBe(
      text.replace('sword_2\n', 'sword_2\nx 1\n'),
    );
  });

  it('replaces or adds a text of several lines', () => {
    const longer = setArcField(document, 'sword', 'msg', 'A blade.\nA good one.\n');
    expect(writeArc(longer)).toBe(text.replace('A blade.\n', 'A blade.\nA good one.\n'));
    expect(writeArc(setArcField(document, 'sword_2', 'lore', 'Old'))).toBe(
      text.replace('sword_2\n', 'sword_2\nlore\nOld\nendlore\n'),
    );
  });

  it('to nothing removes its lines, but never those of the inventory', () => {
    expect(writeArc(setArcField(document, 'sword', 'sp', undefined))).toBe(
      text.replace('Sp 5\n', ''),
    );
    expect(writeArc(setArcField(document, 'sword', 'msg', undefined))).toBe(
      text.replace('msg\nA blade.\nendmsg\n', ''),
    );
  });

  it('uses the line end of the file, and closes a line that lacks its own', () => {
    const open = readArcDocument('Object a\r\nname b', 'a.arc');
    expect(writeArc(setArcField(open, 'a', 'sp', 1))).toBe('Object a\r\nname b\r\nsp 1\r\n');
    const shut = readArcDocument('Object a\r\nname b\r\nend', 'a.arc');
    expect(writeArc(setArcField(shut, 'a', 'sp', 1))).toBe('Object a\r\nname b\r\nsp 1\r\nend');
  });

  it('refuses what the format cannot say', () => {
    expect(() => setArcField(document, 'axe', 'sp', 1)).toThrow(UsageError);
    expect(() => setArcField(document, 'sword', 'race', 'a\nb')).toThrow(UsageError);
    expect(() => setArcField(document, 'sword', 'msg', 'a\nendmsg\nb')).toThrow(UsageError);
    expect(() => setArcField(document, 'sword', 'arch', 'b')).toThrow(UsageError);
    expect(() => setArcField(document, 'sword', 'two words', 'b')).toThrow(UsageError);
  });

  it('is what reading sees, whatever else is in the file', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 99 }), (any, level) => {
        const { document: found, archetypes } = readArc(any, 'any.arc');
        const arch = archetypes.at(-1)?.arch;
        if (arch !== undefined) {
          const edited = readArc(writeArc(setArcField(found, arch, 'level', level)), 'any.arc');
          expect(edited.archetypes.findLast(each => each.arch === arch)?.fields.level).toBe(level);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('an archetype', () => {
  it('is added at the end', () => {
    const axe = {
      arch: 'axe',
      part: false,
      fields: { name: 'axe', sp: 1 },
      flags: [],
      keyValues: {},
    };
    expect(writeArc(addArchetype(document, axe))).toBe(`${text}Object axe\nsp 1\nend\n`);
    const open = readArcDocument('Object a\r\nend', 'a.arc');
    expect(writeArc(addArchetype(open, axe))).toBe(
      'Object a\r\nend\r\nObject axe\r\nsp 1\r\nend\r\n',
    );
  });

  it('is removed with its further parts', () => {
    expect(writeArc(removeArchetype(document, 'sword'))).toBe('# Weapons\n');
    expect(writeArc(removeArchetype(document, 'sword_2'))).toBe(
      text.slice(0, text.indexOf('More')),
    );
  });
});
