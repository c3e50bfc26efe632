// What a wonder, a swarm or a transfer of mana will do, in sentences for the aiming panel.

import type { Overcharge } from '../../spellcraft/index.ts';

/** What too much mana would do to the hero. */
const RISKS: Readonly<Record<Overcharge, string>> = {
  energy: 'Your energy stays within bounds.',
  voices: 'You would hold so much that you hear voices.',
  confusion: 'You would hold so much that you are confused.',
  headache: 'You would hold so much that your head aches.',
  bursting: 'You would hold nearly twice what you can: your head is about to burst.',
  explosion: 'You would hold twice what you can: your head explodes in a ball of fire.',
};

/** `Gives you 12 points of energy.` @param target empty for the hero */
export function tellGift(points: number, target: string): string {
  const whom = target === '' ? 'you' : target;
  return `Gives ${whom} ${points} ${points === 1 ? 'point' : 'points'} of energy.`;
}

/** What the gift does to the hero besides. */
export function tellOvercharge(effect: Overcharge): string {
  return RISKS[effect];
}

/** `Explodes for 2 points on each square within 3, again each time it burns.` */
export function tellPowerBurst(damage: number, radius: number): string {
  return `The fire does ${damage} a hit within ${radius} squares.`;
}

/** Nothing is known of what another creature can hold. */
export function tellUnknownHold(target: string): string {
  return `You don’t know how much energy ${target} can hold; at twice that its head explodes.`;
}

/** `Takes 41% of its energy, and gives you 41% of that.` */
export function tellDrain(percent: number, target: string): string {
  return `Takes ${percent}% of the energy of ${target}, and gives you ${percent}% of that.`;
}

/** From how many points on the hero's own head is in danger. */
export function tellDrainRisk(points: number): string {
  return points <= 0
    ? 'You hold so much already that any gain makes your head explode.'
    : `A gain of ${points} or more would make your head explode.`;
}

/** There is no creature to drain. */
export function tellNobodyThere(): string {
  return 'There is nobody there to draw energy from.';
}

/** One spell that a wonder may turn into. @param castable false: the hero couldn't cast it */
export function tellDrawn(name: string, castable: boolean): string {
  return castable ? `Turns into ${name}.` : `Turns into ${name}, which you can’t cast then.`;
}

/** A wonder's own cone, or nothing. */
export function tellOwnCone(name: string): string {
  return `Becomes ${name}.`;
}

/** `Fires 4 to 10 shots, 7 on average.` */
export function tellShots(least: number, most: number, mean: number): string {
  const average = Math.round(10 * mean) / 10;
  return least === most
    ? `Fires ${least} ${least === 1 ? 'shot' : 'shots'}, while you stay where you are.`
    : `Fires ${least} to ${most} shots, ${average} on average, while you stay where you are.`;
}
