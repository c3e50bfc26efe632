// Scenes of single statements of the document on spells, each by its number: see tools/trace/rows.json.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { loadContent, makeObject, setBeatitude } from '../objects/index.ts';
import { attackBit } from '../spellcraft/index.ts';
import { releaseSpell } from './testing/release-spell.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';

const spell = (id: string, subtype: number, keys: string) =>
  `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nspell_level 1\nsp 1\n${keys}\nend\n`;

const TEXT = [
  spell('lava', 7, 'range 1\nduration 1\ndam 1\nattacktype 4\nother_arch lava_field'),
  'Object lava_field\ntype 102\nsubtype 7\nspeed 1\nmove_type fly_low\nlifesave 1\nend\n',
  spell('step', 13, 'range 5\nrange_modifier 2\nmaxsp 1'),
  spell('free_rune', 2, 'skill fire\nschool attack'),
  'Object written_rune\nname written rune\ntype 154\nlevel 1\nhp 1\nspeed 1\nmove_on walk\nend\n',
  spell('spark', 5, 'skill fire\nschool attack\ndam 2\nattacktype 4\nother_arch dart'),
  spell('flake', 5, 'skill frost\nschool escape\ndam 2\nattacktype 16\nother_arch dart'),
  'Object dart\ntype 102\nsubtype 5\nspeed 1\nmove_type fly_low\nend\n',
  spell('call', 27, 'attack_movement 16\nother_arch hound'),
  spell('unleash', 27, 'other_arch hound'),
  spell('map', 14, 'range 1\nrange_modifier 1'),
  spell('posts', 15, 'duration 9\nmove_block all\nrace post_%d'),
  spell('slabs', 15, 'duration 9\nmove_block all\nrace slab'),
  spell('both', 15, 'duration 9\nmove_block all\nrace post_%d\nother_arch slab'),
  spell('hedge', 15, 'duration 9\nmove_block all\nother_arch thorns'),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    way => `Object post_${way}\nname post\ntype 45\nhp 3\nmaxhp 3\nmove_block all\nend\n`,
  ),
  'Object slab\nname slab\ntype 45\nhp 3\nmaxhp 3\nmove_block all\nend\n',
  'Object thorns\nname thorns\ntype 45\nalive 1\ntear_down 1\nhp 3\nmaxhp 3\nmove_block all\nend\n',
  spell('veil', 19, 'duration 60'),
  spell('scent', 19, 'duration 60\nrace canine'),
  spell('grave', 19, 'duration 60\nrace undead'),
  spell('probe', 20, 'range 5'),
  spell('cure_confusion', 21, `attacktype ${attackBit('confusion')}`),
  spell('cure_poison', 21, `attacktype ${attackBit('poison')}`),
  spell('cure_blind', 21, `attacktype ${attackBit('blind')}`),
  spell('shining', 21, 'dam 3\nother_arch glint'),
  'Object glint\ntype 102\nspeed 1\nfood 9\nis_used_up 1\nend\n',
  spell('supper', 22, 'food 100'),
  'Object plum\nname plum\nname_pl plums\ntype 6\nnutrition 50\nweight 10\nvalue 3\nend\n',
  spell('coat', 24, 'duration 50\nresist_fire 30\ndam_modifier 2'),
  spell('knit', 24, 'duration 50\nhp 4\ndam_modifier 2'),
  spell('all', 33, 'range 9\nknown_magical 1\nknown_cursed 1\nother_arch glint'),
  'Object hound\nname hound\nmonster 1\nlevel 1\nmovement 12\nnotices 20\nrace canine,beast\nblow_1 bite 1d1\nglyph h\nend\n',
  'Object cat\nname cat\nmonster 1\nlevel 1\nmovement 12\nnotices 20\nrace feline\nblow_1 bite 1d1\nglyph f\nend\n',
  'Object sprite\nname sprite\nmonster 1\nlevel 3\nmovement 12\nnotices 20\nability_one_in 1\nglyph s\narch grave\nend\nend\n',
].join('');

const KINDS = { h: 'hound', f: 'cat', s: 'sprite' };

function play(rows: readonly string[], options: SceneOptions = {}): Scene {
  const scene = new Scene(rows, {
    streams: new Streams('document'),
    content: [{ path: 'document.arc', text: TEXT }],
    kinds: KINDS,
    ...options,
  });
  const { state } = scene;
  state.hero.maxHitPoints = 500;
  state.hero.hitPoints = 400;
  for (const creature of state.level.creatures.all) {
    creature.maxHitPoints = 500;
    creature.hitPoints = 500;
  }
  return scene;
}

/** Moves pass. */
function rest(scene: Scene, moves: number): void {
  for (let move = 0; move < moves; move++) {
    scene.perform({ kind: 'search', count: 1 });
  }
}

const column = ({ state }: Scene) => state.level.map.x(state.hero.square);
const kindOn = ({ state }: Scene, offset: number) =>
  state.level.fixtures.all.find(({ square }) => square === state.hero.square + offset)?.archetype
    .id;

describe('the document on cones', () => {
  it('SP-136: a field that never goes away hurts for ever', () => {
    const scene = play(['#####', '#@j.#', '#####']);
    const [jackal] = scene.state.level.creatures.all;
    jackal!.conditions.set('helpless', 900);
    releaseSpell(scene, 'lava', { direction: 3 });
    rest(scene, 20);
    const after = jackal!.hitPoints;
    rest(scene, 20);
    expect(scene.draw()[1]).toContain('*');
    expect(jackal!.hitPoints).toBeLessThan(after);
    expect(after).toBeLessThan(500);
  });
});

describe('the document on runes', () => {
  it('SP-101: hold a spell of their own skill alone', () => {
    for (const [text, written] of [
      ['spark', 1],
      ['flake', 0],
    ] as const) {
      const scene = play(['#####', '#@..#', '#####']);
      const { state } = scene;
      Object.assign(state.sheet, { energy: 90, maxEnergy: 90, level: 10 });
      state.sheet.attributes.intelligence = 25;
      const [rune] = ['free_rune', 'spark', 'flake'].map(id => {
        const made = makeObject(state.content, state.content.archetype(id), () => state.newId());
        state.sheet.spells.push(made);
        state.sheet.memory.set(made.id, 20_000);
        return made.id;
      });
      scene.perform({ kind: 'cast', spell: rune!, direction: 3, arguments: { text } });
      expect(state.level.fixtures.all).toHaveLength(written);
      expect(state.sheet.energy).toBeLessThan(90);
    }
  });
});

describe('the document on summoning', () => {
  it.each([
    ['call', true],
    ['unleash', false],
  ])('SP-285: a pet of %s follows where the spell says so: %s', (call, follows) => {
    const row = `#@${'.'.repeat(18)}#`;
    const wall = '#'.repeat(row.length);
    const scene = play([wall, row, `#${'.'.repeat(19)}#`, wall]);
    releaseSpell(scene, call, { direction: 3 });
    const [pet] = scene.state.level.creatures.all;
    for (let step = 0; step < 14; step++) {
      scene.perform({ kind: 'move', direction: 3 });
    }
    const { map } = scene.state.level;
    expect(column(scene)).toBeGreaterThan(12);
    expect(Math.abs(map.x(pet!.square) - column(scene)) < 4).toBe(follows);
  });
});

describe('the document on doors through space', () => {
  it.each([
    [1, 5],
    [9, 9],
    [21, 15],
  ])(
    'SP-180, SP-181: at level %i the longest jump is %i squares, by the range modifier',
    (level, squares) => {
      const row = `#@${'.'.repeat(20)}#`;
      const scene = play(['#'.repeat(row.length), row, '#'.repeat(row.length)]);
      releaseSpell(scene, 'step', { direction: 3, level });
      expect(column(scene) - 1).toBe(squares);
    },
  );
});

describe('the document on maps', () => {
  it('SP-183: are the same at level 1 and at level 50', () => {
    const rows = ['############', '#@#........#', '#..........#', '############'];
    const mapped = [1, 50].map(level => {
      const scene = play(rows, { lit: false });
      releaseSpell(scene, 'map', { level });
      return [...scene.state.memory.remembered];
    });
    expect(mapped[0]).toEqual(mapped[1]);
    expect(mapped[0]!.filter(terrain => terrain !== 255).length).toBeGreaterThan(20);
  });
});

describe('the document on walls', () => {
  const ROOM = ['#####', '#...#', '#.@.#', '#...#', '#####'];

  it('SP-187: `race` with %d names one object for each direction', () => {
    for (const [direction, offset] of [
      [3, 1],
      [7, -1],
    ] as const) {
      const scene = play(ROOM);
      releaseSpell(scene, 'posts', { direction });
      expect(kindOn(scene, offset)).toBe(`post_${direction}`);
    }
  });

  it('SP-188: `race` without %d names the same for all', () => {
    const scene = play(ROOM);
    releaseSpell(scene, 'slabs', { direction: 3 });
    expect(kindOn(scene, 1)).toBe('slab');
  });

  it('SP-189: `other_arch` wins over `race`', () => {
    const scene = play(ROOM);
    releaseSpell(scene, 'both', { direction: 3 });
    expect(kindOn(scene, 1)).toBe('slab');
  });

  it('SP-199: the duration becomes the hit points of a living wall', () => {
    const scene = play(ROOM);
    releaseSpell(scene, 'hedge', { direction: 3 });
    const { thing } = scene.state.level.fixtures.wallOn(scene.state.hero.square + 1)!;
    expect([thing.fact('hp'), thing.fact('maxhp')]).toEqual([9, 9]);
  });
});

describe('the document on invisibility', () => {
  /** Whether a creature that hunts has lost the hero after three moves. */
  const isLost = (letter: string, ...spells: readonly string[]) => {
    const scene = play(['###########', `#.@....${letter}..#`, '###########']);
    const [creature] = scene.state.level.creatures.all;
    creature!.hunts = true;
    for (const id of spells) {
      releaseSpell(scene, id);
    }
    rest(scene, 3);
    return !creature!.hunts;
  };

  it('SP-220, SP-223: hides from those whose race text has the spell’s race in it', () => {
    expect(['h', 'f', 'Z'].map(letter => isLost(letter, 'scent'))).toEqual([true, false, false]);
  });

  it('SP-222: without a race hides from everyone but the undead', () => {
    expect(['h', 'f', 'Z'].map(letter => isLost(letter, 'veil'))).toEqual([true, true, false]);
  });

  it('SP-224: is never against the living and the undead at once', () => {
    expect(['h', 'Z'].map(letter => isLost(letter, 'veil', 'grave'))).toEqual([false, true]);
    expect(['h', 'Z'].map(letter => isLost(letter, 'grave', 'veil'))).toEqual([true, false]);
  });

  it('SP-220: of a monster works on the hero whatever its race', () => {
    const scene = play(['###########', '#.@...s...#', '###########']);
    const [sprite] = scene.state.level.creatures.all;
    sprite!.hunts = true;
    rest(scene, 1);
    rest(scene, 1);
    expect(sprite!.unseen).toBe(true);
    expect(scene.state.perceives(sprite!)).toBe(false);
  });
});

describe('the document on examinations', () => {
  it.each([
    ['house', 5],
    ['crossfire', 4],
  ])('SP-227: reach as far as their range; under %s %i squares', (ruleset, squares) => {
    for (const [distance, met] of [
      [squares, true],
      [squares + 1, false],
    ] as const) {
      const row = `#@${'.'.repeat(distance - 1)}j..#`;
      const wall = '#'.repeat(row.length);
      const scene = play([wall, row, wall], { ruleset });
      releaseSpell(scene, 'probe', { direction: 3 });
      expect(scene.kinds.includes('probed')).toBe(met);
    }
  });
});

describe('the document on healing', () => {
  it.each([
    ['SP-230', 'poison', 'poisoned'],
    ['SP-231', 'confusion', 'confused'],
    ['SP-232', 'blind', 'blind'],
  ] as const)('%s: %s ends that condition and no other', (_, word, condition) => {
    const scene = play(['###', '#@#', '###']);
    const { conditions } = scene.state.hero;
    conditions.set('poisoned', 90);
    conditions.set('confused', 90);
    conditions.set('blind', 90);
    expect(releaseSpell(scene, `cure_${word}`)).toBe(true);
    const left = (['poisoned', 'confused', 'blind'] as const).filter(one => conditions.has(one));
    expect(left).not.toContain(condition);
    expect(left).toHaveLength(2);
    expect(releaseSpell(scene, `cure_${word}`)).toBe(false);
  });

  it('SP-238: shows its other_arch on the target', () => {
    const scene = play(['####', '#@.#', '####']);
    releaseSpell(scene, 'shining');
    expect(scene.draw()[1]).toBe('#*.#');
  });
});

describe('the document on food from nothing', () => {
  it('SP-240: is ordinary, and worth nothing', () => {
    const scene = play(['#####', '#@..#', '#####']);
    const { state } = scene;
    state.sheet.nutrition = 500;
    releaseSpell(scene, 'supper');
    const [plums] = state.level.items.get(state.hero.square)!;
    expect([plums!.archetype.id, plums!.count, plums!.fact('value')]).toEqual(['plum', 2, 0]);
    scene.perform({ kind: 'pick-up', item: 0 });
    const carried = state.sheet.inventory.things.find(({ archetype }) => archetype.id === 'plum')!;
    scene.perform({ kind: 'eat', item: carried.id });
    expect(state.sheet.nutrition).toBeGreaterThan(540);
  });
});

describe('the document on changes of ability', () => {
  it('SP-257: each step of the damage adds 1 to a resistance', () => {
    for (const [level, percent] of [
      [1, 30],
      [9, 34],
      [200, 100],
    ] as const) {
      const scene = play(['###', '#@#', '###']);
      releaseSpell(scene, 'coat', { level });
      expect(scene.state.sheet.forces.all[0]?.gives).toEqual({ resistFire: percent });
    }
  });

  it('SP-259: each step adds 1 to the regeneration, and the hero heals by it', () => {
    const healed = [1, 9].map(level => {
      const scene = play(['###', '#@#', '###']);
      releaseSpell(scene, 'knit', { level });
      const { hitPoints } = scene.state.hero;
      rest(scene, 10);
      return scene.state.hero.hitPoints - hitPoints;
    });
    expect(healed[0]).toBeGreaterThan(0);
    expect(healed[1]).toBeGreaterThan(healed[0]!);
  });
});

describe('the document on detection', () => {
  it('SP-304, SP-306, SP-307: of several kinds together, near and carried, draws its other_arch', () => {
    const scene = play(['########', '#@.....#', '########']);
    const { state } = scene;
    const make = (id: string) =>
      makeObject(state.content, state.content.archetype(id), () => state.newId());
    const [magical, cursed] = [make('red_potion'), make('plum')];
    setBeatitude(cursed, 'cursed');
    state.level.drop(state.hero.square + 2, magical);
    state.level.drop(state.hero.square + 4, cursed);
    const added = state.sheet.inventory.add(make('red_potion'));
    const own = added.kind === 'full' ? magical : added.thing;
    releaseSpell(scene, 'all');
    expect(scene.draw()[1]).toBe('#@.*.*.#');
    const { lore } = state.sheet;
    expect([lore.knowsMagic(magical), lore.knowsMagic(own)]).toEqual([true, true]);
    expect(lore.knows(cursed, 'beatitude')).toBe(true);
  });
});

describe('the document on moving balls', () => {
  it('SP-328: must name what they put on the map', () => {
    const text = spell('ball', 35, 'dam 3');
    expect(() => loadContent([{ path: 'ball.arc', text }])).toThrow(/ball\.arc.*other_arch/s);
  });
});
