// The kinds of work that take too long for the server's loop, and how each is done. Runs in a worker
// thread, where nothing else waits.

import { ContentError, ReplayError, RulesetError, UsageError } from '@roguewright/engine/errors';
import type { HallEntry, NewGame } from '@roguewright/engine/game';
import { type HeroPreview, type LookedBack, readGameFile } from '@roguewright/engine/host';
import type { ContentFile, SentPacks } from '@roguewright/engine/objects';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { GameMaker, LookBackWish, RunningGame } from '../games/game-maker.ts';
import { GameProblem } from '../problems.ts';
import type { CommandPage } from '../storage/brought-games.ts';
import type { StoredContent } from '../storage/contents.ts';
import type { Snapshot } from '../storage/snapshots.ts';
import type { GameStatus } from '../storage/tables.ts';

/** What a hero would begin with. */
interface PreviewJob {
  readonly kind: 'preview';
  readonly role: string;
  readonly race: string;
  readonly ruleset: string | undefined;
}

/** A file that was sent, to be read and performed. */
interface FileJob {
  readonly kind: 'file';
  readonly bytes: Uint8Array;
  /** The content that the file names; null: there is none of that hash; absent: not looked up yet. */
  readonly content?: StoredContent | null;
}

/** A recorded game, whose hero is to be written down. */
interface MorgueJob extends Omit<FileJob, 'kind'> {
  readonly kind: 'morgue';
}

/** A recorded game of several heroes, whose ends are asked for. */
interface EndsJob extends Omit<FileJob, 'kind'> {
  readonly kind: 'ends';
}

/** A game that is looked back on. */
interface LookBackJob extends Omit<FileJob, 'kind'> {
  readonly kind: 'look-back';
  readonly wish: LookBackWish;
}

/** A question about a running game. */
export interface OddsJob {
  readonly kind: 'odds';
  readonly game: string;
  /** Commands that the thread's game must have performed; of no meaning when it is sent. */
  readonly sequence: number;
  /** The game as it stands; absent when the thread has it from the question before. */
  readonly saved?: SavedState;
  readonly question: OddsQuestion;
  /** The seat of the hero who asks. */
  readonly seat: number;
}

/** A game with all that its restoring depends on. */
export interface SavedState {
  /** Without its files when the thread has them from before. */
  readonly content: StoredContent;
  readonly ruleset: string;
  /** A SavedGame as JSON. */
  readonly body: string;
}

/** Packs to be mounted beside what ships. */
interface MountJob {
  readonly kind: 'mount';
  readonly files: readonly ContentFile[];
}

/** Stored content to be read. */
interface ReadJob {
  readonly kind: 'read';
  readonly content: StoredContent;
}

export type Job =
  | PreviewJob
  | FileJob
  | MorgueJob
  | EndsJob
  | LookBackJob
  | OddsJob
  | MountJob
  | ReadJob;

/** A game that was brought as a file, ready to be stored. */
export interface BroughtGame {
  readonly start: NewGame;
  readonly content: StoredContent;
  readonly ruleset: string;
  readonly status: GameStatus;
  readonly turn: number;
  readonly snapshots: readonly Snapshot[];
  readonly commands: readonly CommandPage[];
  /** Commands that could not be performed. */
  readonly setAside: readonly CommandPage[];
  readonly reason: string;
  /** It goes on from a point of another game; absent: it doesn't. */
  readonly forked?: true;
}

/** The result of each kind of job. */
export interface JobResults {
  readonly preview: HeroPreview;
  /** A game, or the hash of the content that is needed first. */
  readonly file: BroughtGame | { readonly needs: string };
  /** The hero at the end as text, or the hash of the content that is needed first. */
  readonly morgue: { readonly text: string } | { readonly needs: string };
  /** The lines of those whose games ended, or the hash of the content that is needed first. */
  readonly ends: { readonly ends: readonly HallEntry[] } | { readonly needs: string };
  /** What was asked for, or the hash of the content that is needed first. */
  readonly 'look-back': LookedBack | { readonly needs: string };
  /** An answer, or `stale`: the game is needed first. */
  readonly odds: OddsAnswer | 'stale';
  readonly mount: SentPacks;
  /** Null: the present content takes its place. */
  readonly read: SentPacks | null;
}

/** Commands in a page. */
const PAGE = 1000;

/** Games that a thread keeps for further questions. */
const MOST_GAMES = 16;

/** Does one job after the other. */
export class Workbench {
  readonly #maker: GameMaker;
  /** The games last asked about, the oldest first. */
  readonly #games = new Map<string, RunningGame>();

  constructor(maker: GameMaker) {
    this.#maker = maker;
  }

  /** @throws GameProblem that says what is wrong with what was sent */
  async do(job: Job): Promise<JobResults[Job['kind']]> {
    try {
      switch (job.kind) {
        case 'preview':
          return this.#maker.preview(job.role, job.race, job.ruleset);
        case 'file':
          return await readFile(this.#maker, job);
        case 'morgue':
          return await writeMorgue(this.#maker, job);
        case 'ends':
          return await findEnds(this.#maker, job);
        case 'look-back':
          return await lookBack(this.#maker, job);
        case 'odds':
          return this.#odds(job);
        case 'mount':
          return this.#maker.mount(job.files);
        case 'read':
          return this.#maker.read(job.content);
      }
    } catch (error) {
      throw problemOfSent(error);
    }
  }

  #odds({ game: id, sequence, saved, question, seat }: OddsJob): OddsAnswer | 'stale' {
    const known = this.#games.get(id);
    const game =
      saved === undefined
        ? known?.sequence === sequence
          ? known
          : undefined
        : this.#restored(saved);
    if (game === undefined) {
      return 'stale';
    }
    this.#games.delete(id);
    this.#games.set(id, game);
    const [oldest] = this.#games.keys();
    if (this.#games.size > MOST_GAMES && oldest !== undefined) {
      this.#games.delete(oldest);
    }
    return game.odds(question, seat);
  }

  #restored({ content, ruleset, body }: SavedState): RunningGame {
    return this.#maker.restore({ content, ruleset, state: JSON.parse(body) });
  }
}

/** What a client sent is wrong, or the program is. */
function problemOfSent(error: unknown): unknown {
  if (error instanceof UsageError) {
    return new GameProblem(400, error.field, error.message, { cause: error });
  }
  const isForeseen =
    error instanceof ReplayError || error instanceof RulesetError || error instanceof ContentError;
  return isForeseen ? new GameProblem(400, 'file', error.message, { cause: error }) : error;
}

async function readFile(
  maker: GameMaker,
  { bytes, content }: FileJob,
): Promise<JobResults['file']> {
  const file = readGameFile(new TextDecoder().decode(bytes));
  if (content === undefined && file.contentHash !== maker.content.hash) {
    return { needs: file.contentHash };
  }
  const rebuilt = await maker.rebuild(file, content ?? undefined);
  const { first, last, hashes, reason, ruleset, status, turn } = rebuilt;
  const bodies = file.commands.map(command => JSON.stringify(command));
  return {
    start: file.start,
    content: rebuilt.content,
    ruleset,
    status,
    turn,
    snapshots: (first.sequence === last.sequence ? [first] : [first, last]).map(one => ({
      sequence: one.sequence,
      body: JSON.stringify(one.state),
    })),
    commands: pagesOf(hashes.map((hash, place) => [bodies[place]!, hash])),
    setAside: pagesOf(
      bodies.slice(hashes.length).map(body => [body]),
      hashes.length,
    ),
    reason,
    ...(file.forked === true && { forked: true }),
  };
}

async function writeMorgue(
  maker: GameMaker,
  { bytes, content }: MorgueJob,
): Promise<JobResults['morgue']> {
  const file = readGameFile(new TextDecoder().decode(bytes));
  if (content === undefined && file.contentHash !== maker.content.hash) {
    return { needs: file.contentHash };
  }
  return { text: await maker.morgue(file, content ?? undefined) };
}

async function findEnds(
  maker: GameMaker,
  { bytes, content }: EndsJob,
): Promise<JobResults['ends']> {
  const file = readGameFile(new TextDecoder().decode(bytes));
  const own = file.contentHash === maker.content.hash ? maker.content : content;
  if (own === undefined) {
    return { needs: file.contentHash };
  }
  if (own === null) {
    throw new GameProblem(400, 'file', 'The content of the game is not stored here.');
  }
  return { ends: await maker.endsOf(file, own) };
}

async function lookBack(
  maker: GameMaker,
  { bytes, content, wish }: LookBackJob,
): Promise<JobResults['look-back']> {
  const file = readGameFile(new TextDecoder().decode(bytes));
  if (content === undefined && file.contentHash !== maker.content.hash) {
    return { needs: file.contentHash };
  }
  return await maker.lookBack(file, content ?? undefined, wish);
}

function pagesOf(rows: readonly (readonly string[])[], before = 0): CommandPage[] {
  return Array.from({ length: Math.ceil(rows.length / PAGE) }, (_, page) => ({
    first: before + page * PAGE + 1,
    rows: JSON.stringify(rows.slice(page * PAGE, (page + 1) * PAGE)),
  }));
}
