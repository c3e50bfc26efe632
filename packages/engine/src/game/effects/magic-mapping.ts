// The scroll of mapping. NetHack 3.6.7 src/read.c (seffects, SCR_MAGIC_MAPPING), src/detect.c
// (do_mapping, show_map_spot).

import { terrainSeen } from '../../world/index.ts';
import { type Effect, signOf } from './effect.ts';

/** Of so many squares the confused remember one; so do readers of a cursed map. */
const GRASPED_ONE_IN = 7;

/** The hero remembers the whole level as if he had seen it. */
export const magicMapping: Effect = (state, scroll) => {
  const { map, remembered } = state.level;
  const vague = scroll.confused || signOf(scroll) < 0;
  const chance = state.luck('scrolls');
  for (let square = 0; square < map.size; square++) {
    const shows =
      map.terrainAt(square) !== 'rock' && (!vague || chance.test(1, GRASPED_ONE_IN, 'grasped'));
    if (shows) {
      remembered[square] = terrainSeen(remembered[square]!, map.terrain[square]!);
    }
  }
  state.logFelt('level-mapped', state.hero.id, vague ? 1 : 0);
  return true;
};
