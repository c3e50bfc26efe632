// What must hold before a spell is cast: an ordered list of named checks.
// NetHack 3.6.7 src/spell.c (rejectcasting, spelleffects).

import { silent } from '../../chance/index.ts';
import { RulesetError } from '../../errors/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingCheckName } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';
import type { FormView, PrerequisiteView, Readiness } from '../slot/views.ts';

const READY: Readiness = { outcome: 'ready', usesTurn: false };

/**
 * Whether an attempt to cast may go on to its price: the first check that applies ends it.
 * A forgotten spell meets only the checks that say so.
 * Source: NetHack 3.6.7 src/spell.c (rejectcasting, spelleffects)
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

/** No spell is known at all; one whose memory ran out still counts as known. */
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
 * The words can't be spoken: strangled, or in a form that is silent, headless, buzzes or burbles.
 * Source: NetHack 3.6.7 src/mondata.c (can_chant)
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
 * A weapon is stuck to the hand, and it takes both or a cursed shield holds the other.
 * Source: NetHack 3.6.7 src/spell.c (rejectcasting)
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

/** As `handsNotFree`, but whoever wields a quarterstaff can cast with it. */
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

/** The memory of the spell has run out: casting it backfires. */
export function isForgotten(
  _rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  return noteWhen(notes, 'forgotten', view.forgotten);
}

/** Too little nutrition, unless the spell is one that is cast hungry. */
export function isTooHungry(
  rules: CastingRules,
  view: Pick<PrerequisiteView, 'nutrition' | 'spell'>,
  notes: CastingNotebook,
): boolean {
  const { hungryAt, castHungry } = rules.prerequisites;
  const hungry = view.nutrition <= hungryAt && !castHungry.includes(view.spell);
  return noteWhen(notes, 'too-hungry', hungry, view.nutrition, hungryAt);
}

/** Too little strength, unless the spell is one that is cast weak. */
export function isTooWeak(
  rules: CastingRules,
  view: PrerequisiteView,
  notes: CastingNotebook,
): boolean {
  const { leastStrength, castWeak } = rules.prerequisites;
  const weak = view.strength < leastStrength && !castWeak.includes(view.spell);
  return noteWhen(notes, 'too-weak', weak, view.strength, leastStrength);
}

/** The load is too heavy to keep one's mind on the spell. */
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
