// The clothes that keepers see.

import type { GameObject } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/** What the hero wears on his body and on his head; a cloak hides what is under it. */
export function wornThings({ sheet }: GameState): GameObject[] {
  const { equipment, inventory } = sheet;
  const { helmet, body, cloak } = equipment;
  return [helmet, cloak === undefined ? body : undefined].flatMap(id => {
    const thing = id === undefined ? undefined : inventory.find(id);
    return thing === undefined ? [] : [thing];
  });
}
