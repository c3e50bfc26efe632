// A creature's paths and resistances including everything worn. Crossfire common/living.c (fix_object).

import { type Notebook, silent } from '../chance/index.ts';
import { truncDiv } from '../integers/index.ts';
import { ATTACK_TYPES, type AttackType } from './names.ts';
import type { SpellcraftRules } from './rules.ts';
import type { AttunementView, Resistances, WearerView, WornView } from './views.ts';

/**
 * Attuned, repelled and denied paths are separate sets that don't affect each other. Protections compose on
 * the remaining vulnerability, and vulnerabilities likewise, separately. A potion's effect counts if it is
 * better, or if it harms. Rounding: towards 0 at each item. Source: Crossfire common/living.c (fix_object).
 */
export function wornPaths(
  rules: SpellcraftRules,
  view: WearerView,
  notes: Notebook = silent,
): AttunementView {
  const applied = view.items.filter(item => item.applied);
  notes.note('worn-items', applied.length, view.items.length);
  const all = [view.base, ...applied];
  return {
    attuned: union(all.map(({ attuned }) => attuned)),
    repelled: union(all.map(({ repelled }) => repelled)),
    denied: union(all.map(({ denied }) => denied)),
    resist: resistances(rules, view.base, applied, notes),
  };
}

function union(sets: readonly number[]): number {
  return sets.reduce((bits, set) => bits | set, 0) >>> 0;
}

function resistances(
  rules: SpellcraftRules,
  base: AttunementView,
  applied: readonly WornView[],
  notes: Notebook,
): Resistances {
  const resist: { [Type in AttackType]?: number } = {};
  for (const type of ATTACK_TYPES) {
    const worn = wornResistance(rules, type, base, applied);
    if (worn !== 0) {
      notes.note(`resists-${type}`, worn);
    }
    const effect = potionEffect(type, applied);
    const drunk = effect !== 0 && (effect > worn || effect < 0);
    if (drunk) {
      notes.note(`potion-${type}`, effect);
    }
    const total = drunk ? effect : worn;
    if (total !== 0) {
      resist[type] = total;
    }
  }
  return resist;
}

function wornResistance(
  { immunity }: SpellcraftRules,
  type: AttackType,
  base: AttunementView,
  applied: readonly WornView[],
): number {
  const worn = applied.filter(({ kind }) => kind === 'worn').map(({ resist }) => resist[type] ?? 0);
  return composedResistance(immunity, [base.resist[type] ?? 0, ...worn]);
}

/**
 * Combined resistance of several items to one attack type. Each protection acts on the remainder of those
 * before, and vulnerabilities likewise, separately. Rounding: towards 0 at each. Source: Crossfire
 * common/living.c (fix_object).
 * @param immunity percentage that counts as full
 * @param percents the first item's values are used as they are
 */
export function composedResistance(immunity: number, percents: readonly number[]): number {
  const [own = 0, ...others] = percents;
  let protection = Math.max(own, 0);
  let vulnerability = Math.max(-own, 0);
  for (const percent of others) {
    if (percent > 0) {
      protection += truncDiv((immunity - protection) * percent, immunity);
    } else if (percent < 0) {
      vulnerability += truncDiv((immunity - vulnerability) * -percent, immunity);
    }
  }
  return protection - vulnerability;
}

/** The first nonzero effect counts, then the best; a harmful one stays until a later one is better. */
function potionEffect(type: AttackType, applied: readonly WornView[]): number {
  let effect = 0;
  for (const { kind, resist } of applied) {
    if (kind === 'potion-effect') {
      const percent = resist[type] ?? 0;
      effect = effect === 0 ? percent : Math.max(effect, percent);
    }
  }
  return effect;
}
