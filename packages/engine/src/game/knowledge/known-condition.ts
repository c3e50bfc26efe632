// The condition of a carried item as far as the hero knows it, and the kinds that it may be.

import { madeDice } from '../../actors/index.ts';
import type { Enumerator } from '../../chance/index.ts';
import {
  carrierPrior,
  type GameObject,
  isFilled,
  type KnownThing,
  knownFrom,
  knownThing,
  type LikelyKind,
  likelyKinds,
  type Origins,
} from '../../objects/index.ts';
import { dangerOf } from '../dungeon/branches/dungeon-plan.ts';
import { FLOOR_LIST } from '../dungeon/populating.ts';
import type { GameState } from '../state/state.ts';
import { fittingPrices } from './priced/known-values.ts';

/** Where a thing may have been made, as far as the hero knows: at any depth where he has been. */
function likelyOrigins({ seat, world }: GameState): Origins {
  const keys = [1, ...seat.memories.keys(), seat.depth];
  const depths = [...new Set(keys.map(key => dangerOf(world.dungeon, key)))].toSorted(
    (one, other) => one - other,
  );
  return { list: FLOOR_LIST, depths };
}

/** What the hero knows of the condition of an item whose kind he recognises. */
export function knownCondition(state: GameState, ask: Enumerator, item: GameObject): KnownThing {
  const { ruleset, content, sheet } = state;
  const { lore, level } = sheet;
  if (isFilled(item.archetype) && item.inventory.length > 0) {
    const prior = carrierPrior(ask, ruleset, content, item, likelyOrigins(state));
    return knownFrom(prior, item, lore);
  }
  const { generation } = ruleset.slots.world;
  return knownThing(ask, generation, item, lore, level, madeDice(ruleset, item.archetype));
}

/** The kinds that an item may be which the hero doesn't recognise, likeliest first. */
export function possibleKinds(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
): readonly LikelyKind[] {
  const origins = likelyOrigins(state);
  const kinds = likelyKinds(ask, state.content, item, state.sheet.lore, origins);
  return fittingPrices(state, ask, item, kinds, origins);
}
