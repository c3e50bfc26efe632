// What a creature knows of the hero's whereabouts: whether it hunts, where it believes the hero to be, and
// for how long it has looked in vain. It stands this low because harm, magic and noise all give alarm.

import type { Creature } from '../../actors/index.ts';

/** It knows that there is an enemy, and hunts. */
export function alarm(creature: Creature): void {
  creature.hunts = true;
}

/** It believes the hero on a square. @param square −1 for none */
export function suspect(creature: Creature, square: number): void {
  creature.target = square;
}

/** It sees where the hero is, or should be. */
export function track(creature: Creature, square: number): void {
  suspect(creature, square);
  creature.lost = 0;
}

/** It has looked once more in vain. @returns how many of its own moves that makes */
export function lookInVain(creature: Creature): number {
  creature.lost++;
  return creature.lost;
}

/** It hunts no more. */
export function calm(creature: Creature): void {
  creature.hunts = false;
  suspect(creature, -1);
}

/** It has looked in vain for too long: it hunts no more, and begins anew the next time. */
export function giveUp(creature: Creature): void {
  calm(creature);
  creature.lost = 0;
}
