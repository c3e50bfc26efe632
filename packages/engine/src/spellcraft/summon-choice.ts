// Which creature a summoning brings, and how many. Crossfire server/pets.c (pets_summon_object).

import type { SpellcraftRules } from './rules.ts';

/** One line of a list of creatures. */
export interface SummonEntry {
  /** Archetype id. */
  readonly creature: string;
  /** The least caster level that brings it. */
  readonly level: number;
  readonly count: number;
}

/** A summoning. */
export interface SummonView {
  /** By rising level. */
  readonly list: readonly SummonEntry[];
  /** The creatures come from a list; else the spell itself names the one that comes. */
  readonly listed: boolean;
  readonly casterLevel: number;
  /** The creature asked for by its id; empty for the best. */
  readonly text: string;
  /** The spell's damage after its adjustment: further creatures; 0 for none. */
  readonly dam: number;
}

/** What comes. */
export interface SummonChoice {
  readonly creature: string;
  readonly count: number;
}

/**
 * The last entry before the first that is beyond the caster, or the one asked for; undefined for none.
 */
export function summonChoice(rules: SpellcraftRules, view: SummonView): SummonChoice | undefined {
  let chosen: SummonEntry | undefined;
  for (const entry of view.list) {
    if (entry.level > view.casterLevel) {
      break;
    }
    chosen = entry;
    if (entry.creature === view.text) {
      break;
    }
  }
  if (chosen === undefined) {
    return undefined;
  }
  const { creature, count } = chosen;
  return { creature, count: rules.steps.summonCount(count, view.dam, view.listed) };
}
