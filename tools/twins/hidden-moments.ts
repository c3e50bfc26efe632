// What of a creature changes from move to move and doesn't show, and saved games in which it differs.

import type { SavedGame } from '@roguewright/engine/game';

type SavedCreature = SavedGame['levels'][number][1]['creatures'][number];

/** One such number. */
export interface HiddenMoment {
  readonly title: string;
  differs(creature: SavedCreature): Partial<SavedCreature>;
}

/** Half a move, in beats: no house grant leaves as little. */
const HALF_A_MOVE = 300;

/** All hidden facts of a creature. */
export const HIDDEN_MOMENTS: readonly HiddenMoment[] = [
  { title: 'more time in hand', differs: ({ movement }) => ({ movement: movement + 1200 }) },
  { title: 'half a move in hand', differs: () => ({ movement: HALF_A_MOVE }) },
  { title: 'a debt of time', differs: ({ movement }) => ({ movement: movement - 1800 }) },
  { title: 'no energy for spells', differs: () => ({ energy: 0 }) },
  { title: 'moves since it saw the hero', differs: ({ lost }) => ({ lost: lost + 2 }) },
];

/** The game with that number changed of every creature on the hero's level. */
export function withHiddenMoment(saved: SavedGame, hidden: HiddenMoment): SavedGame {
  const levels = saved.levels.map(([depth, level]) => {
    const creatures = level.creatures.map(creature => ({
      ...creature,
      ...(depth === saved.seats[0]!.depth && hidden.differs(creature)),
    }));
    return [depth, { ...level, creatures }] as const;
  });
  return { ...saved, levels: levels as unknown as SavedGame['levels'] };
}
