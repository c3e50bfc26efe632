// What a hero owes in a shop, as every face says it.

import type { ShopView } from '../../game/index.ts';

/** `40 gold owed`, `20 gold of credit`; empty: neither. */
export function tellBill({ owed, credit, angry }: ShopView): string {
  const parts = [
    ...(owed > 0 ? [`${owed} gold owed`] : []),
    ...(credit > 0 ? [`${credit} gold of credit`] : []),
    ...(angry ? ['the shopkeeper is angry'] : []),
  ];
  return parts.join(', ');
}

/** A sentence: `In the general store: you owe 40 gold.` */
export function tellShopping({ name, owed, credit, angry }: ShopView): string {
  const parts = [
    owed > 0 ? `you owe ${owed} gold` : 'you owe nothing',
    ...(credit > 0 ? [`you have ${credit} gold of credit`] : []),
    ...(angry ? ['the shopkeeper is angry'] : []),
  ];
  return `In the ${name}: ${parts.join(', ')}.`;
}
