// The hero's perception of the last command: events, and names of the objects in them.

import { appearanceOf, nameOfKind, thingName } from '../../objects/index.ts';
import type { Refusal } from '../protocol/commands.ts';
import type { GameEvent } from '../protocol/events.ts';
import type { Performed } from '../protocol/performed.ts';
import type { ThingLook } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';
import { viewFor } from './view-for.ts';

/** The result of the last command, as the hero knows it. */
export function performedFor(state: GameState, refusal: Refusal | undefined): Performed {
  const events = state.log.perceived();
  return {
    sequence: state.world.sequence,
    refusal,
    events,
    ...state.log.names(),
    looks: looksIn(state, events),
    view: viewFor(state),
  };
}

function looksIn(state: GameState, events: readonly GameEvent[]): Record<number, ThingLook> {
  const looks: Record<number, ThingLook> = {};
  for (const event of events) {
    if ('archetype' in event && looks[event.archetype] === undefined) {
      const archetype = state.content.archetypeAt(event.archetype);
      const name = thingName(nameOfKind(archetype, state.sheet.lore));
      looks[event.archetype] = { name, ...appearanceOf(archetype) };
    }
  }
  return looks;
}
