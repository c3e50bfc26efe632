// A hero's golem: a creature that acts by a clock of its own, goes where it is sent, and wears out.
// Crossfire server/pets.c (pets_summon_golem, pets_move_golem).

/** What a golem has besides a creature's fields. */
export interface GolemState {
  /** Acts a tick, more than 0. */
  readonly speed: number;
  /** Its time, in single precision: it acts while this is above 0. */
  clock: number;
  /** Where it goes and strikes, 1…8; 0: it stands. */
  direction: number;
  /** The most that a blow does, before resistances. */
  readonly damage: number;
  /** A blow hits armour class `ac` with a d20 of at least `wc` − `ac`. Smaller is better. */
  readonly wc: number;
  /** Bits of attack types. */
  readonly attackType: number;
  /** Races that its blows slay, with commas. Absent: none. */
  readonly slaying?: string;
  /** Races that it doesn't strike, with commas. Absent: those of its kind. */
  readonly race?: string;
  /** Percent that it resists, by attack type number. Absent: as its kind. */
  readonly resists?: readonly (readonly [type: number, percent: number])[];
  /** Its own name. Absent: its kind's. */
  readonly name?: string;
}
