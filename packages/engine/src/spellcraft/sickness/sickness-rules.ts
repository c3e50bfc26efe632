// Numbers of the slot `spells` for diseases.

/** The numbers of diseases. */
export interface SicknessRules {
  /** Contagion is a draw below this number, which has to be below the disease's infectiousness. */
  readonly contagionOutOf: number;
  /** Steps of the duration adjustment for a step of infectiousness, and for one of the contagion's range. */
  readonly stepsPerInfectiousness: number;
  readonly stepsPerRange: number;
  /** Speed in percent that a step of the damage adjustment takes away, and the least that it leaves. */
  readonly pacePerStep: number;
  readonly leastPace: number;
  /** Growth, in points, that doubles what a progressing disease does. */
  readonly doublesAt: number;
  /** The least harm of a turn of symptoms, in hit points, and the least loss of energy. */
  readonly leastHarm: number;
  readonly leastEnergyLoss: number;
  /** Percentages of maxima are parts of this. */
  readonly whole: number;
  /** The clock of a disease that a spell brings, and of new symptoms. */
  readonly clock: number;
  /** Archetype of the picture on a body that a spell infects. */
  readonly picture: string;
}
