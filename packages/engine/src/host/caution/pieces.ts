// Commands of many moves in pieces, so that between two of them the danger can be weighed and the messages be read.

import { hostilesSeen, isCorpse, isInTheWay } from '../../face/index.ts';
import type { Command, GameView, Performed } from '../../game/index.ts';
import { FIELD_RANGES } from '../../game/index.ts';

/** A command in pieces. */
export interface Pieces {
  /** One of them, which is performed again and again. */
  readonly piece: Command;
  /** How many there are at most. */
  readonly most: number;
}

/** Moves of one piece of a rest or a search: a single one would not be broken off by what comes up. */
const MOVES_OF_PIECE = 2;

/** The pieces of a command; undefined: it has none. */
export function piecesOf(command: Command): Pieces | undefined {
  switch (command.kind) {
    case 'explore':
    case 'travel':
    case 'journey':
      return {
        piece: { ...command, steps: 1 },
        most: command.steps ?? FIELD_RANGES.steps[1],
      };
    case 'rest':
    case 'search':
      return command.count > MOVES_OF_PIECE
        ? {
            piece: { ...command, count: MOVES_OF_PIECE },
            most: Math.ceil(command.count / MOVES_OF_PIECE),
          }
        : undefined;
    default:
      return undefined;
  }
}

/** What ends a rest or a search. */
const ENDS: ReadonlySet<string> = new Set([
  'rest-interrupted',
  'travel-interrupted',
  'rested',
  'hidden-door-found',
  'hidden-passage-found',
]);

/** Whether a command that was performed in part goes on by itself. */
export function goesOn({ kind }: Command, { refusal, events, view }: Performed): boolean {
  if (refusal !== undefined || view.ending !== undefined || view.pending !== undefined) {
    return false;
  }
  return kind === 'rest' || kind === 'search'
    ? !events.some(event => ENDS.has(event.kind))
    : events.some(event => event.kind === 'walk-paused');
}

/** What ends an exploration and says why. */
const TOLD_ENDS: ReadonlySet<string> = new Set(['travel-interrupted', 'spotted', 'stairs-spotted']);

/**
 * Whether an exploration got somewhere and ended without a word: there is nowhere left to go, which it would say only
 * if it were begun once more.
 */
export function endsUntold(command: Command, before: GameView, after: Performed): boolean {
  const { view, refusal, events } = after;
  const isElsewhere = before.hero.x !== view.hero.x || before.hero.y !== view.hero.y;
  // It pauses after each of its pieces: only the last one counts.
  const pause = events.findLastIndex(({ kind }) => kind === 'walk-paused');
  const last = events.slice(pause + 1).filter(({ kind }) => kind !== 'tick');
  const isPaused = pause >= 0 && last.length === 0;
  return (
    command.kind === 'explore' &&
    command.steps === undefined &&
    isElsewhere &&
    refusal === undefined &&
    view.ending === undefined &&
    view.pending === undefined &&
    !hostilesSeen(view).some(isInTheWay) &&
    !isPaused &&
    !last.some(event => TOLD_ENDS.has(event.kind))
  );
}

/**
 * Whether an exploration ended only because a corpse came into sight, such as that of what the hero's dog has killed,
 * and nothing threatens.
 */
export function endsForRemains(command: Command, { view, refusal, events }: Performed): boolean {
  const pause = events.findLastIndex(({ kind }) => kind === 'walk-paused');
  const last = events.slice(pause + 1);
  const found = last.filter(({ kind }) => TOLD_ENDS.has(kind));
  return (
    command.kind === 'explore' &&
    refusal === undefined &&
    view.ending === undefined &&
    view.pending === undefined &&
    found.length > 0 &&
    found.every(event => event.kind === 'spotted' && isLyingCorpse(view, event.item)) &&
    !hostilesSeen(view).some(isInTheWay)
  );
}

function isLyingCorpse({ things }: GameView, item: number): boolean {
  return things.some(thing => thing.kind === 'item' && thing.id === item && isCorpse(thing));
}

/** Two pieces as one result, with the view of the second. */
export function joined(first: Performed, second: Performed): Performed {
  const offset = first.events.length;
  const later = Object.entries(second.renamed).map(
    ([place, names]) => [offset + Number(place), names] as const,
  );
  const atSecond = { ...second.names, ...second.renamed[0] };
  const renames = Object.keys(atSecond).length > 0 && second.events.length > 0;
  return {
    ...second,
    events: [...first.events, ...second.events],
    names: { ...second.names, ...first.names },
    renamed: {
      ...first.renamed,
      ...Object.fromEntries(later),
      ...(renames && { [offset]: atSecond }),
    },
    looks: { ...first.looks, ...second.looks },
  };
}

/** Whether enemies may be in sight without stopping a walk: the player's rules spare some. */
export function sparesEnemies({ own }: GameView): boolean {
  return own?.stops?.includes('-') === true;
}
