// Notes that explain a success chance. There is one function for each group of inputs, so that tables can
// record the notes once and a prepared call gets them by lookup.

import type { CastingNotebook, ChanceFact } from '../slot/facts.ts';
import type { CastingRoleRow, CastingRules } from '../slot/rules.ts';
import { behindShield, limitChance } from './chance-steps.ts';
import {
  bodyPoints,
  bodyTerm,
  type CommonGear,
  limitPenalty,
  ofHelmet,
  ofKind,
  type RoleGear,
} from './penalty.ts';

/** Notes the terms of `rolePoints`; zero terms are omitted. */
export function noteRoleTerms(
  rules: CastingRules,
  row: CastingRoleRow,
  gear: RoleGear,
  notes: CastingNotebook,
): void {
  const dress = bodyTerm(rules, gear.bodyArmour, gear.robe);
  notes.note('role-base', row.base);
  noteTerm(notes, dress.fact, bodyPoints(row, dress));
  noteTerm(notes, 'shield', gear.shield === 'none' ? 0 : row.shield);
  noteTerm(notes, 'emergency-spell', gear.emergency ? row.emergency : 0);
}

/** Notes the terms of `commonPoints`; zero terms are omitted. */
export function noteCommonTerms(
  rules: CastingRules,
  gear: CommonGear,
  notes: CastingNotebook,
): void {
  const { helmet, gloves, boots, quarterstaff } = rules.gear;
  noteTerm(notes, 'metal-helmet', ofHelmet(helmet, gear.helmet));
  noteTerm(notes, 'metal-gloves', ofKind(gloves, gear.gloves));
  noteTerm(notes, 'metal-boots', ofKind(boots, gear.boots));
  noteTerm(notes, 'quarterstaff', gear.quarterstaff ? quarterstaff : 0);
  noteTerm(notes, 'special-spell', gear.special ? rules.penalty.specialSpell : 0);
}

function noteTerm(notes: CastingNotebook, fact: ChanceFact, points: number): void {
  if (points !== 0) {
    notes.note(fact, points);
  }
}

/** Notes the effective penalty, and the effect of its limits. */
export function notePenalty(rules: CastingRules, points: number, notes: CastingNotebook): void {
  const kept = limitPenalty(rules, points);
  if (kept < points) {
    notes.note('penalty-limit', points - kept, kept);
  } else if (kept > points) {
    notes.note('penalty-least', points, kept);
  }
  notes.note('penalty', kept);
}

/** Notes the chance from the attribute alone. */
export function noteAptitude(rules: CastingRules, stat: number, notes: CastingNotebook): void {
  notes.note('base-chance', rules.steps.aptitude(rules, stat), stat);
}

/** Notes the effect of the difficulty. */
export function noteEase(hardness: number, ease: number, notes: CastingNotebook): void {
  notes.note(hardness > 0 ? 'too-difficult' : 'easy', ease, hardness);
}

/** Notes the effects of limits and of a large shield. */
export function noteKept(
  rules: CastingRules,
  chance: number,
  large: boolean,
  special: boolean,
  notes: CastingNotebook,
): void {
  const free = limitChance(rules, chance);
  if (free !== chance) {
    notes.note('chance-limit', free, chance);
  }
  if (large) {
    notes.note('large-shield', behindShield(rules, free, large, special), free);
  }
}

/** Notes the final chance and the effective penalty. */
export function notePercent(percent: number, penalty: number, notes: CastingNotebook): void {
  notes.note('success-chance', percent, penalty);
}
