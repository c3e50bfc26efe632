// A creature's knowledge of the hero's whereabouts: whether it hunts, where it believes the hero to be, and
// how long it has searched. It is in this low room because damage, magic and noise all raise the alarm.

import type { Creature } from '../../actors/index.ts';

/** It becomes aware of an enemy, and hunts. */
export function alarm(creature: Creature): void {
  creature.hunts = true;
}

/** It believes the hero to be on a square. @param square −1 for none */
export function suspect(creature: Creature, square: number): void {
  creature.target = square;
}

/** It sees where the hero is, or should be. */
export function track(creature: Creature, square: number): void {
  suspect(creature, square);
  creature.lost = 0;
}

/** It has searched in vain once more. @returns the number of its own moves spent searching */
export function lookInVain(creature: Creature): number {
  creature.lost++;
  return creature.lost;
}

/** It stops hunting. */
export function calm(creature: Creature): void {
  creature.hunts = false;
  suspect(creature, -1);
}

/** It gives up the search: it stops hunting, and its counter is reset. */
export function giveUp(creature: Creature): void {
  calm(creature);
  creature.lost = 0;
}
