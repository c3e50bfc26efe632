// The known creatures that friendly spells help, and what they lack.

import {
  type GameState,
  type KnownCreature,
  knownLacks,
  type SpentPools,
} from '../../game/index.ts';
import type { PreviewView } from '../../odds/index.ts';

/** Friends among the known creatures. @param spent what the cast takes first */
export function knownFriends(
  state: GameState,
  creatures: readonly KnownCreature[],
  spent: SpentPools,
): Pick<PreviewView, 'friends' | 'heroes' | 'lacks'> {
  const friends = new Set(creatures.filter(({ friendly }) => friendly).map(({ id }) => id));
  const heroes = new Set([...friends].filter(id => state.of(id) !== undefined));
  return { friends, heroes, lacks: knownLacks(state, spent) };
}
