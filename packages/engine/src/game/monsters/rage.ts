// Berserk creatures: they go for the nearest creature, whatever side it is on. Crossfire server/monster.c (find_enemy:
// FLAG_BERSERK, find_nearest_living_creature).

import type { Creature } from '../../actors/index.ts';
import { nearestPart } from '../../world/index.ts';
import { apart, apartFrom } from '../movement/where.ts';
import type { GameState } from '../state/state.ts';
import { strikesBeside } from './monster-melee.ts';
import { approach } from './pets.ts';

/**
 * A berserk monster's move, if another creature is nearer to it than the hero: it strikes it or goes to it.
 * @returns whether that was its move; otherwise the hero is its target
 */
export function rages(state: GameState, monster: Creature): boolean {
  if (!monster.feels('berserk') || monster.conditions.helpless) {
    return false;
  }
  const { map } = state.level;
  const toHero = state.hero.alive
    ? apart(map, monster, state.hero.square)
    : Number.POSITIVE_INFINITY;
  const nearest = nearestCreature(state, monster, toHero);
  if (nearest === undefined) {
    return false;
  }
  if (!strikesBeside(state, monster)) {
    approach(state, monster, nearestPart(map, nearest.shape, nearest.square, monster.square));
  }
  return true;
}

/** The nearest creature that it notices, nearer than a number of squares; undefined: none. */
function nearestCreature(
  { level }: GameState,
  monster: Creature,
  within: number,
): Creature | undefined {
  const { map, creatures } = level;
  let nearest: Creature | undefined;
  let least = Math.min(within, monster.facts.notices + 1);
  for (const creature of creatures.all) {
    if (creature.alive && creature !== monster) {
      const steps = apartFrom(map, monster, creature);
      if (steps < least) {
        least = steps;
        nearest = creature;
      }
    }
  }
  return nearest;
}
