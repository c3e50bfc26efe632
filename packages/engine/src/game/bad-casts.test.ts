// Casts that can't work: the sentence that the hero is told, and what he pays.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { makeObject } from '../objects/index.ts';
import { tellEvents, tellRefusal } from '../words/index.ts';
import type { Command } from './actions/commands.ts';
import { putFixture } from './fixtures/change-fixture.ts';
import { relocate } from './movement/relocate.ts';
import { Scene } from './testing/scene.ts';
import { WALLS_FILE } from './testing/walls.ts';
import { performedFor } from './views/events-for.ts';

const spell = (id: string, subtype: number, keys: string) =>
  `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nspell_level 1\nschool attack\nskill fire\nsp 1\ncasting_time 10\n${keys}\nend\n`;

const FILE = {
  path: 'bad.arc',
  text: [
    spell('step', 13, 'range 6'),
    spell('probe', 20, 'range 9'),
    spell('supper', 22, 'food 100'),
    spell('feed', 28, 'dam 6'),
    spell('wall', 15, 'duration 40\nrange 1\nmove_block all\nother_arch heap'),
    spell('write_rune', 2, 'other_arch nail_rune'),
    spell('free_rune', 2, ''),
    spell('mark', 3, 'other_arch scribble'),
    'Object hush\nname hush\ntype 98\nno_pick 1\nno_magic 1\nend\n',
    'Object stick\nname stick\ntype 109\ncharges 3\nweight 100\narch probe\nend\nend\n',
    'Object page\nname page\ntype 111\nweight 10\nlevel 1\narch probe\nend\nend\n',
    'Object cup\nname cup\ntype 5\nweight 10\nlevel 1\narch spell_mend\nend\nend\n',
  ].join(''),
};

const ROOM = ['########', '#......#', '#.@..#.#', '#......#', '########'];
const MET = ['########', '#......#', '#.@j.#.#', '#......#', '########'];

type Told = Extract<Command, { kind: 'cast' }>['arguments'];

function play(rows: readonly string[] = ROOM, hush?: readonly [x: number, y: number]) {
  const scene = new Scene(rows, {
    streams: new Streams('bad'),
    content: [FILE, WALLS_FILE],
  });
  const { state } = scene;
  Object.assign(state.sheet, { energy: 50, maxEnergy: 50, level: 10 });
  state.sheet.attributes.intelligence = 25;
  const make = (id: string) =>
    makeObject(state.content, state.content.archetype(id), () => state.newId());
  if (hush !== undefined) {
    putFixture(state, make('hush'), state.level.map.square(...hush));
  }
  const cast = (id: string, direction: 0 | 1 | 3 | 7, told?: Told) => {
    const thing = make(id);
    state.sheet.spells.push(thing);
    state.sheet.memory.set(thing.id, 20_000);
    const refused = scene.perform({
      ...{ kind: 'cast', spell: thing.id, direction },
      ...(told !== undefined && { arguments: told }),
    });
    return refused;
  };
  const sentences = () => tellEvents(performedFor(state, undefined)).join(' ');
  return { scene, state, cast, sentences, make };
}

describe('a cast that is refused costs nothing', () => {
  it.each([
    ['no direction', 'step', 0, { count: 2 }, undefined, 'That spell needs a direction.'],
    ['no-magic ground', 'step', 3, {}, [2, 2], 'Magic does nothing on this ground.'],
    ['no-magic ground', 'wall', 3, undefined, [2, 2], 'Magic does nothing on this ground.'],
  ] as const)('%s: %s', (_, id, direction, told, hush, sentence) => {
    const { state, cast } = play(ROOM, hush);
    const refused = cast(id, direction, told);
    expect(refused?.usesMove).toBe(false);
    expect(tellRefusal(refused!.reason)).toBe(sentence);
    expect([state.sheet.energy, state.clock.turn]).toEqual([50, 1]);
  });

  it('no-magic ground: a wand keeps its charge, a scroll is kept, a potion works', () => {
    const { scene, state, make } = play(ROOM, [2, 2]);
    const [stick, page, cup] = ['stick', 'page', 'cup'].map(id => {
      const added = state.sheet.inventory.add(make(id));
      return added.kind === 'full' ? 0 : added.thing.id;
    });
    expect(scene.perform({ kind: 'zap', item: stick!, direction: 3 })?.reason).toBe(
      'no-magic-here',
    );
    expect(scene.perform({ kind: 'read', item: page! })?.reason).toBe('no-magic-here');
    expect(state.sheet.inventory.find(page!)).toBeDefined();
    state.hero.hitPoints = 1;
    expect(scene.perform({ kind: 'quaff', item: cup! })).toBeUndefined();
    expect(state.hero.hitPoints).toBeGreaterThan(1);
  });

  it('a count out of range, as the answer to its question', () => {
    const { scene, state, cast } = play();
    cast('step', 3);
    const refused = scene.perform({ kind: 'answer', answer: { count: 7 } });
    expect(tellRefusal(refused!.reason)).toBe('That number is too small or too large.');
    expect([state.sheet.energy, state.clock.turn]).toEqual([50, 1]);
    expect(state.pending).toBeDefined();
  });

  it('a text that is too long: it is no answer and no argument', () => {
    const { scene, state, cast } = play();
    const text = 'x'.repeat(101);
    expect(() => cast('mark', 0, { text })).toThrow('1 to 100 characters');
    cast('mark', 0);
    expect(() => scene.perform({ kind: 'answer', answer: { text } })).toThrow(
      '0 to 100 characters',
    );
    expect([state.sheet.energy, state.clock.turn]).toEqual([50, 1]);
  });

  it('an empty text for a spell that must have one', () => {
    const { scene, state, cast } = play();
    cast('mark', 0);
    const refused = scene.perform({ kind: 'answer', answer: { text: ' ' } });
    expect(tellRefusal(refused!.reason)).toBe('You have to write something.');
    expect(state.sheet.energy).toBe(50);
  });
});

describe('a cast that fails is paid for', () => {
  it.each([
    ['nothing marked', 'feed', 0, {}, ROOM, undefined, 'The spell has nothing to act on.'],
    ['no wand', 'feed', 0, { item: 999_999 }, ROOM, undefined, 'The spell acts on wands only.'],
    [
      'a count too far',
      'step',
      3,
      { count: 7 },
      ROOM,
      undefined,
      'The spell doesn’t reach that far.',
    ],
    [
      'a blocked way',
      'step',
      3,
      { count: 4 },
      ROOM,
      undefined,
      'Something solid is in the way: the door doesn’t open.',
    ],
    [
      'a taken place',
      'step',
      3,
      { count: 1 },
      MET,
      undefined,
      'The door opens on a place that is taken, and shuts again.',
    ],
    [
      'no-magic ground ahead',
      'step',
      3,
      { count: 2 },
      ROOM,
      [3, 2],
      'The spell stops at a place without magic.',
    ],
    [
      'no-magic ground ahead',
      'probe',
      3,
      {},
      ROOM,
      [3, 2],
      'The spell stops at a place without magic.',
    ],
    ['nobody there', 'probe', 7, {}, ROOM, undefined, 'The spell finds nobody.'],
    ['a blocked square', 'wall', 3, {}, MET, undefined, 'There is no room for it there.'],
    ['a blocked square', 'write_rune', 3, {}, MET, undefined, 'There is no room for it there.'],
    [
      'an unknown spell',
      'free_rune',
      3,
      { text: 'nonsense' },
      ROOM,
      undefined,
      'You can’t put such a spell into this rune now.',
    ],
    [
      'an unknown food',
      'supper',
      0,
      { text: 'moonlight' },
      ROOM,
      undefined,
      'The spell can’t make that.',
    ],
  ] as const)('%s: %s', (_, id, direction, told, rows, hush, sentence) => {
    const { state, cast, sentences } = play(rows, hush);
    expect(cast(id, direction, told)).toBeUndefined();
    expect(sentences()).toContain(sentence);
    expect(state.sheet.energy).toBeLessThan(50);
    expect(state.clock.turn).toBe(2);
  });

  it('a target that is gone between aiming and casting', () => {
    const { state, cast, sentences, scene } = play(MET);
    const [jackal] = state.level.creatures.all;
    jackal!.conditions.set('helpless', 900);
    cast('probe', 3, {});
    expect(scene.kinds).toContain('probed');
    const { energy } = state.sheet;
    relocate(state.level, jackal!, state.level.map.square(1, 1));
    cast('probe', 3, {});
    expect(sentences()).toContain('The spell finds nobody.');
    expect(state.sheet.energy).toBeLessThan(energy);
  });
});
