// The contents of this device's games: what ships, alone and with packs.

import type { PackOffer } from '@roguewright/client';
import { ContentError, UsageError } from '@roguewright/engine/errors';
import { loadContent, mountBeside } from '@roguewright/engine/game';
import type { GameFile } from '@roguewright/engine/host';
import type { Content, ContentFile } from '@roguewright/engine/objects';
import type { StoredContent, StoredPack } from './device-store.ts';

type ContentFiles = readonly ContentFile[];

/** Contents that have been read, by their hashes. */
export class DeviceContents {
  /** What ships. */
  readonly present: Content;
  readonly #files: ContentFiles;
  readonly #loaded = new Map<string, Content>();

  /** @throws ContentError that lists every flaw of the files */
  constructor(files: ContentFiles) {
    this.#files = files;
    this.present = loadContent(files);
    this.#loaded.set(this.present.hash, this.present);
  }

  /**
   * The content of a new game. @param names of its packs, in their order
   * @throws UsageError for a pack that isn't there
   */
  withNamed(names: readonly string[], packs: readonly StoredPack[]): StoredContent {
    const files = names.flatMap(name => {
      const found = packs.find(pack => pack.name === name);
      if (found === undefined) {
        throw new UsageError('packs', name, 'packs of this browser');
      }
      return filesOf(found);
    });
    return this.withPacks(files);
  }

  /** What ships, with packs of any origin. @throws ContentError for packs that can't be mounted */
  withPacks(packs: ContentFiles): StoredContent {
    const files = [...this.#files, ...packs];
    const content = packs.length === 0 ? this.present : mountBeside(this.present, packs);
    this.#loaded.set(content.hash, content);
    return { hash: content.hash, files: JSON.stringify(files) };
  }

  /** The content that a file names by its hash. @param known the stored one of that hash */
  namedBy({ contentHash, packs = [] }: GameFile, known: StoredContent | undefined) {
    const now = this.withPacks(packs);
    return now.hash === contentHash ? now : known;
  }

  /**
   * What ships under archetypes that replace those of the same name, with packs beside it.
   * @throws UsageError for a pack that isn't there
   * @throws ContentError that lists every flaw
   */
  underOwn(names: readonly string[], packs: readonly StoredPack[], own: ContentFile): Content {
    if (own.text.trim() === '') {
      return this.contentOf(this.withNamed(names, packs));
    }
    const { files } = this.withNamed(names, packs);
    return loadContent([...(JSON.parse(files) as ContentFiles), { ...own, overrides: true }]);
  }

  /** The texts of what ships. */
  get texts(): readonly string[] {
    return this.#files.map(({ text }) => text);
  }

  /** Content that this version can't read any more gives way to the present one, with the same packs. */
  contentOf({ hash, files }: StoredContent): Content {
    const found = this.#loaded.get(hash) ?? this.#read(JSON.parse(files) as ContentFiles);
    this.#loaded.set(hash, found);
    return found;
  }

  /** What a pack adds. @throws ContentError when it can't be mounted */
  offer(pack: StoredPack): PackOffer {
    const { packs } = this.contentOf(this.withPacks(filesOf(pack)));
    return { name: pack.name, isOn: false, report: packs[0]! };
  }

  #read(stored: ContentFiles): Content {
    const packs = stored.filter(({ pack }) => pack !== undefined);
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
}

function filesOf({ name, files }: StoredPack): ContentFile[] {
  return files.map(({ path, text }) => ({ path, text, pack: name }));
}
