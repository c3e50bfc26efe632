// What hands do at a box, one move at a time: picking, forcing, kicking, looking for its trap and taking it off. NetHack
// 3.6.7 src/lock.c (picklock, forcelock, breakchestlock), src/trap.c (untrap), src/dokick.c (really_kick_object).

import {
  beatitudeOf,
  type GameObject,
  isBoxTrapped,
  isLocked,
  TYPE,
} from '../../../../objects/index.ts';
import { wakeWithin } from '../../../body/rousing.ts';
import { layDown, loseFromFloor } from '../../../items/floor.ts';
import { takeFromInside, takePiece } from '../../../items/handled/contents.ts';
import {
  breakLock,
  learnBoxTrap,
  learnLock,
  setLocked,
  takeTrap,
} from '../../../items/handled/locks.ts';
import { useUp } from '../../../items/pack.ts';
import { lookAtFloor } from '../../../movement/stepping.ts';
import type { GameState } from '../../../state/state.ts';
import { springBox } from './box-trap.ts';
import { boxDisarmView, forceView, forcingWeapon, pickView, searchView } from './box-views.ts';
import { forceOnce, isLostInBox, kickOpensBox, movesLock } from './lock-rules.ts';
import { tellBox } from './tell-box.ts';
import { disarmsBox, findsBoxTrap } from './trap-rules.ts';

const rulesOf = ({ ruleset }: GameState) => ruleset.slots.world.tools.boxes;

/** One move with a tool at the lock of a box. Label: `lock`. @returns whether it moved */
export function pickBox(state: GameState, box: GameObject, tool: GameObject): boolean {
  const view = pickView(state, tool, 'box', beatitudeOf(tool) === 'cursed');
  if (!movesLock(state.luck('boxes'), rulesOf(state), view)) {
    return false;
  }
  const locked = !isLocked(box);
  setLocked(state, box, locked);
  tellBox(state, box, locked ? 'locked-up' : 'unlocked');
  if (isBoxTrapped(box)) {
    springBox(state, box);
  }
  return true;
}

/** One move of forcing the lock of a box with the weapon in hand. @returns whether there is nothing more to do */
export function forceBox(state: GameState, box: GameObject): boolean {
  const weapon = forcingWeapon(state.sheet);
  const view = forceView(state, undefined);
  if (weapon === undefined || view === undefined) {
    return true;
  }
  const { wakesPerLevel } = rulesOf(state);
  if (!view.blade) {
    wakeWithin(state, state.hero.square, wakesPerLevel * state.sheet.level);
  }
  switch (forceOnce(state.luck('boxes'), rulesOf(state), view)) {
    case 'holds':
      return false;
    case 'blade-breaks':
      tellBox(state, box, 'blade-broken');
      useUp(state, weapon);
      return true;
    case 'opens':
      state.ports.shops.spoilt(box);
      breakLock(state, box);
      tellBox(state, box, 'forced');
      return true;
    case 'smashed':
      smash(state, box);
      return true;
  }
}

/** The box is in pieces: what was in it lies on the floor, and some of it is broken. Label: `lost`. */
function smash(state: GameState, box: GameObject): void {
  const { hero } = state;
  tellBox(state, box, 'smashed');
  for (const thing of [...box.inventory]) {
    takeFromInside(box, thing);
    const isPotion = thing.archetype.type === TYPE.potion;
    if (isPotion || isLostInBox(state.luck('boxes'), rulesOf(state))) {
      breakPiece(state, thing);
    }
    if (thing.count > 0) {
      layDown(state, hero.square, thing);
    }
  }
  loseFromFloor(state, hero.square, box, box.count);
  lookAtFloor(state);
}

/** One piece of what is in a box breaks. */
function breakPiece(state: GameState, thing: GameObject): void {
  state.scratch.usedUp.set(thing.id, thing);
  state.ports.shops.lost(thing, 1);
  state.logFelt('broke-inside', state.hero.id, thing.id);
  takePiece(thing);
}

/** A kick meets a box. Labels: `spared`, `lid`, `martial-lid`. @returns whether that was all it did */
export function kickBox(state: GameState, box: GameObject, martial: boolean): boolean {
  const { kick } = rulesOf(state);
  const chance = state.luck('boxes');
  for (const thing of box.inventory.filter(({ archetype }) => archetype.type === TYPE.potion)) {
    if (!chance.test(kick.spares, 100, 'spared')) {
      breakPiece(state, thing);
      if (thing.count <= 0) {
        takeFromInside(box, thing);
      }
    }
  }
  const locked = isLocked(box);
  if (!kickOpensBox(chance, rulesOf(state), { locked, martial })) {
    return false;
  }
  if (locked) {
    state.ports.shops.spoilt(box);
    breakLock(state, box);
    tellBox(state, box, 'lock-kicked');
  } else {
    learnLock(state, box);
    tellBox(state, box, 'lid-slams');
  }
  if (isBoxTrapped(box)) {
    springBox(state, box);
  }
  return true;
}

/** Looks for the trap of a box. Labels: `finds`, `dreams`. @returns whether the hero believes that there is one */
export function searchBox(state: GameState, box: GameObject): boolean {
  const view = searchView(state, isBoxTrapped(box));
  const finds = findsBoxTrap(state.luck('boxes'), rulesOf(state), view);
  if (finds) {
    learnBoxTrap(state, box);
  }
  tellBox(state, box, finds ? 'trap-found' : 'no-trap-found');
  return finds;
}

/** Takes the trap off a box. Label: `disarms`. */
export function disarmBox(state: GameState, box: GameObject): void {
  if (!isBoxTrapped(box)) {
    takeTrap(state, box);
    tellBox(state, box, 'no-trap-there');
    return;
  }
  if (disarmsBox(state.luck('boxes'), rulesOf(state), boxDisarmView(state))) {
    takeTrap(state, box);
    tellBox(state, box, 'disarmed');
  } else {
    springBox(state, box);
  }
}
