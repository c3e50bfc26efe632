// What the hero learns of things by using them, and what he calls them.
// NetHack 3.6.7 src/o_init.c (discover_object), src/objnam.c (xname) for what priests see.

import {
  type Archetype,
  aThing,
  type GameObject,
  isCallable,
  type KnownPart,
  type Lore,
  type NameParts,
  nameOf,
  nameOfKind,
  thingName,
} from '../../objects/index.ts';
import type { ThingName } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';

/** The hero recognises what kind of thing it is, and is told when that is news. @returns whether it is */
export function learnKind(state: GameState, thing: GameObject): boolean {
  const news = state.sheet.lore.identifyKind(thing.archetype);
  if (news) {
    state.logFelt('recognised', state.hero.id, thing.id);
  }
  return news;
}

/** The hero learns all there is to know of a thing. @returns whether any of it is news */
export function learnThing(state: GameState, thing: GameObject): boolean {
  const news = state.sheet.lore.identify(thing);
  if (news) {
    state.logFelt('recognised', state.hero.id, thing.id);
  }
  return news;
}

/** The hero learns one fact of a thing. @returns whether it is news */
export function learnPart(state: GameState, thing: GameObject, part: KnownPart): boolean {
  return state.sheet.lore.learn(thing, part);
}

/** What is known of one thing is known of the other, which was parted from it. */
export function shareKnowledge({ sheet }: GameState, from: GameObject, to: GameObject): void {
  sheet.lore.share(from.id, to.id);
}

/** The hero no longer knows that part of a thing, as it may have changed unseen. */
export function doubtPart({ sheet }: GameState, thing: GameObject, part: KnownPart): void {
  sheet.lore.doubt(thing, part);
}

/** What the hero carries that can be given a name: single items, or items of kinds that can. */
export function nameable({ sheet }: GameState, names: 'item' | 'kind'): GameObject[] {
  const { inventory, lore } = sheet;
  return inventory.things.filter(({ archetype }) =>
    names === 'item' ? !isNamedAlready(archetype, lore) : isCallable(archetype, lore),
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
  state.sheet.lore.callKind(thing.archetype, name);
  state.logFelt('named', state.hero.id, thing.id);
}

/** The parts of a thing's name, as far as the hero knows them; priests see beatitude. */
export function partsOf({ sheet }: GameState, thing: GameObject): NameParts {
  return nameOf(thing, sheet.lore, { priest: sheet.role === 'priest' });
}

/** What words call a thing: one piece of it by its name, and all of it with an article or number. */
export function thingNameOf(state: GameState, thing: GameObject): ThingName {
  const parts = partsOf(state, thing);
  const one = { ...parts, count: 1 };
  return {
    name: thingName(one),
    isHero: false,
    common: true,
    one: aThing(one),
    whole: aThing({ ...parts, count: thing.count || 1 }),
  };
}
