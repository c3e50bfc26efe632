// An experiment: what is played, how often, and when it is enough. It is a JSON file, and the hash of its text in
// canonical form is its name. What a run comes to follows from the experiment and the number of the run alone.

import { createHash } from 'node:crypto';
import { UsageError } from '@roguewright/engine/errors';
import { FIGHTERS } from '@roguewright/engine/host';
import { z } from 'zod';
import { type Criterion, criteriaOf, readCriterion } from './criterion.ts';

/** The form of the file. */
const FORMAT = 1;

/** The most runs of an experiment. Their numbers follow the seed, which has 64 characters with them. */
export const MOST_RUNS = 100_000_000;

/** The most runs of one chunk. */
export const MOST_IN_CHUNK = 1_000_000;

const id = z.string().min(1).max(200);
const share = z.number().positive().lt(1);

const fightArm = z.strictObject({
  ruleset: id,
  role: id,
  race: id,
  /** Of the hero. */
  level: z.int().min(1).max(30),
  /** Ids of archetypes, worn or wielded besides the kit. */
  items: z.array(id).max(20),
  /** The id of the monster. */
  against: id,
  foes: z.int().min(1).max(8),
  /** The hero knows nothing of the monster but what he sees. */
  stranger: z.boolean(),
  player: z.enum(FIGHTERS),
});

const gameArm = z.strictObject({
  ruleset: id,
  player: z.enum(['simple', 'odds']),
  /** `all`: each in turn. */
  role: id,
  race: id,
  /** Commands after which a game is broken off. */
  commands: z.int().min(1).max(1_000_000),
  /** Each game is performed again from its record, and compared. */
  replay: z.boolean(),
});

const runs = z.int().min(1).max(MOST_RUNS);
/** What counts as a success: see `criterion.ts`. */
const of = id;

const stop = z.discriminatedUnion('kind', [
  /** Stops after this number of runs. */
  z.strictObject({ kind: z.literal('count'), runs }),
  /** When the interval in which the share lies 19 times in 20 is at most this wide; of two arms, their difference. */
  z.strictObject({ kind: z.literal('interval'), of, width: share, most: runs }),
  /**
   * When Wald's test of two shares is decided: B wins no more of the runs that only one of both wins, or at least
   * `ratio` times as many as A. `alpha` is the chance to say the second where the first is so, `beta` the other.
   */
  z.strictObject({
    kind: z.literal('sprt'),
    of,
    ratio: z.number().gt(1).max(100),
    alpha: share,
    beta: share,
    most: runs,
  }),
]);

const head = {
  format: z.literal(FORMAT),
  /** The hash of the content, and the version of the engine. */
  content: id,
  engine: id,
  seed: z.string().min(1).max(40),
  /** Runs of a chunk. */
  chunk: z.int().min(1).max(MOST_IN_CHUNK),
  /** Whether the result has a row for each run. */
  rows: z.boolean(),
  stop,
};

const experiment = z
  .discriminatedUnion('subject', [
    z.strictObject({
      ...head,
      subject: z.literal('fights'),
      arms: z.array(fightArm).min(1).max(2),
    }),
    z.strictObject({ ...head, subject: z.literal('games'), arms: z.array(gameArm).min(1).max(2) }),
  ])
  .superRefine(({ subject, stop }, context) => {
    if (stop.kind !== 'count' && readCriterion(subject, stop.of) === undefined) {
      const message = `expected ${criteriaOf(subject)}`;
      context.addIssue({ code: 'custom', path: ['stop', 'of'], message });
    }
  })
  .refine(({ stop, arms }) => stop.kind !== 'sprt' || arms.length === 2, {
    path: ['stop', 'kind'],
    message: 'expected another rule, or a second arm: sprt compares two',
  });

export type Experiment = z.infer<typeof experiment>;
export type FightArm = z.infer<typeof fightArm>;
export type GameArm = z.infer<typeof gameArm>;
export type StopRule = z.infer<typeof stop>;

/**
 * Checks an experiment.
 * @throws UsageError that names the field and what was expected
 */
export function checkedExperiment(given: unknown): Experiment {
  const { error, data } = experiment.safeParse(given);
  if (error === undefined) {
    return data;
  }
  const { path, message } = error.issues[0]!;
  const field = path.join('.') || 'experiment';
  const value = path.reduce<unknown>((inside, key) => (inside as never)?.[key], given);
  throw new UsageError(
    field,
    typeof value === 'object' ? JSON.stringify(value) : value,
    message.replace(/^.*?expected /, ''),
  );
}

/**
 * Reads the text of a file.
 * @throws UsageError for text that isn't JSON, and for a field that isn't as it must be
 */
export function readExperiment(text: string): Experiment {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new UsageError('experiment', (error as Error).message, 'JSON');
  }
  return checkedExperiment(given);
}

/** The text of its file: keys in order, two spaces. */
export function experimentText(experiment: Experiment): string {
  return `${JSON.stringify(inOrder(experiment), undefined, 2)}\n`;
}

/** The name: 32 hexadecimal digits of SHA-256 over its text. */
export function nameOf(experiment: Experiment): string {
  return createHash('sha256').update(experimentText(experiment)).digest('hex').slice(0, 32);
}

/** The most runs that its rule permits. */
export function mostRuns({ stop }: Experiment): number {
  return stop.kind === 'count' ? stop.runs : stop.most;
}

/** The most chunks; the last may be smaller. */
export function mostChunks(experiment: Experiment): number {
  return Math.ceil(mostRuns(experiment) / experiment.chunk);
}

/** The numbers of the runs of a chunk, from 0. */
export function runsOf(experiment: Experiment, chunk: number): { from: number; to: number } {
  const from = chunk * experiment.chunk;
  return { from, to: Math.min(from + experiment.chunk, mostRuns(experiment)) };
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(inOrder);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inside]) => [key, inOrder(inside)]));
}

/** What counts as a success of a run; `won` where the rule doesn't say. */
export function criterionOf({ subject, stop }: Experiment): Criterion {
  return readCriterion(subject, stop.kind === 'count' ? 'won' : stop.of)!;
}
