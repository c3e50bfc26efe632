// Using an item without charges, and the nutrition cost of unenchanted worn rings. NetHack 3.6.7 src/apply.c,
// src/music.c (do_improvisation), src/eat.c (gethungry).

import type { ChargingRules } from '../slot/rules.ts';
import type { EmptyUse, RingHungerView } from '../slot/use-rules.ts';

/** An item used without charges. */
export interface EmptyView {
  /** wand, tool … */
  readonly class: string;
  /** Kebab case, without its class. */
  readonly kind: string;
}

/** The result. Source: NetHack 3.6.7 src/zap.c (dozap), src/apply.c (doapply). */
export function emptyUse({ empty }: ChargingRules, view: EmptyView): EmptyUse {
  return view.class === 'wand' ? 'fizzles' : (empty.uses[view.kind] ?? 'nothing');
}

/**
 * The plain instrument that a magical one is played as: without charges, or while the player has a certain
 * condition; undefined: its magic works, for a charge. Source: NetHack 3.6.7 src/music.c (do_improvisation)
 */
export function playedAs(
  { empty }: ChargingRules,
  instrument: string,
  charges: number,
  conditions: readonly string[],
): string | undefined {
  const plain = charges <= 0 || empty.plainWhen.some(condition => conditions.includes(condition));
  return plain ? empty.mundane[instrument] : undefined;
}

/** The turn in each cycle of 20 on which the rings of each hand cost nutrition. */
const HUNGRY_TURN = { left: 4, right: 12 } as const;
const HUNGER_CYCLE = 20;

/**
 * Nutrition that the rings of both hands cost this turn, 0 or 1.
 * @param turn the turn's number, or in rulesets that draw it the number drawn
 * Source: NetHack 3.6.7 src/eat.c (gethungry)
 */
export function ringHunger(rules: ChargingRules, view: RingHungerView, turn: number): number {
  const within = turn % HUNGER_CYCLE;
  if (within === HUNGRY_TURN.left) {
    return costs(rules, view, 'left');
  }
  return within === HUNGRY_TURN.right ? costs(rules, view, 'right') : 0;
}

function costs(rules: ChargingRules, view: RingHungerView, hand: 'left' | 'right'): number {
  const ring = view[hand];
  if (ring === undefined) {
    return 0;
  }
  const works = !ring.chargeable || ring.enchantment !== 0;
  return works || rules.steps.emptyRingCosts(view, hand) ? 1 : 0;
}
