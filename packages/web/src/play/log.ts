// The lines of the log: what words make of events, kept by game so that a reload loses none.

import { QUIET_LINES, seenHere, tellQuiet, tellRefused } from '@roguewright/engine/face';
import type { Command, GameView, Performed } from '@roguewright/engine/game';
import { type Causes, tellEvents, type Weight, weightOf } from '@roguewright/engine/words';

/** What words make of an event; `command` tells apart the lines of different commands. */
interface ToldLine {
  readonly text: string;
  readonly command: number;
  /** The hero could not do it, or the page could not. */
  readonly isRefusal: boolean;
  /** How much it weighs; absent: an ordinary line. */
  readonly weight?: Exclude<Weight, 'plain'>;
}

/** One line of the log. */
export interface LogLine extends ToldLine {
  /** Counts the lines of the game: a line keeps it, so that none is read aloud twice. */
  readonly number: number;
  /** How often the same was said in a row: 1 for once. */
  readonly times: number;
}

/** Lines kept. */
export const LOG_LENGTH = 200;

/**
 * The lines that a command produced.
 * @param before the view before it; absent: not known
 * @param known the view that tells who his pets were; absent: the same
 */
export function linesOf(
  performed: Performed,
  before?: GameView,
  known: GameView | undefined = before,
): ToldLine[] {
  const { refusal, sequence: command } = performed;
  const told = [...tellEvents(performed), seenHere(before, performed)]
    .map((text, place) => ({
      text,
      command,
      isRefusal: false,
      ...weighed(performed, place, known),
    }))
    .filter(({ text }) => text !== '');
  return refusal === undefined
    ? told
    : [...told, { text: tellRefused(performed.view, refusal.reason), command, isRefusal: true }];
}

/** The weight of the event at a place; nothing for an ordinary one. */
function weighed(
  { events, names }: Performed,
  place: number,
  before: GameView | undefined,
): Pick<ToldLine, 'weight'> {
  const event = events[place];
  const weight = event === undefined ? 'plain' : weightOf(event, names, before);
  return weight === 'plain' ? {} : { weight };
}

/** What is said of a rest or a search of which the game tells nothing. */
export function quietLines(command: Command, sequence: number): ToldLine[] {
  const text = tellQuiet(command);
  return text === '' ? [] : [{ text, command: sequence, isRefusal: false }];
}

/**
 * Whether a line only repeats the one before: within one command, and of what changes nothing, such as
 * a refusal, over many. Blows of different moves stay apart.
 */
function repeats(line: ToldLine, last: LogLine): boolean {
  const changesNothing = line.isRefusal || QUIET_LINES.includes(line.text);
  return (
    last.text === line.text &&
    last.isRefusal === line.isRefusal &&
    (changesNothing || last.command === line.command)
  );
}

/**
 * The log with further lines, the oldest dropped when it is long. A line that repeats the one before is
 * joined with it: a new line in place of the old one, so that the repetition is read aloud, too.
 */
export function append(log: readonly LogLine[], lines: readonly ToldLine[]): readonly LogLine[] {
  if (lines.length === 0) {
    return log;
  }
  const longer = [...log];
  for (const line of lines) {
    const last = longer.at(-1);
    const isRepeated = last !== undefined && repeats(line, last);
    const times = isRepeated ? last.times + 1 : 1;
    longer.splice(isRepeated ? -1 : longer.length, 1, {
      ...line,
      number: (last?.number ?? 0) + 1,
      times,
    });
  }
  return longer.slice(-LOG_LENGTH);
}

/**
 * The newest lines: `count` of them, and all lines of the latest command, however many. What has
 * no room is out of sight, but read aloud.
 */
export function newestLines(
  log: readonly LogLine[],
  count: number,
  latest: number | undefined,
): readonly LogLine[] {
  const first = log.findIndex(({ command }) => command === latest);
  const start = Math.max(0, log.length - count);
  return log.slice(first === -1 ? start : Math.min(start, first));
}

/** What is kept of a log between visits. */
interface KeptLog {
  readonly sequence: number;
  readonly lines: readonly LogLine[];
  /** What brought what lasts on the hero. */
  readonly causes: Causes;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NOTHING_KEPT: KeptLog = { sequence: -1, lines: [], causes: {} };

const keyOf = (game: string) => `roguewright.log.${game}`;

/** Keeps a log with the number of commands it tells of. */
export function keepLog(store: Store, game: string, kept: KeptLog): void {
  try {
    store.setItem(keyOf(game), JSON.stringify(kept));
  } catch {
    // A full storage costs the old lines after a reload, nothing else.
    store.removeItem(keyOf(game));
  }
}

/** The log as it was kept; empty when there is none. */
export function keptLog(store: Store, game: string): KeptLog {
  try {
    const found = JSON.parse(store.getItem(keyOf(game)) ?? '') as Partial<KeptLog>;
    const { sequence = -1, lines, causes = {} } = found;
    if (!Array.isArray(lines)) {
      return NOTHING_KEPT;
    }
    const kept = { sequence, lines, causes };
    const isNumbered = lines.every(
      ({ number, times }) => Number.isInteger(number) && Number.isInteger(times),
    );
    return isNumbered ? kept : { ...kept, lines: append([], lines) };
  } catch {
    return NOTHING_KEPT;
  }
}

/** Throws a log away. */
export function forgetLog(store: Store, game: string): void {
  store.removeItem(keyOf(game));
}
