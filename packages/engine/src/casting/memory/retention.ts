// Retention as displayed in the spell menu. NetHack 3.6.7 src/spell.c (spellretention).

import { silent } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A known spell, as the menu displays it. */
export interface RetentionView {
  /** Remaining retention, 0 or more. */
  readonly turnsLeft: number;
  /** Skill in its school. */
  readonly skill: CastingSkill;
}

/** Retention in percent; 0 and 0: forgotten. */
export interface Retention {
  readonly low: number;
  readonly high: number;
}

const WHOLE = 100;

/** The interval that contains the retention, upper end included. Better skill narrows it. */
export function retention(
  rules: CastingRules,
  view: RetentionView,
  notes: CastingNotebook = silent,
): Retention {
  const { low, high } = interval(rules, view);
  notes.note('retention', low, high);
  return { low, high };
}

function interval(rules: CastingRules, { turnsLeft, skill }: RetentionView): Retention {
  const { retentionSteps, retentionTurns } = rules.menu;
  if (turnsLeft <= 0) {
    return { low: 0, high: 0 };
  }
  if (turnsLeft >= retentionTurns) {
    return { low: WHOLE, high: WHOLE };
  }
  const percent = truncDiv(turnsLeft - 1, truncDiv(retentionTurns, WHOLE)) + 1;
  const step = retentionSteps[skill];
  const high = step * (truncDiv(percent - 1, step) + 1);
  return { low: high - step + 1, high };
}
