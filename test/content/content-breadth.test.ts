// What the rules know of weapons and of powers is all there in the content: every launcher, every missile and
// every melee weapon with the figures of Angband 3.0.5 lib/edit/object.txt, every kind of power on some ego
// kind or artifact, every chargeable kind that can be found.

import { SLAY_FLAGS } from '@roguewright/engine/combat';
import { newGame } from '@roguewright/engine/game';
import {
  BONUS_TARGETS,
  classOf,
  creatureFacts,
  factOf,
  ITEM_PROPERTIES,
  isFilled,
  kindsIn,
  spellsFor,
  TYPE,
  textOf,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const { combat } = createRulesets().resolve('house').slots;

/** Id, kind, multiplier, what it fires, tenths of a pound. */
const LAUNCHERS = [
  ['sling', 'sling', 2, 'shot', 5],
  ['short_bow', 'short-bow', 2, 'arrow', 30],
  ['long_bow', 'long-bow', 3, 'arrow', 40],
  ['light_crossbow', 'light-crossbow', 3, 'bolt', 110],
  ['heavy_crossbow', 'heavy-crossbow', 4, 'bolt', 200],
] as const;

/** Id, kind, dice, tenths of a pound, to hit, to damage. */
const AMMUNITION = [
  ['pebble', 'shot', '1d2', 4, 0, 0],
  ['moonsilver_shot', 'shot', '2d4', 4, 5, 5],
  ['iron_shot', 'shot', '1d4', 5, 0, 0],
  ['arrow', 'arrow', '1d4', 2, 0, 0],
  ['seeker_arrow', 'arrow', '4d4', 2, 0, 0],
  ['moonsilver_arrow', 'arrow', '3d4', 2, 0, 0],
  ['moonsilver_bolt', 'bolt', '3d5', 2, 0, 0],
  ['bolt', 'bolt', '1d5', 3, 0, 0],
  ['seeker_bolt', 'bolt', '4d5', 3, 0, 0],
] as const;

/** The same of melee weapons. */
const WEAPONS = [
  ['shovel', 'digger', '1d2', 60, 0, 0],
  ['pick', 'digger', '1d3', 150, 0, 0],
  ['gnomish_shovel', 'digger', '1d2', 60, 0, 0],
  ['dwarven_shovel', 'digger', '1d3', 120, 0, 0],
  ['orcish_pick', 'digger', '1d3', 180, 0, 0],
  ['dwarven_pick', 'digger', '1d4', 200, 0, 0],
  ['mattock', 'digger', '1d8', 250, 0, 0],
  ['whip', 'hafted', '1d3', 30, 0, 0],
  ['mace', 'hafted', '2d4', 120, 0, 0],
  ['ball_and_chain', 'hafted', '2d4', 150, 0, 0],
  ['quarterstaff', 'hafted', '1d9', 150, 0, 0],
  ['war_hammer', 'hafted', '3d3', 120, 0, 0],
  ['flail', 'hafted', '2d6', 150, 0, 0],
  ['lucerne_hammer', 'hafted', '2d5', 120, 0, 0],
  ['morning_star', 'hafted', '2d6', 150, 0, 0],
  ['lead_filled_mace', 'hafted', '3d4', 180, 0, 0],
  ['two_handed_flail', 'hafted', '3d6', 280, 0, 0],
  ['mighty_hammer', 'hafted', '3d9', 200, 0, 0],
  ['mace_of_unbinding', 'hafted', '5d8', 400, 0, 0],
  ['spear', 'polearm', '1d6', 50, 0, 0],
  ['trident', 'polearm', '1d8', 70, 0, 0],
  ['lance', 'polearm', '2d8', 300, 0, 0],
  ['broad_axe', 'polearm', '2d6', 160, 0, 0],
  ['battle_axe', 'polearm', '2d8', 170, 0, 0],
  ['awl_pike', 'polearm', '1d8', 160, 0, 0],
  ['pike', 'polearm', '2d5', 160, 0, 0],
  ['glaive', 'polearm', '2d6', 190, 0, 0],
  ['beaked_axe', 'polearm', '2d6', 180, 0, 0],
  ['halberd', 'polearm', '3d5', 190, 0, 0],
  ['great_axe', 'polearm', '4d4', 230, 0, 0],
  ['lochaber_axe', 'polearm', '3d8', 250, 0, 0],
  ['scythe', 'polearm', '5d3', 250, 0, 0],
  ['reaping_scythe', 'polearm', '8d4', 250, 0, 0],
  ['broken_dagger', 'sword', '1d1', 5, -2, -4],
  ['broken_sword', 'sword', '1d2', 30, -2, -4],
  ['dagger', 'sword', '1d4', 12, 0, 0],
  ['main_gauche', 'sword', '1d5', 30, 0, 0],
  ['rapier', 'sword', '1d6', 40, 0, 0],
  ['small_sword', 'sword', '1d6', 75, 0, 0],
  ['sabre', 'sword', '1d7', 50, 0, 0],
  ['cutlass', 'sword', '1d7', 110, 0, 0],
  ['short_sword', 'sword', '1d7', 80, 0, 0],
  ['tulwar', 'sword', '2d4', 100, 0, 0],
  ['scimitar', 'sword', '2d5', 130, 0, 0],
  ['broad_sword', 'sword', '2d5', 150, 0, 0],
  ['long_sword', 'sword', '2d5', 130, 0, 0],
  ['bastard_sword', 'sword', '3d4', 140, 0, 0],
  ['katana', 'sword', '3d4', 120, 0, 0],
  ['two_handed_sword', 'sword', '3d6', 200, 0, 0],
  ['executioners_sword', 'sword', '4d5', 260, 0, 0],
  ['blade_of_strife', 'sword', '6d5', 180, 0, 0],
] as const;

/** The ids of all things of a class that are no artifacts. */
const plain = (type: number, key: string) =>
  content.archetypes
    .filter(one => one.type === type && textOf(one, key) !== '' && factOf(one, 'artifact') === 0)
    .map(({ id }) => id);

const idsOf = (rows: readonly (readonly [id: string, ...rest: unknown[]])[]) =>
  rows.map(([id]) => id);

const figures = (id: string) => {
  const kind = content.archetype(id);
  return [
    id,
    textOf(kind, 'weaponKind'),
    textOf(kind, 'damageDice'),
    factOf(kind, 'tenthsOfPound'),
    factOf(kind, 'toHit'),
    factOf(kind, 'toDam'),
  ];
};

describe('the dungeon', () => {
  it('has at least 26 levels down to the Amulet, and five branches besides', () => {
    const state = newGame(content, createRulesets().resolve('house'), {
      heroName: 'Ada',
      role: 'wizard',
      race: 'human',
      seed: 'breadth',
    });
    const { deepest, branches } = state.world.dungeon;
    expect(deepest).toBeGreaterThanOrEqual(26);
    expect(branches.size).toBe(5);
    expect([...branches.values()].every(({ levels }) => levels >= 1)).toBe(true);
  });
});

describe('launchers, missiles and weapons', () => {
  it.each(LAUNCHERS)('%s is there as the rules have it', (id, kind, multiplier, fires, weight) => {
    const archetype = content.archetype(id);
    expect(textOf(archetype, 'launcherKind')).toBe(kind);
    expect(factOf(archetype, 'tenthsOfPound')).toBe(weight);
    expect(combat.missiles.launchers[kind]).toMatchObject({ multiplier, ammunition: fires });
  });

  it.each([...AMMUNITION, ...WEAPONS])('%s has its kind, dice, weight and bonuses', (...row) => {
    expect(figures(row[0])).toEqual(row);
  });

  it('are all of them: no launcher and no missile is missing or beyond the table', () => {
    expect(plain(TYPE.launcher, 'launcherKind').sort()).toEqual(idsOf(LAUNCHERS).sort());
    expect(plain(TYPE.ammunition, 'weaponKind').sort()).toEqual(idsOf(AMMUNITION).sort());
    expect(plain(TYPE.weapon, 'weaponKind')).toEqual(expect.arrayContaining(idsOf(WEAPONS)));
    expect(WEAPONS).toHaveLength(51);
  });
});

describe('ego kinds and artifacts', () => {
  const special = [...content.egos.map(({ id }) => content.archetype(id)), ...content.artifacts];
  const uses = (key: string, word: string) =>
    special.filter(one => textOf(one, key).split(' ').includes(word)).length;

  it.each(SLAY_FLAGS)('some of them have %s', flag => {
    expect(uses('combatFlags', flag)).toBeGreaterThan(0);
  });

  it.each(BONUS_TARGETS)('of some the number counts for %s', target => {
    expect(uses('bonusTo', target)).toBeGreaterThan(0);
  });

  it.each(ITEM_PROPERTIES)('some are %s', property => {
    expect(uses('properties', property)).toBeGreaterThan(0);
  });

  it.each(['Fire', 'Cold', 'Acid', 'Electricity', 'Poison', 'Confusion'])(
    'some resist %s',
    type => {
      expect(special.some(one => factOf(one, `resist${type}`) > 0)).toBe(true);
    },
  );

  it.each(['toHitMost', 'toDamMost', 'armourMost', 'bonusMost'])('some draw a die for %s', key => {
    expect(special.some(one => factOf(one, key) > 0)).toBe(true);
  });

  it('can be cursed', () => {
    expect(content.egos.some(({ cursed }) => cursed)).toBe(true);
  });
});

describe('what there is to find', () => {
  const kinds = kindsIn(content);
  const count = (...classes: string[]) =>
    kinds.filter(kind => classes.includes(classOf(kind)) && factOf(kind, 'artifact') === 0).length;

  it.each([
    ['kinds of potions and scrolls', count('potion', 'scroll'), 40],
    ['kinds of rings', count('ring'), 20],
    ['kinds of amulets', count('amulet'), 15],
    ['ego kinds', content.egos.length, 40],
    ['artifacts', content.artifacts.length, 30],
    [
      'kinds of wands, staves, rods, horns and books that a list fills',
      content.archetypes.filter(isFilled).flatMap(carrier => spellsFor(content, carrier)).length,
      60,
    ],
  ])('%s: %i', (_, found, wanted) => {
    expect(found).toBeGreaterThanOrEqual(wanted);
  });
});

describe('monsters', () => {
  const kinds = content.archetypes.filter(({ file }) => file.startsWith('monster/'));

  it('are at least 200 kinds that can be met, without what is only called', () => {
    const met = kinds.filter(kind => factOf(kind, 'frequency') > 0 || kind.flags.has('unique'));
    expect(met.length).toBeGreaterThanOrEqual(200);
  });
  const abilities = new Set(
    kinds.flatMap(({ inventory }) => inventory.map(({ archetype }) => archetype)),
  );

  it.each(['paralyse', 'stun', 'confuse', 'blind', 'poison', 'slow', 'terrify'])(
    'some of them %s with a blow',
    effect => {
      const has = kinds.filter(kind =>
        creatureFacts(kind).blows.some(blow => blow.effect === effect),
      );
      expect(has.length).toBeGreaterThan(0);
    },
  );

  it('some cannot be confused by hands', () => {
    const has = kinds.filter(kind => creatureFacts(kind).combatFlags.includes('no-conf'));
    expect(has.length).toBeGreaterThan(0);
  });

  it('cast rays of NetHack, those of cold included', () => {
    for (const ray of ['missiles', 'sleep', 'cold']) {
      const has = content.archetypes.filter(
        one => one.type === TYPE.spell && textOf(one, 'ray') === ray && abilities.has(one.id),
      );
      expect(has.length, ray).toBeGreaterThan(0);
    }
  });
});
