// A ring whose number a charge or a shock has changed, or that has exploded. NetHack 3.6.7 src/read.c (recharge).

import { refit } from '../../../actors/index.ts';
import type { RingCharged } from '../../../charging/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import { hurt } from '../../body/harm.ts';
import { useUp } from '../../items/pack.ts';
import { CHARGE_TELLINGS } from '../../protocol/charging-events.ts';
import type { GameState } from '../../state/state.ts';

/** Applies a change to one of the hero's rings. The wearer feels it at once. */
export function settleRing(
  state: GameState,
  item: GameObject,
  charged: Exclude<RingCharged, { readonly kind: 'loss' }>,
): void {
  const { ruleset, sheet, hero } = state;
  if (charged.kind === 'exploded') {
    state.logFelt('ring-exploded', hero.id, item.id, charged.damage);
    useUp(state, item);
    hurt(state, hero, charged.damage, 0, 'an exploding ring');
    return;
  }
  const loses = charged.enchantment < item.fact('power');
  item.setFact('power', charged.enchantment);
  if (loses) {
    state.ports.shops.spoilt(item);
  }
  state.logFelt(
    'charged',
    hero.id,
    item.id,
    CHARGE_TELLINGS.indexOf(loses ? 'spins-back' : 'spins'),
  );
  refit(ruleset, sheet);
}
