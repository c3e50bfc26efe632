// Heroes up to level 30: experience, pools and ranks as the rules say, for every role, and shown by the views.

import { gainExperience } from '@roguewright/engine/actors';
import { type Chance, Enumerator, Streams } from '@roguewright/engine/chance';
import { performCommand, performedFor } from '@roguewright/engine/game';
import { heroPreview } from '@roguewright/engine/host';
import { createRulesets, type GrowthRules, ranksOf } from '@roguewright/engine/rulesets';
import { momentOf, tellRank, tellRanks } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');
const { bridges } = house;
const ROLES = Object.keys(bridges.roles);
const LEVELS = [1, 5, 10, 20, 30];

/** A hero of a role and of level 1, alone in a room, who has learnt nothing yet. */
function beginner(role: string): Stage {
  const stage = new Stage(content, house, ['####', '#@.#', '####'], { seed: `rise ${role}` });
  const { sheet, hero } = stage.state;
  Object.assign(sheet, { role, level: 1, experience: 0, skillSlots: 0 });
  Object.assign(sheet, { energy: 1, maxEnergy: 1, grace: 0, maxGrace: 0 });
  Object.assign(sheet.attributes, { constitution: 12, wisdom: 12 });
  Object.assign(hero, { hitPoints: 10, maxHitPoints: 10 });
  return stage;
}

const viewOf = ({ state }: Stage) => performedFor(state, undefined).view;

describe('the experience of a level', () => {
  it('grows at every level, and the thirtieth is the last', () => {
    const at = Array.from({ length: 29 }, (_, level) => bridges.nextLevelAt(level + 1));
    expect(at).toEqual([...at].sort((one, other) => one - other));
    expect(new Set(at).size).toBe(29);
    expect([4, 9, 19, 29].map(level => at[level - 1])).toEqual([80, 600, 25_000, 300_000]);
  });

  it.each(ROLES)('brings a %s from level 1 to 30, a slot and both pools at a time', role => {
    const stage = beginner(role);
    const { sheet } = stage.state;
    const row = { role: bridges.roles[role]!, race: bridges.races[sheet.race]! };
    const luck = new Streams(`rise ${role}`).stream('growth');
    let points = 0;
    for (let level = 1; level < 30; level++) {
      const ask = <View extends object>(
        rule: (chance: Chance, growth: GrowthRules, view: View) => number,
        view: View,
      ) => new Enumerator().askNumber(rule, bridges.growth, view);
      const { constitution, wisdom } = sheet.present;
      const health = ask((chance, growth, view) => growth.hitPoints(chance, view), {
        ...{ ...row, level, constitution },
      });
      const energy = ask((chance, growth, view) => growth.energy(chance, view), {
        ...{ ...row, level, wisdom },
      });
      const before = sheet.maxEnergy;
      const [gain, ...more] = gainExperience(
        luck,
        house,
        sheet,
        bridges.nextLevelAt(level) - sheet.experience,
      );
      expect([gain!.level, more.length, sheet.skillSlots]).toEqual([level + 1, 0, level]);
      expect(health.probability(gain!.hitPoints)).toBeGreaterThan(0);
      expect(energy.probability(gain!.energy)).toBeGreaterThan(0);
      expect(sheet.maxEnergy - before).toBe(gain!.energy);
      expect(gain!.grace > 0).toBe(row.role.prays);
      expect(gain!.attributes.length > 0).toBe((level + 1) % 5 === 0);
      points += gain!.hitPoints;
    }
    expect(points).toBeGreaterThan(2 * 29);
    expect(gainExperience(luck, house, sheet, 10_000_000)).toEqual([]);
    expect(viewOf(stage).hero).toMatchObject({ level: 30, skillSlots: 29 });
  });

  it('is learnt by quaffing, up to the thirtieth', () => {
    const stage = beginner('wizard');
    const { state } = stage;
    const told: string[] = [];
    for (let draught = 0; draught < 31; draught++) {
      const added = state.sheet.inventory.add(stage.thing('potion_of_experience'));
      if (added.kind === 'full') {
        throw new Error('no room for a potion');
      }
      performCommand(state, { kind: 'quaff', item: added.thing.id });
      const moment = momentOf(performedFor(state, undefined));
      told.push(...(moment?.kind === 'level' ? [`${moment.title}: ${moment.about}`] : []));
    }
    expect(viewOf(stage).hero).toMatchObject({
      level: 30,
      rank: { name: 'Author of the Last Page' },
    });
    expect(told).toHaveLength(29);
    expect(told[0]).toMatch(/^Level 2: \d+ hit points/);
    expect(told[1]).toMatch(/^Level 3: Page-Turner: \d+ hit points/);
    expect(told.filter(line => /^Level \d+: [A-Z]/.test(line))).toHaveLength(8);
  });
});

describe('the ranks', () => {
  it('of every role are nine words of its own, from level 1 to 30', () => {
    const all = ROLES.flatMap(role => ranksOf(house.slots.world, role));
    expect(all).toHaveLength(9 * ROLES.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(ranksOf(house.slots.world, 'monk').map(({ level }) => level)).toEqual([
      ...[1, 3, 6, 10, 14, 18, 22, 26, 30],
    ]);
  });

  it.each(ROLES)('of a %s are in his view at levels 1, 5, 10, 20 and 30', role => {
    const names = bridges.roles[role]!.ranks;
    const stage = beginner(role);
    const told = LEVELS.map(level => {
      Object.assign(stage.state.sheet, { level });
      return tellRank(viewOf(stage).hero);
    });
    expect(told).toEqual([
      `Rank: ${names[0]}; ${names[1]} from level 3.`,
      `Rank: ${names[1]}; ${names[2]} from level 6.`,
      `Rank: ${names[3]}; ${names[4]} from level 14.`,
      `Rank: ${names[5]}; ${names[6]} from level 22.`,
      `Rank: ${names[8]}.`,
    ]);
  });

  it('are listed before the game begins', () => {
    const { ranks } = heroPreview(content, house, 'monk', 'human');
    expect(tellRanks(ranks)).toMatch(
      /^Floor-Sweeper; Bowl-Carrier from level 3; .*; The Unmoved from level 30$/,
    );
  });

  it('move with the number of the slot', () => {
    const world = { ...house.slots.world };
    const moved = { ...world, levels: { ...world.levels, ranks: [1, 2] } };
    expect(ranksOf(moved, 'monk')).toEqual([
      { level: 1, name: 'Floor-Sweeper' },
      { level: 2, name: 'Bowl-Carrier' },
    ]);
  });
});
