// The hero recognises what kind of thing something is.

import type { HeroSheet } from '../actors/index.ts';
import type { GameObject, Lore } from '../objects/index.ts';
import type { GameState } from './state.ts';

/** What the hero knows of things; undefined for one who has never learnt anything of them. */
export function loreOf({ sheet }: GameState): Lore | undefined {
  return (sheet as HeroSheet & { readonly lore?: Lore }).lore;
}

/** Whether the hero knows of what kind a thing is. */
export function knowsKind(state: GameState, { archetype }: GameObject): boolean {
  return loreOf(state)?.isIdentified(archetype) ?? true;
}

/** The hero recognises the kind of a thing. */
export function learnKind(state: GameState, { archetype }: GameObject): void {
  loreOf(state)?.identifyKind(archetype);
}

/** Whether the hero knows a thing's enchantment, and so sees it change. */
export function seesEnchantment(state: GameState, thing: GameObject): boolean {
  return loreOf(state)?.knows(thing, 'enchantment') ?? true;
}

/** Whether the hero knows in what favour a thing stands. */
export function knowsFavour(state: GameState, thing: GameObject): boolean {
  return loreOf(state)?.knows(thing, 'beatitude') ?? true;
}
