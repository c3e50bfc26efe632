import { describe, expect, it } from 'vitest';
import type { ItemView } from '../../game/index.ts';
import type { OddsAnswer } from '../../odds/index.ts';
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
  it('begins with the kinds that an unknown one may be, by its price where one was heard', () => {
    const mayBe = [{ name: 'wand of sleep', probability: 0.5 }];
    const page = { item: 1, foe: { level: 1, armourClass: 2 }, guess: false };
    const titles = (priced: object) =>
      itemSections(
        cap,
        { mayBe, page: { ...page, ...priced } } as unknown as OddsAnswer,
        words,
      ).map(({ title, lines }) => [title, ...lines]);
    const line = 'As far as you know it may be: wand of sleep (50 %).';
    expect(titles({})).toEqual([['What it may be', line]]);
    expect(titles({ priced: true })).toEqual([['By its price', line]]);
  });

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
