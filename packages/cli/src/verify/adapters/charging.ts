// Verifies charging: what zapping does to a wand.

import type { Chance } from '@roguewright/engine/chance';
import { type ChargingRules, wrest } from '@roguewright/engine/charging';
import type { Adapter } from '../adapter.ts';

function wrestInTheirWords(chance: Chance, rules: ChargingRules, input: { spe: number }) {
  const { result, charges } = wrest(chance, rules, { charges: input.spe });
  return { result, spe: charges };
}

const wrested: Adapter = {
  rule: 'charging/wrest',
  slot: 'charging',
  answer: (ruleset, input: { spe: number }, ask) =>
    ask.ask(wrestInTheirWords, ruleset.slots.charging, input),
};

/** Every rule of charging that the vectors can ask. */
export const chargingAdapters: readonly Adapter[] = [wrested];
