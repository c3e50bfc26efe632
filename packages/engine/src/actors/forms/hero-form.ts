// The form that a hero has taken: his own hit points wait until he is himself again. NetHack 3.6.7 src/polyself.c
// (polymon), include/you.h (umonnum, mh, mtimedone).

import type { Archetype } from '../../objects/index.ts';

/** The saved form of a taken form. */
export interface HeroFormState {
  readonly kind: string;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly turns: number;
}

/** A form that a hero has taken. */
export class HeroForm {
  readonly kind: Archetype;
  /** Hit points of his own body, present and greatest; those of the form are the creature's. */
  hitPoints: number;
  maxHitPoints: number;
  /** Turns until he is himself again, 1 or more. */
  turns: number;

  constructor(kind: Archetype, hitPoints: number, maxHitPoints: number, turns: number) {
    this.kind = kind;
    this.hitPoints = hitPoints;
    this.maxHitPoints = maxHitPoints;
    this.turns = turns;
  }

  save(): HeroFormState {
    const { kind, hitPoints, maxHitPoints, turns } = this;
    return { kind: kind.id, hitPoints, maxHitPoints, turns };
  }

  static restore(state: HeroFormState, archetypeOf: (id: string) => Archetype): HeroForm {
    const { kind, hitPoints, maxHitPoints, turns } = state;
    return new HeroForm(archetypeOf(kind), hitPoints, maxHitPoints, turns);
  }
}
