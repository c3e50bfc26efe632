// A scene for each thing that spells ask of other places and of the dead.

import type { GameEvent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { PortScene } from './port-scene.ts';
import type { Stage } from './stage.ts';
import { bodyAhead, marked } from './way-scenes.ts';

/** Rules by which a town portal leads to the square to which its caster is attuned. */
const attuned = createRulesets().resolve({ spells: 'crossfire' });

const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

const tells = (kind: GameEvent['kind']) => (stage: Stage) => stage.has(kind);

/** A spell without a target, by what it tells. */
function force(spell: string, told: GameEvent['kind'], more: Partial<PortScene> = {}): PortScene {
  return { spell, rows: EMPTY, shows: tells(told), ...more };
}

/** A companion lies dead beside the hero. */
function raise(shows: PortScene['shows']): PortScene {
  return { spell: 'spell_call_back', rows: EMPTY, direction: 3, before: bodyAhead, shows };
}

/** By port and method. */
export const WAY_PORT_SCENES: Readonly<Record<string, PortScene>> = {
  'WayPort.hasHome': force('spell_homeward_thread', 'force-began'),
  'WayPort.isAtHome': force('spell_homeward_thread', 'cast-in-vain', {
    before: ({ state }) => {
      state.seat.ways = { home: { place: state.seat.depth, square: state.hero.square } };
    },
  }),
  'WayPort.attunedTo': force('spell_lowmarch_rift', 'portal-begun', {
    ruleset: attuned,
    before: ({ state }) => {
      state.seat.ways = { attuned: { place: 1, square: state.hero.square + 3 } };
    },
  }),
  'WayPort.markedBy': force('spell_walkers_gate', 'portal-begun', {
    before: marked('spell_walkers_gate'),
  }),
  'WayPort.mark': force('spell_walkers_gate', 'way-marked'),
  'WayPort.forget': {
    ...{ spell: 'spell_walkers_gate', rows: EMPTY, before: marked('spell_walkers_gate') },
    shows: ({ state }) => state.seat.ways.marks === undefined,
  },
  'WayPort.barsPortals': force('spell_walkers_gate', 'cast-in-vain', {
    before: ({ state }) => {
      state.seat.depth = -1;
    },
  }),
  'WayPort.open': force('spell_walkers_gate', 'portal-begun', {
    before: marked('spell_walkers_gate'),
  }),
  'WayPort.penalise': {
    ...{ spell: 'spell_forfeit_road', rows: EMPTY },
    before: ({ state }) => {
      state.sheet.experience = 10_000;
    },
    shows: ({ state }) => state.sheet.experience < 10_000,
  },
  'DeadPort.bodyOn': raise(tells('raised')),
  'DeadPort.burn': raise(({ state }) => !state.level.items.has(state.hero.square + 1)),
  'DeadPort.soulOf': raise(tells('raised')),
  'DeadPort.soulNamed': {
    ...{ spell: 'spell_roll_call', rows: EMPTY, options: { dead: 'Bren' } },
    arguments: { text: 'Bren' },
    shows: tells('raised'),
  },
  'DeadPort.restore': raise(tells('raised')),
};
