// Scenes of spells that take arguments, single out one creature, or free what is wielded.

import {
  beatitudeOf,
  chargesOf,
  type GameObject,
  setBeatitude,
  setCharges,
} from '@roguewright/engine/objects';
import type { Stage } from '../stage.ts';
import { WAY_SCENES } from '../way-scenes.ts';
import type { SpellScene } from './spell-scene.ts';

const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];
const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];

const lies = ({ state }: Stage, x: number, y: number) =>
  state.level.items.get(state.level.map.square(x, y))?.[0];

/** The wand of the present scene. */
let fed: GameObject | undefined;

/** A cursed dagger in the hero's hand, which leaves the other one free to cast. */
export function wieldCursed(stage: Stage): GameObject {
  const { sheet } = stage.state;
  const dagger = stage.thing('dagger');
  sheet.inventory.add(dagger);
  sheet.equipment = { ...sheet.equipment, weapon: dagger.id };
  setBeatitude(dagger, 'cursed');
  return dagger;
}

const uncursing: SpellScene = {
  rows: EMPTY,
  before: stage => {
    wieldCursed(stage);
  },
  told: 'is-helped',
  shows: ({ state }) => beatitudeOf(state.sheet.weapon!) === 'uncursed',
};

/** The scenes by the spells' ids. */
export const TOLD_SCENES: Readonly<Record<string, SpellScene>> = {
  ...WAY_SCENES,
  spell_long_step: {
    rows: EMPTY,
    direction: 3,
    chosen: { count: 5 },
    told: 'door-passed',
    shows: ({ state }) => state.level.map.x(state.hero.square) === 7,
  },
  spell_scrutiny: {
    rows: HALL,
    direction: 3,
    chosen: {},
    told: 'probed',
    shows: ({ events, target }) =>
      events.some(event => event.kind === 'probed' && event.target === target.id),
  },
  spell_conjure_supper: {
    rows: EMPTY,
    direction: 3,
    chosen: { text: 'apple' },
    told: 'things-made',
    shows: stage => lies(stage, 3, 3)?.archetype.id === 'apple',
  },
  spell_feed_wand: {
    rows: EMPTY,
    before: stage => {
      fed = stage.thing('wand/spell_sleep');
      setCharges(fed, { left: 1, recharged: 0 });
      stage.state.sheet.inventory.add(fed);
    },
    chosen: {
      get item() {
        return fed?.id ?? 0;
      },
    },
    told: 'wand-fed',
    shows: () => fed !== undefined && chargesOf(fed).left > 1,
  },
  spell_unclench: uncursing,
  spell_quittance: {
    ...uncursing,
    before: stage => {
      wieldCursed(stage).setFlag('damned', true);
    },
    shows: stage => uncursing.shows(stage) && !stage.state.sheet.weapon!.hasFlag('damned'),
  },
  spell_fletching: {
    rows: EMPTY,
    direction: 3,
    chosen: { text: 'bolt' },
    told: 'things-made',
    shows: stage => lies(stage, 3, 3)?.archetype.id === 'bolt',
  },
};
