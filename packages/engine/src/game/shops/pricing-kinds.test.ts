// Price identification: a price narrows what an unrecognised thing may be, and nothing that the hero hasn't heard does.

import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import type { ContentFile } from '../../objects/index.ts';
import { TOWN } from '../dungeon/places.ts';
import { notePrice } from '../items/learn-kind.ts';
import { isGoods } from '../items/priced/goods.ts';
import { possibleKinds } from '../knowledge/known-condition.ts';
import { hashGame, restoreGame, type SavedGame, saveGame } from '../saves/save.ts';
import { ShopScene } from '../testing/shop.ts';
import { viewFor } from '../views/view-for.ts';

const WANDS = ['cheap_wand', 'plain_wand', 'twin_wand', 'rich_wand'] as const;
const VALUES = { cheap_wand: 75, plain_wand: 100, twin_wand: 100, rich_wand: 500 } as const;

const FILES: readonly ContentFile[] = [
  {
    path: 'wands.arc',
    text: WANDS.map(
      id =>
        `Object ${id}\nname ${id}\ntype 109\nlevel 1\ncharges 3\nvalue ${VALUES[id]}\nweight 10\narch spell_mend\nend\nend\n`,
    ).join(''),
  },
  {
    path: 'looks.arc',
    text: 'Object looks_of_wand\nname wand\nlooks oak, ash, elm, fir, yew, box, lime, pine, bay\nglyph /\nicon wand\noverrides 1\nend\n',
  },
  {
    path: 'wands.trs',
    text: `treasureone floor\n${WANDS.map(id => `arch ${id}\nchance 10\n`).join('more\n')}end\n`,
    overrides: true,
  },
];

/** A shop of wands, which stocks the list `stock`. */
const WAND_SHOP: ContentFile = {
  path: 'stock.arc',
  text: 'Object shop_wands\nname wand shop\ntype 205\nrandomitems stock\nother_arch keeper\noverrides 1\nend\n',
};

/** The hero stands on a wand in a shop that he doesn’t recognise. */
function over(archetype: (typeof WANDS)[number], skip = 0) {
  const scene = new ShopScene({ content: FILES, unknown: WANDS, gold: 1000 });
  for (let id = 0; id < skip; id++) {
    scene.state.newId();
  }
  const wand = scene.stock(archetype);
  scene.enter();
  return { scene, wand };
}

const kindsOf = (scene: ShopScene, wand: Parameters<typeof possibleKinds>[2]) =>
  possibleKinds(scene.state, new Enumerator(), wand)
    .map(({ kind, probability }) => [kind.id, Math.round(probability * 1000) / 1000] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The same kind of wand priced plainly, or with the surcharge. */
function priced(archetype: (typeof WANDS)[number], dear: boolean) {
  for (let skip = 0; skip < 4; skip++) {
    const found = over(archetype, skip);
    if ((found.wand.id % 4 === 0) === dear) {
      return found;
    }
  }
  throw new Error('no such id');
}

describe('goods', () => {
  it('are of the kinds that their shop stocks, which may be others than those on floors', () => {
    const stock: readonly ContentFile[] = [
      WAND_SHOP,
      {
        path: 'stock.trs',
        text: 'treasureone stock\narch plain_wand\nchance 30\nmore\narch rich_wand\nchance 10\nend\n',
      },
    ];
    const content = [...FILES, ...stock];
    const inShop = new ShopScene({ content, unknown: WANDS, gold: 1000, kind: 'shop_wands' });
    const wand = inShop.stock('plain_wand');
    expect(kindsOf(inShop, wand)).toEqual([
      ['plain_wand', 0.75],
      ['rich_wand', 0.25],
    ]);
    const found = inShop.make('plain_wand');
    expect(kindsOf(inShop, found)).toHaveLength(4);
    // The shop never stocks it: the hero sold it there.
    const scroll = new ShopScene({
      content: [
        ...FILES,
        WAND_SHOP,
        { path: 'stock.trs', text: 'treasureone stock\narch helm\nend\n' },
      ],
      ...{ unknown: WANDS, gold: 1000, kind: 'shop_wands' },
    });
    expect(kindsOf(scroll, scroll.stock('plain_wand'))).toHaveLength(4);
  });
});

describe('goods of the town', () => {
  const deep: readonly ContentFile[] = [
    WAND_SHOP,
    {
      path: 'stock.trs',
      // Nothing of `deeper` is made at difficulty 1.
      text: 'treasureone stock\narch plain_wand\nchance 50\nmore\nlist deeper\nchance 50\nnrof 1\nmagic 2\nend\ntreasureone deeper\narch rich_wand\nend\n',
    },
  ];
  const shopIn = (key: number) => {
    const content = [...FILES, ...deep];
    const scene = new ShopScene({ content, unknown: WANDS, gold: 1000, kind: 'shop_wands' });
    scene.state.seat.depth = key;
    return scene;
  };

  it('are as difficult as the rules say of the town, whose shops stock more than those of the first level', () => {
    expect(kindsOf(shopIn(1), shopIn(1).stock('plain_wand'))).toEqual([['plain_wand', 1]]);
    const inTown = shopIn(TOWN);
    expect(kindsOf(inTown, inTown.stock('plain_wand'))).toEqual([
      ['plain_wand', 0.5],
      ['rich_wand', 0.5],
    ]);
  });

  it('are remembered as such once they are bought', () => {
    const scene = shopIn(TOWN);
    const wand = scene.stock('plain_wand');
    scene.enter();
    scene.takeGoods();
    scene.perform({ kind: 'pay' });
    expect(isGoods(wand)).toBe(false);
    expect(kindsOf(scene, wand)).toEqual([['plain_wand', 1]]);
    // The shop stocks no twin of it, but the floors do.
    expect(kindsOf(scene, scene.make('plain_wand')).map(([kind]) => kind)).toContain('twin_wand');
  });
});

describe('what the hero sold to a shop', () => {
  it('is guessed as if found, and not as its goods are', () => {
    const stock: readonly ContentFile[] = [
      WAND_SHOP,
      { path: 'stock.trs', text: 'treasureone stock\narch plain_wand\nend\n' },
    ];
    const content = [...FILES, ...stock];
    const scene = new ShopScene({ content, unknown: WANDS, gold: 1000, kind: 'shop_wands' });
    scene.enter();
    const wand = scene.bring('twin_wand');
    scene.perform({ kind: 'drop', item: wand.id, count: 1 });
    scene.perform({ kind: 'answer', answer: { yes: true } });
    expect(isGoods(wand)).toBe(true);
    // He hears what it costs him now.
    scene.takeGoods();
    expect(kindsOf(scene, wand).map(([kind]) => kind)).toContain('twin_wand');
    const goods = scene.stock('plain_wand');
    expect(kindsOf(scene, goods)).toEqual([['plain_wand', 1]]);
  });
});

describe('a price', () => {
  it('leaves the kinds that can have it: twins of equal value stay undecided', () => {
    const { scene, wand } = priced('plain_wand', false);
    expect(kindsOf(scene, wand)).toEqual([
      // One in four things costs a third more: 75 and a third is 100.
      ['cheap_wand', 0.143],
      ['plain_wand', 0.429],
      ['twin_wand', 0.429],
    ]);
    const dear = priced('plain_wand', true);
    // 133 gold: 100 and a third, or 133, which no wand is worth.
    expect(kindsOf(dear.scene, dear.wand)).toEqual([
      ['plain_wand', 0.5],
      ['twin_wand', 0.5],
    ]);
  });

  it('adds to what earlier prices of the kind told', () => {
    const { scene, wand } = priced('plain_wand', false);
    const second = scene.make('plain_wand');
    let id = second.id;
    while (id % 4 !== 0) {
      id = scene.state.newId();
    }
    const other = scene.stock('plain_wand');
    if (other.id % 4 === 0) {
      scene.enter();
    } else {
      notePrice(scene.state, other, {
        ...{ plain: [133], dear: [100] },
        ...{ shop: '', difficulty: 0 },
      });
    }
    expect(kindsOf(scene, wand)).toHaveLength(2);
  });

  it('that nobody has told narrows nothing', () => {
    const scene = new ShopScene({ content: FILES, unknown: WANDS });
    const wand = scene.bring('rich_wand');
    expect(kindsOf(scene, wand)).toHaveLength(4);
  });

  it('tells the same of two kinds of equal value', () => {
    const [one, twin] = (['plain_wand', 'twin_wand'] as const).map(id => priced(id, false));
    expect(kindsOf(one!.scene, one!.wand)).toEqual(kindsOf(twin!.scene, twin!.wand));
  });

  it('is remembered in saves, with the bill', () => {
    const { scene, wand } = priced('rich_wand', false);
    scene.takeGoods();
    scene.perform({ kind: 'drop', item: scene.bring('gold_coin', {}, 7).id, count: 7 });
    const { content, ruleset } = scene.state;
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state))) as SavedGame;
    const restored = restoreGame(content, ruleset, saved);
    expect(hashGame(restored)).toBe(hashGame(scene.state));
    expect(viewFor(restored).shop).toEqual({
      name: 'general store',
      owed: 500,
      credit: 7,
      angry: false,
    });
    expect(restored.sheet.lore.prices.of(wand.archetype.id)).toEqual([
      { item: wand.id, plain: [500], dear: [375], shop: expect.any(String), difficulty: 1 },
    ]);
  });
});
