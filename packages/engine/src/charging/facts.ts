/** The facts of charging that notes record. Each has its sentence in words/. */
export type ChargingFact = 'cancelled-wand' | 'charge-spent' | 'wrested' | 'not-wrested';

/** A notebook for facts of charging; every `Notebook` and every `Chance` is one. */
export interface ChargingNotebook {
  note(fact: ChargingFact, amount?: number, other?: number): void;
}
