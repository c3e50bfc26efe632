import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { loadContent, surveyContent } from '../content.ts';
import { godCalled, ownsRace, sentBy, slaysRace } from './god.ts';

const { foreign } = createRulesets().resolve('house').slots.world;

const GOD = `Object god_of_mud
name Mud
type 50
race frog,newt
slaying undead, heron
title god_of_sand
path_attuned 64
path_denied 2
attacktype 1024
resist_poison 30
resist_fire -10
servants bog_newt
altar mud_altar
teaches spell_mud
randomitems mud_gifts
msg
It is patient.
endmsg
end
Object god_of_sand
name Sand
type 50
end
Object bog_newt
name bog newt
monster 1
end
Object mud_altar
name mud altar
type 56
other_arch god_of_mud
end
Object spell_mud
name mud
type 101
subtype 24
end
`;
const LISTS = 'treasure mud_gifts\narch spell_mud\nend\n';

const files = (arc: string) => [
  { path: 'a.arc', text: arc },
  { path: 'a.trs', text: LISTS },
];

describe('a god', () => {
  const content = loadContent(files(GOD));
  const [mud] = content.gods as [(typeof content.gods)[number]];

  it('is read from its file', () => {
    expect(mud).toMatchObject({
      ...{ id: 'god_of_mud', name: 'Mud', about: 'It is patient.', enemy: 'god_of_sand' },
      ...{ attuned: 64, repelled: 0, denied: 2, attackType: 1024, altar: 'mud_altar' },
      ...{ resistances: { 10: 30, 2: -10 }, spells: ['spell_mud'], gifts: 'mud_gifts' },
    });
    expect(sentBy(content, mud, 'servants').map(({ id }) => id)).toEqual(['bog_newt']);
    expect(sentBy(content, mud, 'avatars')).toEqual([]);
  });

  it('has races of its own, and slays others', () => {
    expect([ownsRace(mud, 'evil,newt'), ownsRace(mud, 'new')]).toEqual([true, false]);
    expect([slaysRace(mud, 'undead'), slaysRace(mud, 'heron'), slaysRace(mud, 'her')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('goes by its id or its name', () => {
    expect(godCalled(content.gods, 'god_of_mud')).toBe(mud);
    expect(godCalled(content.gods, ' mud ')).toBe(mud);
    expect(godCalled(content.gods, 'rain')).toBeUndefined();
  });

  it.each([
    ['servants bog_newt', 'servants spell_mud', 'servants', 'spell_mud'],
    ['servants bog_newt', 'avatars bog_mewt', 'avatars', 'bog_mewt'],
    ['teaches spell_mud', 'teaches bog_newt', 'teaches', 'bog_newt'],
    ['altar mud_altar', 'altar mud_altar\nartifacts bog_newt', 'artifacts', 'bog_newt'],
    ['altar mud_altar', 'altar spell_mud', 'altar', 'spell_mud'],
    ['other_arch god_of_mud', 'other_arch bog_newt', 'other_arch', 'bog_newt'],
    ['path_denied 2', 'path_denied 2097152', 'path_denied', '2097152'],
    ['monster 1', 'monster 1\ngod mud_altar', 'god', 'mud_altar'],
  ])('is refused for %j changed to %j', (from, to, field, got) => {
    const { facts } = surveyContent(files(GOD.replace(from, to)));
    expect(facts).toContainEqual(expect.objectContaining({ file: 'a.arc', field, got }));
  });

  it('refuses a role that names no god', () => {
    const role = 'Object role_frog\ntype 1\ngods god_of_mud,god_of_rain\nend\n';
    expect(surveyContent(files(`${GOD}${role}`)).facts).toMatchObject([
      { field: 'gods', got: 'god_of_rain' },
    ]);
  });
});

describe('a god of a pack', () => {
  const PACK = `Object Reed
name Reed
type 50
race heron
slaying frog
title Mud
path_attuned 4
randomitems reed_gifts
end
Object altar_reed
name altar
type 56
other_arch Reed
end
Object reed_servant
name holy servant
type 85
invisible 1
slaying grey_heron
end
Object grey_heron
name grey heron
monster 1
alive 1
level 3
hp 8
speed 0.2
end
`;
  const content = loadContent(
    [
      ...files(GOD),
      { pack: 'marsh', path: 'b.arc', text: PACK },
      { pack: 'marsh', path: 'b.trs', text: 'treasure reed_gifts\narch reed_servant\nend\n' },
    ],
    undefined,
    foreign,
  );

  it('is mounted with its altar and those whom its list sends', () => {
    const reed = godCalled(content.gods, 'Reed')!;
    expect(reed).toMatchObject({ id: 'marsh:Reed', name: 'Reed', enemy: 'Mud', attuned: 4 });
    expect(content.archetype('marsh:altar_reed').texts.otherArch).toBe('marsh:Reed');
    expect(sentBy(content, reed, 'servants').map(({ id }) => id)).toEqual(['marsh:grey_heron']);
  });
});
