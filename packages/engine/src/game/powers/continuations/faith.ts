// Questions of faith: whether a hero changes his god at an altar, and to which god a new hero prays.

import { rolesGods } from '../../../actors/index.ts';
import { beginFaith, changeGod } from '../../body/faith.ts';
import { godOfAltar } from '../../state/altars.ts';
import type { GameState } from '../../state/state.ts';
import type { Continuation } from './continuation.ts';

/** Changes the hero's god to that of the altar on which he kneels. */
export const conversion: Continuation<'conversion'> = {
  isHarmless: () => true,
  asking: () => ({ kind: 'yes' }),
  shown: (state, { altar }) => ({
    subject: godOfAltar(state, altar)?.name ?? 'nobody',
    left: Math.max(0, state.sheet.grace),
  }),
  answered: (state, { facts: { altar } }, yes) => {
    const god = godOfAltar(state, altar);
    if (yes && god !== undefined) {
      changeGod(state, god);
    }
  },
  left: () => undefined,
};

/** The god of a new hero whose role has several. Without an answer he prays to the first. */
export const firstGod: Continuation<'first-god'> = {
  isHarmless: () => true,
  asking: state => ({
    kind: 'choice',
    choices: rolesGods(state.content, state.sheet.role).map(({ id, name }) => ({
      id,
      text: name,
    })),
  }),
  answered: (state, _, choice) => chooseFirst(state, choice),
  left: () => undefined,
};

function chooseFirst(state: GameState, choice: string): void {
  const god = rolesGods(state.content, state.sheet.role).find(({ id }) => id === choice);
  if (god !== undefined) {
    beginFaith(state, god);
  }
}
