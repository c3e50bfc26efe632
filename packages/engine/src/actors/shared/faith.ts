// To which god a hero prays, and what he has had of it.

import { type Archetype, type God, godFacts } from '../../objects/index.ts';

/** The saved form of a faith. Absent: 0. */
export interface FaithState {
  /** Id of the god's archetype. */
  readonly god?: string;
  /** The highest level at which the god gave him something. */
  readonly gifted?: number;
  /** The turn from which the god hears him again; absent: he has not prayed yet. */
  readonly heardFrom?: number;
  /** How the god regarded him, −10…10, in a turn since when it fades; absent: neither well nor ill. */
  readonly favour?: readonly [points: number, turn: number];
  /** Absent: the god has not crowned him. */
  readonly crowned?: true;
  /** Artifacts that gods have given him. */
  readonly artifacts?: number;
  /** The turn of his last call for help, answered or not. Absent: he never called. */
  readonly called?: number;
}

/** A hero's faith. Only game/body/faith.ts changes it. */
export class Faith {
  /** Undefined: he prays to none. */
  god: God | undefined = undefined;
  /** The highest level at which the god gave him something; 0: it never did. */
  gifted = 0;
  /** The turn from which the god hears him again; undefined: he has not prayed yet. */
  heardFrom: number | undefined = undefined;
  /** How the god regarded him in a turn, since when it fades. */
  favour: readonly [points: number, turn: number] = [0, 0];
  /** The god has crowned him. */
  crowned = false;
  /** Artifacts that gods have given him. */
  artifacts = 0;
  /** The turn of his last call for help, answered or not; undefined: he never called. */
  called: number | undefined = undefined;

  save(): FaithState {
    return {
      ...(this.god !== undefined && { god: this.god.id }),
      ...(this.gifted > 0 && { gifted: this.gifted }),
      ...(this.heardFrom !== undefined && { heardFrom: this.heardFrom }),
      ...(this.favour[0] !== 0 && { favour: this.favour }),
      ...(this.crowned && { crowned: true as const }),
      ...(this.artifacts > 0 && { artifacts: this.artifacts }),
      ...(this.called !== undefined && { called: this.called }),
    };
  }

  /** @param archetypeOf finds an archetype or throws */
  load(state: FaithState | undefined, archetypeOf: (id: string) => Archetype): void {
    this.god = state?.god === undefined ? undefined : godFacts(archetypeOf(state.god));
    this.gifted = state?.gifted ?? 0;
    this.heardFrom = state?.heardFrom;
    this.favour = state?.favour ?? [0, 0];
    this.crowned = state?.crowned ?? false;
    this.artifacts = state?.artifacts ?? 0;
    this.called = state?.called;
  }
}
