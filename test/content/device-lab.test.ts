// The lab in the worker of a browser: packs of the browser, archetypes as text, and a game file that is brought along.

import { readContent } from '@roguewright/content';
import { figureNamed, parseAddress } from '@roguewright/engine/odds';
import { FakeBrowser } from '@roguewright/web';
import { describe, expect, it } from 'vitest';

const files = readContent();
const window = new FakeBrowser(files).open();

const WEAK = `Object ogre
name ogre
monster 1
alive 1
level 1
movement 10
armour_class 9
blow_1 weapon 1d4
glyph O
icon ogre
hue wounding
end
`;

describe('archetypes as text', () => {
  const duel = { weapon: '2d5', level: '8', creature: 'ogre' };

  it('begin with the text of what ships', async () => {
    const text = await window.labSource('fireball');
    expect(text).toMatch(/^Object spell_fireball\n[\s\S]*\nend\n$/);
    await expect(window.labSource('firebell')).rejects.toThrow('No archetype firebell ships.');
  });

  it('replace what has their name, for this question alone', async () => {
    const before = await window.labAnswer('duel', duel);
    const weak = await window.labAnswer('duel', { ...duel, archetypes: WEAK });
    const win = ({ figures }: typeof before) => figureNamed(figures, 'win')!.value;
    expect(win(weak)).toBeGreaterThan(win(before));
    expect(win(await window.labAnswer('duel', duel))).toBe(win(before));
  });

  it('are unchanged by a text that says the same', async () => {
    const archetypes = await window.labSource('fireball');
    const mage = { spell: 'fireball', int: '18', level: '10' };
    const { figures } = await window.labAnswer('cast', mage);
    expect((await window.labAnswer('cast', { ...mage, archetypes })).figures).toEqual(figures);
  });

  it('may be new, and are then offered', async () => {
    const fetched = await window.labSource('fireball');
    const archetypes = fetched
      .replace('Object spell_fireball', 'Object spell_pyre')
      .replace('name fireball', 'name pyre')
      .replace(/^name_pl .*\n/m, '')
      .replace(/^dam 3$/m, 'dam 30');
    const form = await window.labForm('cast', { archetypes });
    expect(form.fields.find(({ name }) => name === 'spell')?.offers).toContain('pyre');
    const mage = { int: '18', level: '10' };
    const pyre = await window.labAnswer('cast', { ...mage, spell: 'pyre', archetypes });
    const fire = await window.labAnswer('cast', { ...mage, spell: 'fireball' });
    const damage = ({ figures }: typeof pyre) => figureNamed(figures, 'damage')!.value;
    expect(damage(pyre)).toBeGreaterThan(2 * damage(fire));
  });

  it('name every wrong line', async () => {
    const wrong = WEAK.replace('level 1', 'level many').replace('movement 10', 'movment 10');
    const { problems, names } = await window.labArchetypes({ archetypes: wrong });
    expect(names).toEqual(['ogre']);
    expect(problems.map(({ line }) => line)).toEqual(expect.arrayContaining([5]));
    await expect(window.labAnswer('duel', { ...duel, archetypes: wrong })).rejects.toMatchObject({
      field: '--archetypes',
      message: expect.stringContaining('line 5, level: expected'),
    });
    const form = await window.labForm('duel', { archetypes: wrong });
    expect(form.fields.length).toBeGreaterThan(10);
  });
});

describe('packs of the browser', () => {
  it('are offered, and asked about by their names', async () => {
    const text = WEAK.replace('Object ogre', 'Object bog_ogre').replace(
      'name ogre',
      'name bog ogre',
    );
    await window.addPack('bog', [{ path: 'bog.arc', text }]);
    const form = await window.labForm('duel', { content: 'bog' });
    expect(form.fields.find(({ name }) => name === 'content')?.offers).toEqual(['bog']);
    expect(form.fields.find(({ name }) => name === 'creature')?.offers).toContain('bog-ogre');
    const duel = { weapon: '2d5', level: '8', creature: 'bog ogre' };
    const { title } = await window.labAnswer('duel', { ...duel, content: 'bog' });
    expect(title).toContain('bog ogre');
    await expect(window.labAnswer('duel', { ...duel, content: 'fen' })).rejects.toThrow('fen');
  });
});

it('a game file asks with the numbers of its hero, and isn’t kept', async () => {
  const game = await window.create({
    heroName: 'Circe',
    role: 'wizard',
    race: 'human',
    seed: 'brought',
  });
  const text = await window.exportFile(game);
  const other = new FakeBrowser(files);
  const { hero, questions } = await other.open().labFile(text);
  expect(hero).toBe('Circe');
  const { question, inputs } = parseAddress(questions[0]!.address);
  expect(question).toBe('cast');
  const { title } = await window.labAnswer('cast', inputs);
  expect(title).toContain('A level 1 wizard');
  await expect(other.open().labFile('{}')).rejects.toThrow('a game of Roguewright');
  expect(other.reported).toEqual([]);
});
