// Events out: what the hero perceived of the last command, and the names of what it mentions.

import { appearanceOf, type GameObject } from '../objects/index.ts';
import type { Refusal } from './commands.ts';
import type { GameEvent } from './events.ts';
import { thingNameOf } from './learn-kind.ts';
import type { Performed } from './performed.ts';
import type { GameState } from './state.ts';
import type { ThingLook, ThingName } from './view.ts';
import { viewFor } from './view-for.ts';

/** Fields of events that name a thing. */
const NAMING = ['actor', 'target', 'by', 'owner', 'item', 'spell'] as const;

/** What came of the last command, as the hero knows it. */
export function performedFor(state: GameState, refusal: Refusal | undefined): Performed {
  const events = state.log.perceived();
  return {
    sequence: state.sequence,
    refusal,
    events,
    names: namesIn(state, events),
    looks: looksIn(state, events),
    view: viewFor(state),
  };
}

function namesIn(state: GameState, events: readonly GameEvent[]): Record<number, ThingName> {
  const names: Record<number, ThingName> = {};
  for (const event of events) {
    for (const field of NAMING) {
      const id = (event as unknown as Record<string, number>)[field];
      if (id !== undefined && id !== 0 && names[id] === undefined) {
        const name = nameOf(state, id);
        if (name !== undefined) {
          names[id] = name;
        }
      }
    }
  }
  return names;
}

function nameOf(state: GameState, id: number): ThingName | undefined {
  if (id === state.hero.id) {
    return { name: state.sheet.name, isHero: true, common: false };
  }
  const creature = state.level.creatures.author(id);
  if (creature !== undefined) {
    const { name, flags } = creature.archetype;
    return { name, isHero: false, common: !flags.has('unique') };
  }
  const thing = thingOf(state, id);
  return thing && thingNameOf(state, thing);
}

function thingOf(state: GameState, id: number): GameObject | undefined {
  const { inventory, spells } = state.sheet;
  const { creatures, items } = state.level;
  const others = [...creatures.all.map(({ carried: things }) => things), ...items.values()];
  const carried = [...inventory, ...spells, ...state.usedUp.values(), ...others.flat()];
  // What is inside a thing that isn't recognised has no name that the hero could hear.
  const opened = carried.filter(({ archetype }) => state.sheet.lore.isIdentified(archetype));
  return [...carried, ...opened.flatMap(thing => thing.inventory)].find(thing => thing.id === id);
}

function looksIn(state: GameState, events: readonly GameEvent[]): Record<number, ThingLook> {
  const looks: Record<number, ThingLook> = {};
  for (const event of events) {
    if ('archetype' in event && looks[event.archetype] === undefined) {
      const archetype = state.content.archetypeAt(event.archetype);
      looks[event.archetype] = { name: archetype.name, ...appearanceOf(archetype) };
    }
  }
  return looks;
}
