// Penalty points of role and gear, which reduce the success chance. NetHack 3.6.7 src/spell.c
// (percent_success).

import type { BodyKind, HelmetKind, WornKind } from '../slot/names.ts';
import type { BodyRow, BodyTerm, CastingRoleRow, CastingRules } from '../slot/rules.ts';
import { shareOf } from '../slot/share.ts';
import type { ChanceView } from '../slot/views.ts';

/** The gear whose effect depends on the role, and whether the spell is an emergency spell. */
export type RoleGear = Pick<ChanceView, 'bodyArmour' | 'robe' | 'shield' | 'emergency'>;

/** The gear whose effect is the same for all roles, and whether the spell is the role's special spell. */
export type CommonGear = Pick<
  ChanceView,
  'helmet' | 'gloves' | 'boots' | 'quarterstaff' | 'special'
>;

/** Penalty points of the role, and of the gear whose effect depends on it. */
export function rolePoints(rules: CastingRules, row: CastingRoleRow, gear: RoleGear): number {
  const body = bodyPoints(row, bodyTerm(rules, gear.bodyArmour, gear.robe));
  const shield = gear.shield === 'none' ? 0 : row.shield;
  return row.base + body + shield + (gear.emergency ? row.emergency : 0);
}

/** Penalty points of the gear whose effect is the same for all roles. */
export function commonPoints(rules: CastingRules, gear: CommonGear): number {
  const { helmet, gloves, boots, quarterstaff } = rules.gear;
  return (
    ofHelmet(helmet, gear.helmet) +
    ofKind(gloves, gear.gloves) +
    ofKind(boots, gear.boots) +
    (gear.quarterstaff ? quarterstaff : 0) +
    (gear.special ? rules.penalty.specialSpell : 0)
  );
}

/** The term of a body outfit. */
export function bodyTerm(rules: CastingRules, armor: BodyKind, robe: boolean): BodyTerm {
  const row = ofBody(rules.gear.body, armor);
  return robe ? row.robed : row.bare;
}

/**
 * Penalty points of body armour and robe: a share of the role's suit penalty, rounded down, plus fixed
 * points.
 */
export function bodyPoints(row: CastingRoleRow, dress: BodyTerm): number {
  return shareOf(row.suit, dress) + dress.plus;
}

/** The effective penalty, within a maximum and in some rulesets a minimum. */
export function limitPenalty(rules: CastingRules, points: number): number {
  const { most, least } = rules.penalty;
  const kept = Math.min(points, most);
  return least === undefined ? kept : Math.max(kept, least);
}

/** The row of body armour. Robes count as nonmetallic where they aren't body armour. */
function ofBody(rows: CastingRules['gear']['body'], kind: BodyKind): BodyRow {
  switch (kind) {
    case 'robe':
      return rows.robe ?? rows.nonmetallic;
    case 'robe-of-power':
      return rows['robe-of-power'] ?? rows.nonmetallic;
    case 'robe-of-protection':
      return rows['robe-of-protection'] ?? rows.nonmetallic;
    default:
      return ofKind(rows, kind);
  }
}

/** The row of a kind. Explicit branches, as a lookup by a varying name takes several times as long. */
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

/** The points of a helmet. */
export function ofHelmet(rows: Readonly<Record<HelmetKind, number>>, kind: HelmetKind): number {
  return kind === 'helm-of-brilliance' ? rows[kind] : ofKind(rows, kind);
}
