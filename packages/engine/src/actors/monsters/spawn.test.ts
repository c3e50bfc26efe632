import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { loadContent } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { monsterTraits } from '../shared/monster-traits.ts';
import { castBy, chooseKind, groupSize, makeMonster, spawnTable } from './spawn.ts';

const house = createRulesets().resolve('house');

const kinds = [
  ['rat', 'level 0\nfrequency 3\ncompany few'],
  ['ant', 'level 2\nfrequency 1\ncompany many'],
  ['eel', 'level 2\nfrequency 5\ngait swim'],
  ['ogre', 'level 5\nfrequency 2\narch club\nnrof 2\nend'],
  ['unique', 'level 1\nfrequency 0'],
] as const;

const content = loadContent([
  {
    path: 'kinds.arc',
    text: kinds
      .map(
        ([id, keys]) =>
          `Object ${id}\nmonster 1\nblow_1 bite 1d2\nmovement 12\nnotices 8\n${keys}\nend\n`,
      )
      .join(''),
  },
  { path: 'club.arc', text: 'Object club\ntype 15\ndamage_dice 1d6\nend\n' },
]);

const ids = (depth: number, heroLevel: number) =>
  spawnTable(house.slots.world.spawning, content, { depth, heroLevel }).map(({ kind }) => kind.id);

describe('the kinds that are met', () => {
  it('are of level depth / 6 to (depth + hero level) / 2, common enough and on foot', () => {
    expect(ids(1, 1)).toEqual(['rat']);
    expect(ids(3, 1)).toEqual(['rat', 'ant']);
    expect(ids(5, 6)).toEqual(['rat', 'ant', 'ogre']);
    expect(ids(6, 6)).toEqual(['ant', 'ogre']);
  });

  it('come by their weights', () => {
    const table = spawnTable(house.slots.world.spawning, content, { depth: 5, heroLevel: 6 });
    const odds = new Enumerator().ask(
      (chance, _: object, given: typeof table) => chooseKind(chance, given)?.id,
      {},
      table,
    );
    expect(odds.list.map(({ value, probability }) => [value, probability])).toEqual([
      ['rat', 3 / 6],
      ['ant', 1 / 6],
      ['ogre', 2 / 6],
    ]);
    expect(chooseKind(new Streams('none').stream('level'), [])).toBeUndefined();
  });

  it('swim where it is wet', () => {
    const table = spawnTable(house.slots.world.spawning, content, { depth: 5, heroLevel: 6 }, [
      'swim',
    ]);
    expect(table.map(({ kind }) => kind.id)).toEqual(['eel']);
  });
});

describe('a group', () => {
  const sizes = (id: string, heroLevel: number) => {
    const traits = monsterTraits(content.archetype(id));
    return new Enumerator().askNumber(
      (chance, _: object, level: number) => groupSize(chance, house.slots.world, traits, level),
      {},
      heroLevel,
    );
  };

  it('of loners is one', () => {
    expect(sizes('ogre', 9).max).toBe(1);
  });

  it('comes every other time, small while the hero is', () => {
    expect([...sizes('rat', 1)]).toEqual([
      [1, 1 / 2],
      [2, 1 / 2],
    ]);
    const later = sizes('rat', 5);
    expect([later.probability(1), later.max]).toEqual([1 / 2, 4]);
  });

  it('is large two times in three for monsters that swarm', () => {
    const swarm = sizes('ant', 5);
    expect(swarm.max).toBe(11);
    expect(swarm.atLeast(5)).toBeCloseTo((2 / 3) * (7 / 10), 12);
  });
});

describe('a new monster', () => {
  it('has hit points by its level and carries what its file says', () => {
    const chance = new Streams('made').stream('level');
    let id = 1;
    const nextId = () => ++id;
    const ogre = makeMonster(chance, house, content, content.archetype('ogre'), 7, nextId);
    expect(ogre.hitPoints).toBeGreaterThanOrEqual(7);
    expect(ogre.hitPoints).toBeLessThanOrEqual(56);
    expect(ogre.carried.map(({ archetype, count }) => [archetype.id, count])).toEqual([
      ['club', 2],
    ]);
    expect(ogre.carried[0]!.differences).toEqual({});
  });
});

describe('kinds that keep to their depths', () => {
  const deep = loadContent([
    {
      path: 'deep.arc',
      text: `Object clerk
monster 1
level 1
movement 12
notices 8
frequency 1
from_depth 3
to_depth 4
end
Object hoarder
monster 1
unique 1
level 2
randomitems hoard
arch spell_spit
reach 4
end
arch club
end
end
Object club
type 15
damage_dice 1d6
end
Object spell_spit
type 101
subtype 5
other_arch spit
end
Object spit
type 102
subtype 5
speed 1
end
`,
    },
    { path: 'hoard.trs', text: 'treasure hoard\narch club\nchance 100\nend\n' },
  ]);

  it('are met on them only', () => {
    const depths = [1, 2, 3, 4, 5].filter(
      depth => spawnTable(house.slots.world.spawning, deep, { depth, heroLevel: 9 }).length > 0,
    );
    expect(depths).toEqual([3, 4]);
  });

  it('bring what their lists give; uniques get maximum hit points', () => {
    const chance = new Streams('hoard').stream('level');
    let id = 1;
    const nextId = () => ++id;
    const hoarder = makeMonster(chance, house, deep, deep.archetype('hoarder'), 7, nextId);
    expect(hoarder.hitPoints).toBe(16);
    const carried = hoarder.carried.map(({ archetype }) => archetype.id);
    expect(carried).toEqual(['spell_spit', 'club', 'club']);
  });

  it('have their spells and nothing else when they are called', () => {
    let id = 1;
    const spells = castBy(deep, deep.archetype('hoarder'), () => ++id);
    expect(spells.map(spell => [spell.archetype.id, spell.fact('reach')])).toEqual([
      ['spell_spit', 4],
    ]);
  });
});
