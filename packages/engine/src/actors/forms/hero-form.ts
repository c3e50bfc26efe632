// The form that a hero has taken: his own hit points wait until he is himself again. NetHack 3.6.7 src/polyself.c
// (polymon), include/you.h (umonnum, mh, mtimedone).

import type { Archetype } from '../../objects/index.ts';

/** The saved form of a taken form. */
export interface HeroFormState {
  readonly kind: string;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly turns: number;
  /** The first and the last turn in which it can end, as far as the hero knows. Absent: he doesn't know. */
  readonly ends?: readonly [first: number, last: number];
}

/** A form that a hero has taken. */
export class HeroForm {
  readonly kind: Archetype;
  /** Hit points of his own body, present and greatest; those of the form are the creature's. */
  hitPoints: number;
  maxHitPoints: number;
  /** Turns until he is himself again, 1 or more. */
  turns: number;
  /** The first and the last turn in which it can end, as far as the hero knows. */
  readonly ends: readonly [first: number, last: number] | undefined;

  constructor(
    kind: Archetype,
    hitPoints: number,
    maxHitPoints: number,
    turns: number,
    ends?: readonly [first: number, last: number],
  ) {
    this.kind = kind;
    this.ends = ends;
    this.hitPoints = hitPoints;
    this.maxHitPoints = maxHitPoints;
    this.turns = turns;
  }

  save(): HeroFormState {
    const { kind, hitPoints, maxHitPoints, turns, ends } = this;
    return { kind: kind.id, hitPoints, maxHitPoints, turns, ...(ends && { ends }) };
  }

  static restore(state: HeroFormState, archetypeOf: (id: string) => Archetype): HeroForm {
    const { kind, hitPoints, maxHitPoints, turns, ends } = state;
    return new HeroForm(archetypeOf(kind), hitPoints, maxHitPoints, turns, ends);
  }
}
