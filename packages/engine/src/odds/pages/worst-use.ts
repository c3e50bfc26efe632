// What drinking or reading a thing that isn't recognised may do to its user at worst.

import { type Archetype, textOf } from '../../objects/index.ts';

/** Effects of potions and scrolls that harm the user. */
const HARMFUL_EFFECTS = [
  'amnesia',
  'blindness',
  'confusion',
  'polymorph',
  'punishment',
  'sleeping',
] as const;

/** An effect of a potion or scroll that harms the user. */
export type HarmfulEffect = (typeof HARMFUL_EFFECTS)[number];

/** A kind that an unrecognised thing may be. */
export interface PossibleKind {
  readonly name: string;
  /** Above 0; those of all kinds sum to 1. */
  readonly probability: number;
  /** The harm to the user of the potion or scroll; absent: none. */
  readonly harm?: HarmfulEffect;
}

/** The harm that a potion or scroll of a kind does to its user; undefined: none. */
export function harmOf(kind: Archetype): HarmfulEffect | undefined {
  const effect = textOf(kind, 'effect');
  return HARMFUL_EFFECTS.find(harm => harm === effect);
}
