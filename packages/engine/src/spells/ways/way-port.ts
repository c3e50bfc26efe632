// The world beyond the level for spells: homes, portals, and what they know of a hero's squares.

import type { Archetype } from '../../objects/index.ts';

/** A square of a level. */
export interface FarSquare {
  /** The key of the level: its depth, or that of a place beside the dungeon. */
  readonly place: number;
  readonly square: number;
}

/** Two portals that lead to each other. */
export interface PortalPair {
  /** The hero under whom the near one opens, and whose they are. */
  readonly owner: number;
  /** The kind of the portals, of which the owner has one pair at a time. */
  readonly exit: Archetype;
  /** What opens into them; absent: they are open at once. */
  readonly opening?: Archetype;
  readonly to: FarSquare;
}

/** The game implements it by acting, a preview by writing down. Everything is asked of heroes; others have nothing. */
export interface WayPort {
  /** Whether there is a home to which a hero can be recalled. */
  hasHome(creature: number): boolean;
  /** Whether a hero is on the level of his home. */
  isAtHome(creature: number): boolean;
  /** The square to which a hero is attuned; undefined for none. */
  attunedTo(creature: number): FarSquare | undefined;
  /** The square that a spell of a hero's has taken hold of; undefined for none. */
  markedBy(creature: number, spell: Archetype): FarSquare | undefined;
  /** A spell takes hold of a hero's square. */
  mark(creature: number, spell: Archetype): void;
  /** A spell lets go of its square. */
  forget(creature: number, spell: Archetype): void;
  /** Whether no portal can open where a hero is: in a home. */
  barsPortals(creature: number): boolean;
  /** Opens a pair; the owner's older ones of the kind vanish first. @returns false: the far level is gone */
  open(pair: PortalPair): boolean;
  /** A hero loses experience as by a death. */
  penalise(creature: number): void;
}
