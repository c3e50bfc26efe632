// What the hero does with boxes: opening them, and getting the better of their locks and traps. NetHack 3.6.7 src/pickup.c
// (doloot, use_container), src/lock.c (pick_lock, doforce), src/trap.c (untrap).

import {
  beatitudeOf,
  type GameObject,
  hasLock,
  isBoxTrapped,
  isLocked,
} from '../../../objects/index.ts';
import { hampered } from '../../forms/hampered.ts';
import { learnLock } from '../../items/handled/locks.ts';
import { doubtPart } from '../../items/learn-kind.ts';
import { changeTerrain } from '../../movement/change-terrain.ts';
import { floats } from '../../movement/floating.ts';
import { lookAround } from '../../movement/stepping.ts';
import { disarmBox, forceBox, pickBox, searchBox } from '../../powers/handling/boxes/box-deeds.ts';
import {
  AT_BOX,
  boxOnFloor,
  isKnownLocked,
  needsThought,
} from '../../powers/handling/boxes/box-menu.ts';
import { springBox } from '../../powers/handling/boxes/box-trap.ts';
import { canMove, forcingWeapon, pickView } from '../../powers/handling/boxes/box-views.ts';
import { movesLock } from '../../powers/handling/boxes/lock-rules.ts';
import { tellBox } from '../../powers/handling/boxes/tell-box.ts';
import { boxesHere, open } from '../../powers/handling/container.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import { keepAt } from './keep-at.ts';

const moveOf = ({ ruleset }: GameState) => ruleset.bridges.beats.move;

/** Moves for which the hero keeps at a lock. */
const boxTries = ({ ruleset }: GameState) => ruleset.slots.world.tools.boxes.tries;

/** Whether the hero can't reach what lies at his feet, or has no hands for it. */
function outOfReach(state: GameState): ActionResult | undefined {
  return floats(state) ? refuse('levitating') : hampered(state, 'apply');
}

/** Opens a box on the hero's square. One that is known to be locked or trapped asks first what to do. */
export function openBox(state: GameState, box: GameObject): ActionResult {
  if (needsThought(state, box)) {
    askDeed(state, 'box', { item: box.id }, false);
    return { cost: 0 };
  }
  return lift(state, box);
}

/** The hero tries the lid. */
function lift(state: GameState, box: GameObject): ActionResult {
  if (isLocked(box)) {
    learnLock(state, box);
    tellBox(state, box, 'locked');
    askDeed(state, 'box', { item: box.id }, true);
    return { cost: moveOf(state) };
  }
  if (hasLock(box)) {
    learnLock(state, box);
    doubtPart(state, box, 'trap');
  }
  if (isBoxTrapped(box)) {
    springBox(state, box);
    return { cost: moveOf(state) };
  }
  open(state, box);
  return { cost: 0 };
}

/** Opens a box at the hero's feet; of several he is asked which. */
export function lootHere(state: GameState): ActionResult {
  const boxes = boxesHere(state);
  const box = boxes.at(-1);
  if (box === undefined) {
    return refuse('nothing-to-open');
  }
  const unfit = outOfReach(state);
  if (unfit !== undefined) {
    return unfit;
  }
  if (boxes.length > 1) {
    askDeed(state, 'which-box', {}, false);
    return { cost: 0 };
  }
  return openBox(state, box);
}

/** Does what was answered about a box. */
export function doAtBox(state: GameState, id: number, choice: string): ActionResult {
  const box = boxOnFloor(state, id);
  if (box === undefined) {
    return refuse('nothing-to-open');
  }
  switch (choice) {
    case AT_BOX.leave:
      return { cost: 0 };
    case AT_BOX.open:
      return lift(state, box);
    case AT_BOX.force:
      return forceHere(state, box);
    case AT_BOX.search:
    case AT_BOX.disarm:
      return disarmHere(state, box);
    default: {
      const tool = state.sheet.inventory.find(Number(choice));
      return tool === undefined ? refuse('unknown-item') : unlock(state, tool, 0);
    }
  }
}

/** The topmost box with a lock at the hero's feet. */
function lockedBoxHere(state: GameState): GameObject | undefined {
  const boxes = boxesHere(state).filter(hasLock);
  return boxes.findLast(box => isKnownLocked(state, box)) ?? boxes.at(-1);
}

/** Forces the lock of the box at the hero's feet with the weapon in hand. @param given absent: the topmost */
export function forceHere(state: GameState, given?: GameObject): ActionResult {
  const box = given ?? lockedBoxHere(state);
  const unfit = outOfReach(state);
  if (box === undefined) {
    return refuse('nothing-to-open');
  }
  if (unfit !== undefined) {
    return unfit;
  }
  if (forcingWeapon(state.sheet) === undefined) {
    return refuse('no-lever');
  }
  if (!isLocked(box)) {
    if (state.sheet.lore.knows(box, 'lock')) {
      return refuse('box-not-locked');
    }
    learnLock(state, box);
    tellBox(state, box, 'not-locked');
    return { cost: moveOf(state) };
  }
  learnLock(state, box);
  return keepAt(
    state,
    boxTries(state),
    () => forceBox(state, box),
    () => tellBox(state, box, 'gave-up'),
  );
}

/** Looks for a trap on the box at the hero's feet, or takes off the one that he has found. @param given absent: the topmost */
export function disarmHere(state: GameState, given?: GameObject): ActionResult {
  const box = given ?? lockedBoxHere(state);
  if (box === undefined) {
    return refuse('nothing-to-disarm');
  }
  const unfit = outOfReach(state);
  if (unfit !== undefined) {
    return unfit;
  }
  if (state.sheet.lore.knows(box, 'trap')) {
    disarmBox(state, box);
  } else {
    searchBox(state, box);
  }
  return { cost: moveOf(state) };
}

/** Whether there is a box with a lock at the hero's feet. */
export function hasBoxHere(state: GameState): boolean {
  return lockedBoxHere(state) !== undefined;
}

/** Uses a tool for locks: at the box at the hero's feet, direction 0, or at a door beside him. */
export function unlock(state: GameState, tool: GameObject, direction: Direction): ActionResult {
  return direction === 0 ? unlockBox(state, tool) : unlockDoor(state, tool, direction);
}

function unlockBox(state: GameState, tool: GameObject): ActionResult {
  const box = lockedBoxHere(state);
  const unfit = outOfReach(state);
  if (box === undefined) {
    return refuse('no-lock-here');
  }
  if (unfit !== undefined) {
    return unfit;
  }
  const isCursed = beatitudeOf(tool) === 'cursed';
  if (!canMove(state, pickView(state, tool, 'box', isCursed), { locked: isLocked(box) })) {
    learnLock(state, box);
    return refuse('cannot-lock-with-that');
  }
  return keepAt(
    state,
    boxTries(state),
    () => pickBox(state, box, tool),
    () => tellBox(state, box, 'gave-up'),
  );
}

/** Unlocks or locks a door. Label: `lock`. */
function unlockDoor(state: GameState, tool: GameObject, direction: Direction): ActionResult {
  const { map } = state.level;
  const square = map.neighbour(state.hero.square, direction);
  const terrain = map.terrainAt(square);
  if (terrain !== 'locked-door' && terrain !== 'closed-door') {
    return refuse('no-lock-here');
  }
  const locked = terrain === 'locked-door';
  const view = pickView(state, tool, 'door', beatitudeOf(tool) === 'cursed');
  if (!canMove(state, view, { locked })) {
    return refuse('cannot-lock-with-that');
  }
  const [x, y] = [map.x(square), map.y(square)];
  const { boxes } = state.ruleset.slots.world.tools;
  return keepAt(
    state,
    boxTries(state),
    () => {
      if (!movesLock(state.luck('boxes'), boxes, view)) {
        return false;
      }
      changeTerrain(state, square, locked ? 'closed-door' : 'locked-door');
      state.logFelt(locked ? 'door-unlocked' : 'door-sealed', x, y);
      lookAround(state);
      return true;
    },
    () => state.logFelt('door-lock-held', state.hero.id, x, y),
  );
}
