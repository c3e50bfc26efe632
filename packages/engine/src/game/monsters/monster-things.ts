// Monsters' use of items: potions, scrolls and wands. NetHack 3.6.7 src/muse.c (use_defensive,
// use_offensive), src/teleport.c (rloc).

import type { Creature } from '../../actors/index.ts';
import { chargesOf, type GameObject, isDust, setCharges, TYPE } from '../../objects/index.ts';
import { learnWorked } from '../items/charges/learn-charges.ts';
import { learnKind } from '../items/learn-kind.ts';
import { takeOne } from '../items/monster-pack.ts';
import { isRod, rodCharge, setEnergy } from '../items/rods.ts';
import { carriedOrder, releaseCarried } from '../magic/carried-spell.ts';
import { teleportCreature } from '../movement/teleport.ts';
import type { GameState } from '../state/state.ts';
import { fromAim } from './monster-aim.ts';

/** Drinks or reads the item at an inventory index. */
export function useThing(state: GameState, monster: Creature, index: number): void {
  const item = takeOne(state, monster, index);
  state.scratch.usedUp.set(item.id, item);
  if (item.archetype.type === TYPE.scroll) {
    readAway(state, monster, item);
    return;
  }
  state.logSeen('quaffed', monster, monster.id, item.id);
  releaseCarried(state, carriedOrder(item, item.inventory[0]!, monster.id, 0));
}

function readAway(state: GameState, monster: Creature, scroll: GameObject): void {
  const sawIt = state.perceives(monster);
  const from = monster.square;
  state.logSeen('read-scroll', from, monster.id, scroll.id);
  teleportCreature(state, monster);
  if (sawIt && monster.square !== from) {
    learnKind(state, scroll);
  }
}

/** Takes a wand's charge, a rod's energy or a pinch of dust. @returns what releases the spell */
function spendShot(state: GameState, monster: Creature, index: number): GameObject {
  const item = monster.carried[index]!;
  const energy = rodCharge(state, item);
  if (energy !== undefined) {
    setEnergy(state, item, energy.left - energy.cost);
    return item;
  }
  if (isDust(item.archetype)) {
    const pinch = takeOne(state, monster, index);
    state.scratch.usedUp.set(pinch.id, pinch);
    return pinch;
  }
  const { left, recharged } = chargesOf(item);
  setCharges(item, { left: left - 1, recharged });
  return item;
}

/** Zaps the wand, rod or dust at an inventory index. The hero recognises an effect that he sees. */
export function zapWand(
  state: GameState,
  monster: Creature,
  index: number,
  direction: number,
): void {
  const wand = spendShot(state, monster, index);
  const sawIt = state.perceives(monster);
  const told = isDust(wand.archetype) ? 'thrown' : 'zapped';
  state.logSeen(told, monster, monster.id, wand.id);
  if (sawIt && wand.archetype.type === TYPE.wand && !isRod(wand)) {
    learnWorked(state, wand);
  }
  const order = carriedOrder(wand, wand.inventory[0]!, monster.id, direction);
  if (fromAim(state, monster, direction, () => releaseCarried(state, order)) && sawIt) {
    learnKind(state, wand);
  }
}
