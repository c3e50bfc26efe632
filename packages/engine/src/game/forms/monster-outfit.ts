// What a monster wears, holds and carries when it gets another body: its armour first, then its weapon, then whatever
// is too heavy. A monster wears the first piece of each kind that it carries and that fits it. NetHack 3.6.7
// src/worn.c (mon_break_armor), src/weapon.c (possibly_unwield), src/mon.c (newcham, max_mon_load).

import {
  type Creature,
  type FormTraits,
  formTraits,
  GRAMS_PER_UNIT,
  handObstacle,
  outfitFate,
  SIZE_NUMBERS,
  wearObstacle,
} from '../../actors/index.ts';
import { floorDiv } from '../../integers/index.ts';
import {
  type Archetype,
  type EquipmentSlot,
  type GameObject,
  isArmourSlot,
  isArtifact,
  TYPE,
  wearKindOf,
  weightOf,
} from '../../objects/index.ts';
import type { FormRules } from '../../worldrules/index.ts';
import { leaveOn } from '../items/floor.ts';
import { destroyCarried, takePile } from '../items/monster-pack.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { isRigid } from './settle-outfit.ts';

/** Settles what a monster carries on the body that it has now. @param before the kind that it was */
export function settleMonsterOutfit(state: GameState, monster: Creature, before: Archetype): void {
  const now = formTraits(monster.archetype);
  for (const [slot, item] of wornBy(monster, formTraits(before))) {
    const fate = outfitFate(now, slot, {
      rigid: isRigid(item),
      durable: isArtifact(item.archetype),
    });
    if (fate === 'bursts') {
      state.logSeen('outfit-burst', monster, monster.id, item.id);
      destroyCarried(state, monster, item, item.count);
    } else if (fate === 'falls') {
      drop(state, monster, item, 'outfit-fell');
    }
  }
  if (handObstacle(now) !== undefined) {
    for (const item of monster.carried.filter(({ archetype }) => archetype.type === TYPE.weapon)) {
      drop(state, monster, item, 'outfit-fell');
    }
  }
  lightenLoad(state, monster);
  lookAtFloor(state);
}

/** The pieces that a monster of a body wears: the first of each kind that fits. */
function wornBy(
  { carried }: Creature,
  traits: FormTraits,
): readonly (readonly [slot: EquipmentSlot, item: GameObject])[] {
  const worn = new Map<EquipmentSlot, GameObject>();
  for (const item of carried) {
    const slot = wearKindOf(item.archetype);
    if (slot !== undefined && slot !== 'ring' && isArmourSlot(slot) && !worn.has(slot)) {
      if (wearObstacle(traits, slot, isRigid(item)) === undefined) {
        worn.set(slot, item);
      }
    }
  }
  return [...worn];
}

/** Drops what it carries last, until the rest isn't too heavy. */
function lightenLoad(state: GameState, monster: Creature): void {
  const most = greatestLoad(state.ruleset.slots.world.forms, formTraits(monster.archetype));
  for (;;) {
    const things = thingsOf(monster);
    const item = things.at(-1);
    if (item === undefined || loadOfThings(things) <= most) {
      return;
    }
    drop(state, monster, item, 'load-dropped');
  }
}

function thingsOf({ carried }: Creature): readonly GameObject[] {
  return carried.filter(({ archetype }) => archetype.type !== TYPE.spell);
}

function loadOfThings(things: readonly GameObject[]): number {
  const grams = things.reduce((sum, item) => sum + weightOf(item), 0);
  return floorDiv(grams, GRAMS_PER_UNIT);
}

/** What a monster of a body can carry, in tenths of a pound. Rounding: down; 1 at least. */
function greatestLoad({ load }: FormRules, traits: FormTraits): number {
  const { most, body, bodySize, weakOver } = load;
  const { weight, strong, size } = traits;
  const byWeight = !strong || weight > body;
  const own =
    weight === 0
      ? floorDiv(most * SIZE_NUMBERS[size], bodySize)
      : byWeight
        ? floorDiv(most * weight, body)
        : most;
  return Math.max(1, strong ? own : floorDiv(own, weakOver));
}

/** Whether a monster can carry something besides what it carries already. */
export function canCarry({ ruleset }: GameState, monster: Creature, item: GameObject): boolean {
  const most = greatestLoad(ruleset.slots.world.forms, formTraits(monster.archetype));
  return item.fact('chained') === 0 && loadOfThings([...thingsOf(monster), item]) <= most;
}

function drop(
  state: GameState,
  monster: Creature,
  item: GameObject,
  how: 'outfit-fell' | 'load-dropped',
): void {
  state.logSeen(how, monster, monster.id, item.id);
  leaveOn(state.level, monster.square, [takePile(monster, item)]);
}
