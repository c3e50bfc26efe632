// Spells that cast themselves: they come apart at the eighth cast within another, which is told. What makes itself
// directly is refused by the content check, so that a swarm and a rune get there by way of a wonder.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { makeObject } from '../objects/index.ts';
import { tellEvents } from '../words/index.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { Scene } from './testing/scene.ts';
import { performedFor } from './views/events-for.ts';

const SPELLS = {
  whim: 'subtype 9\nrandomitems whims\nrange 1\nduration 1\nother_arch spark',
  flock: 'subtype 36\nduration 3\nother_arch spell_gust',
  gust: 'subtype 9\nrandomitems flocks\nrange 1\nduration 1\nother_arch spark',
  chain: 'subtype 2\nother_arch spell_knot',
  knot: 'subtype 9\nrandomitems chains\nrange 1\nduration 1\nother_arch spark',
};

type Nested = keyof typeof SPELLS;

/** What the wonders draw. */
const LISTS = ['whim', 'flock', 'chain']
  .map(name => `treasureone ${name}s\narch spell_${name}\nchance 1\nend\n`)
  .join('');

const files = [
  {
    path: 'nested.arc',
    text: [
      ...Object.entries(SPELLS).flatMap(([name, keys]) => [
        `Object spell_${name}\nname ${name}\ntype 101\nlevel 1\nspell_level 1\nschool attack\nsp 1\ncasting_time 5\n${keys}\nend\n`,
        `Object wand_of_${name}\nname wand of ${name}\ntype 109\nlevel 1\nweight 100\ncharges 3\nend\n`,
        `Object mage_of_${name}\nname mage\nmonster 1\nlevel 3\nmovement 12\nnotices 20\nability_one_in 1\nhit_points 500\nglyph M\narch spell_${name}\nend\nend\n`,
      ]),
      'Object swarm_spell\nname swarm\ntype 102\nsubtype 36\nspeed 1\nend\n',
      'Object spark\nname spark\ntype 102\nsubtype 7\nspeed 1\nend\n',
      'Object written_rune\nname written rune\ntype 154\nlevel 1\nhp 1\ncha 8\nspeed 1\nmove_on walk\nend\n',
    ].join(''),
  },
  { path: 'nested.trs', text: LISTS },
];

const LANE = ['################', '#@.............#', '################'];
const DUEL = ['################', '#@......M......#', '################'];

/** A scene with a mage of one of the spells where the drawing has an `M`. */
function scene(rows: readonly string[], mage: Nested, seed = 'nested'): Scene {
  const own = new Scene(rows, {
    ...{ content: files, kinds: { M: `mage_of_${mage}` }, streams: new Streams(seed) },
  });
  const { hero, sheet, level } = own.state;
  hero.maxHitPoints = 500;
  hero.hitPoints = 500;
  sheet.energy = 90;
  sheet.maxEnergy = 90;
  for (const monster of level.creatures.all) {
    monster.hunts = true;
  }
  return own;
}

function made({ state }: Scene, id: string) {
  return makeObject(state.content, state.content.archetype(id), () => state.newId());
}

/** The hero casts one of the spells. */
function cast(own: Scene, name: Nested): void {
  const { sheet } = own.state;
  const spell = made(own, `spell_${name}`);
  sheet.spells.push(spell);
  sheet.memory.set(spell.id, 20_000);
  own.perform({ kind: 'cast', spell: spell.id, direction: 3 });
}

/** The hero zaps a wand with one of the spells. */
function zap(own: Scene, name: Nested): void {
  const wand = made(own, `wand_of_${name}`);
  wand.inventory.push(made(own, `spell_${name}`));
  own.state.sheet.inventory.add(wand);
  own.perform({ kind: 'zap', item: wand.id, direction: 3 });
}

/** The kinds of all that is told in this command and in some moves of rest. */
function told(own: Scene, moves: number): string[] {
  const kinds: string[] = [...own.kinds];
  for (let move = 0; move < moves; move++) {
    own.perform({ kind: 'rest', count: 1 });
    kinds.push(...own.kinds);
  }
  return kinds;
}

/** Seeds, of which some draw a wonder's own cone. */
const SEEDS = Array.from({ length: 6 }, (_, seed) => `seed ${seed}`);

describe('a wonder that draws a wonder', () => {
  it.each([
    ['by the hero', cast],
    ['from a carrier', zap],
  ])('comes apart, which is told: %s', (_, release) => {
    const outcomes = SEEDS.map(seed => {
      const own = scene(LANE, 'whim', seed);
      release(own, 'whim');
      const sentences = tellEvents(performedFor(own.state, undefined)).join(' ');
      const cones = own.kinds.filter(kind => kind === 'effect-born').length;
      expect(own.kinds.includes('cast-unravelled')).toBe(cones === 0);
      expect(sentences.includes('ties itself into knots')).toBe(cones === 0);
      return cones === 0;
    });
    expect(outcomes).toContain(true);
  });

  it('is never cast by a monster', () => {
    expect(told(scene(DUEL, 'whim'), 6)).not.toContain('cast-unravelled');
  });
});

describe('a swarm that fires itself', () => {
  it.each([
    ['by the hero', (own: Scene) => cast(own, 'flock'), LANE],
    ['from a carrier', (own: Scene) => zap(own, 'flock'), LANE],
    ['by a monster', () => {}, DUEL],
  ])('comes apart within eight casts, and ends: %s', (_, release, rows) => {
    const unravelled = SEEDS.filter(seed => {
      const own = scene(rows, 'flock', seed);
      const { level } = own.state;
      release(own);
      const kinds: string[] = [];
      for (let move = 0; move < 30; move++) {
        kinds.push(...told(own, 1));
        const { count, blastRange } = level.effects;
        expect(Math.max(0, ...blastRange.subarray(0, count))).toBeLessThan(8);
        // The mage casts until something flies.
        const [mage] = level.creatures.all;
        if (count > 0) {
          mage?.conditions.set('helpless', 500);
        }
      }
      expect(level.effects.count).toBe(0);
      return kinds.includes('cast-unravelled');
    });
    expect(unravelled).not.toEqual([]);
  });
});

describe('a rune that writes its own kind', () => {
  /** The hero walks over the runes; how many went off, and how often one came apart. */
  function walk(own: Scene): readonly [sprung: number, unravelled: number] {
    const kinds: string[] = [];
    for (let step = 0; step < 12; step++) {
      own.perform({ kind: 'move', direction: 3 });
      kinds.push(...own.kinds);
    }
    const count = (wanted: string) => kinds.filter(kind => kind === wanted).length;
    return [count('fixture-sprung'), count('cast-unravelled')];
  }

  /** Enough seeds that in some no wonder strews its own cone. */
  const MANY = Array.from({ length: 24 }, (_, seed) => `rune ${seed}`);

  it.each([
    ['by the hero', cast],
    ['from a carrier', zap],
  ])('comes apart at the fourth, each with a wonder: %s', (_, release) => {
    const walks = MANY.map(seed => {
      const own = scene(LANE, 'chain', seed);
      release(own, 'chain');
      return walk(own);
    });
    expect(walks.every(([sprung]) => sprung >= 1 && sprung <= 4)).toBe(true);
    expect(walks).toContainEqual([4, 1]);
    expect(walks.filter(([sprung, unravelled]) => unravelled > 0 && sprung !== 4)).toEqual([]);
  });

  it('keeps its depth in a save', () => {
    const depths = MANY.map(seed => {
      const own = scene(LANE, 'chain', seed);
      cast(own, 'chain');
      own.perform({ kind: 'move', direction: 3 });
      const { content, ruleset } = own.state;
      const again = restoreGame(content, ruleset, JSON.parse(JSON.stringify(saveGame(own.state))));
      return Math.max(...again.level.fixtures.all.map(({ thing }) => thing.fact('nesting')));
    });
    expect(new Set(depths)).toEqual(new Set([0, 2]));
  });

  it('is never written by a monster', () => {
    const own = scene(DUEL, 'chain');
    told(own, 6);
    expect(own.state.level.fixtures.all).toEqual([]);
  });
});
