// To which god a hero prays, and what he has had of it.

import { type Archetype, type God, godFacts } from '../../objects/index.ts';

/** The saved form of a faith. Absent: 0. */
export interface FaithState {
  /** Id of the god's archetype. */
  readonly god?: string;
  /** The highest level at which the god gave him something. */
  readonly gifted?: number;
}

/** A hero's faith. Only game/body/faith.ts changes it. */
export class Faith {
  /** Undefined: he prays to none. */
  god: God | undefined = undefined;
  /** The highest level at which the god gave him something; 0: it never did. */
  gifted = 0;

  save(): FaithState {
    return {
      ...(this.god !== undefined && { god: this.god.id }),
      ...(this.gifted > 0 && { gifted: this.gifted }),
    };
  }

  /** @param archetypeOf finds an archetype or throws */
  load(state: FaithState | undefined, archetypeOf: (id: string) => Archetype): void {
    this.god = state?.god === undefined ? undefined : godFacts(archetypeOf(state.god));
    this.gifted = state?.gifted ?? 0;
  }
}
