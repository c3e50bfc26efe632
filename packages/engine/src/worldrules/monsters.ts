// Monsters of the bestiary: hit dice by level, blows and missiles by NetHack's rules.
// NetHack 3.6.7 src/mhitu.c (mattacku, hitmu), src/mthrowu.c (m_throw, thitu).

import type { Chance, Dice } from '../chance/index.ts';
import { clamp, floorDiv } from '../integers/index.ts';
import type { WorldRules } from './rules.ts';
import type { MonsterBlowView, MonsterShotView } from './views.ts';

/** So many dice by level, and by its square; a least number of them, so that an equal fighter needs two turns. */
export function monsterHitPoints({ monsters }: WorldRules, level: number): Dice {
  const { weakest, sides, least, squareOver } = monsters.hitPoints;
  return level < 1
    ? weakest
    : { count: Math.max(least, level + floorDiv(level * level, squareOver)), sides, bonus: 0 };
}

/**
 * Hits when so many points, level and AC together exceed one die; an armour class below 0 is redrawn from −1 to itself, and
 * takes a like draw off the damage, which stays at least 1. A weapon adds its to-hit and its damage.
 */
export function monsterBlow(
  chance: Chance,
  { monsters }: WorldRules,
  view: MonsterBlowView,
): number {
  const { toHit, die } = monsters.blows;
  const { level, dice, armourClass, weapon } = view;
  const thick = armourClass < 0 ? -armourClass : 0;
  const drawn = thick > 0 ? -(1 + chance.below(thick, 'armour')) : armourClass;
  const faces = toHit - 1 + level + drawn + (weapon?.toHit ?? 0);
  if (!chance.test(clamp(faces, 0, die), die, 'monster-hit')) {
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

/**
 * Hits when points of every missile, its own, those of a flight that counts the less the longer it is, and AC
 * together exceed one die; does 1 at least. Armour stops missiles, but softens none.
 */
export function monsterShot(
  chance: Chance,
  { monsters }: WorldRules,
  view: MonsterShotView,
): number {
  const { toHit: sure, near, far, die } = monsters.missiles;
  const { distance, dice, toHit, armourClass } = view;
  const flight = Math.max(far, near - distance);
  const faces = sure + toHit + flight + armourClass - 1;
  if (!chance.test(clamp(faces, 0, die), die, 'monster-hit')) {
    return 0;
  }
  return Math.max(1, chance.roll(dice.count, dice.sides, 'monster-damage') + dice.bonus);
}
