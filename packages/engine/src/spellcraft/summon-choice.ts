// The kind and number of summoned creatures. Crossfire server/pets.c (pets_summon_object).

import type { SpellcraftRules } from './rules.ts';

/** One line of a list of creatures. */
export interface SummonEntry {
  /** Archetype id. */
  readonly creature: string;
  /** Minimum caster level for it. */
  readonly level: number;
  readonly count: number;
}

/** A summoning. */
export interface SummonView {
  /** By ascending level. */
  readonly list: readonly SummonEntry[];
  /** The creatures come from a list; otherwise the spell names its creature. */
  readonly listed: boolean;
  readonly casterLevel: number;
  /** Id of the requested creature; empty for the best. */
  readonly text: string;
  /** The spell's adjusted damage: additional creatures; 0 for none. */
  readonly dam: number;
}

/** The choice. */
export interface SummonChoice {
  readonly creature: string;
  readonly count: number;
}

/**
 * The last entry before the first that exceeds the caster's level, or the requested one; undefined for none.
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
