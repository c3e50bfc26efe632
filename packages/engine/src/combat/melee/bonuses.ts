// To-hit and damage bonuses of a character. Angband 3.0.5 src/xtra1.c (calc_bonuses), src/tables.c
// (adj_str_th, adj_dex_th, adj_str_td).

import { type Notebook, silent } from '../../chance/index.ts';
import type { BonusFact } from '../slot/facts.ts';
import type { CombatRules, StunRow } from '../slot/rules.ts';
import { statRow } from '../slot/stat-scale.ts';
import type { BonusView } from '../slot/views.ts';
import { heavyLimit } from './heavy-limit.ts';

/** To-hit points. */
export interface ToHitBonus {
  /** The character's own, which is all that applies to a throw. */
  readonly bonus: number;
  /** Including the melee weapon's. */
  readonly melee: number;
  /** Including the launcher's. */
  readonly missile: number;
}

/** Points of damage. */
export interface ToDamBonus {
  /** The character's own. It doesn't apply to missiles and throws. */
  readonly bonus: number;
  /** Including the melee weapon's. */
  readonly melee: number;
}

/** Returns the amount, and notes it unless it is 0. */
function part(notes: Notebook, fact: BonusFact, amount: number): number {
  if (amount !== 0) {
    notes.note(fact, amount);
  }
  return amount;
}

/** The to-hit bonuses of a character; may be negative. */
export function toHitBonus(
  rules: CombatRules,
  view: BonusView,
  notes: Notebook = silent,
): ToHitBonus {
  const { conditions } = rules;
  let bonus = part(notes, 'strength-to-hit', rules.strength[statRow(rules, view.strength)]!.toHit);
  bonus += part(notes, 'dexterity-to-hit', rules.dexterity[statRow(rules, view.dexterity)]!.toHit);
  let worn = 0;
  for (const item of view.equipment) {
    worn += item.toHit;
  }
  bonus += part(notes, 'equipment-to-hit', worn);
  bonus -= part(notes, 'stunned-to-hit', stunRow(rules, view.stun)?.toHit ?? 0);
  bonus += part(notes, 'bless-to-hit', view.bless ? conditions.bless : 0);
  bonus += part(notes, 'heroism-to-hit', view.heroism ? conditions.heroism : 0);
  bonus += part(notes, 'berserk-to-hit', view.berserk ? conditions.berserk : 0);
  bonus -= part(notes, 'heavy-weapon-to-hit', heavyPenalty(rules, view.strength, view.weapon));
  bonus -= part(notes, 'heavy-launcher-to-hit', heavyPenalty(rules, view.strength, view.launcher));
  bonus -= part(notes, 'unblessed-edge-to-hit', edgePenalty(rules, view));
  const melee = bonus + (view.weapon?.toHit ?? 0);
  notes.note('to-hit-bonus', bonus, melee);
  return { bonus, melee, missile: bonus + (view.launcher?.toHit ?? 0) };
}

/** The to-dam bonuses of a character; may be negative. */
export function toDamBonus(
  rules: CombatRules,
  view: BonusView,
  notes: Notebook = silent,
): ToDamBonus {
  let bonus = part(notes, 'strength-to-dam', rules.strength[statRow(rules, view.strength)]!.toDam);
  let worn = 0;
  for (const item of view.equipment) {
    worn += item.toDam;
  }
  bonus += part(notes, 'equipment-to-dam', worn);
  bonus -= part(notes, 'stunned-to-dam', stunRow(rules, view.stun)?.toDam ?? 0);
  bonus -= part(notes, 'unblessed-edge-to-dam', edgePenalty(rules, view));
  const melee = bonus + (view.weapon?.toDam ?? 0);
  notes.note('to-dam-bonus', bonus, melee);
  return { bonus, melee };
}

function stunRow(rules: CombatRules, stun: number): StunRow | undefined {
  return rules.conditions.stun.find(row => stun > row.above);
}

function heavyPenalty(
  rules: CombatRules,
  strength: number,
  item: { readonly weight: number } | undefined,
): number {
  return item === undefined ? 0 : heavyLimit(rules, strength, item.weight).penalty;
}

/** A class's penalty for an edged weapon that isn't blessed. */
function edgePenalty(rules: CombatRules, view: BonusView): number {
  const { weapon } = view;
  if (weapon === undefined || !rules.edgedKinds.includes(weapon.kind)) {
    return 0;
  }
  return rules.steps.edgeBlessed(weapon.blessed, view.equipmentBlessed)
    ? 0
    : rules.classes[view.class].unblessedEdge;
}
