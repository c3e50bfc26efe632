// Gods and kinds of monsters in events. They have no objects of their own: their ids are below 0, and follow from
// their places in the catalogue.

import type { Archetype, God } from '../../objects/index.ts';
import type { GameState } from './state.ts';

/** The id of a kind in events. */
export function kindId({ index }: Archetype): number {
  return -1 - index;
}

/** The kind with that id in events; undefined for any other object. */
export function kindWithId(
  { content }: Pick<GameState, 'content'>,
  id: number,
): Archetype | undefined {
  return id >= 0 ? undefined : content.archetypeAt(-1 - id);
}

/** The id of a god in events; 0 for none. */
export function godId(god: God | undefined): number {
  return god === undefined ? 0 : kindId(god.archetype);
}

/** The god with that id in events; undefined for any other object. */
export function godWithId({ content }: Pick<GameState, 'content'>, id: number): God | undefined {
  return id >= 0 ? undefined : content.gods.find(god => godId(god) === id);
}
