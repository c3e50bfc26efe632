// Zapping a wand, including wresting its last charge. NetHack 3.6.7 src/zap.c (zappable).

import type { Chance } from '../../chance/index.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import type { ChargingRules } from '../slot/rules.ts';

/** A wand to be zapped. */
export interface WandView {
  /** Charges; below 0: cancelled or wrested. */
  readonly charges: number;
}

/** The result of one attempt. */
export interface ZapResult {
  /** `wrested`: it works once more than it had charges. */
  readonly result: 'nothing' | 'zapped' | 'wrested';
  /** Charges afterwards. */
  readonly charges: number;
}

/**
 * One attempt to zap: spends a charge, or tries to wrest a last one from an empty wand. Label: `wrest`.
 * Source: NetHack 3.6.7 src/zap.c (zappable)
 */
export function wrest(chance: Chance, rules: ChargingRules, { charges }: WandView): ZapResult {
  const notes: ChargingNotebook = chance;
  if (charges < 0) {
    notes.note('cancelled-wand', charges);
    return { result: 'nothing', charges };
  }
  if (charges > 0) {
    notes.note('charge-spent', charges - 1);
    return { result: 'zapped', charges: charges - 1 };
  }
  const { onceIn, leaves } = rules.wrest;
  if (chance.test(1, onceIn, 'wrest')) {
    notes.note('wrested', onceIn, leaves);
    return { result: 'wrested', charges: leaves };
  }
  notes.note('not-wrested', onceIn);
  return { result: 'nothing', charges };
}

/** Whether a used wand turns to dust: if its charges are then negative. */
export function turnsToDust({ charges }: WandView): boolean {
  return charges < 0;
}
