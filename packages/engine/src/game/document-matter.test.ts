// Scenes of single statements of the document on spells that change things and bodies, each by its number: see
// tools/trace/rows.json.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import {
  beatitudeOf,
  type GameObject,
  isGodGiven,
  makeObject,
  spellFacts,
} from '../objects/index.ts';
import { castSpell } from '../spells/index.ts';
import { releaseSpell } from './testing/release-spell.ts';
import { Scene } from './testing/scene.ts';

const spell = (id: string, subtype: number, keys: string) =>
  `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nspell_level 1\nsp 1\n${keys}\nend\n`;

const TEXT = [
  spell('shape', 29, 'range 4\nother_arch swirl'),
  'Object swirl\ntype 102\nspeed 0.1\nfood 9\nis_used_up 1\nend\n',
  spell('melt', 30, 'duration 3'),
  spell('melt_all', 30, 'duration 100'),
  'Object gold_bead\nname bead\nname_pl beads\ntype 60\nvalue 1\nweight 1\nend\n',
  'Object gold_lump\nname lump\nname_pl lumps\ntype 60\nvalue 20\nweight 20\nend\n',
  'Object anvil\nname anvil\nname_pl anvils\ntype 13\nweight 3000\nvalue 400\nend\n',
  spell('ague_spell', 45, 'range 4\nother_arch ague'),
  'Object ague\nname ague\ntype 158\nlevel 1\nrace *\nspeed 0.1\nmaxgrace 9\nwc 1\ndam 1\nattacktype 1\nend\n',
  spell('ill_wish', 49, 'cursed 1'),
  spell('good_word', 49, 'blessed 1'),
  spell('both_words', 49, 'cursed 1\nblessed 1'),
  'Object plum\nname plum\nname_pl plums\ntype 6\nnutrition 50\nweight 10\nvalue 30\nend\n',
  'Object pear\nname pear\nname_pl pears\ntype 6\nnutrition 50\nweight 10\nvalue 30\nend\n',
].join('');

function play(rows: readonly string[], ruleset = 'house', seed = 'matter'): Scene {
  return new Scene(rows, {
    streams: new Streams(seed),
    content: [{ path: 'matter.arc', text: TEXT }],
    ruleset,
  });
}

function make({ state }: Scene, id: string): GameObject {
  return makeObject(state.content, state.content.archetype(id), () => state.newId());
}

/** What lies on the square that many squares east of the hero. */
const lying = ({ state }: Scene, east: number) =>
  (state.level.items.get(state.hero.square + east) ?? []).map(({ archetype }) => archetype.id);

describe('the document on changes of shape', () => {
  const LINE = ['########', '#@.....#', '########'];

  it('SP-293: a thing becomes another of its type, or melts away', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const scene = play(LINE, 'crossfire', `shape ${seed}`);
      const { state } = scene;
      state.level.drop(state.hero.square + 2, make(scene, 'plum'));
      releaseSpell(scene, 'shape', { direction: 3, level: 20 });
      const [there] = lying(scene, 2);
      seen.add(there ?? 'nothing');
      const type = there === undefined ? 6 : state.content.archetype(there).type;
      expect(type).toBe(6);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect([...seen].some(id => id !== 'plum' && id !== 'nothing')).toBe(true);
  });

  it('SP-294, SP-295: reaches one square less than its range, and is shown on each', () => {
    const scene = play(LINE, 'crossfire');
    releaseSpell(scene, 'shape', { direction: 3, level: 9 });
    expect(scene.draw()[1]).toBe('#@***..#');
  });
});

describe('the document on alchemy', () => {
  const CELL = ['#####', '#...#', '#.@.#', '#...#', '#####'];

  it('SP-296: things around become nuggets of gold', () => {
    const scene = play(CELL);
    const { state } = scene;
    state.level.drop(state.hero.square + 1, make(scene, 'anvil'));
    releaseSpell(scene, 'melt_all', { level: 5 });
    const left = lying(scene, 1);
    expect(left).not.toContain('anvil');
    expect(left.every(id => id === 'gold_bead' || id === 'gold_lump')).toBe(true);
  });

  it('SP-297: ends with the thing that exceeds its duration in kilograms', () => {
    const scene = play(CELL);
    const { state } = scene;
    for (const east of [-1, 0, 1]) {
      state.level.drop(state.hero.square + east, make(scene, 'anvil'));
    }
    releaseSpell(scene, 'melt', { level: 1 });
    // 3 kg are the limit: the second anvil exceeds it, and the third stays.
    expect([-1, 0, 1].map(east => lying(scene, east).includes('anvil'))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the document on diseases', () => {
  it.each([
    ['house', 4],
    ['crossfire', 3],
  ])('SP-368: reach along the line; under %s %i squares', (ruleset, squares) => {
    for (const [distance, caught] of [
      [squares, true],
      [squares + 1, false],
    ] as const) {
      const row = `#@${'.'.repeat(distance - 1)}j..#`;
      const wall = '#'.repeat(row.length);
      const scene = play([wall, row, wall], ruleset);
      const [jackal] = scene.state.level.creatures.all;
      jackal!.maxHitPoints = 500;
      jackal!.hitPoints = 500;
      releaseSpell(scene, 'ague_spell', { direction: 3 });
      expect(jackal!.forces.all.some(({ kind }) => kind === 'disease')).toBe(caught);
    }
  });
});

describe('the document on curses and blessings of items', () => {
  /** A plum in the pack, after some spells on it. */
  function after(ruleset: string, ...spells: readonly string[]) {
    const scene = play(['####', '#@.#', '####'], ruleset);
    const { state } = scene;
    const added = state.sheet.inventory.add(make(scene, 'plum'));
    const plum = added.kind === 'full' ? make(scene, 'plum') : added.thing;
    state.sheet.lore.identify(plum);
    const came = spells.map(id => {
      const archetype = state.content.archetype(id);
      return castSpell(state.spells, {
        ...{ spell: archetype, facts: spellFacts(archetype), caster: state.hero.id, direction: 0 },
        ...{ level: 5, damageBonus: 0, attuned: 0, repelled: 0, denied: 0 },
        arguments: { item: plum.id },
      });
    });
    return { scene, state, plum, came };
  }

  it('SP-388, SP-391, SP-392: the chosen item becomes cursed or blessed, once', () => {
    for (const [id, beatitude] of [
      ['ill_wish', 'cursed'],
      ['good_word', 'blessed'],
    ] as const) {
      const { plum, came } = after('house', id, id);
      expect([beatitudeOf(plum), ...came]).toEqual([beatitude, true, false]);
    }
  });

  it('SP-389: a curse also hides what is known of it', () => {
    const { state, plum } = after('crossfire', 'ill_wish');
    expect(state.sheet.lore.knows(plum, 'beatitude')).toBe(false);
  });

  it('SP-390: a blessed item is god-given, and can’t be dropped', () => {
    const { scene, state, plum } = after('house', 'good_word');
    expect(isGodGiven(plum)).toBe(true);
    expect(scene.perform({ kind: 'drop', item: plum.id, count: 1 })).toBeDefined();
    expect(state.sheet.inventory.find(plum.id)).toBeDefined();
  });

  it('SP-393: a spell of both curses', () => {
    expect(beatitudeOf(after('house', 'both_words').plum)).toBe('cursed');
  });

  it('SP-394: nothing keeps an item from both, one after the other', () => {
    const { came } = after('house', 'good_word', 'ill_wish');
    expect(came).toEqual([true, true]);
  });
});
