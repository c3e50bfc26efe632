/** Facts of zapping, and of wands and books that are charged. */
type WandFact =
  | 'cancelled-wand'
  | 'charge-spent'
  | 'wrested'
  | 'not-wrested'
  | 'wand-explosion-odds'
  | 'wand-bursts'
  | 'charges-drawn'
  | 'charges-set'
  | 'charge-beyond'
  | 'charge-held'
  | 'blast-dice'
  | 'blast-by-health'
  | 'blast-breaks'
  | 'cursed-wand-odds'
  | 'book-crumbles-odds'
  | 'book-count-odds';

/** Facts of charging tools and rings. */
type ToolFact =
  | 'shrugged-off'
  | 'recharge-count'
  | 'stripped'
  | 'not-stripped'
  | 'nothing-to-charge'
  | 'charged-too-often'
  | 'tool-charges'
  | 'tool-fuel'
  | 'lamp-goes-out'
  | 'ring-change'
  | 'ring-explosion-odds'
  | 'ring-explodes-surely'
  | 'ring-safe'
  | 'ring-damage'
  | 'ring-shock-odds'
  | 'ring-spared'
  | 'oil-filled'
  | 'oil-explodes';

/** Facts of power, cancellation and generation. */
type OtherFact =
  | 'power-gained'
  | 'power-lost'
  | 'cancelled-charges'
  | 'cancel-untouched'
  | 'made-with-charges'
  | 'expected-recharges';

/** The facts that the charging rules note. Each has its sentence in words/. */
export type ChargingFact = WandFact | ToolFact | OtherFact;

/** A notebook for facts of charging; every `Notebook` and every `Chance` is one. */
export interface ChargingNotebook {
  note(fact: ChargingFact, amount?: number, other?: number): void;
}
