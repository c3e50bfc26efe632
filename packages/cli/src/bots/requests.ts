// What a bot may ask for: one JSON object a line. docs/PROTOCOL.md explains each.

import { nearest, UsageError } from '@roguewright/engine/errors';
import type { Command, NewGame } from '@roguewright/engine/game';
import { MOST_FILE_LETTERS, measureJson } from '@roguewright/engine/host';
import type { OddsQuestion } from '@roguewright/engine/odds';

/** The version of the protocol. It is raised when a message changes so that older bots misread it. */
export const PROTOCOL_VERSION = 1;

/** The bot's own mark of a request: an integer, or a text of 1 to 100 characters. The answer repeats it. */
export type RequestId = number | string;

/** What can be played: roles, races, gods, rulesets. */
interface AboutRequest {
  readonly id: RequestId;
  readonly do: 'about';
}

/** Begins a new game, and drops the one before. */
export interface ResetRequest {
  readonly id: RequestId;
  readonly do: 'reset';
  /** 1 to 64 characters; equal seeds, heroes and rulesets give equal games. */
  readonly seed: string;
  /** Name of the hero, 1 to 24 characters; absent: Bot. */
  readonly name?: string;
  /** Absent: valkyrie. */
  readonly role?: string;
  /** Absent: human. */
  readonly race?: string;
  /** Id of a god of the role; absent: a role with several asks in the game. */
  readonly god?: string;
  /** The first pet; absent: none. */
  readonly pet?: NonNullable<NewGame['pet']>;
  /** Rules for what is picked up on the way, as in `! ? gold`; absent: none. */
  readonly pickup?: string;
  /** The hero wakes up at home when he dies; absent: death is final. */
  readonly revives?: true;
  /** A ruleset, a composition such as `combat=attack-spo`, or named rules; absent: the command line's. */
  readonly ruleset?: string;
}

/** The present observation once more, without the events since the last command. */
interface ObserveRequest {
  readonly id: RequestId;
  readonly do: 'observe';
}

/** Carries out a command of the hero. */
interface ActRequest {
  readonly id: RequestId;
  readonly do: 'act';
  readonly command: Command;
}

/** Asks for the odds of an action, as far as the hero knows. */
interface OddsRequest {
  readonly id: RequestId;
  readonly do: 'odds';
  readonly question: OddsQuestion;
}

/** Asks for the game as the text of a game file. */
interface SaveRequest {
  readonly id: RequestId;
  readonly do: 'save';
}

/** Goes on with a saved game, and drops the one before. */
interface LoadRequest {
  readonly id: RequestId;
  readonly do: 'load';
  /** The text that `save` returned, or that of a file of `roguewright save export`. */
  readonly game: string;
}

/** A request. */
export type BotRequest =
  | AboutRequest
  | ResetRequest
  | ObserveRequest
  | ActRequest
  | OddsRequest
  | SaveRequest
  | LoadRequest;

/** What a request asks for. */
type Deed = BotRequest['do'];

/** Longest id, in characters. */
const LONGEST_ID = 100;

/** Longest text of a field that names something. */
const LONGEST_NAME = 400;

/** Values and nesting of a request: the largest is a command of a dozen values. */
const MOST_VALUES = 200;
const DEEPEST = 8;

/** A field: the type of its value, and whether it may be absent. */
interface Field {
  readonly holds: 'text' | 'object' | 'true' | 'game';
  readonly optional?: true;
}

type FieldsOf<Request> = Readonly<Record<Exclude<keyof Request, 'id' | 'do'>, Field>>;

type RequestOf<One extends Deed> = Extract<BotRequest, { readonly do: One }>;

const OPTIONAL_TEXT: Field = { holds: 'text', optional: true };

const FIELDS: { readonly [One in Deed]: FieldsOf<RequestOf<One>> } = {
  about: {},
  reset: {
    seed: { holds: 'text' },
    name: OPTIONAL_TEXT,
    role: OPTIONAL_TEXT,
    race: OPTIONAL_TEXT,
    god: OPTIONAL_TEXT,
    pet: OPTIONAL_TEXT,
    pickup: OPTIONAL_TEXT,
    revives: { holds: 'true', optional: true },
    ruleset: OPTIONAL_TEXT,
  },
  observe: {},
  act: { command: { holds: 'object' } },
  odds: { question: { holds: 'object' } },
  save: {},
  load: { game: { holds: 'game' } },
};

const DEEDS = Object.keys(FIELDS) as readonly Deed[];

type Given = Readonly<Record<string, unknown>>;

/**
 * Reads a line as plain JSON.
 * @throws UsageError for a text that isn't a JSON object, or is larger than any request
 */
export function parseRequest(line: string): Given {
  const { values, depth } = measureJson(line, DEEPEST);
  if (values > MOST_VALUES || depth > DEEPEST) {
    const expected = `at most ${MOST_VALUES} values, nested ${DEEPEST} deep`;
    throw new UsageError('', depth > DEEPEST ? 'deeper ones' : `${values} values`, expected);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    throw new UsageError('', shortened(line), 'a JSON object on one line');
  }
  if (!isObject(parsed)) {
    throw new UsageError('', shortened(line), 'a JSON object on one line');
  }
  return parsed;
}

/** The id of a request; nothing if it has none that can be repeated. */
export function idOf({ id }: Given): RequestId | undefined {
  const isText = typeof id === 'string' && id !== '' && id.length <= LONGEST_ID;
  return isText || Number.isSafeInteger(id) ? (id as RequestId) : undefined;
}

/**
 * Checks the fields of a request. What commands and questions hold is checked by the game.
 * @throws UsageError that names the first wrong field
 */
export function checkRequest(given: Given): BotRequest {
  if (idOf(given) === undefined) {
    const expected = `an integer, or a text of 1 to ${LONGEST_ID} characters`;
    throw new UsageError('id', shortened(given.id), expected);
  }
  const deed = DEEDS.find(one => one === given.do);
  if (deed === undefined) {
    const close = typeof given.do === 'string' ? nearest(given.do.slice(0, 40), DEEDS) : undefined;
    const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
    throw new UsageError('do', shortened(given.do), `one of ${DEEDS.join(', ')}${hint}`);
  }
  const fields: Readonly<Record<string, Field>> = FIELDS[deed];
  const stray = Object.keys(given).find(key => !['id', 'do'].includes(key) && !(key in fields));
  if (stray !== undefined) {
    const known = ['id', 'do', ...Object.keys(fields)].join(', ');
    throw new UsageError(shortened(stray), shortened(given[stray]), `only ${known}`);
  }
  for (const [name, field] of Object.entries(fields)) {
    checkField(name, given[name], field);
  }
  // The table has every field of the request's type.
  return given as unknown as BotRequest;
}

function checkField(name: string, value: unknown, { holds, optional }: Field): void {
  if (value === undefined && optional === true) {
    return;
  }
  const longest = holds === 'game' ? Number.POSITIVE_INFINITY : LONGEST_NAME;
  switch (holds) {
    case 'text':
    case 'game':
      if (typeof value !== 'string' || value.length > longest) {
        const length = holds === 'game' ? `of at most ${MOST_FILE_LETTERS}` : `of 1 to ${longest}`;
        throw new UsageError(name, shortened(value), `a text ${length} characters`);
      }
      return;
    case 'true':
      if (value !== true) {
        throw new UsageError(name, shortened(value), 'true, or nothing');
      }
      return;
    case 'object':
      if (!isObject(value)) {
        throw new UsageError(name, shortened(value), 'an object');
      }
  }
}

/** A value as shown in an error: at most 60 characters of it. */
export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}

function isObject(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
