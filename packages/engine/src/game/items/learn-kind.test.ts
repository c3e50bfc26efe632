import { describe, expect, it } from 'vitest';
import { HeroSheet } from '../../actors/index.ts';
import { GameObject, Lore, setEnchantments } from '../../objects/index.ts';
import { mysteries } from '../powers/things/identifying.ts';
import { Scene } from '../testing/scene.ts';
import { give, WARDROBE_FILE } from '../testing/wardrobe.ts';
import { performedFor } from '../views/events-for.ts';
import { viewFor } from '../views/view-for.ts';
import { layDown } from './floor.ts';
import { learnKind, learnThing } from './learn-kind.ts';

const LOOKS = new Map([
  ['red_potion', 'murky'],
  ['thin_book', 'dog-eared'],
]);

/** A hero who has seen neither potions nor books. */
function stranger(
  rows = ['#####', '#@!.#', '#####'],
  luck: readonly (readonly [string, number])[] = [],
): Scene {
  const scene = new Scene(rows, { content: [WARDROBE_FILE], luck });
  scene.state.sheet.lore = new Lore(LOOKS);
  return scene;
}

function item(scene: Scene, id: number) {
  return viewFor(scene.state).inventory.find(thing => thing.id === id)!;
}

const COINS = {
  path: 'item/coin.arc',
  text: 'Object coin\nname gold coin\nname_pl gold coins\ntype 36\nweight 1\nglyph $\nicon coin\nend\n',
};

describe('coins', () => {
  it('are known when they are picked up: they join, and no identification is wasted on them', () => {
    const scene = new Scene(['####', '#@.#', '####'], { content: [COINS] });
    const { sheet, hero } = scene.state;
    const before = mysteries(scene.state, ['beatitude']).length;
    for (const count of [27, 21]) {
      const coins = new GameObject(scene.state.newId(), scene.state.content.archetype('coin'));
      coins.count = count;
      layDown(scene.state, hero.square, coins);
      scene.perform({ kind: 'pick-up', item: coins.id });
    }
    const carried = [...sheet.inventory].filter(({ archetype }) => archetype.id === 'coin');
    expect(carried.map(({ count }) => count)).toEqual([48]);
    expect(item(scene, carried[0]!.id).name).toBe('gold coins');
    expect(mysteries(scene.state, ['beatitude'])).toHaveLength(before);
  });
});

describe('a thing of an unknown kind', () => {
  it('is seen by its look alone, in the pack and on the floor', () => {
    const scene = stranger();
    const id = scene.idOf('red_potion');
    expect(item(scene, id)).toMatchObject({
      name: 'murky potion',
      icon: 'flask',
      identified: false,
      about: '',
      uses: ['quaff', 'throw', 'drop'],
    });
    const lying = viewFor(scene.state).things.find(({ kind }) => kind === 'item');
    expect(lying).toMatchObject({ name: 'murky potion', icon: 'flask' });
  });

  it('is recognised once, which is told', () => {
    const scene = stranger();
    const potion = scene.state.sheet.inventory.find(scene.idOf('red_potion'))!;
    expect(learnKind(scene.state, potion)).toBe(true);
    expect(learnKind(scene.state, potion)).toBe(false);
    expect(scene.kinds).toEqual(['recognised']);
    expect(item(scene, potion.id)).toMatchObject({ name: 'red potion', identified: true });
  });

  it('is said to do nothing when it has no effect that the hero notices', () => {
    const drink = (hitPoints: number): readonly string[] => {
      const scene = stranger(undefined, [['healing', 5]]);
      scene.state.hero.hitPoints = hitPoints;
      scene.perform({ kind: 'quaff', item: scene.idOf('red_potion') });
      return scene.kinds;
    };
    const most = stranger().state.hero.maxHitPoints;
    expect(drink(most).slice(0, 2)).toEqual(['quaffed', 'nothing-happens']);
    expect(drink(1)).toContain('recognised');
    expect(drink(1)).not.toContain('nothing-happens');
  });

  it('does not tell what is inside by the names of events', () => {
    const scene = stranger();
    const book = give(scene, 'thin_book');
    const inside = book.inventory[0]!.id;
    scene.state.logFelt('book-failed', 1, book.id, inside);
    const { names } = performedFor(scene.state, undefined);
    expect(names[book.id]?.name).toBe('dog-eared book');
    expect(names[inside]).toBeUndefined();
    learnKind(scene.state, book);
    expect(performedFor(scene.state, undefined).names[inside]?.name).toBe('mend');
  });
});

describe('what a single thing has of its own', () => {
  it('is shown when all of it is learnt', () => {
    const scene = stranger();
    const knife = give(scene, 'knife', { beatitude: 'blessed' });
    setEnchantments(knife, { toHit: 1, toDam: 2 });
    expect(item(scene, knife.id).name).toBe('knife');
    expect(learnThing(scene.state, knife)).toBe(true);
    expect(learnThing(scene.state, knife)).toBe(false);
    expect(item(scene, knife.id)).toMatchObject({
      name: 'blessed +1,+2 knife',
      beatitude: 'blessed',
      enchantment: '+1,+2',
    });
  });

  it('keeps piles apart that are not known equally well', () => {
    const scene = stranger();
    const [one, other] = [give(scene, 'knife', { count: 2 }), give(scene, 'mantle')];
    learnThing(scene.state, one);
    scene.perform({ kind: 'drop', item: one.id, count: 1 });
    scene.perform({ kind: 'pick-up', item: 0 });
    expect(one.count).toBe(2);
    scene.state.sheet.lore.doubt(one, 'enchantment');
    expect(item(scene, one.id).name).toBe('uncursed knives');
    expect(item(scene, other.id).beatitude).toBeUndefined();
  });

  it('is kept by a save', () => {
    const scene = stranger();
    const knife = give(scene, 'knife', { beatitude: 'cursed' });
    learnThing(scene.state, knife);
    const { sheet, content } = scene.state;
    const again = HeroSheet.restore(sheet.save(), id => content.archetype(id));
    expect(again.lore.save()).toEqual(sheet.lore.save());
    expect(again.lore.knows(knife, 'beatitude')).toBe(true);
    expect(again.lore.appearanceOf(content.archetype('red_potion'))).toBe('murky');
  });
});

describe('the list of discoveries', () => {
  it('holds a kind from when it is recognised, with the look it had', () => {
    const scene = stranger();
    expect(viewFor(scene.state).discoveries).toEqual([]);
    learnKind(scene.state, scene.state.sheet.inventory.find(scene.idOf('red_potion'))!);
    expect(viewFor(scene.state).discoveries).toEqual([
      expect.objectContaining({ class: 'potion', name: 'red potion', looks: 'murky potion' }),
    ]);
  });
});
