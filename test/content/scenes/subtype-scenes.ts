// A scene for each kind of spell by a hero, by a monster and from a carrier: one line each. What is drawn, what is
// cast, and what has to be told.

import { putFixture } from '@roguewright/engine/game';
import { setCharges } from '@roguewright/engine/objects';
import type { Stage } from '../stage.ts';
import { altarUnder, follow } from './god-scenes.ts';
import { giveDagger, givenDagger } from './matter-scenes.ts';
import type { SubtypeScene } from './subtype-scene.ts';
import { wieldCursed } from './told-scenes.ts';
import { WAY_SUBTYPES } from './way-subtype-scenes.ts';

export const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];
const NEAR = ['##########', '#........#', '#@o......#', '#........#', '##########'];

const hurt = ({ state }: Stage) => {
  for (const creature of [state.hero, ...state.level.creatures.all]) {
    creature.hitPoints = 5;
  }
};

const wall = (stage: Stage) => {
  putFixture(stage.state, stage.thing('scene_wall'), stage.state.hero.square + 2);
};
const wand = (stage: Stage) => {
  const own = stage.thing('wand');
  own.inventory.splice(0, own.inventory.length, stage.thing('spell_magic_missile'));
  setCharges(own, { left: 1, recharged: 0 });
  stage.state.sheet.inventory.add(own);
};
const chosenWand = ({ state }: Stage) => ({
  item: [...state.sheet.inventory].find(({ archetype }) => archetype.id === 'wand')!.id,
});
const unknown = (stage: Stage) => {
  stage.state.sheet.inventory.add(stage.thing('potion_of_speed'));
};
const runeAhead = (stage: Stage) => {
  const rune = stage.thing('rune_of_kindling');
  rune.setFact('level', 1);
  const fixture = putFixture(stage.state, rune, stage.state.hero.square + 1);
  fixture.shown = true;
};

const heap = (stage: Stage) => {
  const { level, hero } = stage.state;
  level.drop(hero.square + 1, stage.thing('plate_mail'));
};

/** By subtype. A new kind of spell needs its line. */
export const SUBTYPE_SCENES: Readonly<Record<number, SubtypeScene>> = {
  ...WAY_SUBTYPES,
  2: {
    spell: 'spell_rune_of_kindling',
    rows: EMPTY,
    hero: 'rune-written',
    monster: 'never',
    carrier: 'rune-written',
  },
  3: {
    spell: 'spell_leave_word',
    rows: EMPTY,
    arguments: () => ({ text: 'gone north' }),
    hero: 'mark-written',
    monster: 'never',
    carrier: 'mark-written',
  },
  4: { spell: 'spell_frost_bolt', hero: 'burned', monster: 'burned', carrier: 'burned' },
  5: { spell: 'spell_fireball', hero: 'burned', monster: 'burned', carrier: 'burned' },
  7: {
    spell: 'spell_burning_fan',
    rows: NEAR,
    hero: 'burned',
    monster: 'burned',
    carrier: 'burned',
  },
  8: {
    spell: 'spell_thunder_jar',
    hero: 'effect-born',
    monster: 'effect-born',
    carrier: 'effect-born',
  },
  9: { spell: 'spell_whimsy', hero: 'spell-drawn', monster: 'never', carrier: 'effect-born' },
  10: { spell: 'spell_sudden_coals', hero: 'burned', monster: 'burned', carrier: 'burned' },
  11: { spell: 'spell_magic_missile', hero: 'burned', monster: 'burned', carrier: 'burned' },
  12: { spell: 'spell_rouse_clay', hero: 'summoned', monster: 'summoned', carrier: 'summoned' },
  13: {
    spell: 'spell_long_step',
    rows: EMPTY,
    arguments: () => ({ count: 3 }),
    hero: 'door-passed',
    monster: 'never',
    carrier: 'door-passed',
  },
  14: {
    spell: 'spell_lay_of_the_land',
    hero: 'ground-charted',
    monster: 'never',
    carrier: 'ground-charted',
  },
  15: {
    spell: 'spell_bank_of_earth',
    rows: EMPTY,
    hero: 'fixture-built',
    monster: 'fixture-built',
    carrier: 'fixture-built',
  },
  16: { spell: 'spell_ruin', rows: NEAR, hero: 'burned', monster: 'burned', carrier: 'burned' },
  17: {
    spell: 'spell_look_inward',
    hero: 'self-perceived',
    monster: 'never',
    carrier: 'self-perceived',
  },
  19: { spell: 'spell_overlooked', hero: 'force-began', monster: 'cast', carrier: 'force-began' },
  20: { spell: 'spell_scrutiny', hero: 'probed', monster: 'never', carrier: 'probed' },
  21: {
    spell: 'spell_succour',
    before: hurt,
    hero: 'healed',
    monster: 'healed',
    carrier: 'healed',
  },
  22: {
    spell: 'spell_conjure_supper',
    // A hero who has told nothing is asked first.
    arguments: () => ({}),
    hero: 'things-made',
    monster: 'never',
    carrier: 'things-made',
  },
  23: {
    spell: 'spell_let_fall',
    rows: EMPTY,
    before: wall,
    hero: 'fixture-fell',
    monster: 'never',
    carrier: 'fixture-fell',
  },
  24: {
    spell: 'spell_ox_sinew',
    hero: 'force-began',
    monster: 'force-began',
    carrier: 'force-began',
  },
  25: {
    spell: 'spell_small_blessing',
    hero: 'force-began',
    monster: 'force-began',
    carrier: 'force-began',
  },
  26: {
    spell: 'spell_sour_luck',
    hero: 'force-began',
    monster: 'force-began',
    carrier: 'force-began',
  },
  27: { spell: 'spell_call_hound', hero: 'summoned', monster: 'summoned', carrier: 'summoned' },
  28: {
    spell: 'spell_feed_wand',
    before: wand,
    arguments: chosenWand,
    hero: 'wand-fed',
    monster: 'never',
    carrier: 'wand-fed',
  },
  29: {
    spell: 'spell_second_thoughts',
    hero: 'cast-in-vain',
    monster: 'cast',
    carrier: 'cast-in-vain',
  },
  30: {
    spell: 'spell_true_weight',
    before: heap,
    hero: 'thing-melted',
    monster: 'never',
    carrier: 'thing-melted',
  },
  31: {
    spell: 'spell_unclench',
    before: wieldCursed,
    hero: 'is-helped',
    monster: 'never',
    carrier: 'is-helped',
  },
  32: {
    spell: 'spell_appraise',
    before: unknown,
    hero: 'recognised',
    monster: 'never',
    carrier: 'recognised',
  },
  33: { spell: 'spell_sense_life', hero: 'detected', monster: 'never', carrier: 'detected' },
  34: {
    spell: 'spell_truce',
    rows: NEAR,
    before: ({ state }) => {
      for (const creature of state.level.creatures.all) {
        creature.levelsLost = creature.facts.level;
      }
    },
    hero: 'mood-changed',
    monster: 'cast',
    carrier: 'mood-changed',
  },
  35: {
    spell: 'spell_storm_globe',
    hero: 'effect-born',
    monster: 'effect-born',
    carrier: 'effect-born',
  },
  36: { spell: 'spell_hail', hero: 'effect-born', monster: 'effect-born', carrier: 'effect-born' },
  37: {
    spell: 'spell_lend_power',
    rows: NEAR,
    hero: 'mana-gained',
    monster: 'never',
    carrier: 'mana-gained',
  },
  38: {
    spell: 'spell_unwrite',
    rows: EMPTY,
    before: runeAhead,
    hero: 'fixture-disarmed',
    monster: 'never',
    carrier: 'fixture-disarmed',
  },
  39: {
    spell: 'spell_fletching',
    arguments: () => ({}),
    hero: 'things-made',
    monster: 'never',
    carrier: 'things-made',
  },
  40: {
    spell: 'spell_rededicate',
    rows: EMPTY,
    before: stage => {
      altarUnder('altar_bare')(stage);
      follow('god_vael')(stage);
    },
    hero: 'altar-consecrated',
    monster: 'never',
    carrier: 'altar-consecrated',
  },
  41: {
    spell: 'spell_dancing_blade',
    before: stage => {
      stage.state.sheet.inventory.add(stage.thing('dagger'));
    },
    arguments: ({ state }) => ({
      item: [...state.sheet.inventory].find(({ archetype }) => archetype.id === 'dagger')!.id,
    }),
    hero: 'summoned',
    monster: 'never',
    carrier: 'summoned',
  },
  42: {
    spell: 'spell_witch_light',
    hero: 'effect-born',
    monster: 'effect-born',
    carrier: 'effect-born',
  },
  43: {
    spell: 'spell_nightfall',
    hero: 'level-darkened',
    monster: 'level-darkened',
    carrier: 'level-darkened',
  },
  44: {
    spell: 'spell_telltale',
    hero: 'force-began',
    monster: 'force-began',
    carrier: 'force-began',
  },
  45: {
    spell: 'spell_gutter_cough',
    hero: 'fell-ill',
    monster: 'fell-ill',
    carrier: 'fell-ill',
  },
  46: {
    spell: 'spell_ember_ring',
    rows: NEAR,
    hero: 'force-began',
    monster: 'force-began',
    carrier: 'force-began',
  },
  49: {
    spell: 'spell_ill_wish',
    before: giveDagger,
    arguments: givenDagger,
    hero: 'item-cursed',
    monster: 'never',
    carrier: 'item-cursed',
  },
  50: {
    spell: 'spell_winter_mantle',
    rows: NEAR,
    hero: 'force-began',
    monster: 'force-began',
    carrier: 'force-began',
  },
  101: { spell: 'spell_missile_ray', hero: 'burned', monster: 'burned', carrier: 'burned' },
  102: { spell: 'spell_bursting_fire', hero: 'burned', monster: 'burned', carrier: 'burned' },
  103: { spell: 'spell_force_bolt', hero: 'burned', monster: 'burned', carrier: 'burned' },
  104: {
    spell: 'spell_haste_self',
    direction: 0,
    hero: 'speed-changed',
    monster: 'cast',
    carrier: 'speed-changed',
  },
  105: {
    spell: 'spell_healing',
    direction: 0,
    before: hurt,
    hero: 'healed',
    monster: 'healed',
    carrier: 'healed',
  },
  106: { spell: 'spell_jumping', hero: 'jumped', monster: 'cast', carrier: 'jumped' },
  107: {
    ...{ spell: 'spell_dig', rows: ['######%%%%%%', '#@..o#%%%%%%', '######%%%%%%'] },
    ...{ hero: 'dug', monster: 'cast', carrier: 'dug' },
  },
};

const THINGS = `Object scene_wall
name wall
type 45
maxhp 40
hp 40
move_block all
tear_down 1
alive 1
end
`;

const MAGE = `Object scene_mage
name scene mage
monster 1
level 20
movement 12
armour_class 5
notices 30
ability_one_in 1
flees_below 50
blow_1 touch 1d1
hit_points 200
glyph M
end
`;

/** The things of the scenes beside what ships. */
export const SCENE_ARC = `${MAGE}${THINGS}`;
