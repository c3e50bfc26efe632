// The hero's perception of the last command: events, and names of the objects in them.

import { appearanceOf, nameOfKind, thingName } from '../../objects/index.ts';
import type { Refusal } from '../protocol/commands.ts';
import type { GameEvent } from '../protocol/events.ts';
import type { Performed } from '../protocol/performed.ts';
import type { ThingLook } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';
import { viewFor } from './view-for.ts';

/**
 * The result of the last command, as the hero knows it.
 * @param from the first event that is told, 0 for all since his last command
 */
export function performedFor(state: GameState, refusal: Refusal | undefined, from = 0): Performed {
  const events = state.log.perceived(from);
  return {
    sequence: state.world.sequence,
    refusal,
    events,
    ...state.log.names(from),
    looks: looksIn(state, events),
    view: viewFor(state),
  };
}

function looksIn(state: GameState, events: readonly GameEvent[]): Record<number, ThingLook> {
  const looks: Record<number, ThingLook> = {};
  for (const event of events) {
    const index = archetypeIn(event);
    if (index >= 0 && looks[index] === undefined) {
      const archetype = state.content.archetypeAt(index);
      const name = thingName(nameOfKind(archetype, state.sheet.lore));
      looks[index] = { name, ...appearanceOf(archetype) };
    }
  }
  return looks;
}

/** The catalogue index of the effect or missile of an event; −1 for none. */
function archetypeIn(event: GameEvent): number {
  if (event.kind === 'burned') {
    return event.source - 1;
  }
  return 'archetype' in event ? event.archetype : -1;
}
