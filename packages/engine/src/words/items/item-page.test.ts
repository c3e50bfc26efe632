import { describe, expect, it } from 'vitest';
import type { ItemView } from '../../game/index.ts';
import type { OddsAnswer } from '../../odds/index.ts';
import { itemSections } from './item-page.ts';
import { tellWorth } from './item-worth.ts';

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
    const shop = 'A shopkeeper’s price, asked or offered, leaves fewer of these kinds.';
    const magic = 'Magic that identifies tells its kind.';
    expect(titles({})).toEqual([
      ['What it may be', line],
      ['How to find out', shop, magic],
    ]);
    expect(titles({ priced: true })).toEqual([
      ['By its price', line],
      ['How to find out', magic],
    ]);
  });

  it('says that an unknown dust is found out by throwing it', () => {
    const mayBe = [{ name: 'pinch of dust of snowball', probability: 1 }];
    const waysFor = (uses: ItemView['uses']) =>
      itemSections({ ...cap, glyph: '!', uses }, { mayBe } as unknown as OddsAnswer, words)
        .filter(({ title }) => title === 'How to find out')
        .flatMap(({ lines }) => lines);
    const thrown = 'Thrown at an enemy, it releases its magic, and most show what it is.';
    expect(waysFor(['throw', 'drop'])).toContain(thrown);
    expect(waysFor(['quaff', 'throw', 'drop'])).not.toContain(thrown);
  });

  it('tells the worst that an unknown potion may do, and how a wand is found out', () => {
    const mayBe = [
      { name: 'potion of speed', probability: 0.5 },
      { name: 'potion of sleeping', probability: 0.3, harm: 'sleeping' },
      { name: 'potion of blindness', probability: 0.2, harm: 'blindness' },
    ];
    const lines = (item: ItemView) =>
      itemSections(item, { mayBe } as unknown as OddsAnswer, words).flatMap(one => one.lines);
    expect(lines(cap)).toContain('At worst: it puts you to sleep (30 %), it blinds you (20 %).');
    expect(lines({ ...cap, uses: ['zap'] })).toContain(
      'Writing in the dust with it shows what many wands are.',
    );
  });

  it('says what a thing is made of, but not of gold that it is iron', () => {
    const iron = { ...cap, material: 'iron' };
    expect(tellWorth(iron)).toBe('It is made of iron.');
    expect(tellWorth({ ...iron, glyph: '$' })).toBe('');
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
