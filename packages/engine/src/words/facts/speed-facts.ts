// The facts of speed in sentences. Every number comes from the note.

import type { SpeedFact } from '../../speed/index.ts';

/** `1 turn`, `3 turns`. */
function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** One sentence for each fact that the rules of speed note. */
export const speedFacts: Readonly<Record<SpeedFact, (amount: number, other: number) => string>> = {
  'base-speed': speed => `Your form has a speed of ${speed}.`,
  'speed-bonus-always': points =>
    `Being quick gives you ${count(points, 'point')} more every turn.`,
  'speed-bonus': points => `Being quick gives you ${count(points, 'point')} more this turn.`,
  'speed-bonus-missed': points =>
    `Being quick doesn't give you the further ${count(points, 'point')} this turn.`,
  'slowness-takes': points => `Being slowed takes ${count(points, 'point')} from you this turn.`,
  'slowness-missed': points =>
    `Being slowed doesn't take its ${count(points, 'point')} from you this turn.`,
  'riding-skill': (change, speed) =>
    `Your skill at riding changes the steed's speed by ${change}, to ${speed}.`,
  'speed-scaled': (speed, before) => `That changes a speed of ${before} to ${speed}.`,
  'speed-wobble': (points, before) =>
    `Random rounding changes ${before} points to ${points} this turn.`,
  aid: (after, before) => `Another effect changes ${before} points to ${after}.`,
  'speed-lasts': turns => `You are very fast for ${count(turns, 'turn')} more.`,
  'speed-for-good': () => 'You are permanently fast.',
  'speed-lost': () => 'You lose your own speed.',
  'slow-lasts': turns => `You are slow for ${count(turns, 'turn')} more.`,
  'legs-healed': () => 'Your legs are healed; that is all it does.',
  'strike-back-odds': (k, n) => `The chance that it strikes back is ${k} in ${n}.`,
  'thrown-off': tameness => `The steed’s tameness is down to ${tameness}: it throws you off.`,
  'steed-carries': speed => `Your steed carries you; it has a speed of ${speed}.`,
  'speed-before': speed => `The base speed is ${speed}.`,
  'speed-slow': (speed, before) => `Slowness changes a speed of ${before} to ${speed}.`,
  'speed-fast': (speed, before) => `Haste changes a speed of ${before} to ${speed}.`,
  gallop: (speed, before) => `A gallop changes a speed of ${before} to ${speed}.`,
  'speed-gives': (points, speed) =>
    `A speed of ${speed} gives ${count(points, 'movement point')} this turn.`,
  'burden-leaves': (points, before) =>
    `Your burden leaves ${points} of ${count(before, 'movement point')}.`,
  allotment: points => `You get ${count(points, 'movement point')} this turn.`,
  'capacity-by-body': weight => `Strength and constitution let you carry ${weight}.`,
  'capacity-borne': weight => `In the air or on a steed, you can carry ${weight}.`,
  'wounded-legs': (weight, legs) => `${count(legs, 'wounded leg')} cost you ${weight}.`,
  capacity: weight => `You carry ${weight} without burden.`,
  'within-capacity': (carried, capacity) => `You carry ${carried} of ${capacity}.`,
  'over-capacity': (excess, capacity) => `You carry ${excess} more than ${capacity}.`,
  'burden-level': level => `Your burden is of level ${level}.`,
  'gallop-turns': turns => `The gallop lasts ${count(turns, 'turn')} longer.`,
  'hero-acts': (times, turn) => `In turn ${turn} you act ${count(times, 'time')}.`,
  'others-act': (times, turn) => `In turn ${turn} the others act ${count(times, 'time')}.`,
  'acts-before-you': (times, place) =>
    `Before your next move, creature ${place} acts ${count(times, 'time')}.`,
};
