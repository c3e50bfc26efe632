// Fees for using unpaid goods. NetHack 3.6.7 src/shk.c (check_unpaid_usage, cost_per_charge).

import { chargesOf, factOf, type GameObject, ruleKindOf, textOf } from '../../objects/index.ts';
import { askedPrice, type UsedView, useFee } from '../../worldrules/index.ts';
import { ruleClass, ruleKind } from '../items/charge-view.ts';
import { unpaidEach } from '../items/priced/goods.ts';
import { customerOf } from '../items/priced/price-of.ts';
import { shopOf } from '../items/priced/shop-of.ts';
import type { GameState } from '../state/state.ts';
import { addDebt } from './accounts.ts';

/** The hero uses a thing, before its charge is spent. For goods a fee goes on the bill. */
export function chargeForUse(
  state: GameState,
  thing: GameObject,
  how: UsedView['how'] = 'used',
): void {
  const asked = unpaidEach(thing);
  if (asked === 0) {
    return;
  }
  const shop = shopOf(state, thing);
  const { fees, prices } = state.ruleset.slots.world.shops;
  const plain = state.content.archetypes.find(
    archetype => ruleKindOf(archetype) === fees.djinniLamp.plain,
  );
  const value = plain === undefined ? 0 : factOf(plain, 'value');
  const lamp = { value, points: 0, cancelled: false, artifact: false, known: true, dear: false };
  const fee = useFee(fees, {
    kind: ruleKind(thing),
    class: ruleClass(thing),
    charged: textOf(thing.archetype, 'chargesDice') !== '' || ruleClass(thing) === 'wand',
    charges: chargesOf(thing).left,
    asked,
    plainLamp: shop === undefined ? value : askedPrice(prices, lamp, customerOf(state, shop)),
    how,
  });
  if (fee > 0) {
    state.logFelt('use-fee', state.hero.id, thing.id, fee);
    if (shop !== undefined) {
      addDebt(state, shop, fee);
    }
  }
}
