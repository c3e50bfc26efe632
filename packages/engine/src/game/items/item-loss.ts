// Effects of fire and cold on carried items. NetHack 3.6.7 src/zap.c (destroy_item, destroy_mitem).

import type { Creature } from '../../actors/index.ts';
import { type CarriedStack, carriedLoss } from '../../casting/index.ts';
import type { Chance } from '../../chance/index.ts';
import { classOf, type GameObject, isGreased } from '../../objects/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import type { PowerHit, SpellTarget } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';
import { wearGrease } from './handled/greased.ts';
import { destroyCarried } from './monster-pack.ts';
import { useUp } from './pack.ts';

/** Elements by attack type bit, with the casting slot's names. */
const ELEMENTS: readonly (readonly [bit: number, element: string])[] = [
  [attackBit('fire'), 'fire'],
  [attackBit('cold'), 'cold'],
];

/** The element of a hit that destroys carried things; undefined: it destroys none. */
export function destroyingElement({ attackType, power }: PowerHit): string | undefined {
  return power.elemental === true
    ? ELEMENTS.find(([bit]) => (attackType & bit) !== 0)?.[1]
    : undefined;
}

/**
 * Destroys some of a creature's items.
 * @returns additional damage; 0 for a ray, which only destroys
 */
export function burnCarried(
  state: GameState,
  creature: Creature,
  hit: PowerHit,
  target: SpellTarget,
): number {
  const element = destroyingElement(hit);
  if (element === undefined) {
    return 0;
  }
  const isRay = hit.explosion === 'none';
  const chance = state.luck('spells');
  const { rayReachesOneIn } = state.ruleset.slots.world.losses;
  const stacks = endangeredStacks(state, creature, element);
  if (stacks.length === 0 || (isRay && !chance.test(1, rayReachesOneIn, 'endangered'))) {
    return 0;
  }
  const isImmune = (target.immune & hit.attackType) !== 0;
  const damage = loseTo(state, creature, { element, stacks, isImmune }, chance);
  return isRay ? 0 : damage;
}

/** The piles of a creature that an element may destroy. */
function endangeredStacks(
  state: GameState,
  creature: Creature,
  element: string,
): readonly GameObject[] {
  const { items } = state.ruleset.slots.casting.attack.explosion;
  const endangered = items[element]?.endangers ?? [];
  const carried = state.of(creature.id)?.sheet.inventory.things ?? creature.carried;
  return carried.filter(item => endangered.includes(classOf(item.archetype)));
}

interface Endangered {
  readonly element: string;
  readonly stacks: readonly GameObject[];
  readonly isImmune: boolean;
}

/** Some of them are destroyed. @returns damage by that */
function loseTo(
  state: GameState,
  creature: Creature,
  { element, stacks, isImmune }: Endangered,
  chance: Chance,
): number {
  const loss = carriedLoss(chance, state.ruleset.slots.casting, {
    element,
    immune: isImmune,
    stacks: stacks.map(stackOf),
  });
  for (const item of stacks.filter(isGreased)) {
    wearGrease(state, creature.id, item);
  }
  stacks.forEach((item, index) => {
    destroy(state, creature, item, item.count - loss.left[index]!);
  });
  return loss.damage;
}

/** A flame reaches what a creature carries, besides the creature. @returns damage by what burns */
export function scorchCarried(
  state: GameState,
  creature: Creature,
  element: string,
  isImmune: boolean,
  chance: Chance,
): number {
  const stacks = endangeredStacks(state, creature, element);
  return stacks.length === 0 ? 0 : loseTo(state, creature, { element, stacks, isImmune }, chance);
}

/** A stack as the rule sees it. Sources of the element itself survive. */
export function stackOf(item: GameObject): CarriedStack {
  return {
    class: classOf(item.archetype),
    count: item.count,
    exempt: item.fact('fireproof') !== 0 || item.fact('quest') !== 0 || isGreased(item),
  };
}

function destroy(state: GameState, creature: Creature, item: GameObject, pieces: number): void {
  if (pieces <= 0) {
    return;
  }
  state.logSeen('item-destroyed', creature, creature.id, item.id, pieces);
  const own = state.of(creature.id);
  if (own !== undefined) {
    for (let left = pieces; left > 0; left--) {
      useUp(own, item);
    }
    return;
  }
  destroyCarried(state, creature, item, pieces);
}
