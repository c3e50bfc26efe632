// The hero in a melee as far as he knows his weapon, the one in hand or another that he carries: what isn't
// known of it enters as the prior, the distribution by which such weapons are made.

import { attackerView, ringKind, ringOn, wornPowers } from '../../actors/index.ts';
import type { Enumerator } from '../../chance/index.ts';
import type { AttackerView } from '../../combat/index.ts';
import {
  type Condition,
  type Content,
  type DrawnEgo,
  GameObject,
  hasProperty,
  knownThing,
  likelyEgos,
  weaponFacts,
} from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** What the hero may be in a melee, and how likely that is. */
export interface LikelyAttacker {
  readonly attacker: AttackerView;
  readonly probability: number;
}

/**
 * Everything that the hero may be with a weapon in hand; one when he knows it, or has none. Their
 * probabilities sum to 1.
 * @param weapon the one in hand, unless told; `undefined` in its place: bare hands
 */
export function knownAttackers(
  state: GameState,
  ask: Enumerator,
  held: { readonly weapon: GameObject | undefined } = state.sheet,
): readonly LikelyAttacker[] {
  const { ruleset, sheet } = state;
  const { weapon } = held;
  if (weapon === undefined) {
    const worn = wornPowers(ruleset, sheet, undefined);
    return [{ attacker: attackerView(ruleset, sheet, { weapon, worn }, true), probability: 1 }];
  }
  const egos = likelyEgos(ask, state.content, weapon, sheet.lore);
  const conditions = likelyConditions(state, ask, weapon);
  if (egos.length === 0) {
    return merged(attackersWith(state, weapon, undefined, conditions, 1));
  }
  return merged(
    egos.flatMap(({ value, probability }) =>
      attackersWith(state, weapon, value, conditions, probability),
    ),
  );
}

/** The hero with the weapon, supposing an ego kind, in each condition that it may be in. */
function attackersWith(
  { ruleset, sheet, content }: GameState,
  weapon: GameObject,
  drawn: DrawnEgo | undefined,
  conditions: readonly LikelyCondition[],
  share: number,
): LikelyAttacker[] {
  const supposed = suppose(content, weapon, drawn);
  const worn = wornPowers(ruleset, sheet, supposed);
  const view = attackerView(ruleset, sheet, { weapon: supposed, worn }, true);
  const actual = view.weapon!;
  const known = sheet.lore.knows(weapon, 'enchantment');
  const facts = weaponFacts(weapon.archetype);
  // What its kind or ego kind blesses stays blessed whatever beatitude it stands in.
  const hallowed = hasProperty(supposed, 'blessed');
  return conditions.map(({ value, probability }) => {
    const { beatitude, enchantment } = value;
    const toHit = known ? actual.toHit : facts.toHit + enchantment + (drawn?.toHit ?? 0);
    const toDam = known ? actual.toDam : facts.toDam + enchantment + (drawn?.toDam ?? 0);
    const blessed = hallowed || beatitude === 'blessed';
    const attacker = { ...view, weapon: { ...actual, toHit, toDam, blessed } };
    return { attacker, probability: share * probability };
  });
}

/** The weapon as it would be with that ego kind and number. */
function suppose(content: Content, weapon: GameObject, drawn: DrawnEgo | undefined): GameObject {
  if (drawn === undefined) {
    return weapon;
  }
  const copy = new GameObject(weapon.id, weapon.archetype, weapon.count);
  copy.ego = content.archetype(drawn.ego);
  Object.assign(copy.differences, weapon.differences);
  copy.setFact('bonus', drawn.bonus);
  return copy;
}

/** Those that are alike as one. */
function merged(likely: readonly LikelyAttacker[]): readonly LikelyAttacker[] {
  if (likely.length === 1) {
    return likely;
  }
  const sums = new Map<string, LikelyAttacker>();
  for (const { attacker, probability } of likely) {
    const { weapon, strength, dexterity, extraBlows, equipmentBlessed } = attacker;
    const { toHit, toDam, blessed, flags } = weapon!;
    const key = [toHit, toDam, blessed, strength, dexterity, extraBlows, equipmentBlessed, flags];
    const name = key.join(' ');
    const share = (sums.get(name)?.probability ?? 0) + probability;
    sums.set(name, { attacker, probability: share });
  }
  const [only, ...others] = [...sums.values()];
  return others.length === 0 ? [{ attacker: only!.attacker, probability: 1 }] : [only!, ...others];
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
  { sheet, ruleset }: GameState,
  ask: Enumerator,
  thing: GameObject,
): readonly LikelyCondition[] {
  const { lore, level, equipment } = sheet;
  const { generation } = ruleset.slots.world;
  const prior = knownThing(ask, generation, thing, lore, level).condition.list;
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
