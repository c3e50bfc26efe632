// The hero in a melee as far as he knows his weapon: what isn't known of it enters as the prior, the
// distribution by which such weapons are made.

import { attackerView, type HeroSheet, ringKind, ringOn } from '../actors/index.ts';
import type { Enumerator } from '../chance/index.ts';
import type { AttackerView } from '../combat/index.ts';
import { type Condition, type GameObject, knownThing, weaponFacts } from '../objects/index.ts';
import type { GameState } from './state.ts';

/** What the hero may be in a melee, and how likely that is. */
export interface LikelyAttacker {
  readonly attacker: AttackerView;
  readonly probability: number;
}

/**
 * Everything that the hero may be with the weapon in hand; one when he knows it, or has none. Their
 * probabilities sum to 1.
 */
export function knownAttackers(
  { ruleset, sheet }: GameState,
  ask: Enumerator,
): readonly LikelyAttacker[] {
  const { weapon } = sheet;
  const actual = attackerView(ruleset, sheet, true);
  if (weapon === undefined || actual.weapon === undefined) {
    return [{ attacker: actual, probability: 1 }];
  }
  const facts = weaponFacts(weapon.archetype);
  const enchantmentKnown = sheet.lore.knows(weapon, 'enchantment');
  const likely = new Map<string, { attacker: AttackerView; probability: number }>();
  for (const { value, probability } of likelyConditions(sheet, ask, weapon)) {
    const toHit = enchantmentKnown ? actual.weapon.toHit : facts.toHit + value.enchantment;
    const toDam = enchantmentKnown ? actual.weapon.toDam : facts.toDam + value.enchantment;
    const blessed = value.beatitude === 'blessed';
    const key = `${toHit} ${toDam} ${blessed}`;
    const attacker = { ...actual, weapon: { ...actual.weapon, toHit, toDam, blessed } };
    const share = (likely.get(key)?.probability ?? 0) + probability;
    likely.set(key, { attacker, probability: share });
  }
  return [...likely.values()];
}

/** Whether the hero wears a ring of a number that he doesn't know, which counts for nothing in his odds. */
export function wearsUnknownRing({ sheet }: GameState): boolean {
  return (['left', 'right'] as const).some(hand => {
    const ring = ringOn(sheet, hand);
    return ring !== undefined && ringKind(ring) !== '' && !sheet.lore.knows(ring, 'enchantment');
  });
}

/** A condition that a thing may be in, and how likely that is. */
export interface LikelyCondition {
  readonly value: Condition;
  readonly probability: number;
}

/** What the hero thinks of a thing's condition; a cursed one in hand would have stuck, and he knows. */
export function likelyConditions(
  { lore, level, equipment }: HeroSheet,
  ask: Enumerator,
  thing: GameObject,
): readonly LikelyCondition[] {
  const prior = knownThing(ask, thing, lore, level).condition.list;
  const inHand = thing.id === equipment.weapon || thing.id === equipment.launcher;
  return inHand && !lore.knows(thing, 'beatitude') ? notCursed(prior) : prior;
}

function notCursed(prior: readonly LikelyCondition[]): readonly LikelyCondition[] {
  const left = prior.filter(({ value }) => value.beatitude !== 'cursed');
  const total = left.reduce((sum, { probability }) => sum + probability, 0);
  return total === 0
    ? prior
    : left.map(({ value, probability }) => ({ value, probability: probability / total }));
}
