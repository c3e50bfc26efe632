// Wounded legs that are whole again. NetHack 3.6.7 src/do.c (heal_legs).

import { feelOutfit, legsWounded } from '../../../actors/index.ts';
import type { GameState } from '../../state/state.ts';
import { relieve } from '../relieve.ts';

/** The hero's legs are whole again, without an event. */
export function healLegs({ hero, ruleset, sheet }: GameState): void {
  relieve(hero, 'wounded-leg');
  relieve(hero, 'wounded-legs');
  feelOutfit(ruleset, sheet);
}

/** A turn has passed: legs that have healed by themselves give the dexterity back. @param before what was wounded */
export function feelLegs({ ruleset, sheet }: GameState, before: number): void {
  if (before !== legsWounded(sheet.conditions)) {
    feelOutfit(ruleset, sheet);
  }
}
