// Games of the engine, under content that is remembered by its hash.

import { readContent } from '@roguewright/content';
import { ContentError, ReplayError, UsageError } from '@roguewright/engine/errors';
import { morgueText } from '@roguewright/engine/face';
import {
  beginningOfSave,
  type HallEntry,
  joinerOf,
  loadContent,
  mountBeside,
  type NewGame,
  type SavedGame,
} from '@roguewright/engine/game';
import {
  Chronicle,
  type ChronicleTelling,
  type GameFile,
  type HeroPreview,
  heroChoices,
  heroPreview,
  LocalGame,
  lookedBack,
  morgueOf,
  playedRuleset,
  Replay,
  rebuildGame,
  SharedGame,
  tellingFor,
} from '@roguewright/engine/host';
import {
  Content,
  type ContentFile,
  type SentPacks,
  sentPacks,
  withSentPacks,
} from '@roguewright/engine/objects';
import {
  createRulesets,
  DEFAULT_RULESET,
  parseRulesetName,
  type Ruleset,
} from '@roguewright/engine/rulesets';
import { othersFirst } from '../others-first.ts';
import type { OfferedPack } from '../packs/offered-packs.ts';
import type { StoredContent } from '../storage/contents.ts';
import { lives, livingSeats } from '../worlds/world-ends.ts';
import type { GameMaker, PackOffer } from './game-maker.ts';

type ContentFiles = readonly ContentFile[];

/** What new games are made of. */
export interface EngineGamesOptions {
  /** The content files; those that ship with the game by default. */
  readonly files?: ContentFiles;
  /** Packs that new games can be begun with; none by default. */
  readonly packs?: readonly OfferedPack[];
  /** A ruleset's id or a composition; `house` by default. */
  readonly ruleset?: string;
}

/**
 * Games of the engine.
 * @throws ContentError that lists every flaw of the files
 * @throws RulesetError when there is no such ruleset
 */
export function engineGames(options: EngineGamesOptions = {}): GameMaker {
  const { ruleset = DEFAULT_RULESET } = options;
  const library = createRulesets();
  const rulesetNamed = (name: string) => library.resolve(parseRulesetName(name));
  const shelf = new ContentShelf(options.files ?? readContent(), options.packs ?? []);
  const { present } = shelf;
  // As many as there are roles, races and casting rules together: what can't be played is refused before.
  const previews = new Map<string, HeroPreview>();
  const read = (file: GameFile, ...how: Reading) =>
    chronicleIn(shelf, rulesetNamed(file.ruleset), file, how);
  return {
    content: shelf.shipped,
    packs: shelf.offers,
    contentOf: start => shelf.storedWith(start),
    rulesetOf: start => playedRuleset(library, ruleset, start).id,
    choices: heroChoices(present, rulesetNamed(ruleset), library),
    preview: (role, race, wanted) => {
      const played = playedRuleset(library, ruleset, { ruleset: wanted });
      const key = JSON.stringify([role, race, played.id]);
      const known = previews.get(key) ?? heroPreview(present, played, role, race);
      previews.set(key, known);
      return known;
    },
    packsToMount: start => shelf.packsToMount(start),
    mount: packs => shelf.mount(packs),
    adopt: (start, sent) => shelf.adopt(start, sent),
    isRead: content => shelf.isRead(content),
    read: content => shelf.read(content),
    adoptRead: (content, sent) => shelf.adoptRead(content, sent),
    joiner: (name, hero) => joinerOf(rulesetNamed(name), hero),
    create: start => {
      const played = playedRuleset(library, ruleset, start);
      const content = shelf.contentOf(shelf.storedWith(start));
      return new SharedGame(LocalGame.create(content, played, start));
    },
    beginningOf: state => beginningOfSave(state as SavedGame),
    restore: ({ content, ruleset, state }) =>
      new SharedGame(
        LocalGame.restore(shelf.contentOf(content), rulesetNamed(ruleset), state as SavedGame),
      ),
    rebuild: async (file, known) => {
      const named = shelf.namedBy(file, known);
      const own = named === undefined ? undefined : shelf.contentOf(named);
      const ruleset = rulesetNamed(file.ruleset);
      const further = shelf.withPacks(file.packs ?? []);
      const now = shelf.contentOf(further);
      const rebuilt = await rebuildGame({ file, ruleset, own, present: now, pause: othersFirst });
      const isOwn = named !== undefined && rebuilt.content === own;
      return { ...rebuilt, ruleset: ruleset.id, content: isOwn ? named : further };
    },
    performAgain: async (file, content) =>
      (await again(shelf, rulesetNamed(file.ruleset), file, content)).save(),
    endsOf: async (file, content) => {
      const ends: HallEntry[] = [];
      let living: readonly number[] = [];
      await again(shelf, rulesetNamed(file.ruleset), file, content, game => {
        const ended = living.filter(seat => !lives(game, seat));
        ends.push(...ended.map(seat => game.hallLine(seat)!));
        living = livingSeats(game);
      });
      return ends;
    },
    morgue: async (file, known) => {
      const chronicle = await read(file, known, 0, 'nothing');
      return morgueText(morgueOf(chronicle));
    },
    lookBack: async (file, known, { about, seat, isOver }) => {
      const telling = tellingFor(about, isOver);
      const chronicle = await read(file, known, seat, telling);
      return lookedBack(chronicle, about);
    },
  };
}

/**
 * Performs a record to its end.
 * @param each called at the beginning and after each command
 * @throws ReplayError when it leads elsewhere
 */
async function again(
  shelf: ContentShelf,
  ruleset: Ruleset,
  file: GameFile,
  content: StoredContent,
  each: (game: LocalGame) => void = () => undefined,
): Promise<LocalGame> {
  const run = new Replay(shelf.contentOf(content), ruleset, file);
  each(run.game);
  while (!run.over) {
    run.step();
    each(run.game);
    await othersFirst();
  }
  if (run.difference !== undefined) {
    const { sequence, expected, got } = run.difference;
    throw new ReplayError(`commands.${sequence - 1}: expected ${expected}, got ${got}`);
  }
  return run.game;
}

/** What a record is read for. */
type Reading = readonly [known: StoredContent | undefined, seat: number, tells: ChronicleTelling];

/** A record that has been performed to its end. */
async function chronicleIn(
  shelf: ContentShelf,
  ruleset: Ruleset,
  file: GameFile,
  [known, seat, tells]: Reading,
): Promise<Chronicle> {
  const named = shelf.namedBy(file, known) ?? shelf.withPacks(file.packs ?? []);
  const chronicle = new Chronicle(shelf.contentOf(named), ruleset, file, seat, tells);
  while (!chronicle.whole) {
    chronicle.read(READ_AT_ONCE);
    await othersFirst();
  }
  return chronicle;
}

/** Commands of a record that are performed before others have their turn. */
const READ_AT_ONCE = 25;

/** Contents that have been read, by their hashes. */
class ContentShelf {
  /** What ships, read. */
  readonly present: Content;
  /** What ships, as it is stored. */
  readonly shipped: StoredContent;
  readonly offers: readonly PackOffer[];
  readonly #files: ContentFiles;
  readonly #packs: readonly OfferedPack[];
  readonly #loaded = new Map<string, Content>();
  /** By the names of the packs. */
  readonly #made = new Map<string, StoredContent>();

  constructor(files: ContentFiles, packs: readonly OfferedPack[]) {
    this.#files = files;
    this.#packs = packs;
    this.present = loadContent(files);
    this.shipped = { hash: this.present.hash, files: textOf(files) };
    this.#loaded.set(this.shipped.hash, this.present);
    this.#made.set('[]', this.shipped);
    this.offers = packs.map(({ pack: { name, files: own }, isOn }) => {
      const stored = this.#stored(
        [name],
        own.map(file => ({ ...file, pack: name })),
      );
      return { name, isOn, report: this.contentOf(stored).packs[0]! };
    });
  }

  /** The content of a new game. */
  storedWith(start: Pick<NewGame, 'packs'>): StoredContent {
    const names = this.#namesOf(start);
    return this.#made.get(JSON.stringify(names)) ?? this.#stored(names, this.#filesOf(names));
  }

  /** The files of a new game's packs, if that combination isn't mounted yet. */
  packsToMount(start: Pick<NewGame, 'packs'>): ContentFiles | undefined {
    const names = this.#namesOf(start);
    return this.#made.has(JSON.stringify(names)) ? undefined : this.#filesOf(names);
  }

  mount(packs: ContentFiles): SentPacks {
    return sentPacks(this.present, mountBeside(this.present, packs));
  }

  /** Takes over packs that another thread has mounted for a new game. */
  adopt(start: Pick<NewGame, 'packs'>, sent: SentPacks): void {
    const names = this.#namesOf(start);
    if (sent.base === this.present.hash) {
      this.#keep(names, this.#filesOf(names), withSentPacks(this.present, sent));
    }
  }

  isRead({ hash }: StoredContent): boolean {
    return this.#loaded.has(hash);
  }

  /** Reads stored content. What it shares with the present one isn't sent. */
  read(one: StoredContent): SentPacks | null {
    const content = this.contentOf(one);
    const isBeside = content.archetypes[0] === this.present.archetypes[0];
    const base = isBeside ? this.present : NOTHING;
    return content === this.present ? null : sentPacks(base, content);
  }

  /** Takes over stored content that another thread has read. */
  adoptRead({ hash }: StoredContent, sent: SentPacks | null): void {
    const bases = [this.present, NOTHING];
    const base = bases.find(one => sent !== null && one.hash === sent.base);
    if (sent === null) {
      this.#loaded.set(hash, this.present);
    } else if (base !== undefined) {
      this.#loaded.set(hash, withSentPacks(base, sent));
    }
  }

  /** The names of a new game's packs. */
  #namesOf({ packs }: Pick<NewGame, 'packs'>): readonly string[] {
    return packs ?? this.#packs.filter(({ isOn }) => isOn).map(({ pack }) => pack.name);
  }

  #filesOf(names: readonly string[]): ContentFiles {
    return names.flatMap((name, place) => {
      const found = this.#packs.find(({ pack }) => pack.name === name);
      if (found === undefined || names.indexOf(name) < place) {
        const offered = this.#packs.map(({ pack }) => pack.name).join(', ') || 'none';
        throw new UsageError(
          'packs',
          name,
          `names of packs that are offered, each once: ${offered}`,
        );
      }
      return found.pack.files.map(file => ({ ...file, pack: name }));
    });
  }

  /** The present content with packs of any origin. @param files of the packs */
  withPacks(files: ContentFiles): StoredContent {
    return files.length === 0 ? this.shipped : this.#stored(undefined, files);
  }

  /** The content that a file names by its hash. @param known the stored one of that hash */
  namedBy({ contentHash, packs = [] }: GameFile, known: StoredContent | undefined) {
    const now = this.withPacks(packs);
    return now.hash === contentHash ? now : known;
  }

  contentOf(one: StoredContent): Content {
    const found = this.#loaded.get(one.hash) ?? this.#readOrPresent(one);
    this.#loaded.set(one.hash, found);
    return found;
  }

  #stored(names: readonly string[] | undefined, packs: ContentFiles): StoredContent {
    const key = JSON.stringify(names);
    const found = this.#made.get(key);
    if (found !== undefined) {
      return found;
    }
    return this.#keep(names, packs, mountBeside(this.present, packs));
  }

  #keep(
    names: readonly string[] | undefined,
    packs: ContentFiles,
    content: Content,
  ): StoredContent {
    const stored = { hash: content.hash, files: textOf([...this.#files, ...packs]) };
    this.#loaded.set(stored.hash, content);
    if (names !== undefined) {
      this.#made.set(JSON.stringify(names), stored);
    }
    return stored;
  }

  /** Content that this version can't read any more gives way to the present one, with the same packs. */
  #readOrPresent({ files }: StoredContent): Content {
    const stored = JSON.parse(files) as ContentFiles;
    const packs = stored.filter(({ pack }) => pack !== undefined);
    const own = stored.filter(({ pack }) => pack === undefined);
    if (textOf(own) === this.shipped.files) {
      return this.#besidePresent(packs) ?? this.present;
    }
    for (const attempt of [stored, [...this.#files, ...packs]]) {
      try {
        return loadContent(attempt);
      } catch (error) {
        if (!(error instanceof ContentError)) {
          throw error;
        }
      }
    }
    return this.present;
  }

  /** What ships is read already; undefined: the packs can't be read any more. */
  #besidePresent(packs: ContentFiles): Content | undefined {
    try {
      return mountBeside(this.present, packs);
    } catch (error) {
      if (!(error instanceof ContentError)) {
        throw error;
      }
      return undefined;
    }
  }
}

/** The base of content that shares nothing with the present one. */
const NOTHING = new Content([], '');

function textOf(files: ContentFiles): string {
  return JSON.stringify(
    files.map(({ path, text, pack }) =>
      pack === undefined ? { path, text } : { path, text, pack },
    ),
  );
}
