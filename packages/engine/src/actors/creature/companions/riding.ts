// A rider: the steed, which is on no square of its own while it is ridden, and its gallop. NetHack 3.6.7 include/you.h
// (usteed, ugallop, umoved).

import type { Archetype } from '../../../objects/index.ts';
import { Lasting } from '../../shared/lasting.ts';
import { Creature, type CreatureState } from '../creature.ts';

/** How the rider's last action went: he stayed, moved one step, or moved as a part of a longer way. */
export const RIDERS_GAITS = ['stays', 'steps', 'runs'] as const;

/** One of them. */
export type RidersGait = (typeof RIDERS_GAITS)[number];

/** What a hero has who rides. */
export interface Riding {
  readonly steed: Creature;
  /** Turns of its gallop that are left; 0: it doesn't gallop. */
  gallop: number;
  gait: RidersGait;
}

/** The saved form. */
export interface SavedRiding {
  readonly steed: CreatureState;
  /** Absent: 0. */
  readonly gallop?: number;
  /** Absent: the rider stayed. */
  readonly gait?: RidersGait;
}

/** A rider as he is saved. */
export function saveRiding({ steed, gallop, gait }: Riding): SavedRiding {
  return {
    steed: steed.save(),
    ...(gallop > 0 && { gallop }),
    ...(gait !== 'stays' && { gait }),
  };
}

/** A saved rider. @param archetypeOf finds an archetype or throws */
export function restoreRiding(
  { steed, gallop = 0, gait = 'stays' }: SavedRiding,
  archetypeOf: (id: string) => Archetype,
): Riding {
  return { steed: Creature.restore(steed, archetypeOf), gallop, gait };
}

/** What decides whether a hero may ride. */
export abstract class Rider extends Lasting {
  /** The steed; undefined: on foot. */
  riding: Riding | undefined;
}
