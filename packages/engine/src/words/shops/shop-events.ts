// The events of shops in sentences.

import type { GameEventOf, ShopEventKind } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

type Teller<Kind extends ShopEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** The name of a thing that was the hero's, without the price that the shop asks for it now. */
function unpriced(name: string): string {
  return name.replace(/ \(for sale, [^)]*\)$/, '');
}

/** One sentence for each event. */
const TELLERS: { readonly [Kind in ShopEventKind]: Teller<Kind> } = {
  'shop-entered': ({ target }, say) => `${say.subject(target)} nods to you: “Look around.”`,
  'shop-refuses': ({ target }, say) => `${say.subject(target)} says: “You dare to come back?”`,
  'goods-priced': ({ item, amount }, say) => {
    // The price is in the name once the hero has heard it.
    const name = say.some(item);
    const price = name.includes(`${amount} gold`) ? '' : `, for ${amount} gold`;
    return `You see ${name} here${price}.`;
  },
  'goods-billed': ({ item, amount }, say) => `You owe ${amount} gold for ${say.object(item)}.`,
  'pay-first': ({ target }, say) => `${say.subject(target)} says: “Please pay before you leave.”`,
  'credit-used': ({ target, amount }, say) =>
    `${say.subject(target)} takes ${amount} gold off your credit.`,
  'shop-robbed': ({ amount }) => `You have stolen goods worth ${amount} gold.`,
  'keeper-angered': ({ target }, say) => `${say.subject(target)} is furious.`,
  'keeper-pacified': ({ target, amount }, say) =>
    `${say.subject(target)} takes ${amount} gold and calms down.`,
  'shop-damaged': ({ target, amount }, say) =>
    `${say.subject(target)} puts ${amount} gold for the damage on your bill.`,
  'pack-taken': ({ target }, say) => `${say.subject(target)} takes everything that you carried.`,
  'pack-grabbed': ({ target }, say) =>
    `${say.subject(target)} grabs your pack, and keeps it: you have what you wear.`,
  'floor-cared-for': ({ target }, say) =>
    `${say.subject(target)} says: “Not my floor, please. You might fall through.”`,
  'cannot-pay': ({ target, amount }, say) =>
    `${say.subject(target)} asks for ${amount} gold. You haven’t got that much.`,
  'paid-debt': ({ amount }) => `You pay your debt of ${amount} gold.`,
  'item-bought': ({ item, amount }, say) => `You buy ${say.some(item)} for ${amount} gold.`,
  'bill-settled': ({ target }, say) => `${say.subject(target)} says: “A pleasure.”`,
  'item-sold': ({ item, amount }, say) =>
    `You sell ${unpriced(say.some(item))} for ${amount} gold.`,
  'credit-given': ({ target, amount }, say) =>
    `${say.subject(target)} gives you ${amount} gold of credit.`,
  'not-wanted': ({ target, item }, say) =>
    `${say.subject(target)} shows no interest in ${say.object(item)}.`,
  'keeper-talks': ({ target, telling, amount }, say) => {
    switch (telling) {
      case 'asleep':
        return `${say.subject(target)} doesn’t answer.`;
      case 'owes':
        return `${say.subject(target)} says: “That makes ${amount} gold.”`;
      case 'nothing-to-do':
        return `${say.subject(target)} says: “Everything that I have lies on the floor.”`;
    }
  },
  served: ({ item, telling }, say) =>
    telling === 'uncursed'
      ? `The curse on ${say.object(item)} is lifted.`
      : `There was no curse on ${say.object(item)}.`,
};

/** Whether this file has the sentence of an event. */
export function isOfShop(event: { readonly kind: string }): event is GameEventOf<ShopEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellShop(event: GameEventOf<ShopEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
