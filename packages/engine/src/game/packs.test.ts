import { describe, expect, it } from 'vitest';
import { Creature, hitDice, moodBit, moodsOf } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import {
  type ContentFile,
  isVain,
  makeObject,
  sentPacks,
  withSentPacks,
} from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { typesInBlow } from '../spells/index.ts';
import { attackTypesOf } from './monsters/monster-weapon.ts';
import { loadContent, mountBeside, surveyContent } from './powers/load-content.ts';
import { dungeonFiles } from './testing/content.ts';
import { Scene } from './testing/scene.ts';

const house = createRulesets().resolve('house');

const SHIPPED: readonly ContentFile[] = [
  {
    path: 'own.arc',
    text: `Object marsh_newt
name marsh newt
monster 1
level 1
movement 12
notices 8
frequency 1
glyph :
end
Object shipped_gem
name gem
type 60
glyph *
end
`,
  },
  { path: 'own.trs', text: 'treasure floor\narch shipped_gem\nend\n' },
];

/** One file of a pack. */
function file(pack: string, path: string, text: string): ContentFile {
  return { pack, path, text };
}

const creature = (name: string, keys: string) =>
  `Object ${name}\nmonster 1\nalive 1\nlevel 1\nhp 4\ndam 2\nac 5\nwc 15\nspeed 0.1\n${keys}end\n`;

/** The only archetype of that name in a pack. */
function mounted(text: string, id: string) {
  return loadContent([...SHIPPED, file('wood', 'a.arc', text)]).archetype(`wood:${id}`);
}

describe('names of a pack', () => {
  it('are looked for in the pack first, then in what ships', () => {
    const own = `${creature('marsh_newt', '')}${creature('keeper', 'randomitems hoard\n')}`;
    const content = loadContent([
      ...SHIPPED,
      file('wood', 'a.arc', own),
      file('wood', 'a.trs', 'treasure hoard\narch marsh_newt\nmore\narch shipped_gem\nend\n'),
    ]);
    expect(content.archetype('wood:keeper').texts.randomitems).toBe('wood:hoard');
    expect(content.treasure.list('wood:hoard').items.map(({ arch }) => arch)).toEqual([
      'wood:marsh_newt',
      'shipped_gem',
    ]);
    // What ships is as it was.
    expect(content.archetype('marsh_newt').name).toBe('marsh newt');
    expect(content.archetypes[0]!.id).toBe('marsh_newt');
  });

  it('lead to an earlier pack, but never to a later one', () => {
    const one = file('one', 'a.arc', creature('badger', 'randomitems late\n'));
    const two = file('two', 'a.arc', creature('fox', 'randomitems early\n'));
    const content = loadContent([
      ...SHIPPED,
      one,
      two,
      file('one', 'a.trs', 'treasure early\narch badger\nend\n'),
      file('two', 'a.trs', 'treasure late\narch badger\nend\n'),
    ]);
    expect(content.archetype('two:fox').texts.randomitems).toBe('one:early');
    expect(content.archetype('one:badger').texts.randomitems).toBeUndefined();
    expect(content.treasure.list('two:late').items[0]!.arch).toBe('one:badger');
  });

  it('that also ship are listed, and both stay', () => {
    const { content } = surveyContent([
      ...SHIPPED,
      file('wood', 'a.arc', creature('marsh_newt', 'name wood newt\n')),
      file('wood', 'a.trs', 'treasure floor\narch marsh_newt\nend\n'),
    ]);
    expect(content.packs[0]!.clashes).toEqual([
      { kind: 'archetype', name: 'marsh_newt', file: 'wood/a.arc', line: 1, with: 'the game' },
      { kind: 'treasure list', name: 'floor', file: 'wood/a.trs', line: 1, with: 'the game' },
    ]);
    expect(content.treasure.list('floor').items[0]!.arch).toBe('shipped_gem');
    expect(content.packs[0]!.floor).toBe('wood:floor');
  });

  it('that lead nowhere are reported with their line, and an entry of a list gives nothing', () => {
    const { content, problems, warnings } = surveyContent([
      ...SHIPPED,
      file(
        'wood',
        'deep/a.trs',
        'treasureone hoard\narch nobody\nchance 3\nmore\nlist none\nend\n',
      ),
    ]);
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([
      { file: 'wood/deep/a.trs', line: 2, field: 'arch', got: 'nobody' },
    ]);
    expect(content.treasure.list('wood:hoard').items).toMatchObject([
      { list: 'NONE', chance: 3 },
      { list: 'none' },
    ]);
  });

  it('of walls that face their caster lead to an archetype for each direction, or the spell makes none', () => {
    const spell = 'Object raise\ntype 101\nsubtype 15\nlevel 1\nsp 1\nrace slab_%d\nend\n';
    const slabs = Array.from({ length: 8 }, (_, at) => `Object slab_${at + 1}\ntype 0\nend\n`);
    const whole = mounted(spell + slabs.join(''), 'raise');
    expect([whole.subtype, whole.texts.race]).toEqual([15, 'wood:slab_%d']);
    const content = loadContent([
      ...SHIPPED,
      file('wood', 'a.arc', spell + slabs.slice(1).join('')),
    ]);
    expect(isVain(content.archetype('wood:raise'))).toBe(true);
    expect(content.packs[0]!.warnings).toMatchObject([
      { file: 'wood/a.arc', line: 6, field: 'race' },
    ]);
    const shipped = { path: 'wall.arc', text: spell };
    expect(() => loadContent([...SHIPPED, shipped])).toThrow(
      'wall.arc:6: race: expected an archetype for each direction',
    );
  });

  it('of a pack that has none are an error of its field', () => {
    expect(() => loadContent([...SHIPPED, file('My Pack', 'a.arc', '')])).toThrow(UsageError);
  });
});

describe('a creature of a pack', () => {
  const at = (keys: string) => new Creature(5, mounted(creature('beast', keys), 'beast'), 0, 1);

  it.each([
    ['ac 4\n', 36],
    ['ac -15\n', 150],
    ['ac 12\n', 0],
  ])('with %j has armour class %i', (keys, armourClass) => {
    expect(at(keys).facts.armourClass).toBe(armourClass);
  });

  it('hits by its wc in place of its level, and does one die of dam', () => {
    const beast = at('wc -3\ndam 17\nlevel 9\n');
    expect(beast.blowLevel).toBe(13);
    expect(beast.level).toBe(9);
    expect(beast.facts.blows).toMatchObject([{ dice: { count: 1, sides: 17, bonus: 0 } }]);
    expect(at('no_attack 1\n').facts.blows).toEqual([]);
  });

  it('has its hit points as they are, and 120 points of movement for a speed of 1', () => {
    const beast = at('hp 73\nspeed -0.26\n');
    expect(hitDice(house, 1, beast.traits)).toEqual({ count: 0, sides: 0, bonus: 73 });
    expect(beast.speed).toBe(31);
    expect(at('speed 0\n').speed).toBe(0);
    expect(at('speed 0.001\n').speed).toBe(1);
  });

  it('has habits and side effects by its flags and attack types', () => {
    const beast = at('sleep 1\nrun_away 15\ncan_use_bow 1\nstand_still 1\nattacktype 4100\n');
    expect(beast.traits).toMatchObject({
      startsAsleep: true,
      fleesBelow: 15,
      shoots: true,
      staysPut: true,
      castsNothing: true,
    });
    expect(beast.facts.blows).toMatchObject([{ method: 'flame', effect: '' }]);
    // Paralysis comes by the rule of hits (states-by-blows.test.ts).
    expect(typesInBlow(attackTypesOf(beast))).toBe(4096);
    expect(at('').traits.startsAsleep).toBe(false);
    expect(at('unaggressive 1\n').facts.notices).toBe(0);
    expect(at('Wis 14\n').facts.notices).toBe(14);
  });

  it('is met unless it is friendly, without level, or made by a spell', () => {
    const frequency = (keys: string) => at(keys).traits.frequency;
    expect(frequency('')).toBe(2);
    expect(frequency('friendly 1\n')).toBe(0);
    expect(frequency('level 0\n')).toBe(0);
    const summoned = `${creature('imp', '')}Object spell_call\ntype 101\nsubtype 27\nother_arch imp\nend\n`;
    expect(mounted(summoned, 'imp').numbers.frequency).toBe(0);
  });

  it('takes up the squares of its parts, which look like it', () => {
    const part = (x: number) => `More\nObject p${x}\nmonster 1\nx ${x}\nend\n`;
    const beast = mounted(`${creature('beast', '')}${part(1)}${part(2)}`, 'beast');
    expect(beast.shape.size).toBe(3);
    expect(beast.parts.map(({ archetype }) => archetype)).toEqual(['wood:p1', 'wood:p2']);
    const content = loadContent([
      ...SHIPPED,
      file('wood', 'a.arc', `${creature('beast', '')}${part(1)}`),
      file('far', 'a.arc', `${creature('beast', '')}${part(20)}`),
    ]);
    const piece = content.archetype('wood:p1');
    expect([piece.partOf, piece.texts.glyph, piece.numbers.frequency]).toEqual([
      'wood:beast',
      'B',
      0,
    ]);
    // Of a creature that is too large only the head is left, and the pack says so.
    expect(content.archetype('far:beast').shape.size).toBe(1);
    expect(content.packs[1]!.passedOver).toMatchObject([{ count: 1, example: 'beast' }]);
  });

  it('ignores keys of this game, which mean other things in Crossfire’s files', () => {
    const beast = mounted(creature('beast', 'blow_2 bite 9d9\nmovement many\n'), 'beast');
    expect(beast.texts.blow2).toBeUndefined();
    expect(beast.numbers.movement).toBe(12);
  });

  it('is taken as it is when it has a glyph', () => {
    const beast = mounted(creature('beast', 'glyph x\nmovement 7\narmour_class 11\n'), 'beast');
    expect(beast.numbers).toMatchObject({ movement: 7, armourClass: 11 });
    expect(beast.texts.blow1).toBeUndefined();
  });
});

describe('an item of a pack', () => {
  it('is a weapon with one die of dam, the weight of blows, and its magic as enchantment', () => {
    const text =
      'Object b\nname fen sword\ntype 15\ndam 7\nwc 1\nmagic 2\nweight 4500\nbody_arm -2\nmaterial 2\nend\n';
    const { numbers, texts } = mounted(text, 'b');
    expect(texts).toMatchObject({ damageDice: '1d7', weaponKind: 'sword', glyph: ')' });
    expect(numbers).toMatchObject({
      toHit: 1,
      toHitBonus: 2,
      toDamBonus: 2,
      tenthsOfPound: 100,
      twoHanded: 1,
      metallic: 1,
    });
  });

  it('is armour of six points for each of ac and magic', () => {
    const { numbers, texts } = mounted('Object b\ntype 16\nac 3\nmagic 1\nend\n', 'b');
    expect(numbers).toMatchObject({ armourClass: 18, toArmour: 6 });
    expect(texts.wear).toBe('body');
  });

  it('has numbers within the ranges of the game, and says which were moved', () => {
    const { content, warnings } = surveyContent([
      ...SHIPPED,
      file('wood', 'a.arc', 'Object b\ntype 109\nlevel 2000\nend\n'),
    ]);
    expect(content.archetype('wood:b').numbers.level).toBe(127);
    expect(warnings).toMatchObject([{ file: 'wood/a.arc', line: 3, field: 'level', got: '2000' }]);
  });
});

describe('a creature of a pack', () => {
  it('never changes its mood if its file says so', () => {
    const keeper = mounted(creature('keeper', 'no_mood_change 1\n'), 'keeper');
    expect(moodsOf(keeper)).toBe(moodBit('fixed'));
  });
});

describe('a pack', () => {
  it('changes the hash of the content by its files, its name and its place', () => {
    const [a, b] = [creature('fox', ''), creature('hen', '')];
    const hash = (...files: ContentFile[]) => loadContent([...SHIPPED, ...files]).hash;
    const hashes = [
      hash(),
      hash(file('one', 'a.arc', a)),
      hash(file('two', 'a.arc', a)),
      hash(file('one', 'a.arc', b)),
      hash(file('one', 'a.arc', a), file('two', 'b.arc', b)),
      hash(file('two', 'b.arc', b), file('one', 'a.arc', a)),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hash(file('one', 'a.arc', a))).toBe(hashes[1]);
  });

  it('says what it adds, what can’t be cast, and what is passed over', () => {
    const text = `${creature('fox', 'can_use_ring 1\n')}Object spell_bark\ntype 101\nsubtype 48\nend\nObject spell_gone\ntype 101\nsubtype 4\nother_arch nobody\nend\nObject skill_run\ntype 43\nend\n`;
    const [report] = loadContent([...SHIPPED, file('wood', 'a.arc', text)]).packs;
    expect(report).toMatchObject({
      name: 'wood',
      counts: { creatures: 1, spells: 2, items: 0, effects: 0, others: 1, lists: 0 },
      met: 1,
      uncastable: [{ name: 'spell_bark', reason: 'subtype 48 (party-spell) isn’t built' }],
    });
    expect(report!.passedOver.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['skills aren’t used', 'wears no ring']),
    );
  });

  it('casts in vain what should make something that nothing defines, at the full price', () => {
    const spells = [
      'Object spell_gone\ntype 101\nsubtype 4\nlevel 1\nsp 3\nother_arch nobody\nend\n',
      'Object spell_wall\ntype 101\nsubtype 15\nlevel 1\nsp 3\nrace brick_%d\nend\n',
      'Object spell_shots\ntype 101\nsubtype 36\nlevel 1\nsp 3\nother_arch nobody\nend\n',
    ];
    const loaded = loadContent([...dungeonFiles(), file('wood', 'a.arc', spells.join(''))]);
    for (const id of ['spell_gone', 'spell_wall', 'spell_shots']) {
      const scene = new Scene(['#####', '#@..#', '#####'], {
        loaded,
        streams: new Streams(id),
      });
      const { state } = scene;
      const kind = state.content.archetype(`wood:${id}`);
      const spell = makeObject(state.content, kind, () => state.newId());
      state.sheet.spells.push(spell);
      state.sheet.memory.set(spell.id, 1000);
      Object.assign(state.sheet, { energy: 99, maxEnergy: 99, level: 20 });
      for (let tries = 0; tries < 20 && !scene.kinds.includes('cast'); tries++) {
        scene.perform({ kind: 'cast', spell: spell.id, direction: 3 });
      }
      expect(scene.events.find(({ kind: told }) => told === 'cast-in-vain')).toMatchObject({
        why: 'makes-nothing',
      });
    }
  });

  it('names a disease as without use only if no spell brings it', () => {
    const text =
      'Object pox\ntype 158\ninvisible 1\nend\nObject cough\ntype 158\ninvisible 1\nend\n' +
      'Object spell_pox\ntype 101\nsubtype 45\nother_arch pox\nend\n' +
      'Object rune_x\ntype 154\ninvisible 1\nend\n';
    const [report] = loadContent([...SHIPPED, file('wood', 'a.arc', text)]).packs;
    expect(report!.passedOver).toEqual([
      { what: 'no spell brings this disease', count: 1, example: 'cough' },
    ]);
  });

  it('with an error in a file can’t be loaded: the error names the file in the pack', () => {
    const text = 'Object a\ntype 101\nsubtype 4\nother_arch a\nend\n';
    expect(() => loadContent([...SHIPPED, file('wood', 'x/a.arc', text)])).toThrow(
      'wood/x/a.arc:4',
    );
  });
});

/** As one thread hands a value to another; the engine is compiled without the types of its hosts. */
declare function structuredClone<Value>(value: Value): Value;

describe('packs mounted in another thread', () => {
  const big = `${creature('giant', 'slaying elf\n')}More\nObject giant_2\nx 1\ny 0\nend\n`;
  const files = [
    file('wood', 'a.arc', `${big}${creature('stoat', 'randomitems hoard\n')}`),
    file('wood', 'a.trs', 'treasure hoard\narch shipped_gem\nend\n'),
    file('fen', 'b.arc', creature('stoat', '')),
  ];

  it('are the same content as packs that are mounted here', () => {
    const base = loadContent(SHIPPED);
    const here = mountBeside(base, files);
    const there = withSentPacks(base, structuredClone(sentPacks(base, here)));
    expect(there.hash).toBe(here.hash);
    expect(there.archetypes).toEqual(here.archetypes);
    expect(there.archetype('wood:giant').shape.offsets(80)).toEqual(Int32Array.of(0, 1));
    expect(there.treasure.lists).toEqual(here.treasure.lists);
    expect(there.packs).toEqual(here.packs);
  });

  it('belong to the content beside which they were mounted', () => {
    const base = loadContent(SHIPPED);
    const other = loadContent(SHIPPED.slice(0, 1).map(one => ({ ...one, path: 'other.arc' })));
    const sent = sentPacks(base, mountBeside(base, files));
    expect(() => withSentPacks(other, sent)).toThrow('packs mounted beside');
  });
});

describe('what spells make without naming it', () => {
  const bomb =
    'Object keg\ntype 102\nsubtype 8\nspeed 1\nend\nObject spell_keg\ntype 101\nsubtype 8\nother_arch keg\nend\n';
  const flock = 'Object spell_flock\ntype 101\nsubtype 36\nother_arch spell_keg\nend\n';
  const own =
    'Object splint\ntype 102\nsubtype 5\nspeed 1\nend\nObject swarm_spell\ntype 102\nsubtype 36\nspeed 1\nend\n';

  it('is of the pack, where it has archetypes of those names', () => {
    const content = loadContent([...SHIPPED, file('wood', 'a.arc', bomb + flock + own)]);
    expect(content.archetype('wood:keg').texts.splinter).toBe('wood:splint');
    expect(content.archetype('wood:spell_flock').texts.swarm).toBe('wood:swarm_spell');
  });

  it('is what ships, where it has none', () => {
    const content = loadContent([
      ...SHIPPED,
      { path: 'made.arc', text: own },
      file('wood', 'a.arc', bomb + flock),
    ]);
    expect(content.archetype('wood:keg').texts.splinter).toBeUndefined();
    expect(content.archetype('wood:spell_flock').texts.swarm).toBeUndefined();
  });
});
