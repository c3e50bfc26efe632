// Monsters' hit dice by level, and their blows and missiles by NetHack's rules. NetHack 3.6.7 src/mhitu.c
// (mattacku, hitmu), src/mthrowu.c (m_throw, thitu).

import type { Chance, Dice } from '../chance/index.ts';
import { clamp, floorDiv, truncDiv } from '../integers/index.ts';
import type { WorldRules } from './rules.ts';
import type { MonsterBlowView, MonsterShotView } from './views.ts';

/**
 * Hit dice: level plus a share of its square. A minimum makes an equal opponent take at least two turns to
 * kill.
 */
export function monsterHitPoints({ monsters }: WorldRules, level: number): Dice {
  const { weakest, sides, least, squareOver } = monsters.hitPoints;
  return level < 1
    ? weakest
    : { count: Math.max(least, level + floorDiv(level * level, squareOver)), sides, bonus: 0 };
}

/**
 * A blow hits if `toHit` + level + armour class + the weapon's to-hit exceeds the die. A negative armour
 * class is replaced by a uniform draw from −1 to itself. A second such draw reduces the damage, to 1 at
 * least.
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
  const added = truncDiv(bare * (view.branded ?? 0), WHOLE);
  const damage = bare + added + (weapon === undefined ? 0 : weaponDamage(chance, weapon.dice));
  if (thick === 0 || damage < 1) {
    return damage;
  }
  return Math.max(1, damage - 1 - chance.below(thick, 'armour-soaks'));
}

/** Percent of a whole. */
const WHOLE = 100;

function weaponDamage(chance: Chance, { count, sides, bonus }: Dice): number {
  return Math.max(0, chance.roll(count, sides, 'weapon-damage') + bonus);
}

/**
 * A missile hits if the base, its own to-hit, the flight bonus (less at a distance) and the armour class
 * together exceed the die. It does at least 1 damage. Armour doesn't reduce the damage.
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
