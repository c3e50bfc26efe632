// What the hero may expect of an animal at which he throws food. NetHack 3.6.7 src/dothrow.c (thitmonst), src/dog.c
// (dogfood, tamedog).

import { tasteOf } from '../../../actors/index.ts';
import { beatitudeOf, type GameObject, TYPE } from '../../../objects/index.ts';
import { isHostile } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';

/**
 * `eats`: it catches the food and eats it; `eats-if-hungry`: so does a pet that is hungry, and at others it flies as a
 * missile; `may-be-tamed`: a wild animal that the food may tame.
 */
export type KnownCatch = 'eats' | 'eats-if-hungry' | 'may-be-tamed';

/**
 * What a visible creature does with a thing that the hero throws at it; undefined where it is a missile like any other.
 * Food that the hero knows to be cursed is nothing to an animal. He doesn't know how hungry his pet is.
 * @param id of the creature
 */
export function knownCatch(state: GameState, id: number, item: GameObject): KnownCatch | undefined {
  const { archetype } = item;
  if (archetype.type !== TYPE.food || state.of(id) !== undefined || isKnownCursed(state, item)) {
    return undefined;
  }
  const creature = state.creature(id);
  const { nature, pet, master, conditions } = creature;
  const taste = tasteOf(nature, archetype);
  if (taste === 'refused' || conditions.helpless || conditions.has('confused')) {
    return undefined;
  }
  if (pet !== undefined) {
    return master !== state.hero.id ? undefined : taste === 'treat' ? 'eats' : 'eats-if-hungry';
  }
  return nature.domestic && isHostile(state, creature) ? 'may-be-tamed' : undefined;
}

function isKnownCursed({ sheet }: GameState, item: GameObject): boolean {
  return sheet.lore.knows(item, 'beatitude') && beatitudeOf(item) === 'cursed';
}
