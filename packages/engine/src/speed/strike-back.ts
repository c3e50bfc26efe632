// Whether a monster hit by another one strikes back at once. NetHack 3.6.7 src/mon.c (m_move), src/mhitm.c
// (fightm), src/dogmove.c (dog_move).

import type { Chance } from '../chance/index.ts';
import type { SpeedRules } from './rules.ts';

/** A monster that was hit by another and survived. */
export interface StrikeBackView {
  /** The attacker is a pet. */
  readonly byPet: boolean;
  /** The defender's points. */
  readonly movement: number;
  /** The defender has already attacked a monster this turn. */
  readonly hasAttacked: boolean;
  /** It fears the attacker's square. */
  readonly fears: boolean;
  /** It is next to the attacker. */
  readonly adjacent: boolean;
}

/** Its action, and the cost in points. */
export type StrikeBack =
  | { readonly kind: 'stays' }
  | { readonly kind: 'strikes'; readonly price: number };

/**
 * Whether it strikes back. Against a pet it is free, and happens once a turn. Labels: `strikes-back`, and
 * those of the ruleset's step. Source: NetHack 3.6.7 src/mhitm.c (fightm), src/dogmove.c (dog_move)
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
