// What the hero notices of the charges of an item, as long as he doesn't know them.

import { type Beatitude, chargesOf, type GameObject } from '../../../objects/index.ts';
import { CHARGE_TELLINGS, type ChargeTelling } from '../../protocol/charging-events.ts';
import type { GameState } from '../../state/state.ts';

/** The beatitude of what charges an item. */
export interface ChargeSource {
  readonly beatitude: Beatitude;
  /** The hero knows it. */
  readonly known: boolean;
}

function knowsCharges({ sheet }: GameState, item: GameObject): boolean {
  return sheet.lore.knows(item, 'charges');
}

/** An item worked. */
export function learnWorked(state: GameState, item: GameObject): void {
  if (!knowsCharges(state, item)) {
    state.sheet.lore.charges.worked(item.id);
  }
}

/** An item was used in vain: it has no charge left. */
export function learnEmpty(state: GameState, item: GameObject): void {
  if (!knowsCharges(state, item)) {
    state.sheet.lore.charges.empty(item.id);
  }
}

/** Whether an item has no charge left. A hero who uses it learns that. */
export function isFoundEmpty(state: GameState, item: GameObject): boolean {
  const isEmpty = chargesOf(item).left <= 0;
  if (isEmpty) {
    learnEmpty(state, item);
  }
  return isEmpty;
}

/** An item was charged, and looked as `telling` says. */
export function learnCharged(
  state: GameState,
  item: GameObject,
  { beatitude, known }: ChargeSource,
  telling: ChargeTelling,
): void {
  if (!knowsCharges(state, item)) {
    const source = known ? beatitude : 'unknown';
    state.sheet.lore.charges.charged(item.id, source, CHARGE_TELLINGS.indexOf(telling));
  }
}
