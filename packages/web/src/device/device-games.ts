// All games of this device: made, found, opened once for all who play them, saved and loaded.

import { randomName } from '@roguewright/client';
import { ContentError, ReplayError, RulesetError } from '@roguewright/engine/errors';
import {
  beginningOfSave,
  type Command,
  type HallPage,
  type HallQuestion,
  hallPage,
  type NewGame,
  type SavedGame,
} from '@roguewright/engine/game';
import {
  ENGINE_VERSION,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type HeroPreview,
  heroChoices,
  heroPreview,
  LocalGame,
  noticesOf,
  packFilesOf,
  playedRuleset,
  type Rebuilt,
  readGameFile,
  rebuildGame,
  StoredPlay,
  seedsOf,
  writeGameFile,
} from '@roguewright/engine/host';
import type { Content, ContentFile, TreeFile } from '@roguewright/engine/objects';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { createRulesets, DEFAULT_RULESET, parseRulesetName } from '@roguewright/engine/rulesets';
import { readZip } from '../packs/pack-zip.ts';
import { beginOnDevice } from './begin-on-device.ts';
import {
  CallProblem,
  type DeviceCalls,
  type FilmWish,
  type GameCalls,
  type LoadedGame,
} from './device-calls.ts';
import { DeviceContents } from './device-contents.ts';
import { filmOffers, shownFilm } from './device-films.ts';
import { labCalls, labWorld } from './device-lab.ts';
import { practiceCalls } from './device-practice.ts';
import { DeviceRecords } from './device-records.ts';
import { DeviceStorage } from './device-storage.ts';
import type { DeviceStore, WholeGame } from './device-store.ts';

type ContentFiles = readonly ContentFile[];
type GameFile = ReturnType<typeof readGameFile>;

/** A game of this device that is played. */
type DeviceGame = StoredPlay<LocalGame, undefined>;

/** What the games of a device are made of. */
export interface DeviceParts {
  readonly store: DeviceStore;
  /** The content of new games. */
  readonly files: ContentFiles;
  /** Told of each game that was gone on with. */
  readonly played: (game: string) => void;
  /** Where defects are reported. */
  readonly report: (error: unknown) => void;
}

/** Keeps the games of this device. */
export class DeviceGames implements GameCalls {
  readonly #parts: DeviceParts;
  readonly #library = createRulesets();
  readonly #contents: DeviceContents;
  readonly #present: Content;
  readonly #previews = new Map<string, HeroPreview>();
  readonly #open = new Map<string, DeviceGame>();
  readonly #records = new DeviceRecords();

  /** @throws ContentError that lists every flaw of the files */
  constructor(parts: DeviceParts) {
    this.#parts = parts;
    this.#contents = new DeviceContents(parts.files);
    this.#present = this.#contents.present;
  }

  /** The calls of games, and those of the lab and of practice, which are about what ships. */
  get calls(): DeviceCalls {
    const lab = {
      library: this.#library,
      contents: this.#contents,
      packs: () => this.#parts.store.packs(),
      rebuild: (file: GameFile) => this.#rebuild(file),
    };
    return Object.assign(this, labCalls(lab), practiceCalls(labWorld(lab)));
  }

  async choices() {
    const ruleset = this.#rulesetNamed(DEFAULT_RULESET);
    return heroChoices(this.#present, ruleset, this.#library);
  }

  async packs() {
    const packs = await this.#parts.store.packs();
    return packs.map(pack => this.#contents.offer(pack));
  }

  /** @throws CallProblem for a pack that can't be mounted; it isn't kept then */
  async addPack(name: string, files: readonly TreeFile[]) {
    const pack = { name, files };
    try {
      this.#contents.offer(pack);
    } catch (error) {
      throw error instanceof ContentError
        ? new CallProblem('packs', error.message, { cause: error })
        : error;
    }
    await this.#parts.store.keepPack(pack);
    return await this.packs();
  }

  /** @throws CallProblem for a zip that can't be read or mounted; it isn't kept then */
  async addZip(file: string, bytes: Uint8Array) {
    let tree: ReturnType<typeof readZip>;
    try {
      tree = readZip(file, bytes);
    } catch (error) {
      throw new CallProblem('packs', (error as Error).message, { cause: error });
    }
    return { added: tree.name, offers: await this.addPack(tree.name, tree.files) };
  }

  async removePack(name: string) {
    await this.#parts.store.removePack(name);
    return await this.packs();
  }

  /** @throws UsageError for a role or race that can't be played, and for rules that there are none of */
  async preview(role: string, race: string, ruleset?: string): Promise<HeroPreview> {
    const played = playedRuleset(this.#library, DEFAULT_RULESET, { ruleset });
    const key = JSON.stringify([role, race, played.id]);
    const known = this.#previews.get(key) ?? heroPreview(this.#present, played, role, race);
    this.#previews.set(key, known);
    return known;
  }

  async films() {
    return filmOffers(this.#present);
  }

  /** @throws UsageError for a subtype that the gallery doesn't show, and for a level or a seed out of range */
  async film(wish: FilmWish) {
    return shownFilm(this.#present, this.#library, wish);
  }

  async seeds() {
    return seedsOf(Date.now());
  }

  async hall(question: HallQuestion): Promise<HallPage> {
    const lines = await this.#parts.store.hall();
    return hallPage(
      lines.map((line, place) => ({ ...line, entry: place + 1 })),
      question,
    );
  }

  /** @throws UsageError that names what is wrong with the new hero */
  async create(start: NewGame): Promise<string> {
    const ruleset = playedRuleset(this.#library, DEFAULT_RULESET, start);
    const packs = start.packs ?? [];
    const kept = packs.length === 0 ? [] : await this.#parts.store.packs();
    const content = this.#contents.withNamed(packs, kept);
    const read = this.#contents.contentOf(content);
    const running = await beginOnDevice(this.#parts, read, ruleset, start);
    const id = randomName();
    const saved = running.save();
    await this.#parts.store.add({
      game: {
        id,
        start: beginningOfSave(saved),
        ruleset: ruleset.id,
        contentHash: content.hash,
        status: 'playing',
        turn: running.look().view.turn,
        ...(packs.length === 0 ? {} : { packs }),
      },
      content,
      snapshot: { game: id, sequence: 0, body: JSON.stringify(saved) },
      commands: [],
      setAside: [],
    });
    return id;
  }

  async standing(game: string) {
    const found = await this.#parts.store.find(game);
    if (found === undefined) {
      return undefined;
    }
    const { start, status, turn, packs = [] } = found;
    const told = status === 'playing' ? {} : { seed: start.seed };
    return { hero: start.heroName, status, turn, packs, ...told };
  }

  async exportFile(game: string): Promise<string> {
    const whole = await this.#parts.store.load(game);
    if (whole === undefined) {
      throw new CallProblem('game', `There is no game ${game} in this browser.`);
    }
    return writeGameFile(fileOf(whole));
  }

  /**
   * Makes a game of a file, beside all that are there.
   * @throws UsageError that names the field of the file that is wrong
   * @throws CallProblem when the game can't be gone on with here; nothing is stored then
   */
  async importFile(text: string): Promise<LoadedGame> {
    const file = readGameFile(text);
    const { rebuilt, ruleset } = await this.#rebuild(file);
    const game = randomName();
    const { start, commands } = file;
    const { first: _, last, hashes, reason, turn, status } = rebuilt;
    const packs = [...new Set((file.packs ?? []).flatMap(({ pack }) => pack ?? []))];
    const content =
      (await this.#parts.store.findContent(rebuilt.content.hash)) ??
      this.#contents.withPacks(file.packs ?? []);
    await this.#parts.store.add({
      game: {
        id: game,
        start,
        ruleset,
        contentHash: rebuilt.content.hash,
        status,
        turn,
        ...(packs.length === 0 ? {} : { packs }),
        brought: true,
      },
      content,
      snapshot: { game, sequence: last.sequence, body: JSON.stringify(last.state) },
      commands: hashes.map((hash, place) => ({
        game,
        sequence: place + 1,
        body: JSON.stringify(commands[place]),
        hash,
      })),
      setAside: commands.slice(hashes.length).map((command, place) => ({
        game,
        sequence: hashes.length + place + 1,
        body: JSON.stringify(command),
        error: reason,
      })),
    });
    return { game, hero: start.heroName, role: start.role, race: start.race };
  }

  async remove(game: string): Promise<void> {
    await this.#parts.store.remove(game);
    await this.#open.get(game)?.forget();
    this.#parts.played(game);
  }

  async open(game: string) {
    if ((await this.#parts.store.find(game)) === undefined) {
      return { found: false, notices: [] };
    }
    // What can't be performed again is set aside when the game is loaded.
    await this.look(game);
    return { found: true, notices: noticesOf(await this.#parts.store.takeUntold(game)) };
  }

  look(game: string) {
    return this.#game(game).look();
  }

  perform(game: string, command: Command) {
    return this.#game(game).perform(command, undefined);
  }

  odds(game: string, question: OddsQuestion) {
    return this.#game(game).turn(({ game: running }) => running.odds(question));
  }

  async openRecord(text: string, tells: Parameters<DeviceCalls['openRecord']>[1]) {
    const file = readGameFile(text);
    return await this.#foreseen(async () => {
      const known = await this.#parts.store.findContent(file.contentHash);
      const named = this.#contents.namedBy(file, known);
      const content = named === undefined ? this.#present : this.#contents.contentOf(named);
      return this.#records.open(content, this.#rulesetNamed(file.ruleset), file, tells);
    });
  }

  async readRecord(record: string, commands: number) {
    return this.#records.read(record, commands);
  }

  async recordPoints(record: string) {
    return this.#records.points(record);
  }

  async recordAt(record: string, sequence: number) {
    return this.#records.at(record, sequence);
  }

  async recordLuck(record: string) {
    return this.#records.luck(record);
  }

  async recordMoves(record: string, from: number, count: number) {
    return this.#records.moves(record, from, count);
  }

  async recordMorgue(record: string, sequence: number) {
    return this.#records.morgue(record, sequence);
  }

  async forkRecord(record: string, sequence: number) {
    return this.#records.fork(record, sequence);
  }

  /** Another window went on with a game. @returns whether it is open here */
  async playedElsewhere(game: string): Promise<boolean> {
    await this.#open.get(game)?.forget();
    return this.#open.has(game);
  }

  #game(id: string): DeviceGame {
    const { store, report, played } = this.#parts;
    const open =
      this.#open.get(id) ??
      new StoredPlay(
        new DeviceStorage({
          id,
          store,
          restore: ({ content, game, snapshot }) =>
            LocalGame.restore(
              this.#contents.contentOf(content),
              this.#rulesetNamed(game.ruleset),
              JSON.parse(snapshot.body) as SavedGame,
            ),
          stored: () => played(id),
          report,
        }),
      );
    this.#open.set(id, open);
    return open;
  }

  async #rebuild(file: GameFile): Promise<{ rebuilt: Rebuilt; ruleset: string }> {
    return await this.#foreseen(async () => {
      const known = await this.#parts.store.findContent(file.contentHash);
      const named = this.#contents.namedBy(file, known);
      const own = named && this.#contents.contentOf(named);
      const ruleset = this.#rulesetNamed(file.ruleset);
      const present = this.#contents.contentOf(this.#contents.withPacks(file.packs ?? []));
      // The worker has nothing else to do that can't wait.
      const pause = () => Promise.resolve();
      const rebuilt = await rebuildGame({ file, ruleset, own, present, pause });
      return { rebuilt, ruleset: ruleset.id };
    });
  }

  /** Does what may find a file unfit, which is a problem of the call. */
  async #foreseen<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const isForeseen =
        error instanceof ReplayError ||
        error instanceof RulesetError ||
        error instanceof ContentError;
      throw isForeseen ? new CallProblem('file', error.message, { cause: error }) : error;
    }
  }

  #rulesetNamed(name: string) {
    return this.#library.resolve(parseRulesetName(name));
  }
}

/** All that is stored of a game, as a file. */
function fileOf({ game, content, snapshot, commands }: WholeGame): GameFile {
  const packs = packFilesOf(JSON.parse(content.files) as ContentFiles);
  const state = JSON.parse(snapshot.body) as SavedGame;
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    engine: ENGINE_VERSION,
    ruleset: game.ruleset,
    contentHash: game.contentHash,
    start: beginningOfSave(state),
    ...(packs.length === 0 ? {} : { packs }),
    commands: commands.map(({ body }) => JSON.parse(body) as Command),
    hashes: commands
      .filter(({ hash }) => hash !== '')
      .map(({ sequence, hash }) => [sequence, hash] as const),
    snapshot: state,
  };
}
