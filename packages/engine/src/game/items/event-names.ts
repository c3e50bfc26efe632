// The hero's names for the creatures, items and spells in events.

import type { Creature } from '../../actors/index.ts';
import { type Archetype, type GameObject, kindOf, TYPE } from '../../objects/index.ts';
import type { ThingName } from '../protocol/view.ts';
import { godWithId, kindWithId } from '../state/god-ids.ts';
import { steedWith } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { thingNameOf } from './learn-kind.ts';

/** The name for an id; undefined if there is no object with it that the hero can name. */
export function nameOf(state: GameState, id: number): ThingName | undefined {
  if (id === state.hero.id) {
    return { name: state.sheet.name, isHero: true, common: false };
  }
  // Most events are of creatures here.
  const present = state.level.creatures.find(id);
  if (present !== undefined) {
    return present.given === '' ? creatureName(present) : givenName(present);
  }
  const steed = steedWith(state, id);
  if (steed !== undefined) {
    return steed.given === '' ? creatureName(steed) : givenName(steed);
  }
  const god = godWithId(state, id);
  if (god !== undefined) {
    return { name: god.name, isHero: false, common: false };
  }
  const kind = kindWithId(state, id);
  if (kind !== undefined) {
    const { feeling } = kind.texts;
    return feeling === undefined ? nameOfKind(kind) : { ...nameOfKind(kind), text: feeling };
  }
  const other = state.of(id);
  if (other !== undefined) {
    return { name: other.sheet.name, isHero: false, common: false };
  }
  const fixture = fixtureName(state, id);
  if (fixture !== undefined) {
    return fixture;
  }
  const former = state.level.creatures.author(id);
  if (former !== undefined) {
    // An animated weapon has a name of its own.
    const named = state.level.creatures.find(id)?.golem?.name;
    return named === undefined ? creatureName(former) : { ...creatureName(former), name: named };
  }
  const item = thingOf(state, id);
  if (item === undefined) {
    return forceName(state, id);
  }
  // Spells aren't items: they have neither beatitude nor count.
  return item.archetype.type === TYPE.spell
    ? { name: item.name, isHero: false, common: true }
    : thingNameOf(state, item);
}

/** The name of a creature to which a hero has given one. */
function givenName({ name, archetype }: Creature): ThingName {
  return { name, isHero: false, common: !archetype.flags.has('unique') };
}

/** The names of kinds, made once: every creature in sight that moves is named. */
const kindNames = new WeakMap<Archetype, ThingName>();

function creatureName({ archetype }: Pick<GameObject, 'archetype'>): ThingName {
  return nameOfKind(archetype);
}

function nameOfKind(archetype: Archetype): ThingName {
  let name = kindNames.get(archetype);
  if (name === undefined) {
    name = { name: archetype.name, isHero: false, common: !archetype.flags.has('unique') };
    kindNames.set(archetype, name);
  }
  return name;
}

/** The name of a force on the hero or on a creature of his level; undefined for any other. */
function forceName({ sheet, level, states }: GameState, id: number): ThingName | undefined {
  const bearers = [sheet, ...level.creatures.all, ...states.map(other => other.sheet)];
  for (const { forces } of bearers) {
    const force = forces.all.find(other => other.id === id);
    if (force !== undefined) {
      return { name: force.source.name, isHero: false, common: true };
    }
  }
  return undefined;
}

/** The id of a creature for events: 0 (something) if the hero doesn't see it. */
export function seenId(state: GameState, id: number): number {
  if (id === state.hero.id) {
    return id;
  }
  const other = state.of(id);
  if (other !== undefined) {
    return other.isOn(state.level) && state.sees(other.hero.square) ? id : 0;
  }
  if (state.memory.fixtures.has(id)) {
    return id;
  }
  const creature = state.level.creatures.find(id);
  if (creature === undefined) {
    const rider = state.states.find(({ sheet }) => sheet.riding?.steed.id === id);
    return rider === undefined ? 0 : seenId(state, rider.hero.id) === 0 ? 0 : id;
  }
  return state.perceives(creature) ? id : 0;
}

/** The name of a fixture that the hero knows; undefined for any other. */
function fixtureName({ memory, level }: GameState, id: number): ThingName | undefined {
  const known = memory.fixtures.get(id);
  const fixture = level.fixtures.find(id);
  if (known === undefined && fixture?.hidden !== false) {
    return undefined;
  }
  const name = fixture?.thing.name ?? known!.archetype.name;
  const text = (fixture?.thing.text('msg') ?? known!.archetype.texts.msg ?? '').trim();
  return { name, isHero: false, common: true, ...(text !== '' && { text }) };
}

function thingOf(state: GameState, id: number): GameObject | undefined {
  for (const item of thingsAbout(state)) {
    if (item.id === id) {
      return item;
    }
    // The contents of an unrecognised item have no known name.
    const inside = item.inventory.find(inner => inner.id === id);
    if (inside !== undefined && state.sheet.lore.isIdentified(kindOf(item))) {
      return inside;
    }
  }
  return undefined;
}

/** All items on the level or carried there, including those used up by this command. */
function* thingsAbout({ sheet, level, scratch, states }: GameState): Generator<GameObject> {
  yield* sheet.inventory;
  yield* sheet.spells;
  for (const other of states) {
    if (other.sheet !== sheet && other.isOn(level)) {
      yield* other.sheet.inventory;
      yield* other.sheet.spells;
    }
  }
  yield* scratch.usedUp.values();
  for (const { carried } of level.creatures.all) {
    yield* carried;
  }
  for (const pile of level.items.values()) {
    yield* pile;
  }
}
