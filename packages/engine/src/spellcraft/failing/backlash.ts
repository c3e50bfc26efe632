// What a bad scroll or book does to its reader. Crossfire server/spell_util.c (scroll_failure), types/scroll,
// types/spellbook.

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import { failureEffect } from './failure-bands.ts';
import type { FailingRules, FailureEffect } from './failure-rules.ts';

/** A failure with its value, which is negative, and its power. */
interface BacklashView {
  readonly failure: number;
  readonly power: number;
}

/** What it does: points of mana are drained where it has no effect. */
export interface Backlash {
  readonly effect: FailureEffect;
  readonly power: number;
}

/** The effect of a failure value. The power is at least a quarter of it. */
function backlash({ failures }: FailingRules, { failure, power }: BacklashView): Backlash {
  const { bands, powerOver } = failures.backlash;
  return {
    effect: failureEffect(bands, failure, failures.effects),
    power: Math.max(power, Math.abs(truncDiv(failure, powerOver))),
  };
}

/** A cursed scroll and its reader's level of reading. */
export interface ScrollBacklashView {
  readonly scrollLevel: number;
  readonly readLevel: number;
}

/** The backlash of a cursed scroll. Label: `backlash`, where failures have effects. */
export function scrollBacklash(
  chance: Chance,
  rules: FailingRules,
  { scrollLevel, readLevel }: ScrollBacklashView,
): Backlash {
  const { effects, backlash: numbers } = rules.failures;
  const { scroll, worstScroll, scrollPower } = numbers;
  const failure = effects ? scroll - chance.below(scroll - worstScroll + 1, 'backlash') : scroll;
  const power = Math.max(scrollPower.least, scrollPower.perLevel * (scrollLevel - readLevel));
  return backlash(rules, { failure, power });
}

/** A book that fails its reader. */
export interface BookBacklashView {
  readonly spellLevel: number;
  /** The book is fine, but the reader is confused. */
  readonly confused: boolean;
  readonly luck: number;
}

/**
 * The backlash of a cursed book, or of any book to a confused reader. Labels: `luck`, `backlash`, `backlash`
 * where failures have effects.
 */
export function bookBacklash(
  chance: Chance,
  rules: FailingRules,
  { spellLevel, confused, luck }: BookBacklashView,
): Backlash {
  const { effects, roll, backlash: numbers } = rules.failures;
  const { scroll, worstScroll, bookPower } = numbers;
  const power = bookPower.perLevel * (spellLevel + bookPower.levels);
  if (confused) {
    const view = { least: 0, most: spellLevel, highIsGood: false, luck, label: 'backlash' };
    return backlash(rules, { failure: -roll(chance, view), power });
  }
  const failure = effects ? scroll - chance.below(scroll - worstScroll + 1, 'backlash') : scroll;
  return backlash(rules, { failure, power });
}
