// What an attack is worth to somebody who doesn't know his weapon: the odds with each weapon that it may
// be, weighted by how likely that is. One weapon stays the same through all the attacks of a fight.

import { Enumerator } from '../chance/index.ts';
import type { AttackerView, CombatRules } from '../combat/index.ts';
import { UsageError } from '../errors/index.ts';
import { type AttackOddsView, attackOdds } from './attack-odds.ts';
import { type MixedOdds, mixedOdds } from './mixed-odds.ts';

/** Who strikes at whom, with a weapon that may be one of several. */
export interface UncertainAttackView extends Omit<AttackOddsView, 'attacker'> {
  /** One or more; the probabilities sum to 1. */
  readonly attackers: readonly { readonly attacker: AttackerView; readonly probability: number }[];
}

/** Answers for one fighter against one target. Throws a UsageError without any attacker. */
export function uncertainAttackOdds(
  rules: CombatRules,
  view: UncertainAttackView,
  ask: Enumerator = new Enumerator(),
): MixedOdds {
  const { attackers, target, hitPoints } = view;
  if (attackers.length === 0) {
    throw new UsageError('attackers', attackers, 'one or more');
  }
  return mixedOdds(
    attackers.map(({ attacker, probability }) => ({
      probability,
      odds: attackOdds(rules, { attacker, target, hitPoints }, ask),
    })),
  );
}
