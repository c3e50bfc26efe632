// Reads an archetype tree: all of its files in loading order, the definitions that count, and those that they
// replace. Crossfire common/assets (AssetCollector, AssetLoader).

import type { ArcOptions } from '../archetype-reading.ts';
import {
  type AnimationReading,
  type ArtifactReading,
  type FaceReading,
  type RaceReading,
  readArtifacts,
  readFaces,
  readRaces,
  type SmoothReading,
} from '../further/index.ts';
import type { ObjectDraft } from '../object-draft.ts';
import type { FormatProblem } from '../problems.ts';
import { readArcDrafts } from '../read-arc.ts';
import { readTreasure } from '../read-treasure.ts';
import type { TreasureListReading } from '../treasure-reading.ts';
import {
  type ReplacedDefinition,
  type TreeDefinition,
  TreeDefinitions,
} from './tree-definitions.ts';
import {
  fileTooLarge,
  TREE_LIMITS,
  tooManyArchetypes,
  treeTooLarge,
  utf8Length,
} from './tree-limits.ts';
import { orderTree, type PassedOver, type TreeFormat } from './tree-order.ts';

/** A file of a tree. */
export interface TreeFile {
  /** Relative to the tree's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** A file that was read. */
export interface ReadTreeFile extends TreeFile {
  /** Its name in problems: the path below the root's name. */
  readonly file: string;
  readonly format: TreeFormat;
}

/** A tree as read. */
export interface TreeReading {
  /** In loading order. */
  readonly files: readonly ReadTreeFile[];
  /** Archetypes in loading order; further parts follow their head. */
  readonly archetypes: readonly TreeDefinition<ObjectDraft>[];
  /** Treasure lists in loading order. */
  readonly lists: readonly TreeDefinition<TreasureListReading>[];
  readonly faces: readonly TreeDefinition<FaceReading>[];
  /** Links between faces; of a face's links, the last one counts. */
  readonly smooths: readonly SmoothReading[];
  readonly animations: readonly TreeDefinition<AnimationReading>[];
  /** All artifacts: several may have one name. */
  readonly artifacts: readonly TreeDefinition<ArtifactReading>[];
  /** A race that several files continue occurs several times. */
  readonly races: readonly TreeDefinition<RaceReading>[];
  readonly replaced: readonly ReplacedDefinition[];
  readonly passedOver: readonly PassedOver[];
  /** Errors, and the warnings of the readers, by file in loading order. */
  readonly problems: readonly FormatProblem[];
}

/** Reading options. */
export interface TreeOptions {
  /** Name of the tree's root, put before each path in problems: `mods/arch`. */
  readonly root?: string;
  /** Also searches for misspelt keys, which are warnings. */
  readonly checksSpelling?: boolean;
  /** Keys that are never reported as misspellings. */
  readonly familiarKeys?: Iterable<string>;
}

/**
 * Reads the files of a tree in loading order (`orderTree`). A second definition of a name replaces the first.
 * Never throws; errors are in `problems`. What exceeds a limit of `TREE_LIMITS` isn't read.
 */
export function readTree(files: readonly TreeFile[], options: TreeOptions = {}): TreeReading {
  return new TreeReader(options).read(files);
}

class TreeReader {
  readonly #root: string;
  readonly #options: ArcOptions;
  readonly #files: ReadTreeFile[] = [];
  readonly #replaced: ReplacedDefinition[] = [];
  readonly #problems: FormatProblem[] = [];
  readonly #archetypes = new TreeDefinitions<ObjectDraft>('archetype', this.#replaced);
  readonly #lists = new TreeDefinitions<TreasureListReading>('treasure list', this.#replaced);
  readonly #faces = new TreeDefinitions<FaceReading>('face', this.#replaced);
  readonly #smooths: SmoothReading[] = [];
  readonly #animations = new TreeDefinitions<AnimationReading>('animation', this.#replaced);
  readonly #artifacts: TreeDefinition<ArtifactReading>[] = [];
  readonly #races: TreeDefinition<RaceReading>[] = [];
  #bytes = 0;
  #archetypeCount = 0;

  constructor({ root, checksSpelling, familiarKeys }: TreeOptions) {
    this.#root = root === undefined ? '' : `${root}/`;
    this.#options = {
      keepBlankLines: true,
      trustsSpelling: checksSpelling !== true,
      ...(familiarKeys === undefined ? {} : { familiarKeys: [...familiarKeys] }),
    };
  }

  read(files: readonly TreeFile[]): TreeReading {
    const { files: ordered, passedOver } = orderTree(files);
    for (const { file, format } of ordered) {
      this.#file({ ...file, file: this.#root + file.path, format });
    }
    return {
      files: this.#files,
      archetypes: this.#archetypes.all,
      lists: this.#lists.all,
      faces: this.#faces.all,
      smooths: this.#smooths,
      animations: this.#animations.all,
      artifacts: this.#artifacts,
      races: this.#races,
      replaced: this.#replaced,
      passedOver: passedOver.map(({ path, reason }) => ({ path: this.#root + path, reason })),
      problems: this.#problems,
    };
  }

  #file(read: ReadTreeFile): void {
    const bytes = utf8Length(read.text);
    this.#bytes += bytes;
    const tooLarge = fileTooLarge(read.file, bytes) ?? treeTooLarge(read.file, this.#bytes);
    if (tooLarge !== undefined) {
      this.#problems.push(tooLarge);
      return;
    }
    this.#files.push(read);
    switch (read.format) {
      case 'archetypes':
        this.#readArchetypes(read);
        break;
      case 'treasure':
        this.#readLists(read);
        break;
      case 'faces':
        this.#readFaces(read);
        break;
      case 'artifacts':
        this.#readArtifacts(read);
        break;
      case 'races':
        this.#readRaces(read);
        break;
    }
  }

  #readArchetypes({ file, text }: ReadTreeFile): void {
    const { archetypes, problems } = readArcDrafts(text, file, this.#options);
    addAll(this.#problems, problems);
    let head = '';
    for (const draft of archetypes) {
      const { arch: name, line } = draft;
      this.#archetypeCount++;
      if (this.#archetypeCount > TREE_LIMITS.archetypes) {
        if (this.#archetypeCount === TREE_LIMITS.archetypes + 1) {
          this.#problems.push(tooManyArchetypes(file, line));
        }
        continue;
      }
      const definition = { name, what: draft, file, text, line };
      if (draft.part) {
        this.#archetypes.addPart(definition, head);
      } else {
        this.#archetypes.add(definition);
        head = name;
      }
    }
  }

  #readLists({ file, text }: ReadTreeFile): void {
    const { lists, lines, problems } = readTreasure(text, file, { newerKeys: true });
    addAll(this.#problems, problems);
    lists.forEach((list, index) => {
      this.#lists.add({ name: list.name, what: list, file, text, line: lines[index]! });
    });
  }

  #readFaces({ file, text }: ReadTreeFile): void {
    const reading = readFaces(text, file);
    const { faces, faceLines, smooths, animations, animationLines, problems } = reading;
    addAll(this.#problems, problems);
    faces.forEach((face, index) => {
      this.#faces.add({ name: face.name, what: face, file, text, line: faceLines[index]! });
    });
    addAll(this.#smooths, smooths);
    animations.forEach((what, index) => {
      this.#animations.add({ name: what.name, what, file, text, line: animationLines[index]! });
    });
  }

  #readArtifacts({ file, text }: ReadTreeFile): void {
    const { artifacts, lines, problems } = readArtifacts(text, file, this.#options);
    addAll(this.#problems, problems);
    artifacts.forEach((what, index) => {
      this.#artifacts.push({ name: what.object.arch, what, file, text, line: lines[index]! });
    });
  }

  #readRaces({ file, text }: ReadTreeFile): void {
    const { races, lines, problems } = readRaces(text, file);
    addAll(this.#problems, problems);
    races.forEach((what, index) => {
      this.#races.push({ name: what.name, what, file, text, line: lines[index]! });
    });
  }
}

/** Appends a list of any length: too many arguments would overflow the stack. */
function addAll<Each>(to: Each[], added: readonly Each[]): void {
  for (const each of added) {
    to.push(each);
  }
}
