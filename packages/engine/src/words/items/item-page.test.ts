import { describe, expect, it } from 'vitest';
import type { ItemView } from '../../game/index.ts';
import { itemSections } from './item-page.ts';

const words = { percent: (share: number) => `${share * 100} %`, decimal: String };
const cap: ItemView = {
  letter: 'a',
  id: 1,
  name: 'cap',
  count: 1,
  glyph: '[',
  icon: '',
  hue: '',
  wielded: false,
  worn: false,
  identified: true,
  uses: [],
  about: '',
};
const linesOf = (item: ItemView) =>
  itemSections(item, undefined, words).flatMap(({ lines }) => lines);

describe('the page of an item', () => {
  it('says what water and grease have done to it', () => {
    expect(linesOf(cap)).toEqual([]);
    expect(linesOf({ ...cap, states: ['greased'] })).toEqual([
      'It is greased: water, acid, fire and cold don’t harm it until the grease comes off.',
    ]);
    expect(linesOf({ ...cap, states: ['diluted'] })).toEqual([
      'It is diluted: more water makes it plain water.',
    ]);
  });
});
