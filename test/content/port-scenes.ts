// A scene for each thing that spells ask of their surroundings. Each shows something that it wouldn't if its port
// answered nothing.

import { readContent } from '@roguewright/content';
import { type GameEvent, loadContent, performCommand } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { hollow, type PortMethod } from './hollow-ports.ts';
import { Stage, type StageOptions } from './stage.ts';

/** What the scenes need besides what ships. */
const EXTRA = `Object port_mirror
name mirror
type 201
reflect_spell 1
end
Object port_gale
name gale
type 101
subtype 7
level 1
sp 1
casting_time 5
attacktype 1
dam 1
range 4
duration 3
other_arch port_gale_wind
end
Object port_gale_wind
name gale
type 102
subtype 7
weight 4000
speed 1
move_type fly_low
end
Object port_refreshing
name refreshing
type 101
subtype 21
level 1
sp 1
casting_time 5
last_sp 30
end
Object port_calling
name calling
type 101
subtype 27
level 1
sp 1
casting_time 5
randomitems port_called
end
Object port_spark
name spark
type 101
subtype 5
level 1
sp 1
casting_time 5
attacktype 8
dam 9
other_arch port_spark_flight
end
Object port_spark_flight
name spark
type 102
subtype 5
speed 1
move_type fly_low
end
Object port_flicker
name flicker
type 101
subtype 24
level 1
sp 1
casting_time 5
str 1
duration 25
end
Object port_slow_ring_spell
name slow ring
type 101
subtype 46
level 1
sp 1
casting_time 5
attacktype 4
dam 9
range 2
duration 500
other_arch port_slow_ring
end
Object port_slow_ring
name slow ring
type 102
subtype 46
speed 0.001
attacktype 4
end
Object port_imp
name glass imp
monster 1
level 1
movement 12
armour_class 5
blow_1 bite 1d2
hit_points 60
glyph i
reflect_spell 1
weight 20000
end
Object port_bird
name kite
monster 1
level 1
movement 12
armour_class 5
blow_1 bite 1d2
hit_points 60
glyph v
weight 45000
move_type fly_low
gait fly
end
Object port_toad
name toad
monster 1
level 1
movement 12
armour_class 5
blow_1 bite 1d2
hit_points 60
glyph F
weight 10000
end
Object port_slab
name slab
monster 1
level 1
movement 12
armour_class 5
blow_1 bite 1d2
hit_points 60
glyph S
weight 45000
end
More
Object port_slab_2
name slab
x 1
end
`;

const LISTS = 'treasureone port_called\narch port_toad\nend\n';

const content = loadContent([
  ...readContent(),
  { path: 'port.arc', text: EXTRA },
  { path: 'port.trs', text: LISTS },
]);
const house = createRulesets().resolve('house');

/** A small game, a cast, and what it shows. */
export interface PortScene {
  readonly spell: string;
  readonly rows: readonly string[];
  readonly direction?: 0 | 3;
  /** A square instead of a direction. */
  readonly at?: readonly [x: number, y: number];
  readonly options?: StageOptions;
  /** What is arranged before the cast. */
  readonly before?: (stage: Stage) => void;
  /** Moves that pass after the cast; absent: none. */
  readonly moves?: number;
  readonly shows: (stage: Stage) => boolean;
}

/** Plays a scene. @param port the method that answers as if there were nothing; absent: none does */
export function playPortScene(scene: PortScene, seed: string, port?: PortMethod): boolean {
  const stage = new Stage(content, house, scene.rows, { ...scene.options, seed });
  scene.before?.(stage);
  if (port !== undefined) {
    hollow(stage.state, port);
  }
  const { at } = scene;
  if (at === undefined) {
    stage.cast(scene.spell, scene.direction ?? 0, scene.moves ?? 0);
  } else {
    const spell = stage.teach(scene.spell);
    performCommand(stage.state, { kind: 'cast-at', spell, x: at[0], y: at[1] });
    stage.events.push(...stage.state.log.perceived());
  }
  return scene.shows(stage);
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

/** Fire at a chosen square, by somebody who is skilled. */
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
  'Living.weightOn': gale('port_toad'),
  'Living.sizeOn': gale('port_slab'),
  'Living.fliesOn': gale('port_bird'),
  'Living.push': gale('port_toad'),
  'Living.heal': {
    ...{ spell: 'spell_succour', rows: EMPTY },
    // Little comes back by itself.
    before: ({ state }) => {
      state.sheet.attributes.constitution = 3;
    },
    shows: ({ state }) => state.hero.hitPoints > HURT + 2,
  },
  'Living.restore': {
    ...{ spell: 'port_refreshing', rows: EMPTY },
    before: ({ state }) => {
      state.sheet.energy = 400;
    },
    shows: ({ state }) => state.sheet.energy > 420,
  },
  'Living.cure': {
    ...{ spell: 'spell_cure_sickness', rows: EMPTY },
    before: ({ state }) => state.sheet.conditions.set('poisoned', 90),
    shows: ({ state }) => !state.sheet.conditions.has('poisoned'),
  },
  'Living.squareOf': attack('spell_frost_bolt'),
  'Summoning.listed': { spell: 'port_calling', rows: EMPTY, shows: tells('summoned') },
  'Summoning.hasRoom': { spell: 'spell_call_hound', rows: EMPTY, shows: tells('summoned') },
  'Summoning.summon': { spell: 'spell_call_hound', rows: EMPTY, shows: tells('summoned') },
  'Detection.detect': { spell: 'spell_sense_life', rows: NEAR, shows: tells('detected') },
  'Bearers.forcesOf': { spell: 'spell_ox_sinew', rows: EMPTY, shows: tells('force-began') },
  'Bearers.friendAt': { spell: 'spell_ox_sinew', rows: EMPTY, shows: tells('force-began') },
  'Bearers.bearer': {
    ...{ spell: 'spell_ox_sinew', rows: EMPTY },
    before: ({ state }) => {
      state.sheet.attributes.strength = 10;
    },
    shows: ({ state }) => state.sheet.forces.sum.scores.str > 0,
  },
  'Bearers.begin': { spell: 'spell_ox_sinew', rows: EMPTY, shows: tells('force-began') },
  'Bearers.renew': {
    ...{ spell: 'spell_ox_sinew', rows: EMPTY },
    before: stage => stage.cast('spell_ox_sinew', 0, 3),
    shows: tells('force-renewed'),
  },
  'Bearers.fades': { spell: 'port_flicker', rows: EMPTY, moves: 3, shows: tells('force-fades') },
  'Bearers.end': { spell: 'port_flicker', rows: EMPTY, moves: 4, shows: tells('force-ended') },
  'Bearers.passes': { spell: 'spell_ember_ring', rows: NEAR, moves: 4, shows: isHurt },
  'Bearers.entered': {
    ...{ spell: 'port_slow_ring_spell', rows: HALL, moves: 6, shows: isHurt },
    before: ({ target }) => {
      target.hunts = true;
      target.conditions.set('helpless', 0);
    },
  },
  'Bearers.standsWith': {
    ...{ spell: 'spell_kindly_circle', rows: NEAR, moves: 6 },
    before: ({ target, state }) => {
      target.master = state.hero.id;
      target.hitPoints = 1;
    },
    shows: ({ target }) => target.hitPoints > 1,
  },
  'Bearers.hide': {
    ...{ spell: 'spell_overlooked', rows: HALL },
    before: ({ target }) => {
      target.hunts = true;
    },
    shows: ({ target }) => !target.hunts,
  },
  'EffectWatcher.born': attack('spell_fireball', { shows: tells('effect-born') }),
  'EffectWatcher.moved': attack('spell_fireball', { shows: tells('effect-moved') }),
  'EffectWatcher.ended': attack('spell_fireball', { shows: tells('effect-ended') }),
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
