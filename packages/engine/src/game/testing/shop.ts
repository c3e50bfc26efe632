// A shop for scenes: a room with a keeper behind its one door, and goods on its floor.

import type { Creature } from '../../actors/index.ts';
import { type ScriptedLuck, Streams } from '../../chance/index.ts';
import { type ContentFile, type GameObject, Lore, makeObject } from '../../objects/index.ts';
import { GOODS, Shop } from '../dungeon/shops/shop.ts';
import { take } from '../items/pack.ts';
import { relocate } from '../movement/relocate.ts';
import { lookAround } from '../movement/stepping.ts';
import type { GameView } from '../protocol/view.ts';
import { viewFor } from '../views/view-for.ts';
import { Scene, type SceneOptions } from './scene.ts';

const FILES = `Object keeper
name keeper
monster 1
alive 1
unaggressive 1
level 14
movement 12
hit_points 120
armour_class 60
blow_1 hit 4d4
starts_asleep -1
notices 20
memory 200
glyph @
end
Object gold_coin
name gold coin
name_pl gold coins
type 36
value 1
weight 1
end
Object shop_general
name general store
type 205
randomitems floor
other_arch keeper
end
Object shop_wands
name wand shop
type 205
randomitems floor
other_arch keeper
end
Object looks_of_wand
name wand
looks oak, ash, elm
glyph /
icon wand
end
Object dear_wand
name wand of sparks
type 109
level 1
charges 3
charges_dice 1d5+3
value 150
weight 200
arch spell_mend
end
end
Object wish_wand
name wand of wishing
type 109
level 1
rule_kind wishing
charges_dice 1d3
value 500
weight 200
effect nothing
end
Object helm
name helm
type 33
wear helmet
armour_class 2
value 10
weight 900
end
Object fools_cap
name fool's cap
type 34
wear helmet
rule_kind dunce-cap
value 1
weight 100
end
Object marker
name marker
type 74
rule_kind magic-marker
charges_dice 1d10
effect marker
value 200
weight 50
end
`;

/** The files of a shop, beside those of all scenes. */
export const SHOP_FILES: readonly ContentFile[] = [{ path: 'shop.arc', text: FILES }];

/** The shop is the room on the left; the post is beside the door. The hero comes from the right. */
const ROWS = [
  '############',
  '#.....#....#',
  '#.....#....#',
  '#....K∩@...#',
  '#.....#....#',
  '#.....#....#',
  '############',
] as const;

/** What is special of a shop scene. */
export interface ShopSceneOptions extends Omit<SceneOptions, 'luck' | 'kinds'> {
  readonly luck?: readonly ScriptedLuck[];
  /** Absent: a general store. */
  readonly kind?: string;
  /** Of the hero; absent: 11, at which prices are plain. */
  readonly charisma?: number;
  /** Of the hero; absent: none. */
  readonly gold?: number;
  /** Kinds that the hero doesn’t recognise; absent: none. */
  readonly unknown?: readonly string[];
  /** Of the keeper; absent: 1000. */
  readonly keeperGold?: number;
}

/** A hero before a shop. */
export class ShopScene extends Scene {
  readonly shop: Shop;

  constructor(options: ShopSceneOptions = {}) {
    const { kind = 'shop_general', charisma = 11, gold = 0, keeperGold = 1000 } = options;
    const { content = [], unknown = [] } = options;
    const streams = options.luck === undefined ? { streams: new Streams('shop') } : {};
    super(ROWS, {
      ...streams,
      ...options,
      content: [...SHOP_FILES, ...content],
      kinds: { K: 'keeper' },
    });
    const { level, sheet } = this.state;
    const { map } = level;
    const [keeper] = level.creatures.all;
    this.shop = new Shop({
      kind,
      keeper: keeper!.id,
      room: [1, 1, 5, 5],
      post: map.square(5, 3),
      door: map.square(6, 3),
    });
    level.shops.push(this.shop);
    sheet.lore = new Lore(new Map(unknown.map(id => [id, `odd ${id.length}`])));
    sheet.attributes.charisma = charisma;
    keeper!.carried.push(...this.coins(keeperGold));
    for (const coins of this.coins(gold)) {
      take(this.state, coins);
    }
  }

  get keeper(): Creature {
    return this.state.level.creatures.all.find(({ id }) => id === this.shop.keeper)!;
  }

  /** The worth of the hero’s coins. */
  get gold(): number {
    return this.state.sheet.inventory.things
      .filter(({ archetype }) => archetype.id === 'gold_coin')
      .reduce((sum, { count }) => sum + count, 0);
  }

  /** A new thing of a kind. */
  make(archetype: string, facts: Readonly<Record<string, number>> = {}, count = 1): GameObject {
    const { content } = this.state;
    const thing = makeObject(
      content,
      content.archetype(archetype),
      () => this.state.newId(),
      count,
    );
    for (const [key, value] of Object.entries(facts)) {
      thing.setFact(key, value);
    }
    return thing;
  }

  /** Goods on a square of the shop, by default two squares from the post. */
  stock(
    archetype: string,
    facts: Readonly<Record<string, number>> = {},
    [x, y]: readonly number[] = [3, 3],
    count = 1,
  ): GameObject {
    const { level } = this.state;
    const thing = this.make(archetype, { ...facts, [GOODS.shop]: 1 }, count);
    level.drop(level.map.square(x!, y!), thing);
    return thing;
  }

  /** A thing that the hero has brought. */
  bring(archetype: string, facts: Readonly<Record<string, number>> = {}, count = 1): GameObject {
    return take(this.state, this.make(archetype, facts, count));
  }

  /** Puts the hero on a square, and the keeper beside the post, as if they had walked. */
  enter([x, y]: readonly number[] = [3, 3]): void {
    const { state } = this;
    const { map } = state.level;
    relocate(state.level, this.keeper, map.square(5, 2));
    relocate(state.level, state.hero, map.square(x!, y!));
    lookAround(state);
    state.ports.shops.came(map.square(7, 3));
  }

  /** What the hero knows now. */
  look(): { readonly view: GameView } {
    return { view: viewFor(this.state) };
  }

  /** Performs a command that picks up what lies here. */
  takeGoods(): void {
    this.perform({ kind: 'pick-up', item: 0 });
  }

  private coins(count: number): GameObject[] {
    return count === 0 ? [] : [this.make('gold_coin', {}, count)];
  }
}
