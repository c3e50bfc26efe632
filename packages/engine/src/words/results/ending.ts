// How a game ended, what it was worth, and why the hall ranks it apart.

import { withArticle } from '../../english/index.ts';
import type { GameView, HallEntry, HallMark } from '../../game/index.ts';

/** How the game ended; empty while it goes on. */
export function tellEnding({ ending, hero }: GameView): string {
  if (ending === undefined) {
    return '';
  }
  const who = `${hero.name} the ${hero.race} ${hero.role}`;
  const when = `on turn ${ending.turn}`;
  if (ending.kind === 'won') {
    return `${who} climbed out of the dungeon ${when}, alive.`;
  }
  const during = ending.during === undefined ? '' : `, while ${ending.during},`;
  return `${who} was killed by ${killedBy(ending.killer)}${during} ${when}.`;
}

/** The value of a game: `120 points: experience level 3, deepest dungeon level 2.` */
export function tellScore({ points, hero, deepestLevel }: GameView): string {
  const worth = `${points} ${points === 1 ? 'point' : 'points'}`;
  return `${worth}: experience level ${hero.level}, deepest dungeon level ${deepestLevel}.`;
}

/** How a game ended, in a line of the hall: `Killed by a jackal, while fainting`. */
export function tellHallEnd({
  end,
  killer,
  during,
}: Pick<HallEntry, 'end' | 'killer' | 'during'>): string {
  if (end === 'won') {
    return 'Got out alive, with the Amulet';
  }
  return `Killed by ${killedBy(killer)}${during === '' ? '' : `, while ${during}`}`;
}

const MARKS: Readonly<Record<HallMark, string>> = {
  'seed-chosen': 'the seed was chosen',
  exported: 'exported while it was being played',
  brought: 'imported from a file',
  forked: 'goes on from a point of another game',
  'shared-world': 'of a shared world',
  'not-repeatable': 'can’t be replayed',
};

/**
 * Why a game of the hall is ranked apart: `The seed was chosen; imported from a file`.
 * @param heroes of its shared world
 */
export function tellHallMarks(marks: readonly HallMark[], heroes?: number): string {
  const count = heroes === undefined || heroes < 2 ? '' : ` of ${heroes} heroes`;
  return marks
    .map(mark => (mark === 'shared-world' ? `${MARKS[mark]}${count}` : MARKS[mark]))
    .join('; ')
    .replace(/^./, letter => letter.toUpperCase());
}

/** Causes of death that aren't creatures and take no article. */
const CAUSES: ReadonlySet<string> = new Set([
  'hunger',
  'bad luck',
  'choking',
  'exhaustion',
  'falling rocks',
  'poison',
  'strangulation',
]);

/** The killer with its article; unchanged for a cause that takes none or a name that has one. */
function killedBy(killer: string): string {
  return CAUSES.has(killer) ? killer : withArticle(killer);
}
