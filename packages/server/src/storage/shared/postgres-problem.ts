// What PostgreSQL's errors mean, in sentences for the player and the operator.

import { GameProblem, messageOf } from '../../problems.ts';

/** SQLSTATE of a row whose key is there already. */
const UNIQUE = '23505';

/** SQLSTATE of a transaction that may succeed when it is tried again: serialization failure and deadlock. */
const AGAIN: ReadonlySet<string> = new Set(['40001', '40P01']);

/** The first two digits of SQLSTATE by class, with what each means for the games. */
const CLASSES: Readonly<Record<string, string>> = {
  '08': 'The connection to the database of the games broke.',
  '25': 'The database of the games ended a transaction that took too long.',
  '28': 'The database of the games refuses the user of DATABASE_URL.',
  '3D': 'The database that DATABASE_URL names doesn’t exist.',
  '53': 'The database of the games has no disk space, memory or connections left.',
  '55': 'The database of the games takes no connections.',
  '57': 'The database of the games is being stopped or started.',
  '58': 'The disk that holds the database of the games fails.',
  XX: 'The database of the games is damaged.',
};

/** Errors of the network, of `pg` and of Kysely about a connection that ended while it was used. */
const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|terminat|discarded|not queryable|timeout exceeded|timeout expired|read timeout/;

/** Classes of trouble that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['08', '57']);

/** What a player can do about trouble that passes. */
const STAYS = 'The games stay as they are. Try again in a moment.';

function stateOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '';
}

/** Whether a row with the same key is there already. */
export function isTakenInPostgres(error: unknown): boolean {
  return stateOf(error) === UNIQUE;
}

/** Whether the same transaction may succeed a moment later. */
export function mayBeTriedAgain(error: unknown): boolean {
  return AGAIN.has(stateOf(error));
}

/** A sentence that names what is wrong with the database; undefined for errors that it didn't cause. */
export function postgresSentenceOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  const told = `${String(code ?? '')} ${messageOf(error)}`;
  const kind = stateOf(error).slice(0, 2);
  const known = CLASSES[kind];
  const sentence =
    known === undefined
      ? UNREACHABLE.test(told)
        ? `The database of the games can’t be reached. ${STAYS}`
        : undefined
      : PASSING.has(kind)
        ? `${known} ${STAYS}`
        : known;
  return sentence && `${sentence} (PostgreSQL: ${messageOf(error) || told.trim()})`;
}

/** The same as a problem that a client is told; any other error as it is. */
export function asPostgresProblem(error: unknown): unknown {
  const sentence = postgresSentenceOf(error);
  return sentence === undefined
    ? error
    : new GameProblem(503, 'storage', sentence, { cause: error });
}
