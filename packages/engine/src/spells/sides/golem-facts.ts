// A golem before it stands on a level, and the weapon that becomes one.

/** A kind of creature as a golem, on Crossfire's scales. */
export interface GolemKind {
  readonly hitPoints: number;
  /** The most that a blow does. */
  readonly damage: number;
  /** Smaller is better. */
  readonly wc: number;
  /** Acts a tick; the sign doesn't matter. */
  readonly speed: number;
  /** Bits of attack types. */
  readonly attackType: number;
}

/** A golem that is to be made. */
export interface SidedGolem {
  /** Archetype index. */
  readonly kind: number;
  readonly square: number;
  /** Id of the caster. */
  readonly owner: number;
  readonly hitPoints: number;
  /** The most that a blow does. */
  readonly damage: number;
  /** Smaller is better. */
  readonly wc: number;
  /** Points by which its level of casting has lowered wc; what a monster's golem gets of all this. */
  readonly wcAdjustment: number;
  /** Acts a tick. */
  readonly speed: number;
  readonly clock: number;
  /** Bits of attack types. */
  readonly attackType: number;
  /** 0…8. */
  readonly direction: number;
  /** Absent: its kind's. */
  readonly name?: string;
  /** Absent: its kind's. */
  readonly race?: string;
  /** Races that it slays; absent: none. */
  readonly slaying?: string;
  /** Percent by attack type number; absent: its kind's. */
  readonly resists?: readonly (readonly [type: number, percent: number])[];
  /** Id of the weapon in the owner's pack that becomes the golem; absent: none. */
  readonly weapon?: number;
}

/** A weapon as a golem takes it over, on Crossfire's scales. */
export interface WeaponFacts {
  readonly name: string;
  /** Archetype id. */
  readonly kind: string;
  readonly damage: number;
  readonly magic: number;
  readonly strength: number;
  readonly dexterity: number;
  readonly constitution: number;
  /** Bits of attack types. */
  readonly attackType: number;
  /** Races that it slays, with commas. */
  readonly slaying: string;
  /** Saves of its material against attack types, by number; absent: it is of no material. */
  readonly saves?: Readonly<Record<number, number>>;
}
