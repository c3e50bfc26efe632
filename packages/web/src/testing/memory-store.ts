// A store of games that lasts as long as a test.

import {
  type Addition,
  type DeviceStore,
  type Progress,
  SequenceTaken,
  type SetAside,
  type StoredBones,
  type StoredCommand,
  type StoredContent,
  type StoredGame,
  type StoredLine,
  type StoredPack,
  type StoredSnapshot,
} from '../device/device-store.ts';

/** What a test may break: `failing` makes the next commands fail to be stored. */
export class MemoryStore implements DeviceStore {
  failing = false;
  readonly games = new Map<string, StoredGame>();
  readonly contents = new Map<string, StoredContent>();
  readonly snapshots = new Map<string, StoredSnapshot>();
  readonly commands = new Map<string, StoredCommand[]>();
  readonly lines: StoredLine[] = [];
  readonly kept = new Map<string, StoredPack>();
  readonly graves = new Map<number, StoredBones>();
  #untold: SetAside[] = [];

  async add({ game, content, snapshot, commands, setAside }: Addition) {
    this.games.set(game.id, game);
    this.contents.set(content.hash, content);
    this.snapshots.set(game.id, snapshot);
    this.commands.set(game.id, [...commands]);
    this.#untold.push(...setAside);
  }

  async addCommand({ game, command, snapshot, hall }: Progress) {
    if (this.failing) {
      throw new Error('the disk is full');
    }
    const commands = this.commands.get(game.id);
    if (commands === undefined || commands.length + 1 !== command.sequence) {
      throw new SequenceTaken(`command ${command.sequence}`);
    }
    commands.push(command);
    this.games.set(game.id, game);
    if (snapshot !== undefined) {
      this.snapshots.set(game.id, snapshot);
    }
    if (hall !== undefined && !this.lines.some(line => line.game === game.id)) {
      this.lines.push(hall);
    }
  }

  async hall() {
    return [...this.lines];
  }

  async packs() {
    return [...this.kept.values()];
  }

  async keepPack(pack: StoredPack) {
    this.kept.set(pack.name, pack);
  }

  async removePack(name: string) {
    this.kept.delete(name);
  }

  async bones() {
    return [...this.graves.values()];
  }

  async keepBones(bones: StoredBones) {
    this.graves.set(bones.level, this.graves.get(bones.level) ?? bones);
  }

  async dropBones(level: number) {
    this.graves.delete(level);
  }

  async find(game: string) {
    return this.games.get(game);
  }

  async load(id: string) {
    const game = this.games.get(id);
    return game === undefined
      ? undefined
      : {
          game,
          content: this.contents.get(game.contentHash)!,
          snapshot: this.snapshots.get(id)!,
          commands: [...this.commands.get(id)!],
        };
  }

  async findContent(hash: string) {
    return this.contents.get(hash);
  }

  async setAside(game: string, from: number, error: string) {
    for (const { sequence, body } of this.commands.get(game)!.splice(from - 1)) {
      this.#untold.push({ game, sequence, body, error });
    }
  }

  async takeUntold(game: string) {
    const untold = this.#untold.filter(entry => entry.game === game);
    this.#untold = this.#untold.filter(entry => entry.game !== game);
    return untold;
  }

  async remove(game: string) {
    this.games.delete(game);
    this.snapshots.delete(game);
    this.commands.delete(game);
  }
}
