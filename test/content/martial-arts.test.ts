// Hands that strike like a weapon, on heroes with the content that ships.

import {
  attackerView,
  enhance,
  type HeroSheet,
  makeHero,
  meleeSkill,
  skillOf,
  train,
  wear,
} from '@roguewright/engine/actors';
import { Enumerator, Streams } from '@roguewright/engine/chance';
import { blows, meleeAttack, prepareAttack, strikeAll } from '@roguewright/engine/combat';
import { makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const { combat } = house.slots;
let lastId = 0;

function hero(role: string, level = 1): HeroSheet {
  const plan = { name: 'Ada', role, race: 'human' };
  const { sheet } = makeHero(
    new Streams(role).stream('hero'),
    house,
    content,
    plan,
    () => ++lastId,
  );
  sheet.level = level;
  return sheet;
}

function bringOn(sheet: HeroSheet, archetype: string): void {
  const thing = makeObject(content, content.archetype(archetype), () => ++lastId);
  sheet.inventory.add(thing);
  expect(wear(house, sheet, thing)).toBe(true);
}

describe('trained hands', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [30, 12],
  ])('of a Monk of level %i do 1d8 and %i', (level, toDam) => {
    const { weapon } = attackerView(house, hero('monk', level));
    expect(weapon).toMatchObject({ dice: 1, sides: 8, toDam, toHit: 0, weight: 30 });
  });

  it('of a Samurai without a blade do 1d4 at every level, armoured as he is', () => {
    const sheet = hero('samurai', 30);
    expect(attackerView(house, sheet).weapon).toMatchObject({ dice: 3, sides: 4 });
    sheet.equipment = { ...sheet.equipment, weapon: 0 };
    expect(attackerView(house, sheet).weapon).toMatchObject({ dice: 1, sides: 4, toDam: 0 });
  });

  it.each(['leather_jerkin', 'small_shield'])('of a Monk are like any hero’s in a %s', thing => {
    const sheet = hero('monk');
    sheet.equipment = { ...sheet.equipment, cloak: 0 };
    bringOn(sheet, thing);
    expect(attackerView(house, sheet).weapon).toBeUndefined();
    expect(attackerView(house, sheet).equipment).toEqual([]);
    expect(meleeSkill(house, sheet, undefined)).toBe('');
  });

  it('are nobody else’s', () => {
    for (const role of Object.keys(house.bridges.roles)) {
      const sheet = hero(role);
      sheet.equipment = { ...sheet.equipment, weapon: 0 };
      const isTrained = attackerView(house, sheet).weapon !== undefined;
      expect(isTrained, role).toBe(role === 'monk' || role === 'samurai');
    }
  });

  it('strike as often as a weapon of three pounds, where others strike once', () => {
    const sheet = hero('monk');
    sheet.attributes.strength = 118;
    sheet.attributes.dexterity = 118;
    const bare = blows(combat, attackerView(house, sheet)).blows;
    bringOn(sheet, 'whip');
    expect(bare).toBe(blows(combat, attackerView(house, sheet)).blows);
    expect(bare).toBeGreaterThan(1);
  });

  it('begin at basic and are practised to expert like a weapon', () => {
    const sheet = hero('monk');
    sheet.skillSlots = 10;
    const skill = meleeSkill(house, sheet, undefined);
    expect(skillOf(house, sheet, skill)).toBe('basic');
    const before = attackerView(house, sheet).equipment;
    train(house, sheet, skill, 400);
    expect([enhance(house, sheet, skill).kind, enhance(house, sheet, skill).kind]).toEqual([
      'enhanced',
      'enhanced',
    ]);
    expect(skillOf(house, sheet, skill)).toBe('expert');
    expect(before.at(-1)).toEqual({ toHit: 0, toDam: 0 });
    expect(attackerView(house, sheet).equipment.at(-1)).toEqual({ toHit: 3, toDam: 2 });
  });

  it('give way to a weapon that is taken in hand', () => {
    const sheet = hero('monk');
    bringOn(sheet, 'quarterstaff');
    expect(attackerView(house, sheet).weapon).toMatchObject({ dice: 1, sides: 9 });
    expect(meleeSkill(house, sheet, sheet.weapon)).toBe('quarterstaff');
  });

  it('do in play what the odds say', () => {
    const target = { armourClass: 18, visible: true, monsterFlags: [], hp: undefined };
    const view = meleeAttack(combat, { attacker: attackerView(house, hero('monk')), target });
    const { list } = new Enumerator().ask(strikeAll, combat, prepareAttack(combat, view));
    expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const played = new Map<number, number>();
    const luck = new Streams('hands').stream('combat');
    const attacks = 20_000;
    for (let attack = 0; attack < attacks; attack++) {
      const damage = strikeAll(luck, combat, prepareAttack(combat, view));
      played.set(damage, (played.get(damage) ?? 0) + 1);
    }
    for (const { value, probability } of list) {
      expect((played.get(value) ?? 0) / attacks).toBeCloseTo(probability, 2);
    }
  });
});
