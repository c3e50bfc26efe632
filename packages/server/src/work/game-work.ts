// Long work on games. A server does it in worker threads, a single player's process does it itself.

import type { HallEntry } from '@roguewright/engine/game';
import type { HeroPreview, LookedBack } from '@roguewright/engine/host';
import type { ContentFile, SentPacks } from '@roguewright/engine/objects';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { GameMaker, LookBackWish, RunningGame } from '../games/game-maker.ts';
import { GameProblem } from '../problems.ts';
import { type Rate, RateLimit } from '../rate-limit.ts';
import type { StoredContent } from '../storage/contents.ts';
import {
  type BroughtGame,
  type JobResults,
  type OddsJob,
  type SavedState,
  Workbench,
} from './jobs.ts';
import { Lane, type LaneLimits } from './lane.ts';

/** Role, race and ruleset of a hero. */
type HeroWish = readonly [role: string, race: string, ruleset: string | undefined];

/** A game that is asked about. */
export interface AskedGame {
  readonly id: string;
  readonly running: RunningGame;
  /** The seat of the hero who asks; absent: the first. */
  readonly seat?: number;
  /** The game as it stands now; called only when it is needed. */
  readonly save: () => SavedState;
}

/** Finds stored content by its hash. */
export type FindContent = (hash: string) => Promise<StoredContent | undefined>;

/** Long jobs. The client is the name under which a job is counted, such as a network address. */
export interface GameWork {
  /** @throws GameProblem for a role, race or ruleset that there is none of, and when it is too much */
  preview(client: string, hero: HeroWish): Promise<HeroPreview>;
  /**
   * Reads a file and performs its game; nothing is stored.
   * @throws GameProblem that names the field that is wrong, and when it is too much
   */
  readFile(client: string, bytes: Uint8Array, find: FindContent): Promise<BroughtGame>;
  /**
   * Performs a recorded game and writes its hero down as text.
   * @throws GameProblem when the game can't be performed again, and when it is too much
   */
  morgue(client: string, bytes: Uint8Array, find: FindContent): Promise<string>;
  /**
   * Performs a recorded game of several heroes, and tells the lines of those whose games ended.
   * @throws GameProblem when the game can't be performed again, and when it is too much
   */
  endsOf(client: string, bytes: Uint8Array, find: FindContent): Promise<readonly HallEntry[]>;
  /**
   * Performs a game up to now, and looks back on it.
   * @throws GameProblem when the game can't be performed again, and when it is too much
   */
  lookBack(
    client: string,
    bytes: Uint8Array,
    find: FindContent,
    wish: LookBackWish,
  ): Promise<LookedBack>;
  /** @throws GameProblem when the question is malformed, and when it is too much */
  odds(client: string, game: AskedGame, question: OddsQuestion): Promise<OddsAnswer>;
  /**
   * Mounts packs beside what ships. Absent: they are mounted where their games are.
   * @throws GameProblem for packs that can't be mounted, and when it is too much
   */
  mount?(client: string, files: readonly ContentFile[]): Promise<SentPacks>;
  /**
   * Reads stored content, for the games that were begun with it. Absent: it is read where they are restored.
   * @throws GameProblem when it is too much
   */
  read?(content: StoredContent): Promise<SentPacks | null>;
  close(): Promise<void>;
}

/** Questions and previews: mostly milliseconds, seconds at most, and many clients take turns. */
const QUICK: LaneLimits = { milliseconds: 15_000, megabytes: 256, mostOfClient: 16, most: 200 };

/** Files: whole games are performed. */
const SLOW: LaneLimits = { milliseconds: 120_000, megabytes: 1024, mostOfClient: 1, most: 8 };

/** Milliseconds of work that a client may cause: for long, in each second, and at once. */
const QUICK_WORK: Rate = { perSecond: 250, burst: 10_000 };
const SLOW_WORK: Rate = { perSecond: 100, burst: 120_000 };

/** Answers to the same few questions, kept: more than there are roles and races together. */
const MOST_PREVIEWS = 4000;

/** Work in worker threads, one for what is quick and one for what is not, each client within its share. */
export class ThreadedWork implements GameWork {
  readonly #quickShare: RateLimit;
  readonly #slowShare = new RateLimit(SLOW_WORK);
  readonly #quick: Lane;
  readonly #slow: Lane;
  readonly #previews = new Map<string, HeroPreview>();
  /** What the thread for questions was told: sequences of games, hashes of content. And which it was. */
  readonly #told = new Map<string, number>();
  readonly #toldContents = new Set<string>();
  #toldThread = 0;

  constructor(quick: LaneLimits = QUICK, slow: LaneLimits = SLOW, share: Rate = QUICK_WORK) {
    this.#quickShare = new RateLimit(share);
    this.#quick = new Lane(quick, (client, took) => this.#quickShare.charge(client, took));
    this.#slow = new Lane(slow, (client, took) => this.#slowShare.charge(client, took));
  }

  async preview(client: string, hero: HeroWish): Promise<HeroPreview> {
    const [role, race, ruleset] = hero;
    const key = JSON.stringify(hero);
    const known = this.#previews.get(key);
    if (known !== undefined) {
      return known;
    }
    within(this.#quickShare, client);
    const job = { kind: 'preview', role, race, ruleset } as const;
    const preview = (await this.#quick.do(client, job)) as HeroPreview;
    if (this.#previews.size < MOST_PREVIEWS) {
      this.#previews.set(key, preview);
    }
    return preview;
  }

  async readFile(client: string, bytes: Uint8Array, find: FindContent): Promise<BroughtGame> {
    within(this.#slowShare, client);
    return await withContent(find, content =>
      this.#slow.do(client, { kind: 'file', bytes, ...content }),
    );
  }

  async morgue(client: string, bytes: Uint8Array, find: FindContent): Promise<string> {
    within(this.#slowShare, client);
    const { text } = await withContent<{ readonly text: string }>(find, content =>
      this.#slow.do(client, { kind: 'morgue', bytes, ...content }),
    );
    return text;
  }

  async endsOf(client: string, bytes: Uint8Array, find: FindContent) {
    within(this.#slowShare, client);
    const { ends } = await withContent<Ends>(find, content =>
      this.#slow.do(client, { kind: 'ends', bytes, ...content }),
    );
    return ends;
  }

  async lookBack(
    client: string,
    bytes: Uint8Array,
    find: FindContent,
    wish: LookBackWish,
  ): Promise<LookedBack> {
    within(this.#slowShare, client);
    return await withContent<LookedBack>(find, content =>
      this.#slow.do(client, { kind: 'look-back', bytes, wish, ...content }),
    );
  }

  async odds(client: string, game: AskedGame, question: OddsQuestion): Promise<OddsAnswer> {
    within(this.#quickShare, client);
    const { id, seat = 0 } = game;
    const { sequence } = game.running;
    const job = { kind: 'odds', game: id, sequence, question, seat } as const;
    if (this.#toldThread !== this.#quick.thread) {
      this.#told.clear();
      this.#toldContents.clear();
      this.#toldThread = this.#quick.thread;
    }
    const saved: Pick<OddsJob, 'saved'> =
      this.#told.get(id) === sequence ? {} : { saved: this.#brief(game.save()) };
    this.#tell(id, sequence);
    const answer = (await this.#quick.do(client, { ...job, ...saved })) as JobResults['odds'];
    if (answer !== 'stale') {
      if (saved.saved !== undefined && this.#toldThread === this.#quick.thread) {
        this.#toldContents.add(saved.saved.content.hash);
      }
      return answer;
    }
    // A thread that ended in between, or held too many games, receives it again.
    return (await this.#quick.do(client, { ...job, saved: game.save() })) as OddsAnswer;
  }

  async mount(client: string, files: readonly ContentFile[]): Promise<SentPacks> {
    within(this.#slowShare, client);
    return (await this.#slow.do(client, { kind: 'mount', files })) as SentPacks;
  }

  async read(content: StoredContent): Promise<SentPacks | null> {
    // The job has no single caller: all requests for games with this content share it.
    return (await this.#slow.do(`content ${content.hash}`, {
      kind: 'read',
      content,
    })) as SentPacks | null;
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close()]);
  }

  /** The state without the content files, which are long, when they were told before. */
  #brief(saved: SavedState): SavedState {
    const { content } = saved;
    return this.#toldContents.has(content.hash)
      ? { ...saved, content: { ...content, files: '' } }
      : saved;
  }

  #tell(id: string, sequence: number): void {
    this.#told.delete(id);
    this.#told.set(id, sequence);
    const [oldest] = this.#told.keys();
    if (this.#told.size > MOST_TOLD && oldest !== undefined) {
      this.#told.delete(oldest);
    }
  }
}

/** Games that are known to be known; the thread may have fewer and then says so. */
const MOST_TOLD = 64;

/** Work in this process, for one player; only packs are mounted in a thread, which begins with the first. */
export function workHere(maker: GameMaker, limits: LaneLimits = SLOW): GameWork {
  const bench = new Workbench(maker);
  const lane = new Lane(limits, () => undefined);
  return {
    preview: async (_, [role, race, ruleset]) =>
      (await bench.do({ kind: 'preview', role, race, ruleset })) as HeroPreview,
    readFile: async (_, bytes, find) =>
      await withContent(find, content => bench.do({ kind: 'file', bytes, ...content })),
    morgue: async (_, bytes, find) => {
      const { text } = await withContent<{ readonly text: string }>(find, content =>
        bench.do({ kind: 'morgue', bytes, ...content }),
      );
      return text;
    },
    endsOf: async (_, bytes, find) => {
      const { ends } = await withContent<Ends>(find, content =>
        bench.do({ kind: 'ends', bytes, ...content }),
      );
      return ends;
    },
    lookBack: async (_, bytes, find, wish) =>
      await withContent<LookedBack>(find, content =>
        bench.do({ kind: 'look-back', bytes, wish, ...content }),
      ),
    odds: async (_, { running, seat }, question) =>
      await Promise.resolve(running.odds(question, seat)),
    mount: async (client, files) => (await lane.do(client, { kind: 'mount', files })) as SentPacks,
    close: () => lane.close(),
  };
}

/** What a job of the kind `ends` finds. */
interface Ends {
  readonly ends: readonly HallEntry[];
}

/** Does a job on a game's file, and once more with the content that the file turned out to need. */
async function withContent<Result extends object = BroughtGame>(
  find: FindContent,
  send: (content: { readonly content?: StoredContent | null }) => Promise<unknown>,
): Promise<Result> {
  const read = (await send({})) as Result | { readonly needs: string };
  return 'needs' in read
    ? ((await send({ content: (await find(read.needs)) ?? null })) as Result)
    : read;
}

function within(share: RateLimit, client: string): void {
  if (!share.has(client)) {
    throw new GameProblem(
      429,
      'server',
      'You have asked for too much work. Try again in a minute.',
      {
        retryAfter: 60,
      },
    );
  }
}
