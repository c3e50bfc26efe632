// A storm of each type of attack: a hero and a mage cast it over creatures, and over things of every material.

import type { Creature } from '@roguewright/engine/actors';
import { type GameObject, setEnchantments } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { ATTACK_TYPES, attackBit } from '@roguewright/engine/spellcraft';
import type { Stage } from '../stage.ts';

const { materials } = createRulesets().resolve('crossfire').slots.spells.hits.things;

/** The bits of each storm: of each type of attack, and of those that touch things only together with another. */
export const STORMS: readonly (readonly [name: string, attackType: number])[] = [
  ...ATTACK_TYPES.map(type => [type, attackBit(type)] as const),
  ...(['confusion', 'ghosthit', 'weaponmagic'] as const).map(
    type => [`${type}_and_fire`, attackBit(type) | attackBit('fire')] as const,
  ),
];

/** The spell of a storm. */
export const stormOf = (name: string): string => `storm_of_${name}`;

/** Things of each material, once by its name and once by its bit. */
const THINGS = materials.flatMap(({ name, bit }, at) => [
  { id: `matter_named_${at}`, key: `materialname ${name}` },
  { id: `matter_of_bit_${at}`, key: `material ${bit}` },
]);

const RESISTING = ATTACK_TYPES.map(type => `resist_${type} 30`).join('\n');

/** Spells, things and creatures of the storms. */
export const STORM_ARC = [
  ...STORMS.map(
    ([name, attackType]) =>
      `Object ${stormOf(name)}\nname storm\ntype 101\nsubtype 7\nlevel 1\nsp 1\ndam 12\ncasting_time 1\nattacktype ${attackType}\nrange 7\nduration 2\nall_around 1\nother_arch storm_cloud\nend`,
  ),
  'Object storm_cloud\nname storm\ntype 102\nsubtype 7\nspeed 1\nend',
  ...THINGS.map(
    ({ id, key }) => `Object ${id}\nname ${id}\ntype 60\nweight 300\nvalue 9\n${key}\nend`,
  ),
  `Object storm_beast\nname beast\nmonster 1\nlevel 12\nmovement 12\narmour_class 5\nnotices 30\nflees_below 0\nblow_1 claw 1d3\nhit_points 300\nCon 10\nPow 10\n${RESISTING}\nglyph B\nend`,
  `Object storm_dead\nname dead\nmonster 1\nlevel 9\nmovement 12\narmour_class 5\nundead 1\nnotices 30\nblow_1 claw 1d3\nhit_points 300\n${RESISTING}\nglyph U\nend`,
  'Object storm_friend\nname friend\nmonster 1\nfriendly 1\nlevel 9\nmovement 12\narmour_class 5\nnotices 30\nblow_1 claw 1d3\nhit_points 300\nglyph F\nend',
  'Object storm_golem\nname doll\nmonster 1\nlevel 3\nmovement 12\narmour_class 5\nundead 1\nnotices 30\nblow_1 claw 1d3\nhit_points 90\nglyph D\nend',
].join('\n');

/** The yard of a storm, and the letters of its creatures. */
export const YARD = ['###########', '#.B..D..Z.#', '#F.@...o..#', '#U...k....#', '###########'];
export const BEASTS = { B: 'storm_beast', D: 'storm_golem', F: 'storm_friend', U: 'storm_dead' };

/** The creatures live long and can move; things lie in the yard, and are carried. */
export function prepareYard(stage: Stage): void {
  const { state } = stage;
  const { map, creatures } = state.level;
  for (const creature of creatures.all) {
    fortify(creature);
    creature.carried.push(enchanted(stage.thing('dagger')), stage.thing('matter_of_bit_1'));
  }
  state.hero.maxHitPoints = 2000;
  state.hero.hitPoints = 1500;
  for (const [at, { id }] of THINGS.entries()) {
    const thing = stage.thing(id);
    thing.count = 1 + (at % 3) * 2;
    state.level.drop(map.square(2 + (at % 8), 2 + (at % 3)), thing);
  }
  for (const id of ['dagger', 'robe', 'matter_of_bit_0', 'matter_of_bit_1']) {
    if (state.content.find(id) !== undefined) {
      state.sheet.inventory.add(enchanted(stage.thing(id)));
    }
  }
}

function fortify(creature: Creature): void {
  creature.maxHitPoints = 400;
  creature.hitPoints = 300;
  creature.conditions.set('helpless', 0);
  creature.hunts = true;
}

function enchanted(thing: GameObject): GameObject {
  setEnchantments(thing, { toHit: 2, toDam: 2 });
  return thing;
}
