import { describe, expect, it } from 'vitest';
import type { ArchetypeReading, ArcOptions } from './archetype-reading.ts';
import { readArc } from './read-arc.ts';

/** The only archetype of an object's lines. */
function read(lines: string, options?: ArcOptions): ArchetypeReading {
  const { archetypes } = readArc(`Object it\n${lines}\nend\n`, 'it.arc', options);
  expect(archetypes).toHaveLength(1);
  return archetypes[0]!;
}

/** Its fields but for the names. */
function fields(lines: string, options?: ArcOptions): object {
  const { name: _, name_pl: __, ...others } = read(lines, options).fields;
  return others;
}

describe('an archetype', () => {
  it('is read with fields, flags, key/values and inventory', () => {
    const text = `# a comment
Object wand_of_sparks
name wand
name_pl wands
type 109
Str 2
no_drop 1
alive 1
school attack
arch spell_sparks
level 3
end
end
`;
    expect(readArc(text, 'wand.arc')).toMatchObject({
      archetypes: [
        {
          arch: 'wand_of_sparks',
          part: false,
          fields: { name: 'wand', name_pl: 'wands', type: 109, str: 2 },
          flags: ['alive', 'no_drop'],
          keyValues: { school: 'attack' },
          inventory: [{ arch: 'spell_sparks', fields: { level: 3 } }],
        },
      ],
      lines: [2],
      problems: [],
    });
  });

  it('is named like itself, and its plural like its name, unless told otherwise', () => {
    expect(read('').fields).toEqual({ name: 'it', name_pl: 'it' });
    expect(read('name_pl things\nname thing').fields).toEqual({ name: 'thing', name_pl: 'things' });
    expect(read('name thing').fields).toEqual({ name: 'thing', name_pl: 'thing' });
  });
});

describe('a line', () => {
  it('is known by its key in any letter case', () => {
    const { archetypes } = readArc('OBJECT x\nSP 3\nSTR 1\nEnd \t\n', 'x.arc');
    expect(archetypes[0]?.fields).toEqual({ name: 'x', name_pl: 'x', sp: 3, str: 1 });
  });

  it('gives a value from the first space and any further ones to the trailing ones', () => {
    expect(fields('race   green  men   ')).toEqual({ race: 'green  men' });
  });

  it('may have a tab for the space', () => {
    expect(fields('race\tgreen men\nsp\t 4')).toEqual({ race: 'green men', sp: 4 });
  });

  it('is a key/value when its word is unknown, the letter case kept and the last one counting', () => {
    const { keyValues } = read('Foo_Bar  a  b \nFoo_Bar c\nbaz\nqux \n__proto__ p');
    expect(Object.entries(keyValues)).toEqual([
      ['Foo_Bar', 'c'],
      ['__proto__', 'p'],
    ]);
  });

  it('is a key/value, too, when a known word is indented, or stands before text it should not have', () => {
    const { fields: found, keyValues } = read(' sp 5\nend of it\nMore than that\nmsg you');
    expect(found.sp).toBeUndefined();
    expect(keyValues).toEqual({ sp: '5', end: 'of it', More: 'than that', msg: 'you' });
  });

  it('stores nothing when a known word lacks its value', () => {
    expect(fields('sp 5\nsp\nsp ')).toEqual({ sp: 5 });
    expect(fields('sp 5\nsp  ')).toEqual({});
  });

  it('is a comment only in column 0', () => {
    expect(read('# sp 5\n #sp 5').keyValues).toEqual({ '#sp': '5' });
  });

  it('may end with a carriage return, or not at all', () => {
    const text = 'Object x\r\nname y\r\nmsg\r\na\r\n\r\nb\r\nendmsg\r\nend';
    const { archetypes, problems } = readArc(text, 'x.arc');
    expect(archetypes[0]?.fields).toEqual({ name: 'y', name_pl: 'y', msg: 'a\nb\n' });
    expect(problems).toEqual([]);
  });

  it('of a known kind that nothing uses is ignored', () => {
    expect(fields('editor_folder x/y\ncan_parry 1\nspeed_left -1\nsmoothface a b')).toEqual({});
  });
});

describe('msg and lore', () => {
  it('keep comments, keys and leading blanks, and lose blank lines', () => {
    const lines = 'msg\n  a\n\n# b\nend\n \t \nlore\nendmsg \nlore\nc\nendlore';
    expect(fields(lines)).toEqual({ msg: '  a\n# b\nend\nlore\n', lore: 'c\n' });
  });

  it('keep blank lines on request', () => {
    expect(fields('msg\na\n\n \nb\nendmsg', { keepBlankLines: true })).toEqual({
      msg: 'a\n\n\nb\n',
    });
  });

  it('replace an earlier block', () => {
    expect(fields('msg\na\nendmsg\nmsg\nb\nendmsg')).toEqual({ msg: 'b\n' });
    expect(fields('msg\na\nendmsg\nmsg\nendmsg')).toEqual({});
  });
});

describe('a value', () => {
  it.each([
    ['sp 12abc', { sp: 12 }],
    ['sp abc', {}],
    ['dam_modifier 300', { dam_modifier: 44 }],
    ['range 200', { range: -56 }],
    ['hp 40000', { hp: -25536 }],
    ['attacktype -1', { attacktype: 4294967295 }],
    ['exp 5000000000', { exp: 5000000000 }],
    ['value 5000000000', { value: 705032704 }],
    ['resist_fire -100', { resist_fire: -100 }],
    ['body_arm -2', { body_arm: -2 }],
    ['speed -0.4', { speed: -0.4 }],
    ['expmul 1', {}],
    ['expmul 0.5', { expmul: 0.5 }],
    ['face blank.111', {}],
    ['randomitems none', {}],
    ['randomitems None', { randomitems: 'None' }],
    ['sp 5\nsp 0', {}],
  ])('is stored as the original does: %j', (lines, expected) => {
    expect(fields(lines)).toEqual(expected);
  });

  it.each([
    ['31', 31],
    ['289', 33],
    ['walk fly_low', 3],
    ['ALL -boat', 15],
    ['all -all', 31],
    ['flying swim', 14],
    ['all -flying', 25],
    ['-walk walk', 1],
    ['hop walk', 1],
  ])('of movement is bits: %j', (words, bits) => {
    expect(fields(`move_type ${words}`)).toEqual({ move_type: bits });
  });

  it('of slow_move adds walking and sets the penalty', () => {
    const expected = { move_slow: 9, move_slow_penalty: 2.5 };
    expect(fields('move_slow swim\nslow_move 2.5')).toEqual(expected);
  });

  it.each([
    ['fly', { map_layer: 8 }],
    ['Living', { map_layer: 6 }],
    ['floor', {}],
    ['4', { map_layer: 4 }],
    ['sky', {}],
  ])('of map_layer is a number or a name: %j', (layer, expected) => {
    expect(fields(`map_layer ${layer}`)).toEqual(expected);
  });
});

describe('a flag', () => {
  it('is set by any number but 0, and cleared again by 0', () => {
    expect(read('alive 1\nundead 2\nmonster 1\nmonster 0\nsleep x').flags).toEqual([
      'alive',
      'undead',
    ]);
  });

  it('is_animated comes with an animation and goes with NONE', () => {
    const animated = read('animation spin');
    expect(animated).toMatchObject({ fields: { animation: 'spin' }, flags: ['is_animated'] });
    expect(read('animation spin\nis_animated 0').flags).toEqual([]);
    const still = read('animation spin\nanimation NONE');
    expect(still.fields.animation).toBeUndefined();
    expect(still.flags).toEqual([]);
  });

  it('no_pick comes with a weight of 0', () => {
    expect(read('weight 0').flags).toEqual(['no_pick']);
    expect(read('weight 0\nno_pick 0').flags).toEqual([]);
  });

  it('wiz leaves was_wiz behind', () => {
    expect(read('wiz 1').flags).toEqual(['was_wiz', 'wiz']);
    expect(read('wiz 1\nwiz 0').flags).toEqual(['was_wiz']);
  });

  it('identified clears known_magical', () => {
    expect(read('known_magical 1\nidentified 1').flags).toEqual(['identified']);
  });
});
