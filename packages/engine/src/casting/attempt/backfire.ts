// Effects of casting a forgotten spell on its caster. NetHack 3.6.7 src/spell.c (spell_backfire,
// spelleffects).

import type { Chance } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { Timers } from '../slot/memory-rules.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A caster of a forgotten spell. */
export interface BackfireView extends Timers {
  /** 1…7. */
  readonly spellLevel: number;
}

/** As BackfireView, with the possible costs. */
export interface ForgottenCastView extends BackfireView {
  readonly energy: number;
  readonly nutrition: number;
}

/** The result of casting a forgotten spell. */
export interface ForgottenCast extends Timers {
  readonly energy: number;
  readonly nutrition: number;
  readonly usesTurn: boolean;
  /** Training gained in the spell's school: 0. */
  readonly training: number;
}

/**
 * The timers after a backfire: luck decides between confusion and stun, the spell's level the duration.
 * Label: `backfire`. Source: NetHack 3.6.7 src/spell.c (spell_backfire)
 */
export function backfire(chance: Chance, rules: CastingRules, view: BackfireView): Timers {
  const { rows } = rules.backfire;
  const unit = view.spellLevel + 1;
  const row = rows[pickRow(chance, rows)]!;
  const coming = { confusion: row.confusion * unit, stun: row.stun * unit };
  const notes: CastingNotebook = chance;
  notes.note('backfire', coming.confusion, coming.stun);
  return row.apply({ confusion: view.confusion, stun: view.stun }, coming);
}

function pickRow(chance: Chance, rows: CastingRules['backfire']['rows']): number {
  return chance.pick(
    rows.map(({ weight }) => weight),
    'backfire',
  );
}

/**
 * A whole attempt to cast a forgotten spell, once no check forbids it: no price and no training, but in some
 * rulesets a drain of energy. Labels: `backfire`, `backfire-drain`. Source: NetHack 3.6.7 src/spell.c
 * (spelleffects)
 */
export function castForgotten(
  chance: Chance,
  rules: CastingRules,
  view: ForgottenCastView,
): ForgottenCast {
  const { confusion, stun } = backfire(chance, rules, view);
  const sides = rules.backfire.drainSidesPerLevel * view.spellLevel;
  const drained = Math.min(view.energy, chance.roll(1, sides, 'backfire-drain'));
  if (drained > 0) {
    const notes: CastingNotebook = chance;
    notes.note('backfire-drain', drained);
  }
  return {
    confusion,
    stun,
    energy: view.energy - drained,
    nutrition: view.nutrition,
    usesTurn: rules.prerequisites.checks.forgotten?.usesTurn ?? false,
    training: 0,
  };
}

/** New durations add to the running ones. Source: NetHack 3.6.1 src/spell.c (spell_backfire) */
export function addTimers(running: Timers, coming: Timers): Timers {
  return { confusion: running.confusion + coming.confusion, stun: running.stun + coming.stun };
}

/** New durations replace the running ones; a timer without a new duration stays. Source: NetHack 3.4.3 */
export function replaceTimers(running: Timers, coming: Timers): Timers {
  return {
    confusion: coming.confusion === 0 ? running.confusion : coming.confusion,
    stun: coming.stun === 0 ? running.stun : coming.stun,
  };
}

/** quirk: each duration is added to the other timer. Source: NetHack 3.6.0 */
export function crossTimers(running: Timers, coming: Timers): Timers {
  return { confusion: running.stun + coming.confusion, stun: running.confusion + coming.stun };
}
