// Charging: what zapping does to a wand.

export type { ChargingFact, ChargingNotebook } from './facts.ts';
export type { ChargingRules, WrestRules } from './rules.ts';
export { validateWand } from './validate.ts';
export { type WandView, wrest, type ZapResult } from './wrest.ts';
