// Scenes of spells that change sides: golems, moods, animated weapons, creatures that are called.

import type { Creature } from '@roguewright/engine/actors';
import type { GameObject } from '@roguewright/engine/objects';
import type { Stage } from '../stage.ts';
import type { SpellScene } from './spell-scene.ts';

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const NEAR = ['##########', '#........#', '#@o......#', '#........#', '##########'];
const TOMB = ['##########', '#........#', '#@Z......#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

/** The hero's golem on the stage. */
export function golemOn({ state }: Stage): Creature | undefined {
  return state.level.creatures.all.find(({ golem, alive }) => golem !== undefined && alive);
}

/** A golem comes, goes east, and wears out by a hit point in each of its turns. */
const golem = (kind: string): SpellScene => ({
  rows: EMPTY,
  direction: 3,
  told: 'summoned',
  moves: 2,
  shows: stage => {
    const come = golemOn(stage);
    return (
      come?.archetype.id === kind &&
      come.hitPoints < come.maxHitPoints &&
      stage.state.level.map.x(come.square) > 2
    );
  },
});

/** The creature beside the hero is weak, and has another mood after the cast. */
const mood = (rows: readonly string[], shows: SpellScene['shows'], told: SpellScene['told']) => ({
  rows,
  told,
  before: ({ target }: Stage) => {
    target.levelsLost = target.facts.level;
  },
  shows,
});

/** A weapon for the hero's pack. */
export function give(stage: Stage, kind: string): GameObject {
  const { sheet } = stage.state;
  sheet.equipment = { ...sheet.equipment, weapon: 0 };
  const added = sheet.inventory.add(stage.thing(kind));
  if (added.kind === 'full') {
    throw new Error('the pack is full');
  }
  return added.thing;
}

/** The hero prays to a god who sends imps. */
export function praysToZhar({ state, content }: Stage): void {
  state.sheet.faith.god = content.gods.find(({ id }) => id === 'god_zhar');
  state.sheet.grace = 100;
  state.sheet.maxGrace = 100;
}

/** The weapon of the present scene. */
let given: GameObject | undefined;

const animated = (weapon: string, casing: string): SpellScene => ({
  rows: EMPTY,
  direction: 3,
  before: stage => {
    given = give(stage, weapon);
  },
  get chosen() {
    return { item: given?.id ?? 0 };
  },
  told: 'summoned',
  shows: stage => {
    const come = golemOn(stage);
    return (
      come?.archetype.id === casing && come.carried.some(({ archetype }) => archetype.id === weapon)
    );
  },
});

/** By the spell. */
export const SIDE_SCENES: Readonly<Record<string, SpellScene>> = {
  spell_rouse_clay: golem('called_clay_man'),
  spell_fist_of_air: golem('called_air_fist'),
  spell_kindle_servant: golem('called_ember_servant'),
  spell_wake_statue: golem('called_woken_statue'),
  spell_send_for_help: { ...golem('cinder_imp'), before: praysToZhar },
  spell_challenge: mood(
    HALL,
    ({ target }) => target.hunts && target.feels('fixed'),
    'mood-changed',
  ),
  spell_truce: mood(NEAR, ({ target }) => target.feels('calm') && !target.hunts, 'mood-changed'),
  spell_bad_blood: mood(NEAR, ({ target }) => target.feels('berserk'), 'mood-changed'),
  spell_sweet_reason: mood(
    NEAR,
    ({ target, state }) => target.master === state.hero.id && target.feels('friendly'),
    'charmed',
  ),
  spell_leash_the_dead: mood(
    TOMB,
    ({ target, state }) => target.master === state.hero.id,
    'charmed',
  ),
  spell_dancing_blade: animated('dagger', 'called_dancing_weapon'),
  spell_staff_to_adder: animated('quarterstaff', 'called_staff_adder'),
  spell_murder_of_crows: {
    rows: EMPTY,
    // A hero who has named nothing is asked first.
    chosen: {},
    told: 'summoned',
    shows: ({ state }) =>
      state.level.creatures.all.length > 0 &&
      state.level.creatures.all.every(({ master }) => master === state.hero.id),
  },
  spell_loose_wasps: {
    rows: EMPTY,
    told: 'summoned',
    shows: ({ state }) =>
      state.level.creatures.all.length > 0 &&
      state.level.creatures.all.every(({ master, moods }) => master === 0 && moods === 0),
  },
};
