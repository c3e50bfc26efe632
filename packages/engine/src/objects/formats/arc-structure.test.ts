import { describe, expect, it } from 'vitest';
import { ContentError } from '../../errors/index.ts';
import { parseArc, readArc } from './read-arc.ts';

function problemsOf(text: string): string[] {
  return readArc(text, 'a.arc').problems.map(
    ({ severity, line, field, expected, got }) =>
      `${severity} ${line} ${field}: ${expected}; ${got}`,
  );
}

describe('further parts', () => {
  it('belong to the last head and are monsters like it', () => {
    const text = `Object head
monster 1
end
More
Object tail
x 1
end
Object other
end
`;
    const { archetypes, problems } = readArc(text, 'a.arc');
    expect(problems).toEqual([]);
    expect(archetypes.map(({ arch, part, flags }) => [arch, part, flags])).toEqual([
      ['head', false, ['monster']],
      ['tail', true, ['monster']],
      ['other', false, []],
    ]);
  });
});

describe('an inventory', () => {
  it('is listed with what was opened last first, and may nest', () => {
    const text = 'Object chest\narch sack\nnrof 2\narch coin\nend\nend\narch ring\nend\nend\n';
    expect(readArc(text, 'a.arc').archetypes[0]?.inventory).toEqual([
      { arch: 'ring', fields: {} },
      { arch: 'sack', fields: { nrof: 2 }, inventory: [{ arch: 'coin', fields: {} }] },
    ]);
  });

  it('says all that its lines say when the archetype is elsewhere', () => {
    const text = 'Object a\narch b\nname c\nsp 0\nalive 1\nsleep 0\nicon d\nend\nend\n';
    expect(readArc(text, 'a.arc').archetypes[0]?.inventory).toEqual([
      {
        arch: 'b',
        fields: { name: 'c', name_pl: 'c' },
        flags: ['alive'],
        reset: ['sleep', 'sp'],
        keyValues: { icon: 'd' },
      },
    ]);
  });

  it('says only the differences when the archetype is in the same text, before or after', () => {
    const item = 'sp 5\nlevel 2\nalive 1\nicon d\nhp 0\nname b\nname_pl bs\n';
    const base = 'Object b\nname_pl bs\nsp 5\nalive 1\nicon d\nend\n';
    const holder = `Object a\narch b\n${item}end\nend\n`;
    for (const text of [base + holder, holder + base]) {
      const { archetypes } = readArc(text, 'a.arc');
      const found = archetypes.find(({ arch }) => arch === 'a')?.inventory;
      expect(found).toEqual([{ arch: 'b', fields: { level: 2 } }]);
    }
  });

  it('takes its own name as plural, unless it gives another than its archetype', () => {
    const base = 'Object b\nname_pl bs\nend\n';
    const plural = (lines: string) =>
      readArc(`${base}Object a\narch b\n${lines}end\nend\n`, 'a.arc').archetypes[1]?.inventory?.[0]
        ?.fields.name_pl;
    expect(plural('name c\n')).toBe('c');
    expect(plural('name c\nname_pl bs\n')).toBe('c');
    expect(plural('name c\nname_pl cs\n')).toBe('cs');
    expect(plural('name b\n')).toBeUndefined();
  });

  it('keeps a key/value called `name_pl`, which is no plural', () => {
    const text = 'Object b\n name hat\nend\nObject a\narch b\n name_pl hat\nend\nend\n';
    const carried = readArc(text, 'a.arc').archetypes[1]?.inventory?.[0];
    expect(carried?.keyValues).toEqual({ name_pl: 'hat' });
  });
});

describe('a problem', () => {
  it.each([
    ['Object a\n', 'error 1 end: `end` of Object "a" on line 1; the end of the file'],
    ['Object a\nObject b\nend\n', 'error 2 end: `end` of Object "a" on line 1; "Object b"'],
    ['Object a\narch b\nend\n', 'error 3 end: `end` of Object "a" on line 1; the end of the file'],
    ['end\n', 'error 1 end: an open Object before it; none'],
    ['sp 5\n', 'error 1 sp: an open Object before it; none'],
    ['arch b\n', 'error 1 arch: an open Object before it; none'],
    ['Object\nsp 5\nend\n', 'error 1 object: the name of the archetype; nothing'],
    ['Object a\narch\nend\n', 'error 2 arch: the name of an archetype; nothing'],
    ['Object a\narch  \nend\nend\n', 'error 2 arch: the name of an archetype; nothing'],
    ['Object a\nendmsg\nend\n', 'error 2 endmsg: `msg` before it; none'],
    ['More\nObject a\nend\n', 'error 1 more: an Object before it; none'],
    ['Object a\nend\nMore\n', 'error 3 more: an Object after it; the end of the file'],
    ['Object a\nMore\nend\n', 'error 2 more: `end` of the open Object before it; none'],
    ['Object a\nsp x\nend\n', 'error 2 sp: an integer from -32768 to 32767; "x"'],
    ['Object a\nalive yes\nend\n', 'error 2 alive: 1 or 0; "yes", which clears it'],
    ['Object a\nspeed fast\nend\n', 'error 2 speed: a number; "fast"'],
    [
      'Object a\nspeed 1e99\nend\n',
      'error 2 speed: a number that the field can hold; "1e99", which becomes 3.4028235e+38',
    ],
    ['Object a\nname x\0y\nend\n', 'error 2 line: text; a NUL character'],
    ['Object a\nalive 2\nend\n', 'warning 2 alive: 1 or 0; "2", which sets it'],
    [
      'Object a\nhp 40000\nend\n',
      'warning 2 hp: an integer from -32768 to 32767; "40000", which becomes -25536',
    ],
    [
      'Object a\nsp 5 or so\nend\n',
      'warning 2 sp: an integer from -32768 to 32767; "5 or so", of which 5 is read',
    ],
    [
      'Object a\nmove_type hop\nend\n',
      'warning 2 move_type: a number or words out of all, walk, fly_low, fly_high, swim, boat, flying; "hop", which is ignored',
    ],
    [
      'Object a\nduraton 5\nend\n',
      'warning 2 duraton: a known key; "duraton", which is only a key/value (did you mean duration?)',
    ],
    [
      'Object a\n  sp 5\nend\n',
      'warning 2 sp: the key at the start of its line; blanks before it, so it is only a key/value',
    ],
    ['Object a\nsp\nend\n', 'warning 2 sp: a value; nothing, so it is ignored'],
    [
      'Object a\nend\nObject a\nend\n',
      'warning 3 object: each archetype once; "a" again, as on line 1; the last one counts',
    ],
    [
      'Object a\nanim\nb.111\nmina\nend\n',
      'warning 2 anim: `animation NAME`; `anim` of the oldest format, which is skipped up to `mina`',
    ],
  ])('is found in %j', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('of a block without end names where it begins and the object that it swallows', () => {
    expect(problemsOf('Object a\nmsg\nhello\nend\n')).toEqual([
      'error 2 msg: `endmsg` after it; the end of the file (line 4)',
      'error 4 end: `end` of Object "a" on line 1; the end of the file',
    ]);
  });

  it('names the file', () => {
    expect(readArc('end', 'dir/a.arc').problems[0]?.file).toBe('dir/a.arc');
  });

  it('is none of the keys that are meant, be it by real archetypes or by the caller', () => {
    const text = 'Object a\nspell_level 3\nicon fire\nharvestitems x\nrangy 5\nend\n';
    expect(readArc(text, 'a.arc').problems).toHaveLength(1);
    expect(readArc(text, 'a.arc', { familiarKeys: ['rangy'] }).problems).toEqual([]);
    expect(readArc(text, 'a.arc', { trustsSpelling: true }).problems).toEqual([]);
  });

  it('does not lose the objects around it', () => {
    const text = 'end\nObject a\nsp x\nObject b\nhp 3\nend\nend\n';
    expect(readArc(text, 'a.arc').archetypes.map(({ arch }) => arch)).toEqual(['a', 'b']);
  });

  it('is thrown by the strict reading, warnings aside', () => {
    expect(() => parseArc('Object a\nsp x\nsp y\nend\n', 'a.arc')).toThrow(ContentError);
    expect(() => parseArc('Object a\nsp x\nsp y\nend\n', 'a.arc')).toThrow(
      /a\.arc:2: sp: .*\na\.arc:3/,
    );
    expect(parseArc('Object a\nhp 40000\nend\n', 'a.arc').archetypes).toHaveLength(1);
  });
});

describe('rubbish', () => {
  it('nested absurdly deep is cut off at 64 objects', () => {
    const deep = `Object a\n${'arch b\n'.repeat(1000)}${'end\n'.repeat(1000)}sp 5\nend\n`;
    const { archetypes, problems } = readArc(deep, 'a.arc');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 65, field: 'arch', severity: 'error' });
    expect(archetypes[0]?.fields.sp).toBe(5);
  });

  it('gives at most 500 errors and 500 warnings', () => {
    const { problems } = readArc(
      `${'end\n'.repeat(3000)}Object a\n${'  sp 5\n'.repeat(3000)}`,
      'a.arc',
    );
    expect(problems).toHaveLength(1000);
    expect(problems[499]).toMatchObject({ field: 'file', expected: 'fewer than 500 errors' });
  });

  it('in one enormous line is reported, shortened', () => {
    const { problems } = readArc(`Object a\nsp ${'x'.repeat(1_000_000)}\nend\n`, 'a.arc');
    expect(problems.map(({ field }) => field)).toEqual(['line', 'sp']);
    expect(problems[1]?.got.length).toBeLessThan(100);
  });
});
