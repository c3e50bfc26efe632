// Every number of digging, changed by an overlay, moves what is asked before or what happens.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../../chance/index.ts';
import { createRulesets, type Patch, type WorldRules } from '../../../../rulesets/index.ts';
import { knownToolOutcomes } from '../../../knowledge/tools/known-tool.ts';
import { Scene } from '../../../testing/scene.ts';
import { give } from '../../../testing/wardrobe.ts';

const PICK = {
  path: 'pick.arc',
  text: 'Object test_pick\nname pick\ntype 15\neffect dig-tool\nweapon_kind digger\ndamage_dice 1d3\ntenths_of_pound 150\nweight 6750\nend\nObject test_pit\nname pit\ntype 155\nlevel 1\nhp 1\ncha 5\nmove_on walk\nlifesave 1\ntrap_effect pit\nglyph ^\nend\n',
};

const { digging } = createRulesets().resolve('house').slots.world.tools;
type Digging = typeof digging;

/** A hero of some strength, dexterity and level beside a wall. */
interface Digger {
  readonly strength?: number;
  readonly dexterity?: number;
  readonly level?: number;
}

/** The odds of digging west and down, before and after the hero digs down, and how long the pit holds him. */
function seen(changed: Partial<Digging>, { strength = 10, dexterity = 12, level = 9 }: Digger) {
  const world = { tools: { digging: changed } } as Patch<WorldRules>;
  const scene = new Scene(['#######', '##@...#', '#######'], {
    streams: new Streams('numbers of digging'),
    content: [PICK],
    world,
  });
  const { state } = scene;
  const pick = give(scene, 'test_pick');
  Object.assign(state.sheet.attributes, { strength, dexterity });
  state.sheet.level = level;
  const ask = new Enumerator();
  const asked = () => [7, 0].map(way => knownToolOutcomes(state, ask, pick.id, way as 0 | 7));
  const before = asked();
  state.sheet.equipment = { ...state.sheet.equipment, weapon: pick.id };
  scene.perform({ kind: 'dig', direction: 0 });
  const held = state.sheet.conditions.left('trapped');
  return JSON.stringify([before, asked(), held, state.clock.turn]);
}

const row = (list: Digging['strength']['rows'], at: number, more: object) =>
  list.map((one, place) => (place === at ? { ...one, ...more } : one));
const { strength, dexterity } = digging;

type Case = readonly [name: string, changed: Partial<Digging>, digger?: Digger];

const CASES: readonly Case[] = [
  ['sure', { sure: digging.sure + 1 }],
  ['spread', { spread: digging.spread + 1 }],
  ['novice.below', { novice: { ...digging.novice, below: 2 } }, { level: 2 }],
  ['novice.points', { novice: { ...digging.novice, points: 2 } }, { level: 2 }],
  ['through', { through: digging.through + 10 }],
  ['pit', { pit: digging.pit + 10 }],
  ['hole', { hole: digging.hole + 20 }],
  ['pitTurns.least', { pitTurns: { ...digging.pitTurns, least: 9 } }],
  ['pitTurns.values', { pitTurns: { ...digging.pitTurns, values: 900 } }],
  ['tries', { tries: 3 }],
  ['doublingRaces', { doublingRaces: ['human'] }],
  ['strength.most', { strength: { ...strength, most: 9 } }, { strength: 120 }],
  ...strength.rows.flatMap(({ below, points }, at) => [
    [
      `strength.rows.${at}.points`,
      { strength: { ...strength, rows: row(strength.rows, at, { points: points + 5 }) } },
      { strength: below - 1 },
    ] as const,
    [
      `strength.rows.${at}.below`,
      { strength: { ...strength, rows: row(strength.rows, at, { below: below - 1 }) } },
      { strength: below - 1 },
    ] as const,
  ]),
  ...dexterity.rows.flatMap(({ below, points }, at) => [
    [
      `dexterity.rows.${at}.points`,
      { dexterity: { ...dexterity, rows: row(dexterity.rows, at, { points: points + 5 }) } },
      { dexterity: below - 1 },
    ] as const,
    [
      `dexterity.rows.${at}.below`,
      { dexterity: { ...dexterity, rows: row(dexterity.rows, at, { below: below - 1 }) } },
      { dexterity: below - 1 },
    ] as const,
  ]),
  ['dexterity.over', { dexterity: { ...dexterity, over: 12 } }, { dexterity: 17 }],
];

describe('a changed number of digging moves what happens or what is asked:', () => {
  it.each(CASES.map(([name, changed, digger = {}]) => ({ name, changed, digger })))(
    '$name',
    ({ changed, digger }) => {
      expect(seen(changed, digger)).not.toBe(seen({}, digger));
    },
  );
});
