// Clairvoyance. NetHack 3.6.7 src/detect.c (do_vicinity_map).

import { rememberGround } from '../../movement/remembering.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';
import { forSquares } from './squares-around.ts';

/** Maps the surroundings; hidden features stay hidden. */
const cast: Cast = state => {
  const { level, hero } = state;
  const { across, along } = state.ruleset.slots.world.powers.clairvoyance;
  forSquares(state, -across, across + 1, -along, along + 1, square => {
    if (level.map.terrainAt(square) !== 'rock') {
      rememberGround(state, square);
    }
  });
  state.logFelt('level-mapped', hero.id, 1);
  return true;
};

/** The spell. */
export const clairvoyance: PowerDeed = { word: 'clairvoyance', cast };
