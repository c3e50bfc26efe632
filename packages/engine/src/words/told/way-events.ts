// The names of places, and the events of ways between them in sentences.

import type { GameEventOf, WayEventKind } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

/** Keys of the levels of one branch, and the names of the branches in their order, long and short. */
const KEYS_OF_A_BRANCH = 100;
const BRANCHES = [
  ['the Mines', 'Mines'],
  ['the Sewers', 'Sewers'],
  ['the Keep', 'Keep'],
  ['the Drowned Halls', 'Drowned'],
  ['the Maze', 'Maze'],
] as const;

/** The names of the branch of a level; undefined for the main dungeon and for places beside it. */
function branchNames(level: number): (typeof BRANCHES)[number] | undefined {
  return level < KEYS_OF_A_BRANCH ? undefined : BRANCHES[Math.floor(level / KEYS_OF_A_BRANCH) - 1];
}

/** The name of a level by its key, within a sentence: `the town`, `dungeon level 3`, `level 2 of the Mines`. */
export function placeName(level: number): string {
  const [branch] = branchNames(level) ?? [];
  if (branch !== undefined) {
    return `level ${level % KEYS_OF_A_BRANCH} of ${branch}`;
  }
  return level === 0 ? 'the town' : level < 0 ? 'home' : `dungeon level ${level}`;
}

/** Where a hero is, by the key of his level: `in the town`, `at home`, `on dungeon level 3`. */
export function tellPlace(level: number): string {
  return level === 0 ? 'in the town' : level < 0 ? 'at home' : `on ${placeName(level)}`;
}

/** A place on a narrow panel: `town`, `home`, `dungeon 3`, `Mines 2`. */
export function shortPlaceName(level: number): string {
  const [, branch] = branchNames(level) ?? [];
  if (branch !== undefined) {
    return `${branch} ${level % KEYS_OF_A_BRANCH}`;
  }
  return level === 0 ? 'town' : level < 0 ? 'home' : `dungeon ${level}`;
}

/** Where stairs have led. */
export function tellClimbed(level: number, from: number): string {
  const stairs = level > from ? 'You go down the stairs.' : 'You climb the stairs.';
  if (level === 0) {
    return `${stairs} You come out into the open.`;
  }
  const [branch] = branchNames(level) ?? [];
  const isOther = branchNames(from)?.[0] !== branch;
  return isOther ? `${stairs} You come to ${branch ?? 'the dungeon'}.` : stairs;
}

type Teller<Kind extends WayEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
export const wayTellers: { readonly [Kind in WayEventKind]: Teller<Kind> } = {
  recalled: ({ level }) => `You are called away. You are ${tellPlace(level)}.`,
  'passed-through': ({ level }) => `You go through. You are ${tellPlace(level)}.`,
  'way-underfoot': ({ fixture }, say) => {
    const text = say.text(fixture);
    return `You stand before ${say.some(fixture)}${text === '' ? '' : `: ${text}`}.`;
  },
  'portal-begun': ({ fixture }, say) => `The air splits: ${say.some(fixture)}.`,
  'portal-open': ({ fixture }, say) => `${say.subject(fixture)} is open.`,
  'way-marked': () =>
    'The spell takes hold of this place. Cast it again where the way shall begin.',
  attuned: ({ fixture }, say) => `${say.subject(fixture)} hums. A town portal will lead you here.`,
  'body-burnt': ({ item }, say) => `${say.subject(item)} burns away.`,
  raised: ({ actor }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'are', 'is')} back among the living.`,
  woken: ({ level }) => `You wake up ${tellPlace(level)}. Some of what you knew is gone.`,
  'amulet-holds': () => 'The Amulet won’t leave the dungeon by magic: it holds you where you are.',
};
