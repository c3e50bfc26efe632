// Whether a visible creature can act, and come, as far as the hero knows.

import { type Creature, monsterTraits } from '../../actors/index.ts';
import type { BearingPart } from '../protocol/own/bearing-part.ts';
import type { ThingView } from '../protocol/view.ts';
import { isSpared } from '../state/own/own-words.ts';
import type { GameState } from '../state/state.ts';
import { knownFoe } from './known-foe.ts';

/**
 * Sleep and helplessness are visible.
 * @param boundaries turn boundaries for which a hero is helpless; 0 for a monster
 */
export function inactivityOf(
  { conditions }: Creature,
  boundaries = 0,
): Pick<ThingView, 'inactive'> {
  if (!conditions.helpless && boundaries === 0) {
    return {};
  }
  const sleeps = conditions.has('asleep') || conditions.reason === 'sleeping';
  return { inactive: sleeps ? 'asleep' : 'helpless' };
}

/** What shows of it, whether it can leave its ground, and whether the player lets it be. */
export function bearingOf(state: GameState, creature: Creature, boundaries = 0): BearingPart {
  return {
    ...inactivityOf(creature, boundaries),
    ...(isBound(state, creature) && { bound: true }),
    ...(isSpared(state, creature.id) && { spared: true }),
  };
}

/** Whether a creature can't leave the water and the hero knows of nothing that it does from afar. */
function isBound(state: GameState, { archetype }: Creature): boolean {
  if (monsterTraits(archetype).gait !== 'swim') {
    return false;
  }
  const { abilities, missiles = [] } = knownFoe(state, archetype);
  return abilities.length === 0 && missiles.length === 0;
}
