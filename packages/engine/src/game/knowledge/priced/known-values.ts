// What prices tell of a kind that the hero doesn't recognise: how often a thing of each kind would have cost so much.

import type { Enumerator } from '../../../chance/index.ts';
import {
  type Archetype,
  factOf,
  type GameObject,
  isCarrierKind,
  kindOf,
  type LikelyKind,
  likelyValues,
  type PriceNote,
  tellsPrice,
  textOf,
} from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/**
 * The kinds weighed by all prices that the hero heard for things of this look; as they are if none of them could have
 * cost so much.
 * @param depths where such a thing may have been made, if the shop isn't known
 */
export function fittingPrices(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  kinds: readonly LikelyKind[],
  depths: readonly number[],
): readonly LikelyKind[] {
  const heard = state.sheet.lore.prices.of(kindOf(item).id).filter(tellsPrice);
  if (heard.length === 0) {
    return kinds;
  }
  const weighed = kinds.map(({ kind, probability }) => ({
    kind,
    probability: heard.reduce(
      (product, note) => product * shareAt(state, ask, kind, note, depths),
      probability,
    ),
  }));
  const total = weighed.reduce((sum, { probability }) => sum + probability, 0);
  return total === 0
    ? kinds
    : weighed
        .filter(({ probability }) => probability > 0)
        .map(({ kind, probability }) => ({ kind, probability: probability / total }))
        .toSorted((one, other) => other.probability - one.probability);
}

/** The share of things of a kind that cost what one was heard to cost. */
function shareAt(
  state: GameState,
  ask: Enumerator,
  kind: Archetype,
  note: PriceNote,
  depths: readonly number[],
): number {
  const { places, prices } = state.ruleset.slots.world.shops;
  const dearShare = 1 / prices.unsure.oneIn;
  const made = note.shop === '' ? [...new Set([...depths, places.townDepth])] : [note.difficulty];
  let sum = 0;
  for (const [value, share] of valuesOf(state, ask, kind, made)) {
    const plain = note.plain.includes(value) ? 1 - dearShare : 0;
    const dear = note.dear.includes(value) ? dearShare : 0;
    sum += share * (plain + dear);
  }
  return sum;
}

/** The values that a thing of a kind may have: those of a carrier depend on the level of its spell. */
function valuesOf(
  { ruleset, content }: GameState,
  ask: Enumerator,
  kind: Archetype,
  depths: readonly number[],
): ReadonlyMap<number, number> {
  if (!isCarrierKind(kind)) {
    return new Map([[factOf(kind, 'value'), 1]]);
  }
  const carrier = content.archetype(textOf(kind, 'carrier'));
  const spell = content.archetype(textOf(kind, 'spell'));
  return likelyValues(ask, ruleset, carrier, spell, depths);
}
