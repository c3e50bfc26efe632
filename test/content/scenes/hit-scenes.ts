// Scenes of the spells that do more than damage: drain, steal, corrode, deplete, cancel, turn and kill.

import { enchantmentsOf, makeObject, setEnchantments } from '@roguewright/engine/objects';
import type { Stage } from '../stage.ts';
import { GOD_SCENES } from './god-scenes.ts';
import type { SpellScene } from './spell-scene.ts';

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const NEAR = ['##########', '#........#', '#@o......#', '#........#', '##########'];
const GRAVE = ['##########', '#........#', '#@Z......#', '#........#', '##########'];

const isHurt = ({ target }: Stage) => !target.alive || target.hitPoints < target.maxHitPoints;

/** Gives the target enchanted daggers. */
function armTarget({ state, content, target }: Stage): void {
  for (let count = 0; count < 12; count++) {
    const dagger = makeObject(content, content.archetype('dagger'), () => state.newId());
    setEnchantments(dagger, { toHit: 1, toDam: 1 });
    target.carried.push(dagger);
  }
}

const line: Pick<SpellScene, 'rows' | 'direction' | 'moves'> = {
  rows: HALL,
  direction: 3,
  moves: 3,
};
const fan: Pick<SpellScene, 'rows' | 'direction' | 'moves'> = {
  rows: NEAR,
  direction: 3,
  moves: 2,
};

/** By the spell. */
export const HIT_SCENES: Readonly<Record<string, SpellScene>> = {
  ...GOD_SCENES,
  spell_tithe_of_years: {
    ...line,
    // Of the poor there is nothing to take: they are struck instead.
    rows: ['##########', '#........#', '#@..G....#', '#........#', '##########'],
    options: { kinds: { G: 'frost_giant' } },
    told: 'experience-gained',
    shows: ({ target }) => target.stock.experienceLost > 0,
  },
  spell_borrowed_pulse: {
    ...line,
    told: 'healed',
    shows: ({ state }) => state.hero.hitPoints > 100,
  },
  spell_last_breath: { ...line, told: 'died', shows: ({ target }) => !target.alive },
  spell_withering: {
    ...line,
    told: 'level-drained',
    shows: ({ target }) => target.levelsLost > 0,
  },
  spell_etching_spray: { ...fan, told: 'burned', shows: isHurt },
  spell_rebuke_graves: { ...fan, rows: GRAVE, told: 'burned', shows: isHurt },
  spell_unsaying: {
    ...fan,
    before: armTarget,
    told: 'unenchanted',
    shows: ({ target }) => target.carried.some(item => enchantmentsOf(item).toHit === 0),
  },
};
