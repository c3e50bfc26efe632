// The scroll of taming. NetHack 3.6.7 src/read.c (seffects: SCR_TAMING; maybe_tame).

import { type Creature, trueFacts } from '../../../actors/index.ts';
import { resists } from '../../../casting/index.ts';
import { tame } from '../../companions/taming.ts';
import { changeMoods } from '../../movement/roster.ts';
import { apart } from '../../movement/where.ts';
import { MOOD_CHANGES } from '../../protocol/sides/side-events.ts';
import { alarm } from '../../state/alarm.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { isHostile } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';

/** Tames those beside the reader, or farther away if he is confused. A cursed scroll angers them. */
const read: Use = (state, { beatitude, confused }) => {
  const { level, hero, ruleset } = state;
  const { reach } = ruleset.slots.world.companions.taming;
  const within = confused ? reach.confused : reach.plain;
  let seen = false;
  for (const creature of [...level.creatures.all]) {
    if (!creature.alive || apart(level.map, creature, hero.square) > within) {
      continue;
    }
    if (beatitude === 'cursed') {
      seen = anger(state, creature) || seen;
    } else if (withstands(state, creature)) {
      state.logSeen('resisted', creature, creature.id);
      alarm(creature);
    } else {
      const isTame = tame(state, creature, beatitude === 'blessed');
      seen = (isTame && state.perceives(creature)) || seen;
    }
  }
  return seen;
};

/** Label: `resists`. */
function withstands(state: GameState, creature: Creature): boolean {
  const { scrollLevel } = state.ruleset.slots.world.companions.taming;
  return resists(state.luck('pets'), {
    casterLevel: scrollLevel,
    targetLevel: creature.level,
    targetResistance: trueFacts(state.ruleset, creature).magicResistance,
  });
}

/** Those who were at peace are so no longer; tame ones stay tame. @returns whether the reader sees it */
function anger(state: GameState, creature: Creature): boolean {
  if (!isHostile(state, creature)) {
    return false;
  }
  const { hunts } = creature;
  const wasCalm = creature.feels('calm');
  changeMoods(state.level, creature, [], ['calm', 'neutral']);
  alarm(creature);
  if (wasCalm || !hunts) {
    state.logSeen('mood-changed', creature, creature.id, MOOD_CHANGES.indexOf('angered'));
  }
  return wasCalm && state.perceives(creature);
}

/** The scroll. */
export const taming: PowerDeed = { word: 'taming', read };
