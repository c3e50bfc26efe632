// A wand before it is broken, as far as the hero knows it.

import type { Enumerator } from '../../../chance/index.ts';
import { type GameObject, kindOf } from '../../../objects/index.ts';
import { brokenDamage } from '../../powers/handling/break-rules.ts';
import { blastOf, isBreakable } from '../../powers/handling/break-wand.ts';
import type { GameState } from '../../state/state.ts';
import { knownCondition } from '../known-condition.ts';

/** What breaking a wand may do. */
export interface KnownBreaking {
  /** Damage to the hero and to everyone beside him, with probabilities. */
  readonly damage: readonly (readonly [damage: number, probability: number])[];
  /** Its charges are a guess. */
  readonly isGuess: boolean;
}

/**
 * What breaking a carried wand may do; `unknown` if the hero doesn't recognise it, undefined for what can't be broken and
 * for wands that don't explode.
 */
export function knownBreaking(
  state: GameState,
  ask: Enumerator,
  wand: GameObject,
): KnownBreaking | 'unknown' | undefined {
  if (!isBreakable(wand)) {
    return undefined;
  }
  if (!state.sheet.lore.isIdentified(kindOf(wand))) {
    return 'unknown';
  }
  const blast = blastOf(state, wand);
  if (blast === undefined) {
    return undefined;
  }
  const { breaking } = state.ruleset.slots.world.tools;
  const { condition } = knownCondition(state, ask, wand);
  const charges = new Set(condition.list.map(({ value }) => value.charges));
  const sums = new Map<number, number>();
  for (const { value, probability } of condition.list) {
    const view = { charges: value.charges, blast };
    for (const [damage, share] of ask.askNumber(brokenDamage, breaking, view)) {
      sums.set(damage, (sums.get(damage) ?? 0) + probability * share);
    }
  }
  const damage = [...sums].toSorted(([one], [other]) => one - other);
  return { damage, isGuess: charges.size > 1 };
}
