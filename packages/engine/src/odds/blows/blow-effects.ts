// What a turn of blows may do besides its damage, asked of the rule of hits that is played.

import type { Distribution, Enumerator } from '../../chance/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import { type HitEffect, hitEffects, typesInBlow } from '../../spells/index.ts';
import { type HitCreature, strikeView } from '../spell-damage.ts';

/** The blows of one turn and their target. */
export interface BlowEffectsView {
  readonly target: HitCreature;
  /** Of the target: it lives while the damage doesn't exceed them. */
  readonly hitPoints: Distribution;
  /** Bits of the attack types that the blows carry. */
  readonly attackTypes: number;
  /** Of the attacker, as spells have levels. */
  readonly level: number;
  /** Damage of the turn, 0 where all blows miss. */
  readonly damage: Distribution;
}

/** An effect and its probability, above 0. */
export type LikelyEffect = readonly [effect: HitEffect, probability: number];

/** The effects of one turn of blows that its target survives, each with its probability. */
export function blowEffects(
  ask: Enumerator,
  rules: SpellcraftRules,
  { target, hitPoints, attackTypes, level, damage }: BlowEffectsView,
): readonly LikelyEffect[] {
  const sums = new Map<HitEffect, number>();
  const attackType = typesInBlow(attackTypes);
  for (const [points, probability] of attackType === 0 ? [] : damage) {
    const spared = points > 0 ? probability * hitPoints.atLeast(points) : 0;
    if (spared > 0) {
      const strike = { damage: points, attackType, level, slaying: '', full: true };
      const view = { ...strikeView(target, strike), blow: true };
      for (const { value, probability: share } of ask.ask(hitEffects, rules, view).list) {
        for (const effect of value) {
          sums.set(effect, (sums.get(effect) ?? 0) + spared * share);
        }
      }
    }
  }
  return [...sums];
}

/** Effects of several possibilities, weighted by their probabilities. */
export function mixedEffects(
  parts: readonly { readonly probability: number; readonly effects: readonly LikelyEffect[] }[],
): readonly LikelyEffect[] {
  const sums = new Map<HitEffect, number>();
  for (const { probability, effects } of parts) {
    for (const [effect, share] of effects) {
      sums.set(effect, (sums.get(effect) ?? 0) + probability * share);
    }
  }
  return [...sums];
}
