// Each number of the slots for effects on a map, changed by an overlay, changes what a cast does on a field.

import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance } from '../chance/index.ts';
import { applyPatch, createRulesets } from '../rulesets/index.ts';
import { attackBit } from '../spellcraft/index.ts';
import { plantBurst } from './blast.ts';
import type { CastOrder } from './spell-world.ts';
import { Field } from './testing/field.ts';

const { spells } = createRulesets().resolve('crossfire').slots;

/** A spell, and the effect that it makes. */
function arc(subtype: number, spell: string, effect = ''): string {
  return `Object spell
type 101
subtype ${subtype}
${spell}
other_arch effect
end
Object effect
type 102
subtype ${subtype}
speed 1
${effect}
end
`;
}

const CHART = arc(14, '');
const DARKEN = arc(43, 'dam 9');
const LIGHTEN = arc(43, 'dam -9');

/** A cast on a field. */
interface Case {
  readonly arc: string;
  readonly rows: readonly string[];
  readonly direction?: number;
  readonly order?: Partial<CastOrder>;
  readonly act?: (field: Field) => void;
}

const OPEN = ['.........', '.........', '.........', '....@....', '.........', '.........'];
/** Open ground, with a wall across it. */
const HALVED = [...OPEN.slice(0, 2), '#########', ...OPEN.slice(2)];
const NARROW = ['........', '@......#', '........'];
const BURST = 'Object burst\ntype 102\nsubtype 6\nspeed 0.5\nend\n';
const BEARING = { charisma: 5, wisdom: 25 };

/** The columns of all effects at the end of each tick. */
function story({ rows, direction = 3, order, act, arc: file }: Case, rules = spells): unknown {
  const field = new Field([...rows], file, { chance: new PlayedChance(new Generator(5)), rules });
  (act ?? (() => field.cast(direction, order)))(field);
  const { pool } = field.world;
  const { charted, darkened } = field;
  return [
    charted,
    darkened,
    ...Array.from({ length: 60 }, () => {
      field.tick();
      const columns = [
        'square',
        'direction',
        'range',
        'duration',
        'speedLeft',
        'glow',
        'leftChance',
      ] as const;
      return columns.map(column => [...pool[column].subarray(0, pool.count)]);
    }),
  ];
}

function cone(type: 'fire' | 'fear' | 'turn_undead'): string {
  return arc(7, `attacktype ${attackBit(type)}\ndam 5\nrange 9\nduration 2`);
}

const CASES: Readonly<Record<string, readonly [changed: object, of: Case]>> = {
  bulletRange: [{ bulletRange: 7 }, { arc: arc(5, 'dam 1'), rows: ['@'.padEnd(60, '.')] }],
  fuse: [
    { fuse: 3 },
    {
      arc: arc(6, ''),
      rows: OPEN,
      act: ({ world }) => {
        const numbers = { damage: 9, radius: 2, duration: 4 };
        plantBurst(world, world.archetype('effect').index, 31, numbers);
      },
    },
  ],
  'forks.loss': [
    { forks: { loss: 30 } },
    { arc: arc(4, 'dam 8\nrange 12\nduration 3\ndex 90\ncon 50'), rows: OPEN },
  ],
  'forks.sideShift': [
    { forks: { sideShift: 5 } },
    { arc: arc(4, 'dam 8\nrange 12\nduration 3\ndex 90\ncon 50'), rows: OPEN },
  ],
  spreadClock: [
    { spreadClock: 0.9 },
    { arc: `${arc(5, 'dam 1\nrange 3\nduration 9', 'other_arch burst')}${BURST}`, rows: NARROW },
  ],
  mostGlow: [
    { mostGlow: 2 },
    { arc: arc(42, 'range 9\nduration 50', 'glow_radius 1'), rows: ['@....'] },
  ],
  'maps.startsBefore': [{ maps: { startsBefore: 1 } }, { arc: CHART, rows: HALVED, direction: 0 }],
  'maps.startsBehind': [
    { maps: { startsBehind: 3 } },
    { arc: CHART, rows: [...HALVED].reverse(), direction: 0 },
  ],
  'maps.reach': [{ maps: { reach: 2 } }, { arc: CHART, rows: OPEN, direction: 0 }],
  'darkness.least': [{ darkness: { least: 1 } }, { arc: LIGHTEN, rows: OPEN, direction: 0 }],
  'darkness.most': [{ darkness: { most: 4 } }, { arc: DARKEN, rows: OPEN, direction: 0 }],
  'cones.aroundOver': [
    { cones: { aroundOver: 2 } },
    { arc: cone('fire'), rows: OPEN, direction: 0 },
  ],
  'cones.leastAround': [
    { cones: { leastAround: 4 } },
    { arc: cone('fire'), rows: OPEN, direction: 0 },
  ],
  'cones.charisma': [
    { cones: { charisma: [{ most: 9, bonus: 9 }] } },
    { arc: cone('fear'), rows: OPEN, order: { bearing: BEARING } },
  ],
  'cones.pietyOver': [
    { cones: { pietyOver: 1 } },
    { arc: cone('turn_undead'), rows: OPEN, order: { bearing: BEARING } },
  ],
  'cones.levelOver': [
    { cones: { levelOver: 1 } },
    { arc: cone('fear'), rows: OPEN, order: { level: 9 } },
  ],
};

function paths(part: object, start = ''): string[] {
  return Object.entries(part).flatMap(([key, inner]) =>
    typeof inner === 'object' && !Array.isArray(inner)
      ? paths(inner, `${start}${key}.`)
      : [`${start}${key}`],
  );
}

describe('a number of the slot spells for effects', () => {
  it('has a cast here', () => {
    expect(Object.keys(CASES).sort()).toEqual(paths(spells.effects).sort());
  });

  it.each(Object.entries(CASES))('changes what is on the map: %s', (_, [effects, given]) => {
    const changed = applyPatch(spells, { effects }, 'mutation');
    expect(story(given)).toEqual(story(given));
    expect(story(given, changed)).not.toEqual(story(given));
  });
});
