import { describe, expect, it } from 'vitest';
import { loadContent, surveyContent } from '../content.ts';

const arc = (text: string, path = 'a.arc') => ({ path, text });
const trs = (text: string) => ({ path: 'a.trs', text });
const factsOf = (text: string) => surveyContent([arc(text)]).facts;

/** A monster that is met by chance, with these keys. */
const monster = (keys: string) =>
  `Object beast\nmonster 1\nalive 1\nlevel 1\nmovement 12\nnotices 8\nfrequency 9\n${keys}\nend\n`;

describe('a monster', () => {
  it.each([
    ['blow_1 chew 1x4', 'blow_1', 'chew 1x4'],
    ['blow_1 bite', 'blow_1', 'bite'],
    ['blow_1 bite 1d0', 'blow_1', 'bite 1d0'],
    ['blow_1 bite 900d900', 'blow_1', 'bite 900d900'],
    ['blow_1 bite 1d2 terify', 'blow_1', 'terify'],
    ['blow_2 bite 1d2', 'blow_2', 'blow_2'],
    ['combat_flags evil wicked', 'combat_flags', 'wicked'],
    ['gait hop', 'gait', 'hop'],
    ['doors smash', 'doors', 'smash'],
    ['company lots', 'company', 'lots'],
    ['hue nohue', 'hue', 'nohue'],
    ['spell_flags sleepless', 'spell_flags', 'sleepless'],
    ['movement 1300', 'movement', '1300'],
    ['movement -3', 'movement', '-3'],
    ['light_radius 61', 'light_radius', '61'],
    ['flees_below often', 'flees_below', 'often'],
    ['resist_fire 5000', 'resist_fire', '5000'],
  ])('is refused for %j', (line, field, got) => {
    const text = monster('name beast').replace(`${line.split(' ')[0]} 12\n`, '');
    expect(factsOf(text.replace(/end\n$/, `${line}\nend\n`))).toMatchObject([
      { file: 'a.arc', field, got },
    ]);
  });

  it.each(['9', '-1'])('that splits is refused for %j parts', food => {
    const text = (keys: string) => monster(`food ${food}\n${keys}`);
    expect(factsOf(text('splitting 1'))).toMatchObject([
      { file: 'a.arc', field: 'food', got: food },
    ]);
    // Crossfire's key has other meanings for monsters that don't split.
    expect(factsOf(text('one_hit 1'))).toEqual([]);
    expect(factsOf(monster('food 8\nsplitting 1'))).toEqual([]);
  });

  it('names the line of the field and the nearest word', () => {
    expect(factsOf(monster('gait swimm'))).toMatchObject([
      { line: 8, expected: 'a word such as swim' },
    ]);
  });

  it('has to say how fast it is and how far it notices, if it is met by chance', () => {
    const text = (frequency: number) => `Object beast\nmonster 1\nfrequency ${frequency}\nend\n`;
    expect(factsOf(text(3)).map(({ field }) => field)).toEqual(['movement', 'notices']);
    expect(factsOf(text(0))).toEqual([]);
  });
});

describe('a thing', () => {
  it.each([
    ['type 15\ndamage_dice 2e4', 'damage_dice'],
    ['type 85\ndamage_dice fire', 'damage_dice'],
    ['type 109\ncharges_dice many', 'charges_dice'],
    ['type 16\nwear bodi', 'wear'],
    ['type 14\nlauncher_kind bow', 'launcher_kind'],
    ['type 16\nto_armour 500', 'to_armour'],
  ])('is refused for %j', (keys, field) => {
    expect(factsOf(`Object thing\n${keys}\nend\n`)).toMatchObject([{ field }]);
  });

  it('is checked inside of what carries it, too', () => {
    const text = `Object club\ntype 15\ndamage_dice 1d6\nend\n${monster('arch club\nnrof 99999\nend')}`;
    expect(factsOf(text)).toMatchObject([{ field: 'nrof', got: '99999' }]);
  });

  it('that lets out a spell has to hold one', () => {
    const book = 'Object book\ntype 85\narch hat\nend\nend\nObject hat\ntype 34\nend\n';
    expect(factsOf(book)).toMatchObject([
      { line: 3, field: 'arch', expected: 'a spell', got: 'hat' },
    ]);
  });

  it('can’t carry itself', () => {
    const text =
      'Object bag\ntype 16\narch box\nend\nend\nObject box\ntype 16\narch bag\nend\nend\n';
    expect(factsOf(text).map(({ field }) => field)).toEqual(['arch', 'arch']);
  });
});

describe('limits of what is carried and made', () => {
  const chain = (length: number, links: number) =>
    Array.from({ length }, (_, at) => {
      const inside = at + 1 < length ? `arch box${at + 1}\nend\n`.repeat(links) : '';
      return `Object box${at}\ntype 16\n${inside}end\n`;
    }).join('');

  it('are 64 objects in one another, over several archetypes too', () => {
    expect(factsOf(chain(65, 1))).toEqual([]);
    expect(factsOf(chain(66, 1))).toMatchObject([
      { line: 3, field: 'arch', expected: 'at most 64 objects in one another', got: '65' },
    ]);
  });

  it('are 1000 objects brought along by one', () => {
    expect(factsOf(chain(9, 2))).toEqual([]);
    expect(factsOf(chain(10, 2))).toMatchObject([
      { line: 3, field: 'arch', expected: 'at most 1000 objects inside', got: '1022' },
    ]);
  });

  it.each([
    ['speed 100', []],
    ['speed -100', []],
    ['speed 100.5', ['speed']],
    ['speed -101', ['speed']],
    ['range 127', []],
    ['range -128', ['range']],
  ])('hold for %s', (line, fields) => {
    const text = `Object flight\ntype 102\nsubtype 5\n${line}\nend\n`;
    expect(factsOf(text).map(({ field }) => field)).toEqual(fields);
  });

  it('hold for a range that wouldn’t fit into its field', () => {
    const { problems } = surveyContent([
      arc('Object flight\ntype 102\nsubtype 5\nrange 128\nend\n', 'far.arc'),
    ]);
    expect(problems).toMatchObject([
      { file: 'far.arc', line: 4, field: 'range', got: '"128", which becomes -128' },
      { file: 'far.arc', field: 'range', got: '-128' },
    ]);
  });

  it('name every member of a ring in time that grows with the ring alone', () => {
    const ring = (size: number) =>
      Array.from(
        { length: size },
        (_, at) => `Object e${at}\ntype 102\nsubtype 5\nother_arch e${(at + 1) % size}\nend\n`,
      ).join('');
    expect(factsOf(ring(3)).map(({ line, field }) => [line, field])).toEqual([
      [4, 'other_arch'],
      [9, 'other_arch'],
      [14, 'other_arch'],
    ]);
    expect(factsOf(ring(20_000)).length).toBeGreaterThan(500);
  });
});

describe('a definition in a tree', () => {
  it('takes the place of earlier ones in the order of the files', () => {
    const file = (path: string, level: number) => ({
      path,
      text: `Object rat\nlevel ${level}\nend\n`,
      inTree: true,
    });
    const { content, problems } = surveyContent([file('z.arc', 1), file('a/b.arc', 2)]);
    expect(problems).toEqual([]);
    expect(content.archetypes.map(({ numbers }) => numbers.level)).toEqual([2]);
  });
});

describe('a spell', () => {
  const flight = 'Object flight\ntype 102\nsubtype 5\nspeed 1\nend\n';

  it('has to name what it puts on the map, if its kind does', () => {
    expect(factsOf('Object spell\ntype 101\nsubtype 5\nend\n')).toMatchObject([
      { line: 3, field: 'other_arch', got: 'nothing' },
    ]);
    expect(factsOf(`${flight}Object spell\ntype 101\nsubtype 5\nother_arch flight\nend\n`)).toEqual(
      [],
    );
  });

  it('of a subtype that can’t be cast is kept, and named in a warning', () => {
    const { facts, warnings } = surveyContent([arc('Object spell\ntype 101\nsubtype 48\nend\n')]);
    expect(facts).toEqual([]);
    expect(warnings).toMatchObject([
      {
        line: 3,
        field: 'subtype',
        expected: 'a kind of spell that can be cast: 1 to 47, 49 to 52, 101 to 107',
        got: '48 (party-spell), which can’t be cast here',
      },
    ]);
  });

  it('and its effects keep to numbers with which no tick is without end', () => {
    const text = flight.replace('speed 1\n', 'speed 1000000000\nduration 20000\n');
    expect(factsOf(text).map(({ field, got }) => [field, got])).toEqual([
      ['duration', '20000'],
      ['speed', '1000000000'],
    ]);
  });

  it('and whatever else it puts on the map keeps to the same numbers, of any type or none', () => {
    const spell = 'Object spell\ntype 101\nsubtype 5\nother_arch ball\nend\n';
    const ball = (keys: string) => factsOf(`${spell}Object ball\n${keys}end\n`);
    for (const type of ['', 'type 98\n']) {
      expect(
        ball(`${type}speed 1000000000\ndam 20000\n`).map(({ field, got }) => [field, got]),
      ).toEqual([
        ['dam', '20000'],
        ['speed', '1000000000'],
      ]);
      expect(ball(`${type}speed 0.5\ndam 20\n`)).toEqual([]);
    }
    // A skill of Crossfire's trees, whose level isn't read.
    expect(ball('type 43\nlevel 365\n')).toEqual([]);
  });

  it('that heals names the dice of the casting rules', () => {
    const cure = (keys: string) => `Object spell\ntype 101\nsubtype 105\n${keys}end\n`;
    expect(factsOf(cure('heals 1\n'))).toMatchObject([{ field: 'rules_name', got: 'nothing' }]);
    expect(factsOf(cure('heals 1\nrules_name healing\n'))).toEqual([]);
    expect(factsOf(cure(''))).toEqual([]);
  });

  it('can’t make what makes it again', () => {
    const text = `${flight.replace('end\n', 'other_arch blast\nend\n')}Object blast\ntype 102\nother_arch flight\nend\n`;
    expect(factsOf(text).map(({ field, got }) => [field, got])).toEqual([
      ['other_arch', 'blast'],
      ['other_arch', 'flight'],
    ]);
  });
});

describe('a treasure list', () => {
  const listProblems = (text: string, objects = '') =>
    surveyContent([trs(text), arc(objects)]).facts.map(({ line, field }) => [line, field]);

  it.each([
    ['that names itself twice', 'treasure self\nlist self\nmore\nlist self\nend\n', [[1, 'list']]],
    [
      'in another that is in it',
      'treasure one\nlist two\nend\ntreasure two\nlist one\nend\n',
      [
        [1, 'list'],
        [4, 'list'],
      ],
    ],
  ])('%s is refused', (_, text, expected) => {
    expect(listProblems(text)).toEqual(expected);
  });

  it('that doubles forty times is refused where it becomes too long', () => {
    const lists = Array.from(
      { length: 40 },
      (_, number) => `treasure l${number}\nlist l${number + 1}\nmore\nlist l${number + 1}\nend\n`,
    );
    const text = `${lists.join('')}treasure l40\narch gem\nend\n`;
    const problems = listProblems(text, 'Object gem\nend\n');
    expect(problems.length).toBeGreaterThan(25);
    expect(problems.length).toBeLessThan(40);
  });

  it('of things that are filled by it is refused', () => {
    expect(
      listProblems('treasure fill\narch bag\nend\n', 'Object bag\nrandomitems fill\nend\n'),
    ).toEqual([[1, 'list']]);
  });

  it('that may come back, but seldom, is none of these', () => {
    expect(listProblems('treasure some\nlist some\nchance 30\nend\n')).toEqual([]);
  });
});

describe('two archetypes of one name', () => {
  const base = arc('Object kobold\nname kobold\nmonster 1\nend\n', 'base.arc');
  const other = (keys: string) =>
    arc(`Object kobold\nname mine\nmonster 1\n${keys}end\n`, 'mine.arc');

  it('are an error that names both places', () => {
    expect(() => loadContent([base, other('')])).toThrow(
      'mine.arc:1: Object: expected a name of its own, or the key overrides 1: base.arc:1 has it too, got kobold',
    );
  });

  it.each([
    ['by its key', other('overrides 1\n')],
    ['because its file is laid over', { ...other(''), overrides: true }],
  ])('are one when the second overrides %s, and the first is in no list any more', (_, over) => {
    const content = loadContent([base, over, arc('Object jackal\nmonster 1\nend\n', 'c.arc')]);
    expect(content.archetypes.map(({ id, name }) => [id, name])).toEqual([
      ['jackal', 'jackal'],
      ['kobold', 'mine'],
    ]);
    expect(content.archetypes.every((archetype, index) => archetype.index === index)).toBe(true);
  });

  it('are an error again when two override the third', () => {
    const third = { ...other('overrides 1\n'), path: 'third.arc' };
    expect(() => loadContent([base, other('overrides 1\n'), third])).toThrow('third.arc:1: Object');
  });

  it('are none when there is nothing to override: a warning', () => {
    const { problems, warnings } = surveyContent([other('overrides 1\n')]);
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ field: 'overrides', got: 'kobold' }]);
  });

  it('holds for treasure lists', () => {
    const list = 'treasure floor\nlist none\nend\n';
    expect(() => loadContent([trs(list), { path: 'b.trs', text: list }])).toThrow('b.trs:1');
    const over = { path: 'b.trs', text: list.replace('end', 'nrof 2\nend'), overrides: true };
    expect(loadContent([trs(list), over]).treasure.list('floor').items).toMatchObject([
      { nrof: 2 },
    ]);
  });
});

describe('a monster of several squares', () => {
  const part = (name: string, x: number, y: number) =>
    `More\nObject ${name}\nx ${x}\ny ${y}\nend\n`;
  const big = (...parts: string[]) => factsOf(monster('name beast') + parts.join(''));

  it('has a square of its own for each part, beside another', () => {
    expect(big(part('b', 1, 0), part('c', 1, 1))).toEqual([]);
    expect(big(part('b', 1, 0), part('c', 1, 0))).toMatchObject([
      { line: 17, field: 'x', expected: 'a square of its own, not that of b', got: '1, 0' },
    ]);
    expect(big(part('b', 0, 0))).toMatchObject([
      { field: 'x', expected: 'a square of its own, not that of the head beast' },
    ]);
    expect(big(part('b', 2, 0))).toMatchObject([
      { line: 12, field: 'x', expected: 'a square beside another of beast', got: '2, 0' },
    ]);
  });

  it('is at most 8 by 8 squares large', () => {
    const row = (length: number) =>
      Array.from({ length: length - 1 }, (_, at) => part(`p${at}`, at + 1, 0));
    expect(big(...row(8))).toEqual([]);
    expect(big(...row(9))).toMatchObject([
      { field: 'more', expected: 'at most 8 × 8 squares', got: '9 × 1' },
    ]);
  });

  it('is made of the parts in its own file', () => {
    const text = monster('name beast') + part('b', 1, 0);
    const { content } = surveyContent([arc(text), arc(part('c', 2, 0).slice(5), 'b.arc')]);
    expect(content.archetype('beast').shape.size).toBe(2);
    expect(content.archetype('b').partOf).toBe('beast');
    expect(content.archetype('c').partOf).toBeUndefined();
  });
});
