// What prices tell of a kind that the hero doesn't recognise: every price that he heard for it must be one that the
// kind can have.

import type { Enumerator } from '../../../chance/index.ts';
import {
  type Archetype,
  factOf,
  type GameObject,
  isCarrierKind,
  kindOf,
  type LikelyKind,
  likelyValues,
  type Origins,
  textOf,
} from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/** The kinds whose values fit all prices that the hero heard, with their shares among each other; all if none does. */
export function fittingPrices(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  kinds: readonly LikelyKind[],
  origins: Origins,
): readonly LikelyKind[] {
  const heard = state.sheet.lore.valuesOf(kindOf(item));
  if (heard.length === 0) {
    return kinds;
  }
  const fitting = kinds.filter(({ kind }) => {
    const values = valuesOf(state, ask, kind, origins);
    return heard.every(possible => possible.some(value => values.has(value)));
  });
  const total = fitting.reduce((sum, { probability }) => sum + probability, 0);
  return fitting.length === 0
    ? kinds
    : fitting.map(({ kind, probability }) => ({ kind, probability: probability / total }));
}

/** The values that a thing of a kind may have: those of a carrier depend on the level of its spell. */
function valuesOf(
  { ruleset, content }: GameState,
  ask: Enumerator,
  kind: Archetype,
  origins: Origins,
): ReadonlySet<number> {
  if (!isCarrierKind(kind)) {
    return new Set([factOf(kind, 'value')]);
  }
  const carrier = content.archetype(textOf(kind, 'carrier'));
  const spell = content.archetype(textOf(kind, 'spell'));
  const { townDepth } = ruleset.slots.world.shops.places;
  const depths = [...new Set([...origins.depths, townDepth])];
  return new Set(likelyValues(ask, ruleset, carrier, spell, { ...origins, depths }));
}
