// Tools for locks: keys, picks and cards. The command `apply` keeps at the lock for several moves; this is one of them.

import type { Foretells, PowerDeed } from '../../../state/power-deed.ts';
import { boxesHere } from '../container.ts';
import { pickView } from './box-views.ts';
import { pickPercent, within } from './lock-rules.ts';

/** Percent of a whole. */
const WHOLE = 100;

/** The chance of a move, at a box underfoot or a door. */
const foretells: Foretells = (state, { tool, beatitude, direction }) => {
  const { boxes } = state.ruleset.slots.world.tools;
  const at = direction === 0 ? 'box' : 'door';
  const isThere = direction !== 0 || boxesHere(state).length > 0;
  const each = isThere
    ? pickPercent(boxes, pickView(state, tool, at, beatitude === 'cursed')) / WHOLE
    : 0;
  if (each === 0) {
    return [{ outcome: { kind: 'nothing' }, probability: 1 }];
  }
  const most = boxes.tries;
  return [
    { outcome: { kind: 'lock-moves' }, probability: each },
    { outcome: { kind: 'lock-moves-within', most }, probability: within(each, most) },
  ];
};

/** The tool. */
export const lockTool: PowerDeed = {
  word: 'lock-tool',
  aimed: true,
  applied: (state, tool) => {
    state.logFelt('nothing-happens', state.hero.id, tool.id);
    return false;
  },
  foretells,
};
