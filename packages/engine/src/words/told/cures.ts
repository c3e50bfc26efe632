// What a spell of healing ends besides wounds, in a sentence.

import { listOf } from '../../english/index.ts';
import type { AttackName } from '../../spellcraft/index.ts';

/** The states that attack types bring. */
const STATES: Partial<Record<AttackName, string>> = {
  confusion: 'confusion',
  poison: 'poison',
  slow: 'slowness',
  paralyze: 'paralysis',
  fear: 'fear',
  blind: 'blindness',
  disease: 'diseases',
};

/** `It ends poison and blindness.`; empty for a spell that ends nothing. @param types its attack types */
export function tellCures(types: readonly AttackName[]): string {
  const states = types.flatMap(type => STATES[type] ?? []);
  return states.length === 0 ? '' : `It ends ${listOf(states)}.`;
}
