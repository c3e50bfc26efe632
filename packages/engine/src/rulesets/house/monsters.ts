// Monsters of the bestiary: hit dice by level, blows and missiles by NetHack's rules.
// NetHack 3.6.7 src/mhitu.c (mattacku, hitmu), src/mthrowu.c (m_throw, thitu).

import type { Chance, Dice } from '../../chance/index.ts';
import { clamp, floorDiv } from '../../integers/index.ts';
import type { Bridges, MonsterBlowView, MonsterShotView } from '../bridges.ts';

/**
 * (level + ⌊level² / 10⌋)d8, but two dice at level 1, so that an equal fighter needs two turns; 1d4 at
 * level 0.
 */
export function monsterHitPoints(level: number): Dice {
  if (level < 1) {
    return { count: 1, sides: 4, bonus: 0 };
  }
  return { count: Math.max(2, level + floorDiv(level * level, 10)), sides: 8, bonus: 0 };
}

/**
 * Hits when 10 + level + AC exceeds d20; an armour class below 0 is redrawn from −1 to itself, and
 * takes a like draw off the damage, which stays at least 1. A weapon adds its to-hit and its damage.
 */
export function monsterBlow(chance: Chance, _: Bridges, view: MonsterBlowView): number {
  const { level, dice, armourClass, weapon } = view;
  const thick = armourClass < 0 ? -armourClass : 0;
  const drawn = thick > 0 ? -(1 + chance.below(thick, 'armour')) : armourClass;
  if (!chance.test(clamp(9 + level + drawn + (weapon?.toHit ?? 0), 0, 20), 20, 'monster-hit')) {
    return 0;
  }
  const bare = chance.roll(dice.count, dice.sides, 'monster-damage') + dice.bonus;
  const damage = bare + (weapon === undefined ? 0 : weaponDamage(chance, weapon.dice));
  if (thick === 0 || damage < 1) {
    return damage;
  }
  return Math.max(1, damage - 1 - chance.below(thick, 'armour-soaks'));
}

function weaponDamage(chance: Chance, { count, sides, bonus }: Dice): number {
  return Math.max(0, chance.roll(count, sides, 'weapon-damage') + bonus);
}

/** To-hit points of every missile, and those of the shortest and the longest flight. */
const MISSILE = { toHit: 8, near: 3, far: -4 };

/**
 * Hits when 8 + its to-hit points + 3 − distance (not below −4) + AC exceeds d20; does 1 at least.
 * Armour stops missiles, but softens none.
 */
export function monsterShot(chance: Chance, _: Bridges, view: MonsterShotView): number {
  const { distance, dice, toHit, armourClass } = view;
  const flight = Math.max(MISSILE.far, MISSILE.near - distance);
  const faces = MISSILE.toHit + toHit + flight + armourClass - 1;
  if (!chance.test(clamp(faces, 0, 20), 20, 'monster-hit')) {
    return 0;
  }
  return Math.max(1, chance.roll(dice.count, dice.sides, 'monster-damage') + dice.bonus);
}
