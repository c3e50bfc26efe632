// Where each spell that ships is of use: what is drawn, what is told, and what can be seen afterwards.

import { type GameEvent, performCommand } from '@roguewright/engine/game';
import { chargesOf, makeObject, setBeatitude, setCharges } from '@roguewright/engine/objects';
import { content } from '../shipped.ts';
import type { Stage } from '../stage.ts';
import { FORCE_SCENES } from './force-scenes.ts';
import { HIT_SCENES } from './hit-scenes.ts';
import { MATTER_SCENES } from './matter-scenes.ts';
import { SIDE_SCENES } from './side-scenes.ts';
import { SLASHEM_SCENES } from './slashem-scenes.ts';
import type { SpellScene } from './spell-scene.ts';
import { TOLD_SCENES } from './told-scenes.ts';
import { WALL_SCENES } from './wall-scenes.ts';

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const NEAR = ['##########', '#........#', '#@o......#', '#........#', '##########'];
const NEAR_BY_ONE = ['##########', '#........#', '#@.o.....#', '#........#', '##########'];
const GRAVE = ['##########', '#........#', '#@..Z....#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];
const GATE = ['##########', '#........#', '#@..L....#', '#........#', '##########'];

const isHurt = ({ target }: Stage) => !target.alive || target.hitPoints < target.maxHitPoints;
const isCured = ({ state }: Stage) => state.hero.hitPoints > 100;
const terrain = ({ state }: Stage, x: number, y: number) =>
  state.level.map.terrainAt(state.level.map.square(x + 1, y + 1));

const attack: SpellScene = { rows: HALL, direction: 3, moves: 3, told: 'burned', shows: isHurt };
const healing: SpellScene = { rows: EMPTY, told: 'healed', shows: isCured };
const onTarget = (told: GameEvent['kind'], shows: SpellScene['shows']): SpellScene => ({
  rows: HALL,
  direction: 3,
  told,
  shows,
});
const has = (condition: 'levitating' | 'invisible' | 'very-fast') => (stage: Stage) =>
  stage.state.sheet.conditions.has(condition);

type Told = GameEvent['kind'];
const nearby = (told: Told, shows: SpellScene['shows']) => ({ rows: NEAR, told, shows });

/** The scene of each spell, by its id. */
export const SPELL_SCENES: Readonly<Record<string, SpellScene>> = {
  spell_frost_bolt: attack,
  spell_lightning_bolt: attack,
  spell_forked_lightning: attack,
  spell_fireball: attack,
  spell_great_fireball: attack,
  spell_snowball: attack,
  spell_burning_fan: { ...attack, rows: NEAR },
  spell_cone_of_cold: { ...attack, rows: NEAR },
  spell_ring_of_fire: { ...attack, rows: NEAR, direction: 0 },
  spell_magic_missile: { ...attack, moves: 6 },
  spell_storm_globe: { ...attack, moves: 6 },
  spell_marsh_breath: { ...attack, moves: 12 },
  spell_hail: { ...attack, moves: 6 },
  spell_flock_of_darts: { ...attack, moves: 8 },
  spell_thunder_jar: { ...attack, rows: NEAR_BY_ONE, moves: 6 },
  spell_whimsy: { rows: HALL, direction: 3, told: 'effect-born', shows: () => true },
  spell_lend_power: {
    rows: NEAR,
    direction: 3,
    told: 'mana-gained',
    shows: ({ target }) => target.stock.energy > 1000,
  },
  spell_leech_power: {
    rows: NEAR,
    direction: 3,
    told: 'mana-lost',
    shows: ({ state, target }) => target.stock.energy >= 0 && state.sheet.energy > 490,
  },
  spell_knitting: healing,
  spell_mending: healing,
  spell_succour: healing,
  spell_witch_light: {
    rows: EMPTY,
    direction: 3,
    told: 'effect-born',
    shows: ({ state }) => state.level.effects.count > 0,
  },
  spell_sense_life: { ...nearby('detected', () => true) },
  spell_sense_magic: {
    rows: ['######', '#@.,.#', '######'],
    options: { floor: 'spell_potion/spell_draught' },
    told: 'detected',
    shows: () => true,
  },
  spell_call_hound: {
    rows: EMPTY,
    told: 'summoned',
    shows: ({ state }) => state.level.creatures.hasServants,
  },
  spell_lay_of_the_land: {
    rows: ['##########', '#@#......#', '#........#', '##########'],
    options: { lit: false },
    told: 'ground-charted',
    shows: ({ state }) => state.memory.rememberedAt(state.hero.square + 7) !== undefined,
  },
  spell_smell_malice: {
    rows: ['######', '#@.,.#', '######'],
    options: { floor: 'dagger' },
    before: ({ state }) => {
      const [lying] = [...state.level.items.values()][0]!;
      setBeatitude(lying!, 'cursed');
    },
    told: 'detected',
    shows: ({ state }) => {
      const [lying] = [...state.level.items.values()][0]!;
      return state.sheet.lore.knows(lying!, 'beatitude');
    },
  },
  spell_unveil: {
    rows: ['######', '#@.S.#', '######'],
    told: 'hidden-door-found',
    shows: stage => terrain(stage, 3, 1) === 'closed-door',
  },
  spell_know_the_dead: { rows: GRAVE, told: 'detected', shows: () => true },
  spell_ruin: nearby('burned', isHurt),
  spell_look_inward: { rows: EMPTY, told: 'self-perceived', shows: () => true },
  spell_appraise: {
    rows: ['######', '#@...#', '######'],
    before: ({ state }) => {
      const { lore, inventory } = state.sheet;
      for (const thing of inventory.things) {
        lore.identify(thing);
      }
      lore.doubt(inventory.things[0]!, 'beatitude');
    },
    told: 'cast',
    shows: ({ state }) => state.sheet.lore.knows(state.sheet.inventory.things[0]!, 'beatitude'),
  },
  spell_call_the_dawn: {
    rows: EMPTY,
    options: { lit: false },
    told: 'level-darkened',
    shows: ({ state }) => state.sees(state.hero.square + 3),
  },
  spell_nightfall: {
    rows: EMPTY,
    told: 'level-darkened',
    shows: ({ state }) => state.level.map.darkness === 4 && !state.sees(state.hero.square + 7),
  },
  // The schools of the casting slot.
  spell_force_bolt: attack,
  spell_missile_ray: attack,
  spell_bursting_fire: attack,
  spell_bitter_cold: attack,
  spell_drain_life: onTarget('level-drained', ({ target }) => target.levelsLost === 1),
  spell_finger_of_death: onTarget('died', ({ target }) => !target.alive),
  spell_healing: healing,
  spell_extra_healing: healing,
  spell_cure_blindness: {
    rows: EMPTY,
    before: ({ state }) => state.sheet.conditions.set('blind', 90),
    told: 'condition-ended',
    shows: ({ state }) =>
      !state.sheet.conditions.has('blind') && state.memory.sees(state.hero.square + 3),
  },
  spell_cure_sickness: {
    rows: EMPTY,
    before: ({ state }) => state.sheet.conditions.set('poisoned', 90),
    told: 'condition-ended',
    shows: ({ state }) => !state.sheet.conditions.has('poisoned'),
  },
  spell_stone_to_flesh: {
    rows: ['######', '#@.,.#', '######'],
    direction: 3,
    options: { floor: 'pebble' },
    told: 'turned-to-meat',
    shows: ({ state }) => [...state.level.items.values()][0]?.[0]?.archetype.id === 'meatball',
  },
  spell_restore_ability: {
    rows: EMPTY,
    before: ({ state }) => {
      state.sheet.powers.attributesBefore = { strength: 100 };
      state.sheet.attributes.strength = 12;
    },
    told: 'attribute-gained',
    shows: ({ state }) => state.sheet.attributes.strength === 100,
  },
  spell_haste_self: { rows: EMPTY, told: 'speed-changed', shows: has('very-fast') },
  spell_invisibility: { rows: EMPTY, told: 'condition-began', shows: has('invisible') },
  spell_levitation: { rows: EMPTY, told: 'condition-began', shows: has('levitating') },
  spell_jumping: {
    rows: EMPTY,
    direction: 3,
    told: 'jumped',
    shows: ({ state }) => state.level.map.x(state.hero.square) >= 5,
  },
  spell_gust: onTarget('hurled', ({ state, target }) => state.level.map.x(target.square) > 5),
  spell_teleport_away: onTarget('vanished', ({ state, target }) => {
    const { map } = state.level;
    return target.square !== map.square(5, 3);
  }),
  spell_sleep: {
    ...onTarget('condition-began', ({ target }) => target.conditions.has('helpless')),
    before: ({ target }) => target.conditions.set('helpless', 0),
  },
  spell_cancellation: {
    ...onTarget('monster-cancelled', ({ target }) => target.abilities.length === 0),
    before: stage => {
      stage.target.carried.push(stage.thing('spell_fireball'));
    },
  },
  spell_polymorph: onTarget('polymorphed', ({ state, target }) => {
    const { facts } = state.level.creatures.get(target.id);
    return facts.id !== target.facts.id;
  }),
  spell_confuse_monster: {
    rows: EMPTY,
    told: 'hands-glow',
    shows: ({ state }) => state.sheet.confusingTouches > 0,
  },
  spell_slow_monster: onTarget('condition-began', ({ target }) => target.conditions.has('slow')),
  spell_cause_fear: {
    ...onTarget('condition-began', ({ target }) => target.conditions.has('afraid')),
    direction: 0,
  },
  spell_charm_monster: nearby('charmed', ({ target, state }) => target.master === state.hero.id),
  spell_light: {
    rows: EMPTY,
    before: ({ state }) => state.level.map.lit.fill(0),
    told: 'ground-lit',
    shows: ({ state }) => state.level.map.lit[state.hero.square + 2] === 1,
  },
  spell_detect_monsters: {
    rows: ['#########', '#@..#..o#', '#########'],
    told: 'detected',
    shows: ({ state }) => state.memory.detected.size === 1,
  },
  spell_identify: {
    rows: EMPTY,
    before: stage => {
      stage.state.sheet.inventory.add(stage.thing('potion_of_speed'));
    },
    told: 'cast',
    shows: ({ state }) =>
      [...state.sheet.inventory].some(thing => state.sheet.lore.isKnownWhole(thing)),
  },
  spell_magic_mapping: {
    rows: ['#########', '#@..#...#', '#########'],
    told: 'level-mapped',
    shows: ({ state }) => state.memory.rememberedAt(state.hero.square + 6) !== undefined,
  },
  spell_remove_curse: {
    rows: EMPTY,
    options: { skill: 'expert' },
    before: stage => {
      const potion = stage.thing('potion_of_speed');
      potion.setOwn('beatitude', -1);
      stage.state.sheet.inventory.add(potion);
    },
    told: 'is-helped',
    shows: ({ state }) =>
      [...state.sheet.inventory].every(({ differences }) => (differences.beatitude ?? 0) >= 0),
  },
  spell_create_monster: {
    rows: EMPTY,
    told: 'summoned',
    shows: ({ state }) => state.level.creatures.all.length > 0,
  },
  spell_create_familiar: {
    rows: EMPTY,
    told: 'summoned',
    shows: ({ state }) => state.level.creatures.hasServants,
  },
  spell_detect_food: {
    rows: ['######', '#@.+,#', '######'],
    options: { floor: 'apple' },
    told: 'detected',
    shows: ({ state }) => state.memory.rememberedItems.size === 1,
  },
  spell_detect_treasure: {
    rows: ['######', '#@.+,#', '######'],
    options: { floor: 'dagger' },
    told: 'detected',
    shows: ({ state }) => state.memory.rememberedItems.size === 1,
  },
  spell_detect_unseen: {
    rows: ['######', '#@.S.#', '######'],
    told: 'hidden-door-found',
    shows: stage => terrain(stage, 3, 1) === 'closed-door',
  },
  spell_clairvoyance: {
    rows: ['#########', '#@..#...#', '#########'],
    told: 'level-mapped',
    shows: ({ state }) => state.memory.rememberedAt(state.hero.square + 6) !== undefined,
  },
  spell_charging: {
    rows: EMPTY,
    before: ({ state }) => {
      const wand = makeObject(content, content.archetype('wand/spell_dig'), () => state.newId());
      setCharges(wand, { left: 1, recharged: 0 });
      state.sheet.inventory.add(wand);
    },
    told: 'charging-asked',
    shows: ({ state }) => {
      const wand = state.sheet.inventory.things.find(({ archetype }) => archetype.id === 'wand')!;
      const { turn } = state.clock;
      performCommand(state, { kind: 'charge', item: 0, target: wand.id });
      const { recharged, left } = chargesOf(wand);
      return recharged === 1 && left > 1 && state.clock.turn === turn;
    },
  },
  spell_astral_eyesight: {
    rows: ['#########', '#@#..o..#', '#########'],
    told: 'condition-began',
    shows: ({ state }) =>
      state.memory.sees(state.hero.square + 3) && !state.memory.sees(state.hero.square + 4),
  },
  spell_summon_nasty: {
    rows: EMPTY,
    told: 'summoned',
    shows: ({ state }) =>
      state.level.creatures.all.every(({ master, stays }) => master > 0 && stays > 0),
  },
  spell_phase: {
    rows: ['#########', '#@##....#', '#########'],
    told: 'condition-began',
    shows: ({ state }) => {
      for (let step = 0; step < 3; step++) {
        performCommand(state, { kind: 'move', direction: 3 });
      }
      return state.level.map.x(state.hero.square) === 5;
    },
  },
  spell_protection: {
    rows: EMPTY,
    told: 'protected',
    shows: ({ state }) => state.sheet.protection.points === 5,
  },
  spell_turn_undead: {
    rows: GRAVE,
    direction: 3,
    told: 'condition-began',
    shows: ({ target }) => target.conditions.has('afraid'),
  },
  spell_knock: {
    rows: GATE,
    direction: 3,
    told: 'door-unlocked',
    shows: stage => terrain(stage, 4, 2) === 'closed-door',
  },
  spell_wizard_lock: {
    rows: ['##########', '####|#####', '#@..|....#', '####.#####', '##########'],
    direction: 3,
    told: 'door-sealed',
    shows: stage => terrain(stage, 4, 2) === 'locked-door',
  },
  spell_dig: {
    rows: ['######%%%%%%', '#@..##%%%%%%', '######%%%%%%'],
    direction: 3,
    told: 'dug',
    shows: stage => terrain(stage, 4, 1) === 'doorway' && terrain(stage, 6, 1) === 'corridor',
  },
  ...{ ...SIDE_SCENES, ...TOLD_SCENES, ...WALL_SCENES, ...SLASHEM_SCENES, ...HIT_SCENES },
  ...FORCE_SCENES,
  ...MATTER_SCENES,
};
