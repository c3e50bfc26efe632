// The level for spells that change matter. Crossfire server/spell_effect.c (alchemy, cast_polymorph,
// cast_item_curse_or_curse).

import {
  type Archetype,
  factOf,
  type GameObject,
  isArtifact,
  isFilled,
  kindOf,
  kindsIn,
  makeObject,
  settleCarrier,
  TYPE,
} from '../../../objects/index.ts';
import type { Changeable, MatterPort, Meltable, Shiftable } from '../../../spells/index.ts';
import { layDown, layPieces, loseFromFloor, takeFromFloor } from '../../items/floor.ts';
import { isPrecious } from '../../items/handled/precious.ts';
import { blessItem, curseItem } from '../../items/item-states.ts';
import { isGoods } from '../../items/priced/goods.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import { breakConduct } from '../../state/conducts.ts';
import { creditedHero } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import { changeShape } from './change-shape.ts';

/** Flags of things that spells leave alone. */
const FIXED = ['no_pick', 'alive', 'is_cauldron', 'is_floor'];

/** Flags of kinds that nothing becomes. */
const NEVER_MADE = ['invisible', 'no_drop', 'startequip'];

/** The hero's level. */
export class LevelMatter implements MatterPort {
  readonly #state: GameState;
  readonly #kinds = new Map<number, readonly Archetype[]>();
  /** The thing that was made last. */
  #made: GameObject | undefined;

  constructor(state: GameState) {
    this.#state = state;
  }

  meltableOn(square: number): readonly Meltable[] {
    return this.#on(square).flatMap(pile => this.#meltable(pile));
  }

  #meltable(pile: GameObject): Meltable[] {
    const inside = pile.inventory
      .filter(({ archetype }) => archetype.type !== TYPE.spell)
      .flatMap(inner => this.#meltable(inner));
    if (pile.weight <= 0 || isPrecious(pile) || FIXED.some(flag => pile.hasFlag(flag))) {
      return inside;
    }
    const { lore } = this.#state.sheet;
    const isKnown = lore.isIdentified(kindOf(pile)) && lore.isKnownWhole(pile);
    const own = pile.fact('value');
    const shown = isKnown ? own : factOf(pile.archetype, 'value');
    const { type } = pile.archetype;
    return [
      ...inside,
      {
        id: pile.id,
        price: (type === TYPE.money || type === TYPE.gem ? own : shown) * pile.count,
        value: own,
        weight: pile.weight,
        money: type === TYPE.money || type === TYPE.gem,
        unpaid: pile.hasFlag('unpaid') || isGoods(pile),
      },
    ];
  }

  melt(square: number, id: number, gold: number): void {
    const state = this.#state;
    const { map } = state.level;
    const pile = this.#on(square).find(each => each.id === id);
    if (pile === undefined) {
      takeFromInside(this.#on(square), id);
      return;
    }
    loseFromFloor(state, square, pile, pile.count);
    state.logSeen('thing-melted', square, id, gold > 0 ? 1 : 0, map.x(square), map.y(square));
    lookAtFloor(state);
  }

  strew(square: number, kind: Archetype, count: number): void {
    const state = this.#state;
    const thing = makeObject(state.content, kind, () => state.newId(), count);
    layDown(state, square, thing);
    lookAtFloor(state);
  }

  changeableOn(square: number): readonly Changeable[] {
    const { stillUpTo } = this.#state.spells.rules.matter.polymorph;
    return this.#on(square)
      .toReversed()
      .filter(
        pile =>
          pile.archetype.type !== 0 &&
          Math.abs(pile.fact('speed')) <= stillUpTo &&
          !isPrecious(pile) &&
          !FIXED.some(flag => pile.hasFlag(flag)),
      )
      .map(pile => ({
        id: pile.id,
        value: pile.fact('value'),
        count: pile.count,
        kinds: this.#kindsOf(pile.archetype.type),
      }));
  }

  /** Every kind of a type that a thing can become. */
  #kindsOf(type: number): readonly Archetype[] {
    let kinds = this.#kinds.get(type);
    if (kinds === undefined) {
      kinds = kindsIn(this.#state.content).filter(
        kind =>
          kind.type === type &&
          !isFilled(kind) &&
          !isArtifact(kind) &&
          !NEVER_MADE.some(flag => kind.flags.has(flag)),
      );
      this.#kinds.set(type, kinds);
    }
    return kinds;
  }

  shiftableOn(square: number): Shiftable | undefined {
    const state = this.#state;
    const id = state.level.map.occupant[square]!;
    if (id === 0) {
      return undefined;
    }
    const { level, shape } = state.creature(id);
    const changes = state.of(id) === undefined && shape.size === 1;
    const { resistsMagic } = state.spells.bearers.bearer(id);
    return { id, level, resistsMagic, changes };
  }

  valueOf(_square: number, kind: Archetype): number {
    const state = this.#state;
    const made = makeObject(state.content, kind, () => state.newId());
    settleCarrier(state.ruleset, made);
    // What is made so holds no charges.
    if (made.archetype.type === TYPE.wand) {
      made.setFact('charges', 0);
    }
    this.#made = made;
    return made.fact('value');
  }

  become(square: number, id: number, count: number, by: number): void {
    const state = this.#state;
    const { map } = state.level;
    const pile = this.#on(square).find(each => each.id === id);
    const made = this.#made;
    if (pile === undefined || made === undefined) {
      return;
    }
    const old = takeFromFloor(state, square, pile, pile.count);
    state.scratch.usedUp.set(old.id, old);
    layPieces(state, square, made, count);
    state.logSeen('thing-changed', square, id, made.id, map.x(square), map.y(square));
    lookAtFloor(state);
    this.#made = undefined;
    const changer = creditedHero(state, by);
    if (changer !== undefined) {
      breakConduct(changer, 'polymorphless');
    }
  }

  shift(creature: number): boolean {
    return changeShape(this.#state, this.#state.creature(creature));
  }

  curse(owner: number, item: number, conceals: boolean): boolean {
    const own = this.#state.of(owner);
    const thing = own?.sheet.inventory.find(item);
    if (own === undefined || thing === undefined || !curseItem(own, thing, conceals)) {
      return false;
    }
    own.logFelt('item-cursed', owner, item);
    return true;
  }

  bless(owner: number, item: number): boolean {
    const own = this.#state.of(owner);
    const thing = own?.sheet.inventory.find(item);
    if (own === undefined || thing === undefined || !blessItem(own, thing)) {
      return false;
    }
    own.logFelt('item-blessed', owner, item);
    return true;
  }

  #on(square: number): readonly GameObject[] {
    return this.#state.level.items.get(square) ?? [];
  }
}

/** Removes a thing from the one that holds it, among piles and what is in them. @returns whether it was there */
function takeFromInside(piles: readonly GameObject[], id: number): boolean {
  return piles.some(({ inventory }) => {
    const at = inventory.findIndex(inner => inner.id === id);
    if (at >= 0) {
      inventory.splice(at, 1);
    }
    return at >= 0 || takeFromInside(inventory, id);
  });
}
