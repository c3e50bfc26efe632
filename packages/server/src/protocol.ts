// What a face and the server say to each other, and the shape that every word of it must have.
// Nothing that comes in is believed before it has passed one of these schemas.
//
// A face makes a game by `POST /api/games` and gets its id and a token. It joins the room `game`
// with both, and then asks by messages. Every message carries an id of the face's choice, rising
// from 1; the answer carries the same id:
//
//   look    { id }            -> performed { id, performed }
//   command { id, command }   -> performed { id, performed }, after the command is stored
//   odds    { id, question }  -> odds      { id, answer }
//   presence { id, kind }     -> performed { id, performed }: the hero leaves a shared world, or comes back
//   world   { id, renew, kick } -> world   { id, invite }: the founder invites by a new link, or shuts a player out
//   say     { id, text }      -> audience { id, audience }: a line of the chat beside the game
//   audience { id, change, kick, block, unblock } -> audience { id, audience }: who may watch and talk
//   any                       -> problem   { id, message } when it can't be answered
//
// A shared world is begun by `POST /api/worlds`, and joined by `POST /api/worlds/GAME/heroes` with the invitation.
// Each player's token leads to the hero's own seat. Id 0 then tells him what others did: `performed` what he saw of
// it, `party` who is awaited, where he saw nothing.
//
// Others watch by `POST /matchmake/joinOrCreate/watch`. They get `performed` of id 0, then `changed` of id 0 with what
// is different from what they were shown last, `said`, `crowd` and, at the end, `dismissed`, and send nothing but `say`.
// The player hears `said` and `audience` of id 0.
//
// Id 0 is no answer: `performed` with id 0 tells of a command by another window on the same game,
// `problem` with id 0 of something that the player should know.
//
// A face that lost its connection joins again and repeats what was not answered. So that a command
// is not carried out twice, it joins each time under the same `client`, a name it chose when it was
// loaded: a command that was carried out is not carried out again when it is sent again under its id,
// not even by a server that was restarted meanwhile. It is answered by how the game stands then.

import {
  type AnswerKind,
  COMMAND_FIELDS,
  COMMAND_KINDS,
  type Command,
  type CommandField,
  FIELD_RANGES,
  FIRST_PETS,
  HALL_BEGINNING,
  HALL_ORDERS,
  HALL_RANKINGS,
  LONGEST_ANSWER,
  LONGEST_NOTE,
  LONGEST_WORD,
  MOST_HALL_LINES,
  type PartyMember,
  type Performed,
} from '@roguewright/engine/game';
import { LOOK_BACKS, QUESTION_FIELDS, type QuestionField } from '@roguewright/engine/host';
import { MOST_MOVES_AHEAD, type OddsAnswer, type OddsQuestion } from '@roguewright/engine/odds';
import { z } from 'zod';
import { type ShowAnswers, showSettingsSchema } from './watching/show-settings.ts';
import { sayMessage } from './watching/watch-messages.ts';
import { TICKS_PER_SECOND } from './worlds/world-terms.ts';

/** The room that faces join, one for each game. */
export const ROOM_NAME = 'game';

/** Most bytes of one message. A command takes about 60. */
export const MOST_MESSAGE_BYTES = 4096;

/** Most bytes of the body of a request. */
export const MOST_BODY_BYTES = 4096;

/** Most bytes of a game's file. */
export const MOST_FILE_BYTES = 16_000_000;

/** Messages a second that a connection may send for long, and at once. */
export const MESSAGE_RATE = { perSecond: 30, burst: 60 } as const;

/** Lines of the hall that a question may leave out: more would only keep the database busy. */
const MOST_HALL_LINES_LEFT_OUT = 10_000;

/** Lines of the hall that a program may read at once. */
const MOST_JSON_LINES = 1000;

/** Messages that all connections from one network address may send together: some quick players. */
export const ADDRESS_RATE = { perSecond: 150, burst: 400 } as const;

/**
 * Milliseconds in which the server carries out commands for one network address: for long, in each
 * second, and at once. A command takes some 2; only a game made for it takes a hundred times as long.
 */
export const ADDRESS_EFFORT = { perSecond: 300, burst: 3000 } as const;

const direction = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8]);

const place = z.int().min(0).max(FIELD_RANGES.place[1]);

/** What each kind of answer to a question that waits may hold. */
const answers: Readonly<Record<AnswerKind, z.ZodType>> = {
  item: z.int().min(0).max(FIELD_RANGES.id[1]),
  square: z.tuple([place, place]),
  direction,
  text: z.string().max(LONGEST_ANSWER),
  count: z.int().min(0).max(FIELD_RANGES.amount[1]),
  yes: z.boolean(),
  choice: z.string().min(1).max(LONGEST_WORD),
};

/** The arguments of a cast; all may be absent. */
const castArguments = z
  .strictObject({
    item: z.int().min(0).max(FIELD_RANGES.id[1]).optional(),
    text: z.string().min(1).max(LONGEST_ANSWER).optional(),
    count: z.int().min(1).max(FIELD_RANGES.amount[1]).optional(),
  })
  .optional();

const fields: Readonly<Record<CommandField, z.ZodType>> = {
  direction,
  id: z.int().min(0).max(FIELD_RANGES.id[1]),
  place,
  count: z.int().min(1).max(FIELD_RANGES.count[1]),
  amount: z.int().min(1).max(FIELD_RANGES.amount[1]),
  steps: z.int().min(1).max(FIELD_RANGES.steps[1]).optional(),
  word: z.string().min(1).max(LONGEST_WORD),
  text: z.string().max(LONGEST_NOTE),
  arguments: castArguments,
  answer: z.union([
    ...Object.entries(answers).map(([kind, value]) => z.strictObject({ [kind]: value })),
    z.strictObject({ nothing: z.literal(true) }),
  ]),
};

/** A schema of each kind of command, from the engine's own table of their fields. */
const commandKinds = COMMAND_KINDS.map(kind =>
  z.strictObject({
    kind: z.literal(kind),
    ...Object.fromEntries(
      Object.entries(COMMAND_FIELDS[kind]).map(([field, holds]) => [field, fields[holds]]),
    ),
  }),
);

/** One order to the hero. */
export const commandSchema = z.discriminatedUnion('kind', [
  commandKinds[0]!,
  ...commandKinds.slice(1),
]);

const questionFields: Readonly<Record<QuestionField, z.ZodType>> = {
  id: fields.id,
  direction,
  column: fields.place,
  row: fields.place,
  arguments: castArguments,
  moves: z.int().min(1).max(MOST_MOVES_AHEAD),
  command: commandSchema.optional(),
  choice: z.string().min(1).max(LONGEST_WORD),
};

/** A schema of each kind of question, from the engine's own table of their fields. */
const questionKinds = Object.entries(QUESTION_FIELDS).map(([ask, list]) =>
  z.strictObject({
    ask: z.literal(ask),
    ...Object.fromEntries(
      Object.entries(list).map(([field, holds]) => [field, questionFields[holds]]),
    ),
  }),
);

/** One question about what would happen. */
export const questionSchema = z.discriminatedUnion('ask', [
  questionKinds[0]!,
  ...questionKinds.slice(1),
]);

const id = z.int().min(1);

const watcherName = z.string().min(1).max(100);

/** The messages that a room understands. */
export const MESSAGES = {
  look: z.strictObject({ id }),
  command: z.strictObject({ id, command: commandSchema as unknown as z.ZodType<Command> }),
  presence: z.strictObject({ id, kind: z.enum(['leave', 'return']) }),
  world: z.strictObject({
    id,
    renew: z.literal(true).optional(),
    kick: z.string().min(1).max(100).optional(),
  }),
  say: sayMessage,
  audience: z.strictObject({
    id,
    change: showSettingsSchema.optional(),
    kick: watcherName.optional(),
    block: watcherName.optional(),
    unblock: watcherName.optional(),
  }),
  odds: z.strictObject({ id, question: questionSchema as unknown as z.ZodType<OddsQuestion> }),
};

const gameId = z.string().regex(/^[\w-]{16}$/, 'expected the id of a game');
const token = z.string().regex(/^[\w-]{43}$/, 'expected the token of a game');

/** What a face joins a room with. */
export const joinSchema = z.strictObject({
  game: gameId,
  token,
  /** Identifies the face across its connections. Without it each connection counts separately. */
  client: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'expected 1 to 64 letters, digits, - or _')
    .optional(),
});

/** The body of `POST /api/games`; the engine knows the ranges. */
export const newGameSchema = z.strictObject({
  heroName: z.string().max(100),
  role: z.string().max(100),
  race: z.string().max(100),
  /** Empty or left out, the server draws it and tells it when the game is over. */
  seed: z.string().max(100).default(''),
  /** Id of a god of the role; left out, a role with several is asked in the game. */
  god: z.string().max(100).optional(),
  /** Heroes who die wake up at home; left out, death is final. */
  revives: z.literal(true).optional(),
  /** The animal with which the hero begins; left out, none. */
  pet: z.enum(FIRST_PETS).optional(),
  /** The rules for what the hero picks up on the way; left out, none. */
  pickup: z.string().max(LONGEST_NOTE).optional(),
  /** The hero meets no levels on which earlier heroes died. */
  boneless: z.literal(true).optional(),
  casting: z.string().max(100).optional(),
  /** A ruleset's id or a composition. */
  ruleset: z.string().max(300).optional(),
  /** Names of packs that are offered, in the order in which they are mounted. */
  packs: z.array(z.string().max(100)).max(100).optional(),
});

/** The body of `POST /api/worlds`. */
export const newWorldSchema = newGameSchema
  .extend({
    clock: z.enum(['waiting', 'running']).default('waiting'),
    ticksPerSecond: z
      .int()
      .min(TICKS_PER_SECOND.least)
      .max(TICKS_PER_SECOND.most)
      .default(TICKS_PER_SECOND.usual),
  })
  .strict();

/** The body of `POST /api/worlds/GAME/heroes`; the engine knows the ranges. */
export const joinWorldSchema = z.strictObject({
  heroName: z.string().max(100),
  role: z.string().max(100),
  race: z.string().max(100),
});

/** The query of `GET /api/hall`; all of it may be left out. */
export const hallSchema = z.strictObject({
  ranking: z.enum(HALL_RANKINGS).default(HALL_BEGINNING.ranking),
  /** Only games of this seed. */
  seed: z.string().min(1).max(64).optional(),
  order: z.enum(HALL_ORDERS).default(HALL_BEGINNING.order),
  descending: z
    .enum(['true', 'false'])
    .default('true')
    .transform(word => word === 'true'),
  from: z.coerce.number().int().min(0).max(MOST_HALL_LINES_LEFT_OUT).default(HALL_BEGINNING.from),
  count: z.coerce.number().int().min(1).max(MOST_HALL_LINES).default(HALL_BEGINNING.count),
});

/** The query of `GET /hall.jsonl`; all of it may be left out. */
export const hallSinceSchema = z.strictObject({
  /** Lines after this entry. */
  since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  count: z.coerce.number().int().min(1).max(MOST_JSON_LINES).default(MOST_JSON_LINES),
});

/** The body of requests for an account with a password. */
export const passwordSchema = z.strictObject({
  name: z.string().max(100),
  password: z.string().max(1000),
});

/** The body of `POST /api/account/password`. */
export const newPasswordSchema = z.strictObject({
  present: z.string().max(1000).optional(),
  password: z.string().max(1000),
});

/** The body of `POST /api/account/games`: what the browser opens the game with. */
export const joinAccountSchema = z.strictObject({ game: gameId, token });

/** The body of `POST /api/passkeys/new`. */
export const newPasskeySchema = z.strictObject({ name: z.string().max(100).optional() });

/** The body of requests that bring the answer of a passkey. */
export const passkeyAnswerSchema = z.strictObject({
  id: z.string().max(100),
  response: z.record(z.string(), z.unknown()),
});

/** The body of requests that need nothing said. */
export const nothingSchema = z.strictObject({});

/** The query of `GET /api/games/GAME/file`. */
export const fileSchema = z.strictObject({
  /** Take the file of a game that is played, though it tells the luck in store for it. */
  running: z.enum(['true', 'false']).default('false'),
});

/** The query of `GET /api/games/GAME/look-back`. */
export const lookBackSchema = z.strictObject({ about: z.enum(LOOK_BACKS) });

/** The query of `GET /api/preview`; the engine knows what can be played. */
export const previewSchema = z.strictObject({
  role: z.string().max(100),
  race: z.string().max(100),
  ruleset: z.string().max(300).optional(),
});

/** What a room sends, by type. */
export interface Answers extends ShowAnswers {
  performed: { id: number; performed: Performed };
  odds: { id: number; answer: OddsAnswer };
  problem: { id: number; message: string };
  /** A shared world for its founder; the invitation where it was renewed. */
  world: { id: number; invite?: string };
  /** The heroes of a shared world, as the player's own hero knows them; of id 0. */
  party: { id: 0; party: readonly PartyMember[] };
}

/** What was wrong with a message: field and expectation of the first flaw. */
export function flawOf(error: z.ZodError): { field: string; message: string } {
  const issue = error.issues[0];
  const field = issue?.path.join('.') ?? '';
  return { field, message: issue?.message ?? 'malformed' };
}
