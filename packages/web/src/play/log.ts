// The lines of the log: what words make of events, kept by game so that a reload loses none.

import type { Performed } from '@roguewright/engine/game';
import { tellEvent, tellRefusal } from '@roguewright/engine/words';

/** One line; `command` tells apart what came of different commands. */
export interface LogLine {
  readonly text: string;
  readonly command: number;
  /** The hero could not do it, or the page could not. */
  readonly isRefusal: boolean;
}

/** Lines kept. */
export const LOG_LENGTH = 200;

/** The lines that came of a command. */
export function linesOf(performed: Performed): LogLine[] {
  const { events, names, refusal, sequence: command } = performed;
  const told = events
    .map(event => ({ text: tellEvent(event, names), command, isRefusal: false }))
    .filter(({ text }) => text !== '');
  return refusal === undefined
    ? told
    : [...told, { text: tellRefusal(refusal.reason), command, isRefusal: true }];
}

/** The log with further lines, the oldest dropped when it is long. */
export function append(log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] {
  return lines.length === 0 ? log : [...log, ...lines].slice(-LOG_LENGTH);
}

/** What is kept of a log between visits. */
interface KeptLog {
  readonly sequence: number;
  readonly lines: readonly LogLine[];
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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
    const kept = JSON.parse(store.getItem(keyOf(game)) ?? '') as KeptLog;
    return Array.isArray(kept.lines) ? kept : { sequence: -1, lines: [] };
  } catch {
    return { sequence: -1, lines: [] };
  }
}

/** Throws a log away. */
export function forgetLog(store: Store, game: string): void {
  store.removeItem(keyOf(game));
}
