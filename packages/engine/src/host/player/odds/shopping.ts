// The player by the odds in shops: it pays for what it takes, and puts down what it can't pay.

import { type Attempt, HEALING, isUnpaid } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { stepTo } from './ways.ts';

const FOR_SALE = /\(for sale, (\d+) gold\)/;

/** Pays what is owed, or puts the goods down again. */
export function settle({ view }: Outlook): readonly Attempt[] {
  const { shop, hero } = view;
  const isStruck = view.adjacentHostile.length > 0;
  if (shop === undefined || isStruck || (shop.owed === 0 && !shop.angry)) {
    return [];
  }
  const unpaid = view.inventory.filter(isUnpaid);
  return [
    ...(shop.owed <= hero.gold + shop.credit ? [{ kind: 'pay' }] : []),
    ...unpaid.map(({ id, count }) => ({ kind: 'drop', item: id, count })),
    { kind: 'pay' },
  ];
}

/** Buys draughts that heal, with the gold at hand. */
export function buy(outlook: Outlook): readonly Attempt[] {
  const { view, ground, memory, threat } = outlook;
  if (view.shop === undefined || threat.awake.length > 0) {
    return [];
  }
  const affordable = view.underfoot.filter(({ name }) => {
    const price = Number(FOR_SALE.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);
    return HEALING.test(name) && price <= view.hero.gold;
  });
  if (affordable.length > 0) {
    return affordable.map(({ id }) => ({ kind: 'pick-up', item: id }));
  }
  const { left } = memory.level;
  for (const { kind, x, y, name } of view.things) {
    if (kind === 'item' && !(HEALING.test(name) && view.hero.gold > 0)) {
      left.add(ground.square(x, y));
    }
  }
  left.add(ground.here);
  const goods = new Set(
    view.things
      .filter(({ kind, name }) => kind === 'item' && HEALING.test(name))
      .map(({ x, y }) => ground.square(x, y)),
  );
  return view.hero.gold === 0
    ? []
    : stepTo(outlook, square => goods.has(square) && !left.has(square));
}

/** Whether something underfoot is for sale. */
export function isForSale(name: string): boolean {
  return FOR_SALE.test(name);
}
