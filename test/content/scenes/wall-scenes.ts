// Scenes of spells that set up walls, runes and marks, or take them away.

import { putFixture } from '@roguewright/engine/game';
import type { SpellScene } from './spell-scene.ts';

const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

/** The scenes by the spells' ids. */
export const WALL_SCENES: Readonly<Record<string, SpellScene>> = {
  spell_hedge_of_flame: {
    rows: EMPTY,
    direction: 3,
    told: 'effect-born',
    shows: ({ state }) => state.level.effects.count === 3,
  },
  spell_still_air: {
    rows: EMPTY,
    direction: 3,
    told: 'effect-born',
    shows: ({ state }) => state.level.effects.count >= 3,
  },
  spell_bank_of_earth: {
    rows: EMPTY,
    direction: 3,
    told: 'fixture-built',
    shows: ({ state }) => !state.level.map.openToEffects(state.hero.square + 1),
  },
  spell_fold_of_dark: {
    rows: EMPTY,
    direction: 3,
    told: 'fixture-built',
    shows: ({ state }) => !state.memory.sees(state.hero.square + 3),
  },
  spell_spark_post: {
    rows: EMPTY,
    direction: 3,
    moves: 4,
    told: 'fixture-built',
    shows: ({ events }) => events.some(({ kind }) => kind === 'effect-born'),
  },
  spell_rune_of_kindling: {
    rows: EMPTY,
    direction: 3,
    told: 'rune-written',
    shows: ({ state }) => state.level.fixtures.countOn(state.hero.square + 1) === 1,
  },
  spell_rune_of_the_wide_cold: {
    rows: EMPTY,
    direction: 3,
    told: 'rune-written',
    shows: ({ state }) => state.level.fixtures.countOn(state.hero.square + 1) === 1,
  },
  spell_spell_trap: {
    rows: EMPTY,
    direction: 3,
    chosen: { text: 'burning fan' },
    before: stage => {
      stage.teach('spell_burning_fan');
    },
    told: 'spell-inscribed',
    shows: ({ state }) => state.level.fixtures.countOn(state.hero.square + 1) === 1,
  },
  spell_leave_word: {
    rows: EMPTY,
    chosen: { text: 'not this way' },
    told: 'mark-written',
    shows: ({ state }) => state.level.fixtures.countOn(state.hero.square) === 1,
  },
  spell_unwrite: {
    rows: EMPTY,
    direction: 3,
    before: stage => {
      const { state } = stage;
      putFixture(state, stage.thing('rune_of_kindling'), state.hero.square + 1);
    },
    told: 'fixture-disarmed',
    shows: ({ state }) => state.level.fixtures.all.length === 0,
  },
  spell_let_fall: {
    rows: EMPTY,
    before: stage => {
      const { state } = stage;
      putFixture(state, stage.thing('bank_of_earth'), state.hero.square + 1);
    },
    told: 'fixture-fell',
    shows: ({ state }) => state.level.map.openToEffects(state.hero.square + 1),
  },
};
