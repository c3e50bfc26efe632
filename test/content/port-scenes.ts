// A scene for each thing that spells ask of their surroundings. Each shows something that it wouldn't if its port
// answered nothing.

import { makeMonster } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { type GameEvent, performCommand } from '@roguewright/engine/game';
import { makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { FAITH_SCENES } from './faith-port-scenes.ts';
import { hollow, type PortMethod } from './hollow-ports.ts';
import { portContent } from './port-content.ts';
import type { PortScene } from './port-scene.ts';
import { wieldCursed } from './scenes/told-scenes.ts';
import { SIDE_PORT_SCENES } from './side-port-scenes.ts';
import { Stage } from './stage.ts';
import { WAY_PORT_SCENES } from './way-port-scenes.ts';

const rulesets = createRulesets();
const house = rulesets.resolve('house');

/** Plays a scene. @param port the method that answers as if there were nothing; absent: none does */
export function playPortScene(scene: PortScene, seed: string, port?: PortMethod): boolean {
  const { ruleset = house } = scene;
  const rules = typeof ruleset === 'string' ? rulesets.resolve(ruleset) : ruleset;
  const stage = new Stage(portContent, rules, scene.rows, { ...scene.options, seed });
  scene.before?.(stage);
  if (port !== undefined) {
    hollow(stage.state, port);
  }
  const { at } = scene;
  if (at === undefined) {
    cast(stage, scene);
  } else {
    const spell = stage.teach(scene.spell);
    performCommand(stage.state, { kind: 'cast-at', spell, x: at[0], y: at[1] });
    stage.events.push(...stage.state.log.perceived());
  }
  return scene.shows(stage);
}

/** The hero casts, and some moves pass. */
function cast(stage: Stage, scene: PortScene): void {
  const { state, events } = stage;
  performCommand(state, {
    ...{ kind: 'cast', spell: stage.teach(scene.spell), direction: scene.direction ?? 0 },
    ...(scene.arguments !== undefined && { arguments: scene.arguments }),
  });
  events.push(...state.log.perceived());
  for (let move = 0; move < (scene.moves ?? 0) && state.ending === undefined; move++) {
    performCommand(state, { kind: 'search', count: 1 });
    events.push(...state.log.perceived());
  }
}

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const NEAR = ['##########', '#........#', '#@o......#', '#........#', '##########'];
const ASIDE = ['##########', '#........#', '#@.......#', '#...o....#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

const tells = (kind: GameEvent['kind']) => (stage: Stage) => stage.has(kind);
const isHurt = ({ target }: Stage) => !target.alive || target.hitPoints < target.maxHitPoints;
const comesBack = (stage: Stage) => !isHurt(stage) && stage.state.hero.hitPoints < HURT;
const isPushed = ({ target, state }: Stage) => state.level.map.x(target.square) > 3;

/** Squares of one explosion. */
const BLAST = 9;

/** Hit points of the hero, of 200. */
const HURT = 100;

function attack(spell: string, more: Partial<PortScene> = {}): PortScene {
  return { spell, rows: HALL, direction: 3, moves: 3, shows: isHurt, ...more };
}

/** The gale blows a creature away. @param kind of the one that is drawn beside the hero */
function gale(kind: string): PortScene {
  const rows = NEAR.map(row => row.replace('o', 'x'));
  return attack('port_gale', { rows, options: { kinds: { x: kind } }, moves: 2, shows: isPushed });
}

/** A spell without a target, by what it tells. */
function force(spell: string, told: GameEvent['kind'], more: Partial<PortScene> = {}): PortScene {
  return { spell, rows: EMPTY, shows: tells(told), ...more };
}

/** The hero, who lacks nothing, gets more mana. */
function lend(shows: PortScene['shows']): PortScene {
  return { spell: 'spell_lend_power', rows: EMPTY, shows };
}

/** What stands beside the hero, where he casts. */
function standing(kind: string): Partial<PortScene> {
  return {
    ...{ rows: EMPTY.map(row => row.replace('@.', '@F')), direction: 3 as const },
    options: { fixtures: { F: kind } },
    before: ({ state }) => {
      for (const fixture of state.level.fixtures.all) {
        fixture.shown = true;
        fixture.thing.setFact('level', 1);
      }
    },
  };
}

/** The hero has spent energy. */
function tire({ state }: Stage): void {
  state.sheet.energy = 400;
}

function isFresh({ state }: Stage): boolean {
  return state.sheet.energy > 420;
}

/** The creature that is drawn moves. */
function free({ target }: Stage): void {
  target.conditions.set('helpless', 0);
  target.hunts = true;
}

/** Fire where scrolls lie. */
function fireOnFloor(): PortScene {
  return {
    ...attack('spell_burning_fan', { rows: NEAR.map(row => row.replace('o', ',')), moves: 4 }),
    options: { floor: 'scroll/spell_whimsy' },
    shows: ({ state }) =>
      ![...state.level.items.values()].flat().some(({ archetype }) => archetype.id === 'scroll'),
  };
}

/** The effects that were born in a scene. */
function bornIn(events: readonly GameEvent[]): number {
  return events.filter(({ kind }) => kind === 'effect-born').length;
}

/** Fire at a chosen square, by a skilled hero. */
function burst(shows: PortScene['shows']): PortScene {
  return {
    spell: 'spell_bursting_fire',
    rows: HALL,
    at: [5, 3],
    options: { skill: 'expert' },
    shows,
  };
}

/** By port and method. A new method needs its line. */
export const PORT_SCENES: Readonly<Record<string, PortScene>> = {
  ...WAY_PORT_SCENES,
  'Ground.has': attack('spell_frost_bolt'),
  'Ground.openToEffects': attack('spell_fireball'),
  'Ground.openToSight': attack('spell_magic_missile', { rows: ASIDE, moves: 6 }),
  'Ground.isMirror': attack('port_spark', {
    rows: HALL.map(row => row.replace('.o', 'Mo')),
    options: { fixtures: { M: 'port_mirror' } },
    shows: comesBack,
  }),
  'Ground.neighbour': attack('spell_frost_bolt'),
  'Living.isLiving': attack('spell_fireball'),
  'Living.idOn': attack('spell_force_bolt'),
  'Living.isQuarry': attack('spell_magic_missile', { rows: ASIDE, moves: 6 }),
  'Living.reflectorsOn': attack('port_spark', {
    rows: HALL.map(row => row.replace('o', 'i')),
    options: { kinds: { i: 'port_imp' } },
    shows: comesBack,
  }),
  'Living.strike': attack('spell_frost_bolt'),
  'Living.heal': {
    ...{ spell: 'spell_succour', rows: EMPTY },
    // Little comes back by itself.
    before: ({ state }) => {
      state.sheet.attributes.constitution = 3;
    },
    shows: ({ state }) => state.hero.hitPoints > HURT + 2,
  },
  'Living.restore': { spell: 'port_refreshing', rows: EMPTY, before: tire, shows: isFresh },
  'Living.cure': {
    ...{ spell: 'spell_cure_sickness', rows: EMPTY },
    before: ({ state }) => state.sheet.conditions.set('poisoned', 90),
    shows: ({ state }) => !state.sheet.conditions.has('poisoned'),
  },
  'Living.squareOf': attack('spell_frost_bolt'),
  'Ground.barsMagic': attack('scene_probe', {
    rows: HALL.map(row => row.replace('.o', 'Fo')),
    options: { fixtures: { F: 'port_ban' } },
    shows: stage => !stage.has('probed'),
  }),
  'Ground.openToWalking': {
    ...{ spell: 'scene_supper', rows: EMPTY, direction: 3, arguments: {} },
    shows: ({ state }) => state.level.items.has(state.hero.square + 1),
  },
  'Living.friendOn': {
    ...{ spell: 'spell_succour', rows: NEAR, direction: 3 },
    // Another goes first: one who serves the hero.
    before: ({ target, state }) => {
      target.master = state.hero.id;
      state.level.creatures.serve();
      target.hitPoints = 1;
    },
    shows: ({ target }) => target.hitPoints > 2,
  },
  'Living.helpedBy': { spell: 'port_refreshing', rows: EMPTY, before: tire, shows: isFresh },
  'Living.isOpposed': attack('spell_ruin', { rows: NEAR, moves: 0 }),
  'Living.isOn': attack('spell_hail', { shows: ({ events }) => bornIn(events) > 2 }),
  'SpellDrawing.drawn': attack('spell_whimsy', { shows: tells('spell-drawn') }),
  'SpellDrawing.pays': attack('spell_whimsy', { shows: tells('spell-drawn') }),
  'ManaStores.pointsOf': attack('spell_leech_power', { rows: NEAR, shows: tells('mana-gained') }),
  'ManaStores.mostOf': lend(tells('overcharged')),
  'ManaStores.give': lend(tells('mana-gained')),
  'ManaStores.take': attack('spell_leech_power', { rows: NEAR, shows: tells('mana-lost') }),
  'ManaStores.setPoints': {
    ...{ spell: 'port_flood', rows: EMPTY },
    // Nobody keeps more than twice his maximum.
    shows: ({ state }) => state.sheet.energy <= 2 * state.sheet.maxEnergy,
  },
  'ManaStores.overcharge': lend(tells('overcharged')),
  'ManaStores.metNobody': attack('spell_leech_power', {
    rows: EMPTY,
    shows: tells('nobody-there'),
  }),
  'Pushing.countOn': gale('port_toad'),
  'Pushing.weightAt': gale('port_toad'),
  'Pushing.squaresAt': gale('port_slab'),
  'Pushing.fliesAt': gale('port_bird'),
  'Pushing.push': gale('port_toad'),
  'Lying.hasThings': fireOnFloor(),
  'Lying.strike': fireOnFloor(),
  'Bearers.forcesOf': force('scene_strength', 'force-began'),
  'Bearers.bearer': {
    ...{ spell: 'port_nimble', rows: EMPTY },
    before: ({ state }) => {
      state.sheet.attributes.dexterity = 9;
    },
    shows: ({ state }) => (state.hero.forces.all[0]?.gives.dex ?? 0) > 0,
  },
  'Bearers.entered': attack('port_ember_ring', { before: free, moves: 3 }),
  'Bearers.standsWith': {
    ...{ spell: 'port_zone', rows: NEAR, moves: 2 },
    before: ({ target, state }) => {
      target.master = state.hero.id;
      target.hitPoints = 1;
    },
    shows: ({ target }) => target.hitPoints > 5,
  },
  'Bearers.hide': {
    ...{ spell: 'scene_veil', rows: HALL },
    before: stage => {
      stage.target.hunts = true;
    },
    shows: ({ target }) => !target.hunts,
  },
  'Bearers.begin': force('scene_strength', 'force-began'),
  'Bearers.renew': force('scene_strength', 'force-renewed', {
    before: stage => {
      stage.cast('scene_strength', 0, 2);
    },
  }),
  'Bearers.alter': {
    ...{ spell: 'spell_grey_ague', rows: HALL, direction: 3, moves: 8 },
    before: stage => {
      stage.target.maxHitPoints = 1000;
      stage.target.hitPoints = 1000;
    },
    shows: ({ target }) => (target.forces.sum.scores.str ?? 0) < 0,
  },
  'Bearers.fades': force('scene_halo', 'force-fades', { moves: 12 }),
  'Bearers.end': force('scene_halo', 'force-ended', { moves: 12 }),
  'Bearers.passes': attack('scene_halo', { rows: NEAR }),
  'Insight.chart': force('spell_lay_of_the_land', 'ground-charted'),
  'Insight.perceiveSelf': force('spell_look_inward', 'self-perceived'),
  'Insight.uncurse': force('spell_unclench', 'is-helped', { before: wieldCursed }),
  'Insight.identify': force('spell_appraise', 'recognised', {
    before: ({ state, content: all }) => {
      const potion = all.archetype('potion_of_speed');
      state.sheet.inventory.add(makeObject(all, potion, () => state.newId()));
    },
  }),
  'Daylight.setDarkness': force('spell_nightfall', 'level-darkened'),
  'Building.blocksAll': force('spell_bank_of_earth', 'build-failed', { direction: 7 }),
  'Building.takesRune': force('spell_rune_of_kindling', 'rune-written', { direction: 3 }),
  'Building.build': force('spell_bank_of_earth', 'fixture-built', { direction: 3 }),
  'Building.tearDown': force('spell_let_fall', 'fixture-fell', standing('scene_wall')),
  'Building.removableOn': force('spell_unwrite', 'mark-wiped', standing('written_mark')),
  'Building.dexterityOf': force('spell_unwrite', 'fixture-disarmed', standing('rune_of_kindling')),
  'Building.removed': force('spell_unwrite', 'fixture-disarmed', standing('rune_of_kindling')),
  'Building.inscribed': force('spell_spell_trap', 'rune-written', {
    direction: 3,
    arguments: { text: 'fireball' },
    before: stage => {
      stage.teach('spell_fireball');
    },
  }),
  'Building.failed': force('spell_bank_of_earth', 'build-failed', { direction: 7 }),
  'Summoning.listed': {
    ...{ spell: 'port_calling', rows: EMPTY, arguments: {} },
    shows: tells('summoned'),
  },
  'Summoning.hasRoom': { spell: 'spell_call_hound', rows: EMPTY, shows: tells('summoned') },
  'Summoning.summon': { spell: 'spell_call_hound', rows: EMPTY, shows: tells('summoned') },
  'Detection.detect': { spell: 'spell_sense_life', rows: NEAR, shows: tells('detected') },
  'Detection.markOwn': {
    ...{ spell: 'spell_sense_magic', rows: EMPTY },
    before: ({ state, content: all }) => {
      const wand = all.archetype('wand/spell_dig');
      state.sheet.inventory.add(makeObject(all, wand, () => state.newId()));
    },
    shows: ({ state }) =>
      [...state.sheet.inventory].some(thing => state.sheet.lore.knowsMagic(thing)),
  },
  ...SIDE_PORT_SCENES,
  'EffectWatcher.born': attack('spell_fireball', { shows: tells('effect-born') }),
  'EffectWatcher.moved': attack('spell_fireball', { shows: tells('effect-moved') }),
  'EffectWatcher.ended': attack('spell_fireball', { shows: tells('effect-ended') }),
  'EffectWatcher.reflected': attack('port_spark', {
    rows: HALL.map(row => row.replace('o', 'i')),
    options: { kinds: { i: 'port_imp' } },
    shows: tells('reflected'),
  }),
  'EffectWatcher.smothered': attack('spell_fireball', {
    before: ({ state, content: { archetypes } }) => {
      const { effects, map } = state.level;
      const kind = archetypes.find(({ id }) => id === 'port_spark_flight')!;
      while (!effects.crowded) {
        effects.add({ archetype: kind.index, square: map.square(8, 2), speed: 0 });
      }
    },
    shows: tells('cast-smothered'),
  }),
  'EffectWatcher.unravelled': attack('port_swarm', { moves: 20, shows: tells('cast-unravelled') }),
  ...FAITH_SCENES,
  'SpellPort.targetOn': attack('spell_finger_of_death'),
  'SpellPort.meet': attack('spell_force_bolt'),
  'SpellPort.missed': attack('spell_missile_ray', { shows: tells('missed') }),
  'SpellPort.explode': attack('spell_bursting_fire', { options: { skill: 'expert' } }),
  'SpellPort.meetSelf': {
    ...{ spell: 'spell_force_bolt', rows: EMPTY, direction: 0 },
    shows: ({ state }) => state.hero.hitPoints < HURT,
  },
  'SpellPort.foesOf': {
    ...{ spell: 'spell_cause_fear', rows: HALL },
    shows: ({ target }) => target.conditions.has('afraid'),
  },
  'SpellPort.inSight': {
    ...{ spell: 'spell_cause_fear', rows: HALL },
    shows: ({ target }) => target.conditions.has('afraid'),
  },
  // A ray comes back from the wall to a rider: it may meet the pony under him.
  'SpellPort.steedOn': {
    ...{ spell: 'spell_missile_ray', rows: EMPTY, direction: 7, moves: 1 },
    before: ({ state, content }) => {
      const luck = new Streams('steed').stream('steed');
      const pony = content.archetype('pony');
      const { ruleset, hero, sheet } = state;
      const steed = makeMonster(luck, ruleset, content, pony, hero.square, () => state.newId());
      steed.maxHitPoints = HURT;
      steed.hitPoints = HURT;
      sheet.riding = { steed, gallop: 0, gait: 'stays' };
    },
    shows: ({ state }) => (state.sheet.riding?.steed.hitPoints ?? 0) < HURT,
  },
  'SpellPort.metNobody': { spell: 'spell_cause_fear', rows: EMPTY, shows: tells('odd-feeling') },
  'SpellPort.charmDoor': {
    ...{ spell: 'spell_knock', rows: HALL.map(row => row.replace('o', 'L')), direction: 3 },
    shows: tells('door-unlocked'),
  },
  'SpellPort.stoneToFlesh': {
    ...{ spell: 'spell_stone_to_flesh', rows: ['######', '#@.,.#', '######'], direction: 3 },
    options: { floor: 'pebble' },
    shows: tells('turned-to-meat'),
  },
  'SpellPort.dig': {
    ...{ spell: 'spell_dig', rows: ['######%%%%', '#@..##%%%%', '######%%%%'], direction: 3 },
    shows: tells('dug'),
  },
  'SpellPort.leap': { spell: 'spell_jumping', rows: EMPTY, direction: 3, shows: tells('jumped') },
  'SpellPort.release': { spell: 'spell_haste_self', rows: EMPTY, shows: tells('speed-changed') },
  'SpellPort.way': burst(isHurt),
  'SpellPort.seen': burst(({ events }) => {
    const born = events.filter(event => event.kind === 'effect-born');
    return new Set(born.map(({ x, y }) => `${x},${y}`)).size > BLAST;
  }),
};
