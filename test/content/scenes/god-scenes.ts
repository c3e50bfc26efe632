// Scenes of the spells that come from gods: the hero prays to one of them before he casts.

import { refit } from '@roguewright/engine/actors';
import { putFixture } from '@roguewright/engine/game';
import { pathBit } from '@roguewright/engine/spellcraft';
import type { Stage } from '../stage.ts';
import type { SpellScene } from './spell-scene.ts';

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const GRAVE = ['##########', '#........#', '#@..Z....#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

const isHurt = ({ target }: Stage) => !target.alive || target.hitPoints < target.maxHitPoints;

/** The hero of a stage prays to a god from now on. @param id of the god's archetype */
export const follow =
  (id: string) =>
  ({ state, content }: Stage): void => {
    const god = content.gods.find(each => each.id === id);
    if (god === undefined) {
      throw new Error(`no god is called ${id}`);
    }
    state.sheet.faith.god = god;
    refit(state.ruleset, state.sheet);
  };

/** An altar under the hero. */
export const altarUnder =
  (id: string) =>
  (stage: Stage): void => {
    putFixture(stage.state, stage.thing(id), stage.state.hero.square);
  };

const smite = (god: string, more: Partial<SpellScene> = {}): SpellScene => ({
  rows: HALL,
  direction: 3,
  moves: 3,
  before: follow(god),
  told: 'burned',
  shows: isHurt,
  ...more,
});

const bless = (god: string, shows: SpellScene['shows']): SpellScene => ({
  rows: EMPTY,
  before: follow(god),
  told: 'force-began',
  shows,
});

const curse = (god: string, shows: SpellScene['shows']): SpellScene => ({
  rows: HALL,
  direction: 3,
  before: follow(god),
  told: 'force-began',
  shows,
});

/** By the spell. */
export const GOD_SCENES: Readonly<Record<string, SpellScene>> = {
  spell_plain_verdict: smite('god_ansel', { rows: GRAVE.map(row => row.replace('..Z', 'Z..')) }),
  spell_candle_wrath: smite('god_ansel', { rows: GRAVE }),
  spell_biting_cloud: smite('god_mabbet'),
  spell_last_rites: smite('god_hush', { told: 'died', shows: ({ target }) => !target.alive }),
  spell_heavy_hand: smite('god_issim'),
  spell_sudden_coals: smite('god_ansel'),
  spell_small_blessing: bless(
    'god_mabbet',
    ({ state }) => (state.sheet.forces.sum.paths.attuned & pathBit('restoration')) !== 0,
  ),
  spell_borrowed_raiment: bless('god_issim', ({ state }) => state.sheet.forces.sum.armour === 3),
  spell_god_in_the_arm: bless('god_ansel', ({ state }) =>
    state.sheet.worn.brands.includes('slay-undead'),
  ),
  spell_sour_luck: curse('god_tolly', ({ target }) => target.forces.sum.toHit === -2),
  spell_shut_out: curse(
    'god_zhar',
    ({ target }) => (target.forces.sum.paths.denied & pathBit('turning')) !== 0,
  ),
  spell_rededicate: {
    rows: EMPTY,
    before: stage => {
      altarUnder('altar_bare')(stage);
      follow('god_vael')(stage);
    },
    told: 'altar-consecrated',
    shows: ({ state }) =>
      state.level.fixtures.all.some(({ archetype }) => archetype.id === 'altar_vael'),
  },
  spell_call_the_faithful: {
    rows: EMPTY,
    before: follow('god_mabbet'),
    told: 'summoned',
    shows: ({ state }) =>
      state.level.creatures.all.some(({ archetype }) => archetype.texts.race === 'hearth'),
  },
  spell_know_the_enemy: {
    rows: ['############', '#@.#...Z...#', '############'],
    before: follow('god_ansel'),
    told: 'detected',
    shows: ({ state, target }) => state.memory.detected.get(target.square) !== undefined,
  },
};
