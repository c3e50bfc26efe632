// The roles as they begin, with the content that ships: kits, armour, skills, pools, and games that
// go on whatever they do.

import { makeHero, passiveOf, skillOf, spawnTable, wornAt } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import {
  type Command,
  type Direction,
  hashGame,
  newGame,
  performCommand,
} from '@roguewright/engine/game';
import { creatureFacts } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { isLong } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const roles = Object.keys(house.bridges.roles);
const races = Object.keys(house.bridges.races);

function begin(role: string, race: string) {
  let id = 1;
  const plan = { name: 'Ada', role, race };
  const luck = new Streams(`${role} ${race}`).stream('hero');
  return makeHero(luck, house, content, plan, () => ++id);
}

describe('every role', () => {
  it.each(roles)('%s begins in every race with sound numbers', role => {
    for (const race of races) {
      const { sheet, hitPoints } = begin(role, race);
      expect(hitPoints).toBeGreaterThan(0);
      expect(sheet.maxEnergy).toBeGreaterThan(0);
      expect(sheet.maxGrace > 0).toBe(role === 'priest');
      for (const [attribute, value] of Object.entries(sheet.attributes)) {
        const most = attribute === 'strength' || attribute === 'dexterity' ? 238 : 25;
        expect(value).toBeGreaterThanOrEqual(3);
        expect(value).toBeLessThanOrEqual(most);
      }
    }
  });

  it.each([
    ['wizard', 'quarterstaff', 18, ['quarterstaff', 'attack']],
    ['priest', 'mace', 24, ['mace', 'clerical']],
    ['valkyrie', 'spear', 24, ['spear', 'dagger']],
    ['ranger', 'dagger', 24, ['dagger', 'bow']],
  ])('%s holds a %s and wears armour of %i, familiar with %s', (role, weapon, armour, skills) => {
    const { sheet } = begin(role, 'human');
    expect(sheet.weapon?.archetype.id).toBe(weapon);
    expect(sheet.armourClass).toBe(armour);
    expect(skills.map(skill => skillOf(house, sheet, skill))).toEqual(skills.map(() => 'basic'));
  });

  it('brings piles and enchantments of its kit', () => {
    const { sheet } = begin('ranger', 'human');
    const arrows = [...sheet.inventory].filter(({ archetype }) => archetype.id === 'arrow');
    expect(arrows.map(({ count, differences }) => [count, differences])).toEqual([
      [32, { toHitBonus: 2, toDamBonus: 2 }],
      [16, {}],
    ]);
    expect(wornAt(sheet, 'launcher')?.archetype.id).toBe('short_bow');
  });
});

describe('the bestiary', () => {
  // Those that are met by chance; servants that spells call have files of their own.
  const kinds = content.archetypes.filter(
    ({ flags, numbers }) => flags.has('monster') && (numbers.frequency ?? 0) > 0,
  );

  it('has kinds of every level from 0 to 8 at least, each with blows or abilities, words and a look', () => {
    const levels = new Set(kinds.map(({ numbers }) => numbers.level ?? 0));
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(level => !levels.has(level))).toEqual([]);
    for (const kind of kinds) {
      const facts = creatureFacts(kind);
      const answers = passiveOf(kind) !== undefined;
      const strikes = facts.blows.length + kind.inventory.length + Number(answers);
      expect(strikes, `${kind.id}: blows and abilities, one at least is wanted`).toBeGreaterThan(0);
      // What never moves answers blows.
      expect(facts.speed > 0 || answers, `${kind.id}: movement`).toBe(true);
      expect(facts.notices, `${kind.id}: notices`).toBeGreaterThan(0);
      const shown = [facts.about, facts.look.icon, facts.look.glyph];
      expect(shown, `${kind.id}: msg, icon and glyph`).not.toContain('');
    }
  });

  it('offers several kinds at each of the five depths', () => {
    for (let depth = 1; depth <= 5; depth++) {
      const table = spawnTable(house.slots.world.spawning, content, {
        depth,
        heroLevel: 2 * depth - 1,
      });
      expect(table.length, `kinds at depth ${depth}`).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('a game of any role', () => {
  /** Commands drawn at random; most of them make no sense, which must do no harm. */
  function play(role: string, seed: string): string {
    const state = newGame(content, house, { heroName: 'Ada', role, race: 'human', seed });
    const luck = new Streams(`orders ${seed}`).stream('orders');
    for (let turn = 0; turn < 300 && state.ending === undefined; turn++) {
      const direction = (1 + luck.below(8)) as Direction;
      const { inventory, spells } = state.sheet;
      const item = inventory.things[luck.below(5)]?.id ?? 0;
      const orders: readonly Command[] = [
        { kind: 'move', direction },
        { kind: 'attack', direction },
        { kind: 'cast', spell: spells[0]?.id ?? 0, direction },
        { kind: 'quaff', item },
        { kind: 'pick-up', item: 0 },
        { kind: 'rest', count: 5 },
      ];
      performCommand(state, orders[luck.pick([8, 2, 2, 1, 1, 2])]!);
      expect(state.sheet.grace).toBeGreaterThanOrEqual(0);
      expect(state.sheet.grace).toBeLessThanOrEqual(state.sheet.maxGrace);
    }
    return hashGame(state);
  }

  it.each(roles)('goes on as %s whatever is done, and the same again', role => {
    for (const seed of isLong ? ['one', 'two', 'three'] : ['one']) {
      expect(play(role, seed)).toBe(play(role, seed));
    }
  });
});

describe('grace', () => {
  it('pays the Priest’s prayers; a Wizard would pay them from energy', () => {
    const start = { heroName: 'Ada', role: 'priest', race: 'human', seed: 'prayer' };
    const state = newGame(content, house, start);
    const prayer = state.sheet.spells[0]!;
    const { energy } = state.sheet;
    const before = state.sheet.grace;
    for (let attempt = 0; attempt < 5 && state.sheet.grace === before; attempt++) {
      performCommand(state, { kind: 'cast', spell: prayer.id, direction: 0 });
    }
    expect(state.sheet.grace).toBeLessThan(before);
    expect(state.sheet.energy).toBe(energy);
  });
});
