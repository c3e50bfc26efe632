// What a spell may do to things, in sentences for the odds.

import { capitalised } from '../../english/index.ts';
import type { ThingEnd } from '../../odds/index.ts';

const SINGLE: Readonly<Record<ThingEnd, string>> = {
  burns: 'burns',
  'is-charged': 'is charged by the shock',
  explodes: 'explodes',
  'is-destroyed': 'is destroyed',
  freezes: 'freezes into a block of ice',
  'is-lit': 'is lit',
  'loses-magic': 'loses its magic',
  corrodes: 'corrodes',
};

const SEVERAL: Readonly<Record<ThingEnd, string>> = {
  burns: 'burn, at least one of them',
  'is-charged': 'are charged by the shock',
  explodes: 'explode',
  'is-destroyed': 'are destroyed, at least one of them',
  freezes: 'freeze into a block of ice',
  'is-lit': 'are lit, one of them',
  'loses-magic': 'lose their magic',
  corrodes: 'corrode',
};

/** `A thin book burns, 3 squares east.` @param where `here`: at the hero's feet */
export function tellPileEnd(name: string, count: number, end: ThingEnd, where: string): string {
  const happens = (count === 1 ? SINGLE : SEVERAL)[end];
  return `${capitalised(name)} ${happens}, ${where === 'here' ? 'at your feet' : where}.`;
}

/** `Your iron helmet corrodes.` @param name without article or number */
export function tellCarriedEnd(name: string, count: number, end: ThingEnd): string {
  return `Your ${name} ${(count === 1 ? SINGLE : SEVERAL)[end]}.`;
}
