// Getting onto a steed, and down from it. NetHack 3.6.7 src/steed.c (doride, mount_steed, dismount_steed).

import { getDown, mountRefusal, tryToMount } from '../../companions/riding.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';

/** A rider gets down, whatever the direction; a hero on foot tries to mount the creature there. */
export function ride(state: GameState, direction: Direction): ActionResult {
  const { sheet, level, hero, ruleset } = state;
  const { move } = ruleset.bridges.beats;
  if (sheet.riding !== undefined) {
    return getDown(state) ? { cost: move } : { refused: 'hard-to-get-down', usesMove: true };
  }
  const id = direction === 0 ? 0 : level.map.occupant[level.map.neighbour(hero.square, direction)]!;
  if (id === 0 || !state.perceives(state.creature(id))) {
    return refuse('nothing-to-ride');
  }
  const steed = state.creature(id);
  const refused = mountRefusal(state, steed);
  if (refused !== undefined) {
    return refuse(refused);
  }
  if (sheet.conditions.has('stunned')) {
    return refuse('stunned');
  }
  tryToMount(state, steed);
  return { cost: move };
}

/** Whether the steed can't move now, so that its rider can't either: it sleeps, is held, or eats. */
export function isSteedStill({ sheet }: GameState): boolean {
  const steed = sheet.riding?.steed;
  return steed !== undefined && (steed.conditions.helpless || (steed.pet?.eating ?? 0) > 0);
}
