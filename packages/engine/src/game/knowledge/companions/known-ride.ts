// A try to mount, a saddle to be put on and a kick, as far as the hero knows.

import type { Creature, MountView } from '../../../actors/index.ts';
import type { UrgeView } from '../../../speed/index.ts';
import { mountRefusal, mountView, urgeView } from '../../companions/riding.ts';
import type { RefusalReason } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';

/** What the hero knows of a creature as a steed. */
export type KnownRide =
  /** He rides it, and may kick it. */
  | { readonly kind: 'kick'; readonly name: string; readonly view: UrgeView }
  | {
      readonly kind: 'mount';
      readonly name: string;
      readonly view: MountView;
      /** Why he can't try; absent: he can. */
      readonly refused?: RefusalReason;
    };

/** The steed that he rides, or a creature that he sees; undefined: he sees none with that id. */
export function knownRide(state: GameState, id: number): KnownRide | undefined {
  const { sheet, level } = state;
  const steed = sheet.riding?.steed;
  if (steed?.id === id) {
    return { kind: 'kick', name: steed.name, view: urgeView(state, steed, false) };
  }
  const creature = level.creatures.find(id);
  if (creature === undefined || !creature.alive || !state.perceives(creature)) {
    return undefined;
  }
  const refused = mountRefusal(state, creature);
  return {
    kind: 'mount',
    name: creature.name,
    view: ownView(state, creature),
    ...(refused && { refused }),
  };
}

/** The loyalty of other heroes' pets isn't known to him. */
function ownView(state: GameState, creature: Creature): MountView {
  const view = mountView(state, creature, true);
  return creature.master === state.hero.id ? view : { ...view, tameness: 0 };
}
