// Success chance of casting a known spell. NetHack 3.6.7 src/spell.c (percent_success); other versions and
// variants are in rulesets/.

import { silent } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import { castingRole } from '../slot/roles.ts';
import type { CastingRoleRow, CastingRules } from '../slot/rules.ts';
import type { ChanceView } from '../slot/views.ts';
import {
  noteAptitude,
  noteCommonTerms,
  noteEase,
  noteKept,
  notePenalty,
  notePercent,
  noteRoleTerms,
} from './chance-notes.ts';
import { behindShield, limitChance } from './chance-steps.ts';
import { countedGear } from './counted-gear.ts';
import { commonPoints, limitPenalty, rolePoints } from './penalty.ts';

/**
 * The success chance in percent, 0…100; the menu shows 100 minus this. Source: NetHack 3.6.7 src/spell.c
 * (percent_success). Throws a UsageError for an unknown role.
 */
export function successChance(
  rules: CastingRules,
  view: ChanceView,
  notes: CastingNotebook = silent,
): number {
  return rules.steps.chance(rules, castingRole(rules, view.role), view, notes);
}

/** NetHack's chance: attribute and ease, then the shield, then the penalty of role and gear. */
export function chanceUnderPenalty(
  rules: CastingRules,
  row: CastingRoleRow,
  wearer: ChanceView,
  notes: CastingNotebook,
): number {
  const { steps } = rules;
  const view = countedGear(row, wearer, notes);
  const points = rolePoints(rules, row, view) + commonPoints(rules, view);
  const hardness = steps.difficulty(rules, view.spellLevel, view.skill, view.level);
  const ease = steps.ease(rules, hardness, view.spellLevel);
  const chance = steps.aptitude(rules, view.stat) + ease;
  const large = view.shield === 'large';
  const shielded = behindShield(rules, limitChance(rules, chance), large, view.special);
  const penalty = limitPenalty(rules, points);
  const percent = steps.underPenalty(rules, shielded, penalty);
  if (notes !== silent) {
    noteRoleTerms(rules, row, view, notes);
    noteCommonTerms(rules, view, notes);
    notePenalty(rules, points, notes);
    noteAptitude(rules, view.stat, notes);
    noteEase(hardness, ease, notes);
    noteKept(rules, chance, large, view.special, notes);
    notePercent(percent, penalty, notes);
  }
  return percent;
}
