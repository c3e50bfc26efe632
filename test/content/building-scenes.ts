// Scenes for what spells ask of objects on a level: walls, runes and marks.

import { type GameEvent, putFixture } from '@roguewright/engine/game';
import type { PortScene } from './port-scene.ts';
import type { Stage } from './stage.ts';

const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];
const CELL = ['###', '#@#', '###'];

const tells = (kind: GameEvent['kind']) => (stage: Stage) => stage.has(kind);

/** Something of the content stands east of the hero. */
const beside = (id: string) => (stage: Stage) => {
  putFixture(stage.state, stage.thing(id), stage.state.hero.square + 1);
};

const disarms: PortScene = {
  ...{ spell: 'spell_unwrite', rows: EMPTY, direction: 3, before: beside('rune_of_kindling') },
  shows: tells('fixture-disarmed'),
};

/** By port and method. */
export const BUILDING_SCENES: Readonly<Record<string, PortScene>> = {
  'Building.blocksAll': {
    ...{ spell: 'spell_bank_of_earth', rows: CELL, direction: 3 },
    shows: stage => stage.has('build-failed') && stage.state.level.fixtures.all.length === 0,
  },
  'Building.takesRune': {
    ...{ spell: 'spell_rune_of_kindling', rows: EMPTY, direction: 3 },
    shows: tells('rune-written'),
  },
  'Building.build': {
    ...{ spell: 'spell_bank_of_earth', rows: EMPTY, direction: 3 },
    shows: tells('fixture-built'),
  },
  'Building.tearDown': {
    ...{ spell: 'spell_let_fall', rows: EMPTY, before: beside('bank_of_earth') },
    shows: tells('fixture-fell'),
  },
  'Building.removableOn': disarms,
  'Building.dexterityOf': disarms,
  'Building.removed': disarms,
  'Building.inscribed': {
    ...{ spell: 'spell_spell_trap', rows: EMPTY, direction: 3, chosen: { text: 'burning fan' } },
    before: stage => {
      stage.teach('spell_burning_fan');
    },
    shows: tells('rune-written'),
  },
  'Building.failed': {
    ...{ spell: 'spell_unwrite', rows: EMPTY, direction: 3 },
    shows: tells('build-failed'),
  },
};
