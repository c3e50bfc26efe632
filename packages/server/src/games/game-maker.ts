// What the keeper of games needs of the engine: games made and restored, and nothing of their rules.

import type {
  Bones,
  Companion,
  HallEntry,
  NewGame,
  Performed,
  SeatedOrder,
} from '@roguewright/engine/game';
import type {
  GameFile,
  HeroChoices,
  HeroPreview,
  LookBack,
  LookedBack,
} from '@roguewright/engine/host';
import type { ContentFile, PackReport, SentPacks } from '@roguewright/engine/objects';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { StoredContent } from '../storage/contents.ts';
import type { GameStatus } from '../storage/tables.ts';

/** How a game is to be looked back on. */
export interface LookBackWish {
  readonly about: LookBack;
  /** The seat of the hero who asks. */
  readonly seat: number;
  /** The game has ended for him: what he didn't know may be told. */
  readonly isOver: boolean;
}

/** A game in memory. All of it is synchronous: what happens in it is decided by its calls alone. */
export interface RunningGame {
  /** Commands performed so far. */
  readonly sequence: number;
  /** The names of its heroes, by seat. */
  readonly names: readonly string[];
  /** The seats whose heroes may act now. */
  readonly up: readonly number[];
  /** Whether a seat's hero is outside the world because his player is away. */
  isAway(seat: number): boolean;
  /** Whether a seat's hero is in the world and his game goes on. */
  isHere(seat: number): boolean;
  /** Whether a question waits for the answer of a seat's hero. */
  isAsked(seat: number): boolean;
  /** Ticks of the world since the game began. */
  readonly ticks: number;
  /** What a seat's hero knows, with all events since his last command; absent: of the first seat. */
  look(seat?: number): Performed;
  /** The same with the events that this seat wasn't told yet. */
  news(seat: number): Performed;
  /** Number of events that `news` would tell. */
  untold(seat: number): number;
  /** A seat's line in the hall, which tells his player nothing; undefined: his game goes on. */
  hallLine(seat: number): HallEntry | undefined;
  /** @throws UsageError when the order is malformed; the game then stands as before */
  perform(order: SeatedOrder): Performed;
  /** @throws UsageError when the question is malformed */
  odds(question: OddsQuestion, seat?: number): OddsAnswer;
  /** The state as plain JSON. */
  save(): object;
  /** Hash of the state. */
  hash(): string;
  /** The bones of earlier heroes that it has met. */
  readonly bonesMet: readonly Bones[];
  /** The bones that its hero leaves who has died; undefined: none. */
  bonesLeft(): Bones | undefined;
}

/** A saved game with all that its restoring depends on. */
interface Saved {
  readonly content: StoredContent;
  readonly ruleset: string;
  /** What `save` gave. */
  readonly state: unknown;
}

/** A state that `save` gave. */
interface RebuiltSnapshot {
  readonly sequence: number;
  readonly state: object;
}

/** A game rebuilt from a file. */
export interface RebuiltGame {
  readonly content: StoredContent;
  readonly ruleset: string;
  /** Where it can be replayed from, and how it stands. */
  readonly first: RebuiltSnapshot;
  readonly last: RebuiltSnapshot;
  readonly status: GameStatus;
  readonly turn: number;
  /** Hash of the state after each command up to `last`; empty where it isn't known. */
  readonly hashes: readonly string[];
  /** Commands of the file after `last` that could not be performed, and why. */
  readonly setAside: number;
  readonly reason: string;
}

/** A pack that is offered. */
export interface PackOffer {
  readonly name: string;
  /** Whether new games have it unless they say otherwise. */
  readonly isOn: boolean;
  /** What it adds to the content that ships, mounted alone. */
  readonly report: PackReport;
}

/** Makes games, under one content and one ruleset, and restores games of any. */
export interface GameMaker {
  /** The content that ships, without packs. */
  readonly content: StoredContent;
  /** The packs that new games can be begun with, in the order in which they are mounted by default. */
  readonly packs: readonly PackOffer[];
  /**
   * The content of a new game, with its packs.
   * @throws UsageError for a pack that isn't offered
   */
  contentOf(start: NewGame): StoredContent;
  /**
   * The ruleset of a new game: that of the maker, or the one that is asked for.
   * @throws UsageError for rules that there are none of
   */
  rulesetOf(start: NewGame): string;
  /** What a new hero can be. */
  readonly choices: HeroChoices;
  /** @throws UsageError for a role or race that can't be played */
  preview(role: string, race: string, ruleset?: string): HeroPreview;
  /**
   * The files of a new game's packs, if that combination isn't mounted yet.
   * @throws UsageError for a pack that isn't offered
   */
  packsToMount(start: NewGame): readonly ContentFile[] | undefined;
  /** Mounts packs beside what ships, for another maker. @throws ContentError that lists their problems */
  mount(files: readonly ContentFile[]): SentPacks;
  /** Takes over the packs of a new game, mounted elsewhere. Packs beside another content are left. */
  adopt(start: NewGame, sent: SentPacks): void;
  /** Whether stored content is read already, so that its games are restored at once. */
  isRead(content: StoredContent): boolean;
  /** Reads stored content for another maker. Null: this version can't read it, and has the present one instead. */
  read(content: StoredContent): SentPacks | null;
  /** Takes over stored content that was read elsewhere. */
  adoptRead(content: StoredContent, sent: SentPacks | null): void;
  /**
   * A hero who wants to join a shared world, with his name in its stored form.
   * @param ruleset of the world
   * @throws UsageError that names what is wrong with him
   */
  joiner(ruleset: string, hero: Companion): Companion;
  /** @throws UsageError that names what is wrong with the new hero */
  create(start: NewGame): RunningGame;
  /** How the game of a state that `save` gave was begun. */
  beginningOf(state: object): NewGame;
  /** @throws ReplayError when the game is of a version that can't be read */
  restore(saved: Saved): RunningGame;
  /**
   * Rebuilds a game from a file.
   * @param content what the file names by its hash, if it is stored
   * @throws ReplayError or RulesetError when it can't be gone on with
   */
  rebuild(file: GameFile, content: StoredContent | undefined): Promise<RebuiltGame>;
  /**
   * Performs a shared world of this server once more, when none of its snapshots can be believed.
   * @returns how it stands at the end
   * @throws ReplayError when its orders lead elsewhere
   */
  performAgain(file: GameFile, content: StoredContent): Promise<object>;
  /**
   * Performs a recorded game of several heroes once more.
   * @param content what the file names by its hash
   * @returns the lines of those whose games ended, in that order
   * @throws ReplayError when its orders lead elsewhere
   */
  endsOf(file: GameFile, content: StoredContent): Promise<readonly HallEntry[]>;
  /**
   * The hero at the end of a recorded game, written down as text.
   * @param content what the file names by its hash, if it is stored
   * @throws ReplayError or RulesetError when the game can't be performed again
   */
  morgue(file: GameFile, content: StoredContent | undefined): Promise<string>;
  /**
   * Performs a game up to the end of its record, and looks back on it.
   * @param content what the file names by its hash, if it is stored
   * @throws ReplayError or RulesetError when the game can't be performed again
   */
  lookBack(
    file: GameFile,
    content: StoredContent | undefined,
    wish: LookBackWish,
  ): Promise<LookedBack>;
}
