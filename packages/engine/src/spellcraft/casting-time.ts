// Casting times. Crossfire include/spells.h (PATH_TIME_MULT), server/spell_util.c (cast_spell).

import { type Notebook, silent } from '../chance/index.ts';
import { pathFactor } from './path-factor.ts';
import type { SpellcraftRules } from './rules.ts';
import type { CastingTimeView } from './views.ts';

/** A casting time. */
export interface CastingTime {
  /** Whole ticks of a countdown. */
  readonly ticks: number;
  /** Ticks of the caster's time that an immediate cast takes. */
  readonly exact: number;
}

/** The casting time after paths. Rounding: whole ticks down. Source: as for the file. */
export function castingTime(
  rules: SpellcraftRules,
  view: CastingTimeView,
  notes: Notebook = silent,
): CastingTime {
  notes.note('base-time', view.castingTime);
  const factor = pathFactor(rules.castingTime.pathFactors, view.paths, notes, 'time');
  const exact = view.castingTime * factor;
  const ticks = Math.trunc(exact);
  notes.note('casting-time', ticks);
  return { ticks, exact };
}
