import { describe, expect, it } from 'vitest';
import type { GameView } from '../../game/index.ts';
import { drawView } from '../testing/views.ts';
import { goodsHere } from './goods.ts';

const SHOP = { name: 'general store', owed: 0, credit: 0, angry: false };

/** A view with items of these names from west to east, the hero west of them. */
function near(names: readonly string[], change: Partial<GameView> = {}): GameView {
  const drawn = drawView(['#######', `#@${'!'.repeat(names.length)}#`, '#######'], change);
  let next = 0;
  const things = drawn.things.map(thing =>
    thing.kind === 'item' ? { ...thing, name: names[next++]! } : thing,
  );
  // A view lists what came last first.
  return { ...drawn, things: things.toReversed() };
}

const NAMES = ['apple (for sale, 7 gold)', 'torch', '2 darts (unpaid, 12 gold)'];

describe('the goods of a shop', () => {
  it('are the items with a price, the nearest first', () => {
    expect(goodsHere(near(NAMES, { shop: SHOP })).map(({ name }) => name)).toEqual([
      'apple (for sale, 7 gold)',
      '2 darts (unpaid, 12 gold)',
    ]);
  });

  it('are none for a hero outside of it', () => {
    expect(goodsHere(near(NAMES))).toEqual([]);
  });
});
