// The plain horn. NetHack 3.6.7 src/music.c (do_improvisation, awaken_monsters): it wakes all within earshot
// and puts the nearer ones to flight.

import { distance } from '../../../world/index.ts';
import { frighten } from '../../body/afflict.ts';
import { wake } from '../../body/relieve.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { withstands } from '../withstands.ts';

/** Radius of hearing: squared, in squares, per level; a third of that frightens. */
const HEARD_PER_LEVEL = 30;
const FRIGHTENS = 3;

/** Blows a horn that holds no spell, or whose spell doesn't come. */
export const blow: Applied = (state, horn) => {
  state.logFelt('horn-blown', state.hero.id, horn.id);
  frightenAround(state);
  return false;
};

function frightenAround(state: GameState): void {
  const { level, hero, sheet } = state;
  const heard = HEARD_PER_LEVEL * sheet.level;
  for (const creature of level.creatures.all) {
    const apart = distance(level.map, hero.square, creature.square);
    if (!creature.alive || apart * apart >= heard || creature.master === hero.id) {
      continue;
    }
    wake(creature);
    if (FRIGHTENS * apart * apart < heard && !withstands(state, creature)) {
      frighten(state, creature);
    }
  }
}

/** The tool. */
export const plainHorn: PowerDeed = { word: 'plain-horn', applied: blow };
