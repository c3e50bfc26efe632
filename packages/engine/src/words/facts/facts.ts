// Every fact that a rule can note, in a sentence.

import { castingFacts } from './casting-facts.ts';
import { chargingFacts } from './charging-facts.ts';
import { combatFacts } from './combat-facts.ts';
import { speedFacts } from './speed-facts.ts';
import { spellFactTexts } from './spell-facts.ts';
import { spellcraftFacts } from './spellcraft-facts.ts';

type Teller = (amount: number, other: number) => string;

const TELLERS: ReadonlyMap<string, Teller> = new Map(
  [castingFacts, chargingFacts, combatFacts, speedFacts, spellFactTexts, spellcraftFacts].flatMap(
    texts => Object.entries(texts) as [string, Teller][],
  ),
);

/** Every fact that has a sentence. */
export const TOLD_FACTS: readonly string[] = [...TELLERS.keys()];

/** A noted fact as a sentence; empty for a fact that no room declares. */
export function tellFact(fact: string, amount: number, other: number): string {
  return TELLERS.get(fact)?.(amount, other) ?? '';
}
