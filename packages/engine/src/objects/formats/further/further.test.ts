import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeArc } from '../arc-document.ts';
import { readArtifacts } from './read-artifacts.ts';
import { readFaces, writeFaceDocument } from './read-faces.ts';
import { readRaces, writeRaceDocument, writeRaces } from './read-races.ts';
import { writeArtifacts } from './write-artifacts.ts';
import { writeFaces } from './write-faces.ts';

/** Texts made of lines that a format knows, with some that it doesn't. */
function textOf(lines: readonly string[]): fc.Arbitrary<string> {
  const blank = fc.constantFrom('', ' ', '\t', '  ');
  const line = fc.oneof(
    fc.constantFrom(
      ...lines,
      '#',
      '# x',
      '',
      '\r',
      'end',
      'no line of any',
      '\u00a0',
      '\ufeff',
      '\0',
    ),
    fc.string({ maxLength: 6 }),
  );
  const written = fc.tuple(blank, line, blank).map(parts => parts.join(''));
  return fc
    .tuple(fc.array(written, { maxLength: 14 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
    .map(([all, end, closed]) => all.join(end) + (closed ? end : ''));
}

describe('faces and animations', () => {
  it('are read with all of their keys', () => {
    const text = `# A wand.
face wand.111
visibility 60
magicmap light_orange
is_floor 0
smoothface empty_S.111
license GPL 2
comment drawn by hand
end

smoothface road.111 default_S.111
animation wand
facings 2
wand.111
# the other way
wand.112
mina
`;
    const { faces, faceLines, smooths, animations, animationLines, problems } = readFaces(
      text,
      'wand.face',
    );
    expect(problems).toEqual([]);
    expect(faces).toEqual([
      {
        name: 'wand.111',
        visibility: 60,
        magicmap: 'light_orange',
        isFloor: false,
        smoothface: 'empty_S.111',
        further: [
          { key: 'license', value: 'GPL 2' },
          { key: 'comment', value: 'drawn by hand' },
        ],
      },
    ]);
    expect(smooths).toEqual([{ face: 'road.111', smoothface: 'default_S.111' }]);
    expect(animations).toEqual([{ name: 'wand', facings: 2, frames: ['wand.111', 'wand.112'] }]);
    expect([faceLines, animationLines]).toEqual([[2], [12]]);
  });

  it('may be collected, and then animations begin with anim', () => {
    const { animations, problems } = readFaces(
      'anim a\na.1\nmina\nanim b\nb.1\nmina\n',
      'animations',
    );
    expect(problems).toEqual([]);
    expect(animations.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it.each([
    ['face\nend\n', 1, 'face', 'a name without blanks', 'nothing'],
    ['face a\n', 1, 'end', '`end` of the face on line 1', 'the end of the file'],
    ['face a\nface b\nend\n', 2, 'end', '`end` of the face on line 1', '"face b"'],
    ['animation a\na.1\n', 2, 'mina', '`mina` of the animation on line 1', 'the end of the file'],
    ['animation a\nfacings 3\na.1\nmina\n', 2, 'facings', 'one of 1, 2, 4, 8', '"3"'],
    ['face a\nvisibility much\nend\n', 2, 'visibility', 'an integer from 0 to 255', '"much"'],
    ['face a\nmagicmap\nend\n', 2, 'magicmap', 'one word', 'nothing'],
    ['smoothface a\n', 1, 'smoothface', 'the names of two faces', '"a"'],
    ['face \0\nend\n', 1, 'line', 'text', 'a NUL character'],
  ])('are errors in %j', (text, line, field, expected, got) => {
    expect(readFaces(text, 'a.face').problems).toEqual([
      { severity: 'error', file: 'a.face', line, field, expected, got },
    ]);
  });

  it.each([
    ['animation a\nfacings 4\na.1\nmina\n', 4, 'animation'],
    ['animation a\nmina\n', 2, 'animation'],
    ['face a\nvisibility 300\nend\n', 2, 'visibility'],
    ['colour red\n', 1, 'colour'],
  ])('are doubtful in %j', (text, line, field) => {
    expect(readFaces(text, 'a.face').problems).toMatchObject([
      { severity: 'warning', line, field },
    ]);
  });

  const lines = [
    ...['face a', 'face', 'face a b', 'visibility 3', 'visibility 999', 'visibility', 'is_floor 1'],
    ...['magicmap red', 'magicmap', 'smoothface b', 'smoothface a b', 'smoothface a b c', 'end x'],
    ...['animation a', 'anim b', 'animation', 'facings 2', 'facings 3', 'facings', 'a.1', 'a 1'],
    ...['mina', 'mina x', '#', 'license GPL 2'],
  ];

  it('are written back byte for byte, and typed as they were read', () => {
    fc.assert(
      fc.property(textOf(lines), text => {
        const { faces, smooths, animations, document } = readFaces(text, 'a.face');
        expect(writeFaceDocument(document)).toBe(text);
        const again = readFaces(writeFaces({ faces, smooths, animations }), 'again.face');
        expect({ ...again }).toMatchObject({ faces, smooths, animations });
      }),
      { numRuns: 2000 },
    );
  });

  it('are refused for writing when the format can’t say them', () => {
    const animation = { name: 'a', facings: 1, frames: ['a.1'] };
    expect(() => writeFaces({ faces: [{ name: 'a b' }] })).toThrow('face: expected a name');
    expect(() => writeFaces({ faces: [{ name: 'a', visibility: 256 }] })).toThrow('visibility');
    const further = [{ key: 'end', value: '' }];
    expect(() => writeFaces({ faces: [{ name: 'a', further }] })).toThrow('further');
    expect(() => writeFaces({ animations: [{ ...animation, facings: 3 }] })).toThrow('facings');
    expect(() => writeFaces({ animations: [{ ...animation, frames: ['mina'] }] })).toThrow(
      'frames',
    );
  });
});

describe('artifacts', () => {
  it('are read with their conditions, names repeated or not', () => {
    const text = `# For helmets.
Allowed helmet, full helmet,!crown
chance 6
difficulty 10
Object Clarity
type 34
Int 1
face_suffix clear
msg
It hums.
endmsg
end
Allowed all
chance 3
Object Clarity
type 15
end
`;
    const { artifacts, lines, allowedLines, problems } = readArtifacts(text, 'artifacts');
    expect(problems).toEqual([]);
    expect(artifacts).toMatchObject([
      {
        allowed: ['helmet', 'full helmet'],
        forbidden: ['crown'],
        chance: 6,
        difficulty: 10,
        object: {
          arch: 'Clarity',
          fields: { type: 34, int: 1, msg: 'It hums.\n' },
          keyValues: { face_suffix: 'clear' },
        },
      },
      { allowed: [], forbidden: [], chance: 3, difficulty: 0, object: { fields: { type: 15 } } },
    ]);
    expect([lines, allowedLines]).toEqual([
      [5, 15],
      [2, 13],
    ]);
  });

  it.each([
    ['chance many\nObject a\nend\n', 1, 'chance', 'an integer from 0 to 65535', '"many"'],
    ['difficulty 256\nObject a\nend\n', 1, 'difficulty', 'an integer from 0 to 255', '"256"'],
    ['Object a\nend\nAllowed all\n', 3, 'Allowed', 'an Object after it', 'the end of the file'],
    ['Object a\n', 1, 'end', '`end` of Object "a" on line 1', 'the end of the file'],
    ['Object a\nlevel x\nend\n', 2, 'level', 'an integer from -32768 to 32767', '"x"'],
    [
      'Object a\nend\nMore\nObject b\nend\n',
      4,
      'more',
      'an artifact in one part',
      'a further part',
    ],
  ])('are errors in %j', (text, line, field, expected, got) => {
    expect(readArtifacts(text, 'artifacts').problems).toEqual([
      { severity: 'error', file: 'artifacts', line, field, expected, got },
    ]);
  });

  it('names a line that says nothing to it', () => {
    expect(readArtifacts('rarity 3\nObject a\nend\n', 'artifacts').problems).toMatchObject([
      { severity: 'warning', line: 1, field: 'rarity' },
    ]);
  });

  const lines = [
    ...['Allowed all', 'Allowed a, b c,!d', 'Allowed -e', 'allowed !all,', 'Allowed !', 'Allowed'],
    ...['chance 3', 'chance -1', 'chance', 'difficulty 700', 'Object a', 'Object', 'Object NONE'],
    ...['end', 'end', 'type 15', 'sp 0', 'arch b', 'cursed 1', 'msg', 'endmsg', 'More', 'rarity 1'],
  ];

  it('are written back byte for byte, and typed as they were read', () => {
    fc.assert(
      fc.property(textOf(lines), text => {
        const options = { keepBlankLines: true };
        const { artifacts, document } = readArtifacts(text, 'artifacts', options);
        expect(writeArc(document)).toBe(text);
        const again = readArtifacts(writeArtifacts(artifacts), 'again', options);
        expect(again.artifacts).toEqual(artifacts);
      }),
      { numRuns: 2000 },
    );
  });

  it('are refused for writing when the format can’t say them', () => {
    const [artifact] = readArtifacts('Object a\nend\n', 'artifacts').artifacts;
    const wrong = (change: object) => () => writeArtifacts([{ ...artifact!, ...change }]);
    expect(wrong({ allowed: ['a,b'] })).toThrow('Allowed');
    expect(wrong({ allowed: ['all'] })).toThrow('Allowed');
    expect(wrong({ chance: 65_536 })).toThrow('chance');
    expect(wrong({ difficulty: -1 })).toThrow('difficulty');
  });
});

describe('races', () => {
  it('are read with their members in order', () => {
    const { races, lines, memberLines, problems } = readRaces(
      '# Weak ones first.\nRACE undead\n  skeleton\n  lich\n\nrace vermin\nrat\n',
      'races',
    );
    expect(problems).toEqual([]);
    expect(races).toEqual([
      { name: 'undead', members: ['skeleton', 'lich'] },
      { name: 'vermin', members: ['rat'] },
    ]);
    expect([lines, memberLines]).toEqual([
      [2, 6],
      [[3, 4], [7]],
    ]);
  });

  it('name what is wrong', () => {
    expect(readRaces('rat\nRACE a b\nRACE c\ntwo words\n', 'races').problems).toMatchObject([
      { severity: 'error', line: 1, field: 'RACE', got: '"rat"' },
      { severity: 'error', line: 2, field: 'RACE', got: '"a b"' },
      { severity: 'warning', line: 4, field: 'two', got: '"two words", which is ignored' },
    ]);
  });

  it('are written back byte for byte, and typed as they were read', () => {
    const lines = ['RACE a', 'race b', 'RACE', 'RACE a b', 'rat', 'cave_rat', 'two words'];
    fc.assert(
      fc.property(textOf(lines), text => {
        const { races, document } = readRaces(text, 'races');
        expect(writeRaceDocument(document)).toBe(text);
        expect(readRaces(writeRaces(races), 'again').races).toEqual(races);
      }),
      { numRuns: 2000 },
    );
    expect(() => writeRaces([{ name: 'a', members: ['b c'] }])).toThrow('archetype');
  });
});
