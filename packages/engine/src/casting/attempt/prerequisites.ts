// Prerequisites of casting: an ordered list of named checks. NetHack 3.6.7 src/spell.c (rejectcasting,
// spelleffects).

import { silent } from '../../chance/index.ts';
import { RulesetError } from '../../errors/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingCheckName } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';
import type { FormView, PrerequisiteView, Readiness } from '../slot/views.ts';

const READY: Readiness = { outcome: 'ready', usesTurn: false };

/**
 * Whether an attempt may proceed to its price: the first check that applies ends it. For a forgotten spell
 * only the checks flagged for it count. Source: NetHack 3.6.7 src/spell.c (rejectcasting, spelleffects)
 */
export function prerequisites(
  rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook = silent,
): Readiness {
  const { order, checks } = rules.prerequisites;
  for (const outcome of order) {
    const check = checks[outcome];
    if (check === undefined) {
      throw new RulesetError(
        `casting.prerequisites.checks has no ${outcome}, which the order names`,
      );
    }
    if ((check.meetsForgotten || !view.forgotten) && check.applies(rules, view, notes)) {
      return { outcome, usesTurn: check.usesTurn };
    }
  }
  return READY;
}

/** No spell is known; a forgotten one still counts as known. */
export function knowsNoSpell(
  _rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  return noteWhen(notes, 'no-spells', !view.knowsSpells);
}

/** Stunned casters are too impaired. */
export function isStunned(
  _rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  return noteWhen(notes, 'stunned', view.stunned);
}

/**
 * The caster can't speak: strangled, or in a form that is silent, headless, buzzes or burbles. Source:
 * NetHack 3.6.7 src/mondata.c (can_chant)
 */
export function cannotChant(
  _rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  const fact = view.strangled ? 'strangled' : speechlessForm(view.form);
  if (fact === undefined) {
    return false;
  }
  notes.note(fact);
  return true;
}

/** Whether a form's voice lets its bearer cast under these rules; earlier ones ask for no voice. */
export function voiceAllows({ prerequisites: { order } }: CastingRules, form: FormView): boolean {
  return !order.includes('cannot-chant') || speechlessForm(form) === undefined;
}

function speechlessForm({ silent: mute, headless, voice }: FormView) {
  if (mute) {
    return 'silent-form';
  }
  if (headless) {
    return 'headless-form';
  }
  if (voice === 'normal') {
    return undefined;
  }
  return voice === 'buzz' ? 'buzzing-form' : 'burbling-form';
}

/**
 * A weapon is stuck to the hand, and either needs both hands or a cursed shield holds the other. Source:
 * NetHack 3.6.7 src/spell.c (rejectcasting)
 */
export function handsNotFree(
  _rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  const { stuck, twoHanded } = view.weapon;
  if (!stuck || (!twoHanded && view.heldShield !== 'cursed')) {
    return false;
  }
  notes.note(twoHanded ? 'two-hander-stuck' : 'weapon-and-shield-stuck');
  return true;
}

/** As `handsNotFree`, but a wielded quarterstaff doesn't hinder. */
export function handsNotFreeForStaff(
  rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  return !view.weapon.quarterstaff && handsNotFree(rules, view, notes);
}

/** The caster's magic is cancelled. */
export function isCancelled(
  _rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  return noteWhen(notes, 'cancelled', view.cancelled ?? false);
}

/** The spell is forgotten: casting it backfires. */
export function isForgotten(
  _rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  return noteWhen(notes, 'forgotten', view.forgotten);
}

/** Too little nutrition, unless the spell can be cast hungry. */
export function isTooHungry(
  rules: CastingRules,
  view: Pick<PrerequisiteView, 'nutrition' | 'spell'>,
  notes: CastingNotebook,
): boolean {
  const { hungryAt, castHungry } = rules.prerequisites;
  const hungry = view.nutrition <= hungryAt && !castHungry.includes(view.spell);
  return noteWhen(notes, 'too-hungry', hungry, view.nutrition, hungryAt);
}

/** Too little strength, unless the spell can be cast weak. */
export function isTooWeak(
  rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  const { leastStrength, castWeak } = rules.prerequisites;
  const weak = view.strength < leastStrength && !castWeak.includes(view.spell);
  return noteWhen(notes, 'too-weak', weak, view.strength, leastStrength);
}

/** The burden is too heavy to concentrate. */
export function isOverburdened(
  rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  return noteWhen(notes, 'overburdened', rules.prerequisites.tooLaden.includes(view.burden));
}

function noteWhen(
  notes: CastingNotebook,
  fact: Exclude<CastingCheckName, 'cannot-chant' | 'hands-not-free'>,
  applies: boolean,
  amount = 0,
  other = 0,
): boolean {
  if (applies) {
    notes.note(fact, amount, other);
  }
  return applies;
}
