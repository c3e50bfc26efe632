// Scenes of the kinds of spells of ways and of the dead.

import { bodiesNear } from '../way-scenes.ts';
import type { SubtypeScene } from './subtype-scene.ts';

const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

/** By subtype. */
export const WAY_SUBTYPES: Readonly<Record<number, SubtypeScene>> = {
  1: {
    spell: 'spell_call_back',
    rows: EMPTY,
    before: bodiesNear,
    hero: 'raised',
    monster: 'never',
    carrier: 'raised',
  },
  18: {
    spell: 'spell_homeward_thread',
    rows: EMPTY,
    hero: 'recalled',
    monster: 'never',
    carrier: 'recalled',
  },
  47: {
    spell: 'spell_lowmarch_rift',
    rows: EMPTY,
    hero: 'way-marked',
    monster: 'never',
    carrier: 'way-marked',
  },
  51: {
    spell: 'spell_forfeit_road',
    rows: EMPTY,
    hero: 'recalled',
    monster: 'never',
    carrier: 'recalled',
  },
  52: {
    spell: 'spell_walkers_gate',
    rows: EMPTY,
    hero: 'way-marked',
    monster: 'never',
    carrier: 'way-marked',
  },
};
