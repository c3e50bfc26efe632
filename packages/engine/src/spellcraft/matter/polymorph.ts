// Things turned into others of their type. Crossfire server/spell_effect.c (polymorph, polymorph_item).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { PolymorphRules } from './matter-rules.ts';

/** A pile that is changed. */
export interface ChangedView {
  /** Values of the kinds that it may become; only those below the cap are drawn from. */
  readonly values: readonly number[];
  /** Value of one of its pieces. */
  readonly value: number;
  readonly count: number;
  /** Level of the caster. */
  readonly level: number;
}

/** What becomes of it: it melts, stays as it is, or is now of a kind. */
export type Changed =
  | { readonly kind: 'melts' }
  | { readonly kind: 'stays' }
  | { readonly kind: 'becomes'; readonly index: number; readonly count: number };

/** The most that the new thing may be worth. */
export function valueCap(
  rules: PolymorphRules,
  { value, level }: Pick<ChangedView, 'value' | 'level'>,
): number {
  const most = rules.valueTimes * value;
  const free = rules.capPerStep * floorDiv(level, rules.levelsPerStep);
  return most > free ? free + floorDiv(most - free, rules.beyondOver) : most;
}

/**
 * Changes a pile. Labels: `melts`, `new-thing`, `shrinks`.
 * @param worth the value of a made thing of a kind, which may differ from the kind's
 */
export function changedThing(
  chance: Chance,
  rules: PolymorphRules,
  view: ChangedView,
  worth: (index: number) => number,
): Changed {
  if (chance.test(1, rules.meltsOneIn, 'melts')) {
    return { kind: 'melts' };
  }
  const cap = valueCap(rules, view);
  const kinds = view.values.flatMap((value, index) => (value > 0 && value < cap ? [index] : []));
  if (kinds.length === 0) {
    return { kind: 'stays' };
  }
  for (let attempt = 1; attempt <= rules.attempts; attempt++) {
    const index = kinds[chance.below(kinds.length, 'new-thing')]!;
    if (worth(index) <= cap) {
      return { kind: 'becomes', index, count: pieces(chance, rules, view.count) };
    }
  }
  return { kind: 'melts' };
}

function pieces(chance: Chance, rules: PolymorphRules, count: number): number {
  const most = floorDiv(count, rules.shrinksOver);
  return count > rules.shrinksAbove ? count - chance.below(most, 'shrinks') : count;
}
