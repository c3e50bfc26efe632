// Gods in events. A god has no object of its own: its id is below 0, and follows from its place in the catalogue.

import type { God } from '../../objects/index.ts';
import type { GameState } from './state.ts';

/** The id of a god in events; 0 for none. */
export function godId(god: God | undefined): number {
  return god === undefined ? 0 : -1 - god.archetype.index;
}

/** The god with that id in events; undefined for any other object. */
export function godWithId({ content }: Pick<GameState, 'content'>, id: number): God | undefined {
  return id >= 0 ? undefined : content.gods.find(god => godId(god) === id);
}
