// What the hero calls the creatures, things and spells that an event mentions.

import { type GameObject, TYPE } from '../../objects/index.ts';
import type { ThingName } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';
import { thingNameOf } from './learn-kind.ts';

/** The name of whatever has an id; undefined when nothing that the hero may name has it now. */
export function nameOf(state: GameState, id: number): ThingName | undefined {
  if (id === state.hero.id) {
    return { name: state.sheet.name, isHero: true, common: false };
  }
  const creature = state.level.creatures.author(id);
  if (creature !== undefined) {
    const { name, flags } = creature.archetype;
    return { name, isHero: false, common: !flags.has('unique') };
  }
  const thing = thingOf(state, id);
  if (thing === undefined) {
    return undefined;
  }
  // Spells are no things: nobody has blessed them, and nobody counts them.
  return thing.archetype.type === TYPE.spell
    ? { name: thing.archetype.name, isHero: false, common: true }
    : thingNameOf(state, thing);
}

/** The id of a creature on the level as events may tell it: 0, something, when the hero doesn't see it. */
export function seenId(state: GameState, id: number): number {
  if (id === state.hero.id) {
    return id;
  }
  const creature = state.level.creatures.find(id);
  return creature !== undefined && state.sees(creature.square) ? id : 0;
}

function thingOf(state: GameState, id: number): GameObject | undefined {
  for (const thing of thingsAbout(state)) {
    if (thing.id === id) {
      return thing;
    }
    // What is inside a thing that isn't recognised has no name that the hero could hear.
    const inside = thing.inventory.find(inner => inner.id === id);
    if (inside !== undefined && state.sheet.lore.isIdentified(thing.archetype)) {
      return inside;
    }
  }
  return undefined;
}

/** Everything that lies on the level or is carried on it, with what this command used up. */
function* thingsAbout({ sheet, level, scratch }: GameState): Generator<GameObject> {
  yield* sheet.inventory;
  yield* sheet.spells;
  yield* scratch.usedUp.values();
  for (const { carried } of level.creatures.all) {
    yield* carried;
  }
  for (const pile of level.items.values()) {
    yield* pile;
  }
}
