// The hero in melee as far as he knows his weapon, the wielded or another one. Unknown facts enter as the
// prior: the distribution by which such weapons are generated.

import { attackerView, ringKind, ringOn, wornAt, wornPowers } from '../../actors/index.ts';
import type { Enumerator } from '../../chance/index.ts';
import type { AttackerView } from '../../combat/index.ts';
import {
  type Condition,
  type Content,
  type DrawnEgo,
  GameObject,
  hasProperty,
  kindOf,
  knownThing,
  likelyEgos,
  weaponFacts,
} from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** A possible attacker view of the hero, and its probability. */
export interface LikelyAttacker {
  readonly attacker: AttackerView;
  readonly probability: number;
}

/**
 * All possible attacker views with a weapon; one if he knows it, or has none. The probabilities sum to 1.
 * @param weapon by default the wielded one; an explicit `undefined` means bare hands
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

/** The hero with the weapon, assuming an ego kind, in each possible condition. */
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
  // A blessing from its kind or ego kind is independent of its beatitude.
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

/** The weapon with an assumed ego kind and bonus. */
function suppose(content: Content, weapon: GameObject, drawn: DrawnEgo | undefined): GameObject {
  if (drawn === undefined) {
    return weapon;
  }
  const copy = new GameObject(weapon.id, weapon.archetype, weapon.count);
  copy.ego = content.archetype(drawn.ego);
  copy.setAllOwn(weapon.differences);
  copy.setFact('bonus', drawn.bonus);
  return copy;
}

/** Merges equal ones. */
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

/** Whether the hero wears a ring or amulet that may have numbers that he doesn't know: his odds leave them out. */
export function wearsUnknownRing({ sheet }: GameState): boolean {
  const { lore } = sheet;
  return [ringOn(sheet, 'left'), ringOn(sheet, 'right'), wornAt(sheet, 'amulet')].some(
    item =>
      item !== undefined &&
      (!lore.isIdentified(kindOf(item)) || (hasNumbers(item) && !lore.knows(item, 'enchantment'))),
  );
}

/** Whether a ring's or an amulet's numbers count in fights. */
function hasNumbers(item: GameObject): boolean {
  return ringKind(item) !== '' || ['toHitBonus', 'toDamBonus'].some(key => item.fact(key) !== 0);
}

/** A possible condition of an item, and its probability. */
export interface LikelyCondition {
  readonly value: Condition;
  readonly probability: number;
}

/** The possible conditions of an item. A cursed wielded one would have stuck, so he would know. */
export function likelyConditions(
  { sheet, ruleset }: GameState,
  ask: Enumerator,
  item: GameObject,
): readonly LikelyCondition[] {
  const { lore, level, equipment } = sheet;
  const { generation } = ruleset.slots.world;
  const prior = knownThing(ask, generation, item, lore, level).condition.list;
  const inHand = item.id === equipment.weapon || item.id === equipment.launcher;
  return inHand && !lore.knows(item, 'beatitude') ? notCursed(prior) : prior;
}

function notCursed(prior: readonly LikelyCondition[]): readonly LikelyCondition[] {
  const left = prior.filter(({ value }) => value.beatitude !== 'cursed');
  const total = left.reduce((sum, { probability }) => sum + probability, 0);
  return total === 0
    ? prior
    : left.map(({ value, probability }) => ({ value, probability: probability / total }));
}
