// A spell's price for a hero: energy, grace or both.

import {
  type AttemptView,
  attemptPrice,
  type CastingPool,
  type CastingRules,
} from '../../casting/index.ts';
import { LAST_CROSSFIRE_SUBTYPE, type SpellFacts } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { levelCost, type PathSets } from '../../spellcraft/index.ts';
import type { HeroSheet } from './hero-sheet.ts';

/** A price and its pools. */
export interface SpellPrice {
  readonly price: number;
  /** The pool that pays it. */
  readonly pool: CastingPool;
  /** Grace paid besides a price in energy; 0: none. */
  readonly andGrace: number;
  /** The part of a price in energy that replaces grace, for a role without grace. */
  readonly forGrace: number;
}

/** The levels that a price depends on. */
interface PricedLevels {
  /** 1…7. */
  readonly spellLevel: number;
  /** Of the caster for this spell. */
  readonly casterLevel: number;
}

/**
 * The price for this hero. A role that prays pays each part from its pool; other roles pay both from energy.
 */
export function spellPrice(
  ruleset: Ruleset,
  { role, worn }: HeroSheet,
  facts: SpellFacts,
  { spellLevel, casterLevel }: PricedLevels,
): SpellPrice {
  const { energy, grace } = parts(
    ruleset,
    { level: casterLevel, paths: worn.paths },
    facts,
    spellLevel,
  );
  const prays = ruleset.bridges.roles[role]!.prays;
  if (!prays || grace === 0) {
    return { price: energy + grace, pool: 'energy', andGrace: 0, forGrace: grace };
  }
  return energy === 0
    ? { price: grace, pool: 'grace', andGrace: 0, forGrace: 0 }
    : { price: energy, pool: 'energy', andGrace: grace, forGrace: 0 };
}

/**
 * The energy and grace parts, both scaled by level. A spell that states neither has its level's default
 * price. So have NetHack's spells under rules that price by level; the file's pool pays (energy first).
 */
function parts(
  ruleset: Ruleset,
  { level, paths }: { readonly level: number; readonly paths: PathSets },
  facts: SpellFacts,
  spellLevel: number,
): { readonly energy: number; readonly grace: number } {
  const levels = {
    spellLevel: facts.level,
    baseLevel: level,
    paths: { path: facts.path, ...paths },
  };
  const scaled = levelCost(ruleset.slots.spells, {
    ...levels,
    sp: facts.energy,
    grace: facts.grace,
    maxsp: facts.energyLevels,
    maxgrace: facts.graceLevels,
  });
  const byLevel = facts.subtype > LAST_CROSSFIRE_SUBTYPE && !ruleset.slots.casting.energy.asWritten;
  if (!byLevel && (facts.energy > 0 || facts.grace > 0)) {
    return { energy: scaled.mana, grace: scaled.grace };
  }
  const price = ruleset.bridges.plainPrice(spellLevel);
  const constant = { sp: price, grace: 0, maxsp: 0, maxgrace: 0 };
  // NetHack's own prices know no paths.
  const plain = byLevel ? price : levelCost(ruleset.slots.spells, { ...levels, ...constant }).mana;
  const isPrayer = facts.energy === 0 && facts.grace > 0;
  return isPrayer ? { energy: 0, grace: plain } : { energy: plain, grace: scaled.grace };
}

/** The energy that replaces grace, after the success chance has raised the price. */
export function graceInEnergy(
  rules: CastingRules,
  { price, forGrace }: SpellPrice,
  { chance, amulet }: Pick<AttemptView, 'chance' | 'amulet'>,
): number {
  const raised = (plain: number) => attemptPrice(rules, { price: plain, chance, amulet });
  return forGrace === 0 ? 0 : raised(price) - raised(price - forGrace);
}
