// The question what to do with a box that is locked or trapped. Its answers take moves of their own, which the command that
// answers performs.

import { type GameObject, hasLock, isLocked } from '../../../../objects/index.ts';
import { thingNameOf } from '../../../items/learn-kind.ts';
import type { GameState } from '../../../state/state.ts';
import { isBoxOrBag } from '../box-or-bag.ts';
import type { DeedQuestion } from '../deed-question.ts';
import { canMove, forcingWeapon, lockTools, pickView } from './box-views.ts';

/** The answers, besides the ids of tools. */
export const AT_BOX = {
  open: 'open',
  force: 'force',
  search: 'search',
  disarm: 'disarm',
  leave: 'leave',
} as const;

/** The box on the floor with an id; undefined: it is there no longer. */
export function boxOnFloor({ level, hero }: GameState, id: number): GameObject | undefined {
  return level.items.get(hero.square)?.find(thing => thing.id === id);
}

/** Whether the hero knows that a box is locked. */
export function isKnownLocked({ sheet }: GameState, box: GameObject): boolean {
  return isLocked(box) && sheet.lore.knows(box, 'lock');
}

/** Whether a box asks what to do with it before it is opened. */
export function needsThought(state: GameState, box: GameObject): boolean {
  return isKnownLocked(state, box) || state.sheet.lore.knows(box, 'trap');
}

/** The question. The answers are carried out by `actions/handling/boxes.ts`. */
export const atBox: DeedQuestion<'choice'> = {
  isHarmless: () => true,
  asking: (state, { item }) => {
    const box = boxOnFloor(state, item);
    const locked = box !== undefined && isKnownLocked(state, box);
    const trapped = box !== undefined && state.sheet.lore.knows(box, 'trap');
    const tools = lockTools(state).filter(tool =>
      canMove(state, pickView(state, tool, 'box', false), { locked }),
    );
    const weapon = forcingWeapon(state.sheet);
    const verb = locked ? 'Unlock' : 'Lock';
    return {
      kind: 'choice',
      choices: [
        ...(locked ? [] : [{ id: AT_BOX.open, text: 'Open it' }]),
        ...(box !== undefined && hasLock(box)
          ? tools.map(tool => ({
              id: String(tool.id),
              text: `${verb} it with ${thingNameOf(state, tool).one}`,
            }))
          : []),
        ...(locked && weapon !== undefined
          ? [{ id: AT_BOX.force, text: `Force it with the ${thingNameOf(state, weapon).name}` }]
          : []),
        trapped
          ? { id: AT_BOX.disarm, text: 'Take the trap off' }
          : { id: AT_BOX.search, text: 'Look for a trap' },
        { id: AT_BOX.leave, text: 'Leave it' },
      ],
    };
  },
  shown: (state, { item }) => {
    const pile = boxOnFloor(state, item);
    return pile === undefined ? {} : { pile };
  },
  answered: () => undefined,
};

/** Which of several boxes is meant. */
export const whichBox: DeedQuestion<'choice'> = {
  isHarmless: () => true,
  asking: state => ({
    kind: 'choice',
    choices: (state.level.items.get(state.hero.square) ?? [])
      .filter(thing => hasLock(thing) || isBoxOrBag(thing))
      .toReversed()
      .map(box => ({ id: String(box.id), text: thingNameOf(state, box).whole ?? box.name })),
  }),
  answered: () => undefined,
};
