// The dead for spells: their bodies on squares, and the souls that can come back.

/** A body on a square. */
export interface Body {
  /** Id of the thing. */
  readonly id: number;
  readonly square: number;
  /** Level of the dead, from 0. */
  readonly level: number;
}

/** What a soul comes back with. */
export interface Return {
  /** Points of constitution lost. */
  readonly constitution: number;
  /** The n of an n-th of the experience that is lost; 0: none is. */
  readonly experiencePart: number;
  /** Percent of the hit points that it wakes with, 1 hit point at least. */
  readonly wakesWith: number;
  /** The list that gives the soul of a hero another race; empty: it keeps its own. */
  readonly races: string;
  /** The list that gives the soul of another creature another kind; empty: it keeps its own. */
  readonly kinds: string;
}

/** The game implements it by acting, a preview by writing down. */
export interface DeadPort {
  /** The topmost body on a square; undefined for none. */
  bodyOn(square: number): Body | undefined;
  /** A body burns away. */
  burn(body: Body): void;
  /** The soul of a body: a number for `restore`; 0 if it is unknown, or alive again. */
  soulOf(body: Body): number;
  /** The soul of a dead hero, or a dead companion, by name; 0 if none is called so. */
  soulNamed(name: string): number;
  /**
   * A soul returns to life on or beside a square, in the caster's company.
   * @returns whether there was room, and its new race or kind could be drawn
   */
  restore(caster: number, soul: number, square: number, back: Return): boolean;
}
