// Validation of inputs for the casting rules. It is separate from the rules to keep those fast.

import { integerIn, memberOf } from '../errors/index.ts';
import {
  CASTING_BURDENS,
  CASTING_SKILLS,
  FORM_VOICES,
  HELMET_KINDS,
  HIGHEST_LEVEL,
  HIGHEST_SPELL_LEVEL,
  SHIELD_CURSES,
  SHIELD_SIZES,
  WORN_KINDS,
} from './slot/names.ts';
import { castingRole } from './slot/roles.ts';
import type { CastingRules } from './slot/rules.ts';
import type { AttemptView, ChanceView, NutritionView, PrerequisiteView } from './slot/views.ts';

const LEAST_ATTRIBUTE = 3;
const MOST_ATTRIBUTE = 25;
/** A caster's counters are 32-bit integers in the original; this is far beyond play. */
const MOST_POINTS = 1_000_000;

/** Throws a UsageError naming field, value and range for an impossible caster. */
export function validateChance(rules: CastingRules, view: ChanceView): void {
  castingRole(rules, view.role);
  integerIn('stat', view.stat, LEAST_ATTRIBUTE, MOST_ATTRIBUTE);
  integerIn('level', view.level, 1, HIGHEST_LEVEL);
  integerIn('spellLevel', view.spellLevel, 1, HIGHEST_SPELL_LEVEL);
  memberOf('skill', view.skill, CASTING_SKILLS);
  memberOf('bodyArmour', view.bodyArmour, Object.keys(rules.gear.body));
  memberOf('shield', view.shield, SHIELD_SIZES);
  memberOf('helmet', view.helmet, HELMET_KINDS);
  memberOf('gloves', view.gloves, WORN_KINDS);
  memberOf('boots', view.boots, WORN_KINDS);
}

/** Throws a UsageError naming field, value and range for an impossible caster. */
export function validatePrerequisites(view: PrerequisiteView): void {
  memberOf('form.voice', view.form.voice, FORM_VOICES);
  memberOf('heldShield', view.heldShield, SHIELD_CURSES);
  memberOf('burden', view.burden, CASTING_BURDENS);
  integerIn('nutrition', view.nutrition, -MOST_POINTS, MOST_POINTS);
  integerIn('strength', view.strength, LEAST_ATTRIBUTE, MOST_ATTRIBUTE);
}

/** Throws a UsageError naming field, value and range for an impossible caster. */
export function validateNutrition(rules: CastingRules, view: NutritionView): void {
  castingRole(rules, view.role);
  integerIn('intelligence', view.intelligence, LEAST_ATTRIBUTE, MOST_ATTRIBUTE);
  integerIn('nutrition', view.nutrition, -MOST_POINTS, MOST_POINTS);
  integerIn('price', view.price, 0, MOST_POINTS);
}

/** Throws a UsageError naming field, value and range for an impossible caster. */
export function validateAttempt(rules: CastingRules, view: AttemptView): void {
  validatePrerequisites(view);
  validateNutrition(rules, view);
  integerIn('energy', view.energy, 0, MOST_POINTS);
  if (view.grace !== undefined) {
    integerIn('grace.held', view.grace.held, 0, MOST_POINTS);
    integerIn('grace.price', view.grace.price, 1, MOST_POINTS);
  }
  integerIn('chance', view.chance, 0, 100);
  integerIn('spellLevel', view.spellLevel, 1, HIGHEST_SPELL_LEVEL);
  memberOf('skill', view.skill, CASTING_SKILLS);
}
