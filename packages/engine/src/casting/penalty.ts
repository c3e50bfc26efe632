// What role and gear take off the success chance, in penalty points: more are worse.
// NetHack 3.6.7 src/spell.c (percent_success).

import { silent } from '../chance/index.ts';
import type { CastingNotebook, ChanceFact } from './facts.ts';
import type { HelmetKind, WornKind } from './names.ts';
import { castingRole } from './roles.ts';
import type { BodyTerm, CastingRoleRow, CastingRules } from './rules.ts';
import { shareOf } from './share.ts';
import type { ChanceView } from './views.ts';

/**
 * The whole penalty of a caster with a spell; may be negative.
 * Source: NetHack 3.6.7 src/spell.c (percent_success). Throws a UsageError for an unknown role.
 */
export function penalty(rules: CastingRules, view: ChanceView, notes: CastingNotebook): number {
  const row = castingRole(rules, view.role);
  const { gear } = rules;
  const dress = bodyTerm(rules, view.bodyArmor, view.robe);
  const body = bodyPoints(row, dress);
  const shield = view.shield === 'none' ? 0 : row.shield;
  const helmet = ofHelmet(gear.helmet, view.helmet);
  const gloves = ofKind(gear.gloves, view.gloves);
  const boots = ofKind(gear.boots, view.boots);
  const staff = view.quarterstaff ? gear.quarterstaff : 0;
  const special = view.special ? rules.penalty.specialSpell : 0;
  const emergency = view.emergency ? row.emergency : 0;
  const points = row.base + body + shield + helmet + gloves + boots + staff + special + emergency;
  const kept = limitPenalty(rules, points);
  if (notes !== silent) {
    notes.note('role-base', row.base);
    noteTerm(notes, dress.fact, body);
    noteTerm(notes, 'shield', shield);
    noteTerm(notes, 'metal-helmet', helmet);
    noteTerm(notes, 'metal-gloves', gloves);
    noteTerm(notes, 'metal-boots', boots);
    noteTerm(notes, 'quarterstaff', staff);
    noteTerm(notes, 'special-spell', special);
    noteTerm(notes, 'emergency-spell', emergency);
    noteTerm(notes, 'penalty-limit', points - kept, kept);
    notes.note('penalty', kept);
  }
  return kept;
}

function noteTerm(notes: CastingNotebook, fact: ChanceFact, points: number, other = 0): void {
  if (points !== 0) {
    notes.note(fact, points, other);
  }
}

/** The term of one way to dress the body. */
export function bodyTerm(rules: CastingRules, armor: WornKind, robe: boolean): BodyTerm {
  const row = ofKind(rules.gear.body, armor);
  return robe ? row.robed : row.bare;
}

/** Penalty points of body armour and robe: a share of the role's suit, the fraction dropped. */
export function bodyPoints(row: CastingRoleRow, dress: BodyTerm): number {
  return shareOf(row.suit, dress);
}

/** The penalty as it counts: there is a most, and no least. */
export function limitPenalty(rules: CastingRules, points: number): number {
  return Math.min(points, rules.penalty.most);
}

/** The row of a kind. Named one by one: a lookup by a changing name costs several times as much. */
export function ofKind<Row>(rows: Readonly<Record<WornKind, Row>>, kind: WornKind): Row {
  switch (kind) {
    case 'none':
      return rows.none;
    case 'nonmetallic':
      return rows.nonmetallic;
    case 'metallic':
      return rows.metallic;
  }
}

/** The points of what is on the head. */
export function ofHelmet(rows: Readonly<Record<HelmetKind, number>>, kind: HelmetKind): number {
  return kind === 'helm-of-brilliance' ? rows[kind] : ofKind(rows, kind);
}
