// What a level adds: NetHack's dice of role and race, those of hit points twice, and every fifth level
// a step in the role's primary attributes. NetHack 3.6.7 src/attrib.c (newhp), src/exper.c (newpw).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { Growth, GrowthRow, GrowthRules, GrowthView } from '../bridges.ts';

/** Which part of a row holds for who leaves a level behind. */
function rowFor({ role, level }: GrowthView): keyof GrowthRow {
  if (level === 0) {
    return 'first';
  }
  return level < role.middleLevel ? 'low' : 'high';
}

/** A draw of growth: the sure part and one die. */
function grow(chance: Chance, { sure, sides }: Growth, label: string): number {
  return sure + chance.roll(1, sides, label);
}

/** Hit points of a new level by constitution: none to 14, then more and more; 19 and above four. */
function ofConstitution(constitution: number): number {
  if (constitution <= 6) {
    return constitution <= 3 ? -2 : -1;
  }
  if (constitution <= 14) {
    return 0;
  }
  return constitution <= 16 ? 1 : Math.min(4, constitution - 15);
}

/** A new hero's dice count once, those of later levels twice. */
const ROLLS_OF_A_LEVEL = 2;

export const growth: GrowthRules = {
  hitPoints(chance, view) {
    const row = rowFor(view);
    const rolls = row === 'first' ? 1 : ROLLS_OF_A_LEVEL;
    let points = row === 'first' ? 0 : ofConstitution(view.constitution);
    for (let roll = 0; roll < rolls; roll++) {
      points += grow(chance, view.role.hitPoints[row], 'hit-points');
      points += grow(chance, view.race.hitPoints[row], 'hit-points');
    }
    return Math.max(1, points);
  },

  energy(chance, view) {
    const row = rowFor(view);
    const [role, race] = [view.role.energy[row], view.race.energy[row]];
    if (row === 'first') {
      return Math.max(1, grow(chance, role, 'energy') + grow(chance, race, 'energy'));
    }
    // One draw of half the wisdom and the sides of both dice, from 0.
    const sides = floorDiv(view.wisdom, 2) + role.sides + race.sides;
    const drawn = role.sure + race.sure + chance.below(sides, 'energy');
    const { times, over } = view.role.energyShare;
    return Math.max(1, floorDiv(times * drawn, over));
  },

  raisesAttributes: level => level % 5 === 0,
};
