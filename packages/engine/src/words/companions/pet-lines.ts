// Pets and steeds in words, for every face.

import type { PetView, SteedView, ThingView } from '../../game/index.ts';

const HUNGER: Readonly<Record<PetView['hunger'], string>> = {
  fed: '',
  hungry: 'hungry',
  weak: 'weak from hunger',
};

/** What far look tells of a creature besides its name: `saddled`, `loyalty 10 of 20`, `hungry`. */
export function tellPet({ saddled, pet }: ThingView): readonly string[] {
  return [
    ...(saddled === true ? ['saddled'] : []),
    ...(pet === undefined ? [] : [`loyalty ${pet.tameness} of 20`, HUNGER[pet.hunger]]),
  ].filter(part => part !== '');
}

/** A steed as its rider knows it: `Loyalty 10 of 20, 13 of 13 hit points, hungry.` */
export function tellSteed({ tameness, hitPoints, hunger, speed }: SteedView): string {
  const [now, most] = hitPoints;
  const parts = [
    `Loyalty ${tameness} of 20`,
    `${now} of ${most} hit points`,
    HUNGER[hunger],
    `speed ${speed}`,
  ];
  return `${parts.filter(part => part !== '').join(', ')}.`;
}
