// A monster's weapon: the one in its inventory with the highest damage. NetHack 3.6.7 src/weapon.c
// (select_hwep, dmgval, hitval), src/mhitu.c (mattacku, hitmu: AT_WEAP).

import { brandPercent, type Creature } from '../../actors/index.ts';
import {
  type Archetype,
  type CreatureBlow,
  enchantmentsOf,
  factOf,
  type GameObject,
  TYPE,
  weaponFacts,
} from '../../objects/index.ts';
import type { MonsterBlowView } from '../../rulesets/index.ts';
import type { GameState } from '../state/state.ts';
import { trueFactsOf } from '../state/true-facts.ts';

/** A weapon as input of a monster's blow, and the attack types that it carries. */
export interface HeldWeapon extends NonNullable<MonsterBlowView['weapon']> {
  /** Bits; absent: none. */
  readonly attackTypes?: number;
}

/**
 * A monster's blow with its weapon; only blows of the method `weapon` use it.
 * @param branded percent of the dice that its attack types add
 */
export function blowView(
  { blowLevel: level, carried }: Creature,
  { method, dice }: CreatureBlow,
  armourClass: number,
  branded = 0,
): MonsterBlowView {
  const weapon = method === 'weapon' && carried.length > 0 ? weaponIn(carried) : undefined;
  const bare = { level, dice, armourClass };
  // Nearly all blows, and putting records together takes longer than the blow.
  if (weapon === undefined && branded <= 0) {
    return bare;
  }
  return { ...bare, ...(weapon !== undefined && { weapon }), ...(branded > 0 && { branded }) };
}

/** Percent of its dice that the forces on a creature add to its blows at another. */
export function brandAgainst(state: GameState, striker: Creature, target: Creature): number {
  const { attackTypes } = striker.forces.sum;
  return attackTypes === 0
    ? 0
    : brandPercent(state.ruleset, attackTypes, trueFactsOf(state, target).resistances);
}

/** Bits of the attack types of a monster's blows: its kind's, its forces' and its weapon's. */
export function attackTypesOf({ archetype, forces, facts, carried }: Creature): number {
  const own = factOf(archetype, 'attacktype') | forces.sum.attackTypes;
  const isArmed = carried.length > 0 && facts.blows.some(({ method }) => method === 'weapon');
  return isArmed ? own | (weaponIn(carried)?.attackTypes ?? 0) : own;
}

/** The bonus of the weapon with the highest damage; undefined without any. */
function weaponIn(carried: readonly GameObject[]): HeldWeapon | undefined {
  return strongest(
    carried.filter(({ archetype }) => archetype.type === TYPE.weapon).map(heldThing),
  );
}

/** A weapon as input of a monster's blow. */
function heldThing(item: GameObject): HeldWeapon {
  const { toHit, toDam } = enchantmentsOf(item);
  return heldView(item.archetype, toHit, toDam);
}

/** A weapon of a kind and enchantment as input of a monster's blow. */
export function heldView(archetype: Archetype, toHit: number, toDam: number): HeldWeapon {
  const facts = weaponFacts(archetype);
  const attackTypes = factOf(archetype, 'attacktype');
  return {
    dice: { count: facts.dice, sides: facts.sides, bonus: facts.toDam + toDam },
    toHit: facts.toHit + toHit,
    ...(attackTypes !== 0 && { attackTypes }),
  };
}

/** The weapon with the highest damage, the first of equal ones; undefined if none adds any. */
export function strongest(weapons: readonly HeldWeapon[]): HeldWeapon | undefined {
  let best: HeldWeapon | undefined;
  let most = 0;
  for (const weapon of weapons) {
    const greatest = weapon.dice.count * weapon.dice.sides + weapon.dice.bonus;
    if (greatest > most) {
      most = greatest;
      best = weapon;
    }
  }
  return best;
}
