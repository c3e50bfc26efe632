import { DAGGER, drawView } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { play } from '../testing/hands.ts';

const VIEW = drawView(['@.'], { inventory: [DAGGER] });

describe('one step back from the page of an item', () => {
  it.each(['inventory', 'equipment', 'you'] as const)(
    'leads to the sheet “%s”, then to the map',
    async sheet => {
      const { hand } = await play(VIEW);
      hand.openSheet(sheet);
      hand.openSheet('item', DAGGER.id);
      hand.escape();
      expect(hand.mode.value).toEqual({ kind: 'sheet', sheet });
      hand.escape();
      expect(hand.mode.value).toEqual({ kind: 'walk' });
    },
  );

  it('leads to the map when the page was opened from there, also after a list was open', async () => {
    const { hand } = await play(VIEW);
    hand.openSheet('inventory');
    hand.escape();
    hand.openSheet('item', DAGGER.id);
    hand.escape();
    expect(hand.mode.value).toEqual({ kind: 'walk' });
  });

  it('forgets the sheet as soon as another sheet is opened', async () => {
    const { hand } = await play(VIEW);
    hand.openSheet('inventory');
    hand.openSheet('item', DAGGER.id);
    hand.openSheet('history');
    hand.escape();
    expect(hand.mode.value).toEqual({ kind: 'walk' });
  });

  it('leads past another item’s page to the sheet before both', async () => {
    const { hand } = await play(VIEW);
    hand.openSheet('inventory');
    hand.openSheet('item', DAGGER.id);
    hand.openSheet('item', DAGGER.id + 1);
    hand.escape();
    expect(hand.mode.value).toEqual({ kind: 'sheet', sheet: 'inventory' });
  });
});

describe('one step back from two weapons side by side', () => {
  it('leads to the page of the item, then to the sheet before it', async () => {
    const { hand } = await play(VIEW);
    hand.openSheet('inventory');
    hand.openSheet('item', DAGGER.id);
    const page = hand.mode.value;
    hand.openSheet('compare', DAGGER.id);
    hand.escape();
    expect(hand.mode.value).toEqual(page);
    hand.escape();
    expect(hand.mode.value).toEqual({ kind: 'sheet', sheet: 'inventory' });
  });

  it('leads to the map after a choice of weapons', async () => {
    const { hand } = await play(VIEW);
    hand.openSheet('compare');
    hand.openSheet('compare', DAGGER.id);
    hand.escape();
    expect(hand.mode.value).toEqual({ kind: 'walk' });
  });
});
