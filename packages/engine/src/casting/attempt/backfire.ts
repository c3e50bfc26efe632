// What casting a forgotten spell does to its caster. NetHack 3.6.7 src/spell.c (spell_backfire,
// spelleffects).

import type { Chance } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { Timers } from '../slot/memory-rules.ts';
import type { CastingRules } from '../slot/rules.ts';

/** Somebody who casts a spell that he has forgotten. */
export interface BackfireView extends Timers {
  /** 1…7. */
  readonly spellLevel: number;
}

/** The same, with what it may cost. */
export interface ForgottenCastView extends BackfireView {
  readonly energy: number;
  readonly nutrition: number;
}

/** What casting a forgotten spell came to. */
export interface ForgottenCast extends Timers {
  readonly energy: number;
  readonly nutrition: number;
  readonly usesTurn: boolean;
  /** Training that the spell's school gains: none. */
  readonly training: number;
}

/**
 * The timers after a backfire: which of confusion and stun it is depends on luck, how long on the
 * spell's level. Label: `backfire`.
 * Source: NetHack 3.6.7 src/spell.c (spell_backfire)
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
 * A whole attempt to cast a forgotten spell, once nothing forbids it: no price and no training, but in
 * some rulesets a drain of energy. Labels: `backfire`, `backfire-drain`.
 * Source: NetHack 3.6.7 src/spell.c (spelleffects)
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

/** What comes is added to what runs. Source: NetHack 3.6.1 src/spell.c (spell_backfire) */
export function addTimers(running: Timers, coming: Timers): Timers {
  return { confusion: running.confusion + coming.confusion, stun: running.stun + coming.stun };
}

/** What comes replaces what runs; a timer for which nothing comes is left alone. Source: NetHack 3.4.3 */
export function replaceTimers(running: Timers, coming: Timers): Timers {
  return {
    confusion: coming.confusion === 0 ? running.confusion : coming.confusion,
    stun: coming.stun === 0 ? running.stun : coming.stun,
  };
}

/** quirk: each is added to the other's running timer. Source: NetHack 3.6.0 */
export function crossTimers(running: Timers, coming: Timers): Timers {
  return { confusion: running.stun + coming.confusion, stun: running.confusion + coming.stun };
}
