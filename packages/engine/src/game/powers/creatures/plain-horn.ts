// The plain horn. NetHack 3.6.7 src/music.c (do_improvisation, awaken_monsters): it wakes every monster
// within earshot and puts the nearer ones to flight.

import { frighten } from '../../body/afflict.ts';
import { wake } from '../../body/relieve.ts';
import { apart } from '../../movement/where.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import { isHostile } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import { withstands } from '../withstands.ts';

/** Blows a horn that holds no spell, or whose spell isn't cast. */
export const blow: Applied = (state, horn) => {
  state.logFelt('horn-blown', state.hero.id, horn.id);
  frightenAround(state);
  return false;
};

function frightenAround(state: GameState): void {
  const { level, hero, sheet } = state;
  const { wakesPerLevel, frightensOver } = state.ruleset.slots.world.powers.horn;
  const heard = wakesPerLevel * sheet.level;
  for (const creature of level.creatures.all) {
    const steps = apart(level.map, creature, hero.square);
    if (!creature.alive || steps * steps >= heard || !isHostile(state, creature)) {
      continue;
    }
    wake(creature);
    if (frightensOver * steps * steps < heard && !withstands(state, creature)) {
      frighten(state, creature);
    }
  }
}

/** The tool. */
export const plainHorn: PowerDeed = { word: 'plain-horn', applied: blow };
