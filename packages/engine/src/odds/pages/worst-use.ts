// What drinking or reading a thing that isn't recognised may do to its user at worst.

import { type Archetype, textOf } from '../../objects/index.ts';

/** Effects that harm whoever drinks or reads them. */
const HARMFUL_EFFECTS = [
  'amnesia',
  'blindness',
  'confusion',
  'polymorph',
  'punishment',
  'sleeping',
] as const;

/** An effect that harms whoever drinks or reads it. */
export type HarmfulEffect = (typeof HARMFUL_EFFECTS)[number];

/** A kind that an unrecognised thing may be. */
export interface PossibleKind {
  readonly name: string;
  /** Above 0; those of all kinds sum to 1. */
  readonly probability: number;
  /** What it does to whoever drinks or reads it; absent: no harm. */
  readonly harm?: HarmfulEffect;
}

/** The harm that a potion or scroll of a kind does to its user; undefined: none. */
export function harmOf(kind: Archetype): HarmfulEffect | undefined {
  const effect = textOf(kind, 'effect');
  return HARMFUL_EFFECTS.find(harm => harm === effect);
}
