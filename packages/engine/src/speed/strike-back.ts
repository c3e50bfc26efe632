// Whether a monster that another one has hit strikes back at once. NetHack 3.6.7 src/mon.c (m_move),
// src/mhitm.c (fightm), src/dogmove.c (dog_move).

import type { Chance } from '../chance/index.ts';
import type { SpeedRules } from './rules.ts';

/** A monster that was hit by another and lives. */
export interface StrikeBackView {
  /** The attacker is a pet. */
  readonly byPet: boolean;
  /** Points that the defender has. */
  readonly movement: number;
  /** The defender has attacked a monster on this very turn. */
  readonly hasAttacked: boolean;
  /** It fears the attacker's square. */
  readonly fears: boolean;
  /** It is next to the attacker. */
  readonly adjacent: boolean;
}

/** What it does, and the points that it costs. */
export type StrikeBack =
  | { readonly kind: 'stays' }
  | { readonly kind: 'strikes'; readonly price: number };

/**
 * Whether it strikes back. Against a pet it costs nothing, and is done once a turn.
 * Labels: `strikes-back`, and those of the ruleset's step. Source: NetHack 3.6.7 src/mhitm.c (fightm),
 * src/dogmove.c (dog_move)
 */
export function strikesBack(chance: Chance, rules: SpeedRules, view: StrikeBackView): StrikeBack {
  const { k, n } = rules.fighting.strikesBack;
  chance.note('strike-back-odds', k, n);
  if (!chance.test(k, n, 'strikes-back')) {
    return { kind: 'stays' };
  }
  if (view.byPet) {
    const able = !(view.hasAttacked || view.fears) && view.adjacent;
    return able ? { kind: 'strikes', price: 0 } : { kind: 'stays' };
  }
  const { pointsPerMove } = rules.time;
  const price = rules.steps.strikeBackPrice(chance, view.movement, pointsPerMove);
  return price === undefined ? { kind: 'stays' } : { kind: 'strikes', price };
}
