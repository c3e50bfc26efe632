// What exercise and abuse have done to a hero’s attributes since the last check.

import { EXERCISED, type Exercised } from '../../worldrules/index.ts';

/** The saved form. */
export interface ExerciseState {
  /** Points by attribute; absent: 0. */
  readonly points?: Readonly<Partial<Record<Exercised, number>>>;
  /** The turn of the next check; absent: the first one. */
  readonly nextCheck?: number;
}

/** A hero’s exercise. Only game/body/exercise changes it. */
export class HeroExercise {
  /** Points of each attribute: above 0 exercised, below 0 abused. */
  readonly points: Record<Exercised, number> = {
    strength: 0,
    dexterity: 0,
    constitution: 0,
    wisdom: 0,
  };
  /** The turn of the next check; 0: the first one. */
  nextCheck = 0;

  /** Nothing differs from a new hero’s. */
  get none(): boolean {
    return this.nextCheck === 0 && EXERCISED.every(attribute => this.points[attribute] === 0);
  }

  save(): ExerciseState {
    const points = EXERCISED.filter(attribute => this.points[attribute] !== 0).map(
      attribute => [attribute, this.points[attribute]] as const,
    );
    return {
      ...(points.length > 0 && { points: Object.fromEntries(points) }),
      ...(this.nextCheck > 0 && { nextCheck: this.nextCheck }),
    };
  }

  load(state: ExerciseState | undefined): void {
    for (const attribute of EXERCISED) {
      this.points[attribute] = state?.points?.[attribute] ?? 0;
    }
    this.nextCheck = state?.nextCheck ?? 0;
  }
}
