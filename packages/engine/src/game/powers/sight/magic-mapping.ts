// The scroll of mapping. NetHack 3.6.7 src/read.c (seffects, SCR_MAGIC_MAPPING), src/detect.c
// (do_mapping, show_map_spot).

import { hiddenTerrain } from '../../../world/index.ts';
import { changeTerrain } from '../../movement/change-terrain.ts';
import { rememberGround } from '../../movement/remembering.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { castAs } from '../cast-as.ts';
import { signOf } from '../sign.ts';

/** The hero remembers the whole level; a blessed map reveals hidden doors. */
const read: Use = (state, scroll) => {
  const { level } = state;
  const sign = signOf(scroll);
  const vague = scroll.confused || sign < 0;
  const chance = state.luck('scrolls');
  const { vagueMapOneIn } = state.ruleset.slots.world.powers;
  for (let square = 0; square < level.map.size; square++) {
    const shows =
      level.map.terrainAt(square) !== 'rock' &&
      (!vague || chance.test(1, vagueMapOneIn, 'grasped'));
    bringOut(state, square, shows, sign > 0);
    if (shows) {
      rememberGround(state, square);
    }
  }
  state.logFelt('level-mapped', state.hero.id, vague ? 1 : 0);
  return true;
};

/** Hidden passages are revealed where they are shown; hidden doors everywhere by a blessed map. */
function bringOut(state: GameState, square: number, shows: boolean, blessed: boolean): void {
  const hidden = hiddenTerrain(state.level.map.terrain[square]!);
  if (hidden !== undefined && (hidden === 'corridor' ? shows : blessed)) {
    changeTerrain(state, square, hidden);
  }
}

/** The scroll, and the spell that does the same. */
export const magicMapping: PowerDeed = {
  word: 'magic-mapping',
  read,
  cast: castAs(read),
};
