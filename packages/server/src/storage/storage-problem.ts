// What SQLite's errors mean, in sentences for the player and the operator; those of PostgreSQL are in
// `shared/postgres-problem.ts`.

import { GameProblem, messageOf } from '../problems.ts';
import { isTakenInPostgres } from './shared/postgres-problem.ts';

/** Primary result codes of SQLite: the low 8 bits of `errcode`. */
const CODES = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  constraint: 19,
  notADatabase: 26,
} as const;

type Trouble = keyof typeof CODES;

const SENTENCES: Readonly<Record<Exclude<Trouble, 'constraint'>, string>> = {
  busy: 'Another program has locked the file of the games. Try again in a moment.',
  locked: 'Another program has locked the file of the games. Try again in a moment.',
  readOnly: 'The file of the games may not be written by the server.',
  ioError: 'The disk that holds the games fails to read or write.',
  corrupt: 'The file of the games is damaged on the disk.',
  full: 'The disk that holds the games is full.',
  cannotOpen: 'The file of the games can’t be opened.',
  notADatabase: 'The file of the games is damaged on the disk.',
};

function troubleOf(error: unknown): Trouble | undefined {
  const code = (error as { errcode?: unknown } | undefined)?.errcode;
  if (typeof code !== 'number') {
    return undefined;
  }
  const names = Object.keys(CODES) as Trouble[];
  return names.find(name => CODES[name] === (code & 0xff));
}

/** Whether another connection held the lock, so that the same work may succeed a moment later. */
export function isLocked(error: unknown): boolean {
  const trouble = troubleOf(error);
  return trouble === 'busy' || trouble === 'locked';
}

/** Whether a file is no database at all, rather than a damaged one. */
export function isNoDatabase(error: unknown): boolean {
  return troubleOf(error) === 'notADatabase';
}

/** Whether a row with the same key is there already. */
export function isTaken(error: unknown): boolean {
  return (
    (troubleOf(error) === 'constraint' && messageOf(error).startsWith('UNIQUE')) ||
    isTakenInPostgres(error)
  );
}

/** A sentence that names what is wrong with the disk; undefined for errors that it didn't cause. */
export function sentenceOf(error: unknown): string | undefined {
  const trouble = troubleOf(error);
  return trouble === undefined || trouble === 'constraint'
    ? undefined
    : `${SENTENCES[trouble]} (SQLite: ${messageOf(error)})`;
}

/** The same as a problem for the client; any other error unchanged. */
export function asStorageProblem(error: unknown): unknown {
  const sentence = sentenceOf(error);
  return sentence === undefined
    ? error
    : new GameProblem(503, 'storage', sentence, { cause: error });
}
