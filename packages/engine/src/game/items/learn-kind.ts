// The hero's knowledge of items from use, and his names for them. NetHack 3.6.7 src/o_init.c
// (discover_object), src/objnam.c (xname) for priests.

import {
  type Archetype,
  type AroundKind,
  aroundKind,
  aThing,
  type GameObject,
  isCallable,
  KNOWN_PARTS,
  type KnownPart,
  kindOf,
  type Lore,
  type NameParts,
  nameOf,
  nameOfKind,
  type PriceNote,
  thingName,
} from '../../objects/index.ts';
import type { ThingName } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';
import { chainedTo } from './handled/chained.ts';
import { knownLampTurns } from './lamp-turns.ts';
import { priceTag } from './priced/price-of.ts';
import { knownRodCharge } from './rods.ts';

/** Identifies an item's kind, and logs it if it is news. @returns whether it is */
export function learnKind(state: GameState, item: GameObject): boolean {
  const news = state.sheet.lore.identifyKind(kindOf(item));
  if (news) {
    state.logFelt('recognised', state.hero.id, item.id);
  }
  return news;
}

/** Identifies an item completely. @returns whether any of it is news */
export function learnThing(state: GameState, item: GameObject): boolean {
  const news = state.sheet.lore.identify(item);
  if (news) {
    state.logFelt('recognised', state.hero.id, item.id);
  }
  return news;
}

/** The hero made an item himself, and knows all of it. */
export function knowMade({ sheet }: GameState, item: GameObject): void {
  sheet.lore.identify(item);
}

/**
 * Identifies items in their order, those that are known already left out.
 * @param most how many
 * @returns how many were identified
 */
export function identifyInOrder(
  state: GameState,
  items: readonly GameObject[],
  most: number,
): number {
  const unknown = items.filter(item => !state.sheet.lore.isKnownWhole(item)).slice(0, most);
  for (const item of unknown) {
    learnThing(state, item);
  }
  return unknown.length;
}

/** Learns one part of an item. @returns whether it is news */
export function learnPart(state: GameState, item: GameObject, part: KnownPart): boolean {
  return state.sheet.lore.learn(item, part);
}

/** Learns what lies in a container. */
export function learnContents({ sheet }: GameState, container: GameObject): void {
  sheet.lore.learnContents(container);
}

/** Notes a price of an item, or where it came from. */
export function notePrice(state: GameState, item: GameObject, note: Omit<PriceNote, 'item'>): void {
  state.sheet.lore.prices.note(kindOf(item).id, { ...note, item: item.id });
}

/** Copies the knowledge of an item to one that was split off it. */
export function shareKnowledge({ sheet }: GameState, from: GameObject, to: GameObject): void {
  sheet.lore.share(from.id, to.id);
}

/** Learns that an item is magical. @returns whether it is news */
export function learnMagic(state: GameState, item: GameObject): boolean {
  return state.sheet.lore.learnMagic(item);
}

/** Forgets a part of an item that may have changed unseen. */
export function doubtPart({ sheet }: GameState, item: GameObject, part: KnownPart): void {
  sheet.lore.doubt(item, part);
}

/** Forgets every part of an item that has changed: what its kind is stays known. */
export function concealWhole({ sheet }: GameState, item: GameObject): void {
  for (const part of KNOWN_PARTS) {
    sheet.lore.doubt(item, part);
  }
}

/** What the hero carries that can be given a name: single items, or items of kinds that can. */
export function nameable({ sheet }: GameState, names: 'item' | 'kind'): GameObject[] {
  const { inventory, lore } = sheet;
  return inventory.things.filter(thing =>
    names === 'item' ? !isNamedAlready(kindOf(thing), lore) : isCallable(kindOf(thing), lore),
  );
}

/** Whether there is but one of a kind, and the hero knows its name. */
export function isNamedAlready(archetype: Archetype, lore: Lore): boolean {
  return nameOfKind(archetype, lore).unique === true;
}

/** Gives one item, or a pile of them, a name; an empty one takes it away. */
export function nameOne(state: GameState, thing: GameObject, name: string): void {
  state.sheet.lore.nameThing(thing.id, name);
  state.logFelt('named', state.hero.id, thing.id);
}

/** Gives the kind of an item a name; an empty one takes it away. */
export function nameKind(state: GameState, thing: GameObject, name: string): void {
  state.sheet.lore.callKind(kindOf(thing), name);
  state.logFelt('named', state.hero.id, thing.id);
}

/** The parts of an item's name, as far as the hero knows them; priests see beatitude. */
export function partsOf(state: GameState, item: GameObject): NameParts {
  const { lore, role } = state.sheet;
  const price = priceTag(state, item);
  const chained = chainedTo(state, item);
  return nameOf(item, lore, {
    priest: role === 'priest',
    energy: knownRodCharge(state, item),
    turns: knownLampTurns(state, item),
    ...(price !== undefined && { price }),
    ...(chained !== undefined && { chained }),
  });
}

/** What an item's name says besides its kind and its count; of a chain nothing, which may come off unseen. */
export function wordsAround(state: GameState, item: GameObject): AroundKind {
  const { chained: _, ...parts } = partsOf(state, item);
  return aroundKind(parts);
}

/** An item's name for sentences: for one piece, and for all pieces with article or count. */
export function thingNameOf(state: GameState, item: GameObject): ThingName {
  const parts = partsOf(state, item);
  const one = { ...parts, count: 1 };
  return {
    name: thingName(one),
    isHero: false,
    common: true,
    one: aThing(one),
    whole: aThing({ ...parts, count: item.count || 1 }),
  };
}
