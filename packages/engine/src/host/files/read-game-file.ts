// Reads an untrusted game file. Every part is checked before use, and an error names its field.

import { integerIn, memberOf, ReplayError, UsageError } from '../../errors/index.ts';
import {
  type Bones,
  type Companion,
  checkCommand,
  checkWorldOrder,
  FIRST_PETS,
  isStateHash,
  isWorldOrder,
  LONGEST_NOTE,
  type MigrationStep,
  MOST_BONES,
  MOST_SEATS,
  migrate,
  type NewGame,
  type Order,
  type SavedGame,
  type SeatedOrder,
} from '../../game/index.ts';
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  type StateHash,
  seated,
} from './game-file.ts';
import { measureJson } from './json-measure.ts';
import { DEEPEST, plainFlaw } from './plain-data.ts';
import { MOST_PACK_LETTERS, readPacks } from './read-packs.ts';

/** Maximum number of characters in a file besides its packs, and of commands in its game. */
export const MOST_FILE_LETTERS = 16_000_000;
/** With packs, whose line ends take two characters each. */
const MOST_LETTERS = MOST_FILE_LETTERS + 2 * MOST_PACK_LETTERS;
const MOST_COMMANDS = 200_000;

/** Maximum number of values in a file: a command with its hash takes seven, a save about 10,000. */
const MOST_VALUES = 2_000_000;

/** Older files seed luck from 32 bits. */
const withLuck: MigrationStep = file => ({
  ...file,
  start: isFields(file.start) ? { ...file.start, luck: 32 } : file.start,
});

/** Older files have no packs: nothing changes. */
const withPacks: MigrationStep = file => file;

/** Older files have one hero, and their commands name no seat: nothing changes. */
const withSeats: MigrationStep = file => file;

/** Steps from older versions of the format, the first from version 1 to 2. */
const MIGRATIONS: readonly MigrationStep[] = [withLuck, withSeats, withPacks];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a game file.
 * @param migrations steps from older versions; only tests pass others than this engine's
 * @throws UsageError that names the invalid field; `file` if it isn't such a file
 * @throws ReplayError for a newer version
 */
export function readGameFile(
  text: string,
  migrations: readonly MigrationStep[] = MIGRATIONS,
): GameFile {
  if (text.length > MOST_LETTERS) {
    throw new UsageError('file', `${text.length}`, `at most ${MOST_LETTERS} letters`);
  }
  const whole = parse(text);
  if (!isFields(whole) || whole.format !== GAME_FILE_FORMAT) {
    const got = isFields(whole) ? whole.format : kindOf(whole);
    throw new UsageError('format', shortened(got), `${GAME_FILE_FORMAT}, a game of Roguewright`);
  }
  const { packs: givenPacks, ...read } = whole;
  const packs = givenPacks === undefined ? [] : readPacks(givenPacks);
  const others = text.length - (packs.length === 0 ? 0 : JSON.stringify(packs).length);
  if (others > MOST_FILE_LETTERS) {
    const most = `at most ${MOST_FILE_LETTERS} letters besides its packs`;
    throw new UsageError('file', `${others}`, most);
  }
  const flaw = plainFlaw(read);
  if (flaw !== undefined) {
    throw new UsageError(flaw.field, flaw.got, flaw.expected);
  }
  const fields = migrate('the file', read, migrations);
  const start = readStart(fields.start);
  let seats = 1 + (start.companions?.length ?? 0);
  const commands = listOf(fields, 'commands', MOST_COMMANDS).map((given, place) => {
    const command = readCommand(given, place, seats);
    seats += command.kind === 'join' ? 1 : 0;
    return command;
  });
  const snapshot = fields.snapshot;
  if (snapshot !== undefined && !isFields(snapshot)) {
    throw new UsageError('snapshot', kindOf(snapshot), 'a saved game');
  }
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    engine: textOf(fields, 'engine', 40),
    ruleset: textOf(fields, 'ruleset', 400),
    contentHash: textOf(fields, 'contentHash', 100),
    start,
    ...(packs.length === 0 ? {} : { packs }),
    ...(onlyOf('forked', fields.forked, true, 'true, or nothing') && { forked: true }),
    commands,
    hashes: readHashes(fields, commands.length),
    ...(snapshot === undefined ? {} : { snapshot: readSnapshot(snapshot, start, commands.length) }),
  };
}

function parse(text: string): unknown {
  // Small texts may expand to large values. A text with too many values or too deep nesting isn't parsed.
  const { values, depth } = measureJson(text, DEEPEST + 1);
  if (depth > DEEPEST) {
    throw new UsageError('file', 'more', `at most ${DEEPEST} levels of nesting`);
  }
  if (values > MOST_VALUES) {
    throw new UsageError('file', `${values}`, `at most ${MOST_VALUES} values`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('file', shortened(text), 'the whole JSON text of a saved game');
  }
}

/** What a file tells of its start: content and rules stand beside it. */
type Start = Omit<NewGame, 'casting' | 'ruleset' | 'packs' | 'boneless'>;

/** The reader of each field, in the order of a save; a new field of a start needs its own. */
const START: { readonly [Key in keyof Required<Start>]: (start: Fields) => Start[Key] } = {
  heroName: start => textOf(start, 'heroName', 100, 'start.'),
  role: start => textOf(start, 'role', 100, 'start.'),
  race: start => textOf(start, 'race', 100, 'start.'),
  god: start => godOf(start, 'start.'),
  seed: start => textOf(start, 'seed', 100, 'start.'),
  luck: ({ luck }) => onlyOf('start.luck', luck, 32, '32, or nothing for 128'),
  revives: ({ revives }) =>
    onlyOf('start.revives', revives, true, 'true, or nothing if death is final'),
  pet: ({ pet }) => (pet === undefined ? undefined : memberOf('start.pet', pet, FIRST_PETS)),
  pickup: start =>
    start.pickup === undefined ? undefined : textOf(start, 'pickup', LONGEST_NOTE, 'start.'),
  shared: ({ shared }) => onlyOf('start.shared', shared, true, 'true, or nothing if nobody joins'),
  companions: start => (start.companions === undefined ? undefined : readCompanions(start)),
  // What they hold is checked when the game is begun or restored.
  bones: start =>
    start.bones === undefined
      ? undefined
      : (listOf(start, 'bones', MOST_BONES, 'start.') as readonly Bones[]),
};

const START_FIELDS = Object.keys(START) as (keyof Start)[];

function readStart(given: unknown): Start {
  if (!isFields(given)) {
    throw new UsageError('start', kindOf(given), 'heroName, role, race and seed');
  }
  const read = START_FIELDS.map(key => [key, START[key](given)] as const);
  // Every field is read by its own reader.
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as unknown as Start;
}

function readCompanions(start: Fields): Companion[] {
  return listOf(start, 'companions', MOST_SEATS - 1, 'start.').map((given, place) => {
    const path = `start.companions.${place}`;
    if (!isFields(given)) {
      throw new UsageError(path, kindOf(given), 'heroName, role and race');
    }
    const text = (field: string) => textOf(given, field, 100, `${path}.`);
    const god = godOf(given, `${path}.`);
    return {
      heroName: text('heroName'),
      role: text('role'),
      race: text('race'),
      ...(god !== undefined && { god }),
    };
  });
}

/** A god of an unknown name is refused when the game is begun. */
function godOf(hero: Fields, inside: string): string | undefined {
  return hero.god === undefined ? undefined : textOf(hero, 'god', 500, inside);
}

/** The only value that a field can have, or nothing. */
function onlyOf<T>(field: string, given: unknown, only: T, expected: string): T | undefined {
  if (given !== undefined && given !== only) {
    throw new UsageError(field, shortened(given), expected);
  }
  return given as T | undefined;
}

/** @param seats number of heroes who share the world by then */
function readCommand(given: unknown, index: number, seats: number): SeatedOrder {
  try {
    const { seat = 0, ...command } = isFields(given) ? given : {};
    const plain = isFields(given) ? command : given;
    if (isFields(plain) && isWorldOrder(plain as { kind: string })) {
      checkWorldOrder(plain);
      const joins = plain.kind === 'join';
      const at = integerIn('seat', seat, joins ? seats : 0, joins ? seats : seats - 1);
      return seated(plain as unknown as Order, at);
    }
    checkCommand(plain);
    return seated(plain, integerIn('seat', seat, 0, seats - 1));
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    throw new ReplayError(`commands.${index}.${error.message}`, { cause: error });
  }
}

function readHashes(fields: Fields, commands: number): StateHash[] {
  let last = -1;
  return listOf(fields, 'hashes', MOST_COMMANDS + 1).map((entry, index) => {
    const [sequence, hash] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const isNext = Number.isInteger(sequence) && (sequence as number) > last;
    if (!isNext || (sequence as number) > commands || !isStateHash(hash)) {
      throw new UsageError(
        `hashes.${index}`,
        shortened(entry),
        `[commands, hash], the commands ascending and at most ${commands}`,
      );
    }
    last = sequence as number;
    return [last, hash];
  });
}

function readSnapshot(
  snapshot: Fields,
  start: ReturnType<typeof readStart>,
  commands: number,
): SavedGame {
  const begun = readStart(snapshot.start);
  // The snapshot of an older version has no luck bits yet.
  const keys = START_FIELDS.filter(key => key !== 'luck');
  const other = keys.find(key => JSON.stringify(begun[key]) !== JSON.stringify(start[key]));
  if (other !== undefined) {
    throw new UsageError(
      `snapshot.start.${other}`,
      shortened(begun[other]),
      shortened(start[other]),
    );
  }
  const { sequence } = snapshot;
  if (!Number.isInteger(sequence) || (sequence as number) < 0 || (sequence as number) > commands) {
    throw new UsageError(
      'snapshot.sequence',
      shortened(sequence),
      `an integer from 0 to ${commands}, the commands of the file`,
    );
  }
  return snapshot as unknown as SavedGame;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(fields: Fields, field: string, most: number, inside = ''): readonly unknown[] {
  const value = fields[field];
  if (!Array.isArray(value) || value.length > most) {
    const got = Array.isArray(value) ? `${value.length} of them` : kindOf(value);
    throw new UsageError(`${inside}${field}`, got, `a list of at most ${most}`);
  }
  return value;
}

function textOf(fields: Fields, field: string, longest: number, inside = ''): string {
  const value = fields[field];
  if (typeof value !== 'string' || value.length > longest) {
    throw new UsageError(`${inside}${field}`, shortened(value), `a text of at most ${longest}`);
  }
  return value;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) {
    return 'nothing';
  }
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

/** A value as shown in an error. */
function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
