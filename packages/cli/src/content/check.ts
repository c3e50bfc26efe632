// Reads trees of content from disk and finds what is wrong in each file and between them, and what the game makes
// of them.

import { readContent } from '@roguewright/content';
import { type ContentProblem, UsageError } from '@roguewright/engine/errors';
import { surveyContent } from '@roguewright/engine/game';
import { readKeys, tryContent } from '@roguewright/engine/host';
import {
  type Content,
  type ContentFile,
  type FormatProblem,
  type PassedOver,
  ReadKeys,
  type ReplacedDefinition,
  readTree,
  type TreeReading,
} from '@roguewright/engine/objects';
import { createRulesets, DEFAULT_RULESET, type Ruleset } from '@roguewright/engine/rulesets';
import { type Coverage, coverageOf } from './coverage.ts';
import { oldFields } from './old-fields.ts';
import { LOOK_KEYS, OWN_KEYS } from './own-keys.ts';
import { type FolderReading, readFolder } from './read-folder.ts';
import { unresolvedReferences } from './references.ts';

/** What a check found. */
export interface ContentReport {
  readonly files: number;
  readonly archetypes: number;
  readonly lists: number;
  readonly faces: number;
  readonly animations: number;
  readonly artifacts: number;
  readonly races: number;
  readonly errors: readonly FormatProblem[];
  readonly warnings: readonly FormatProblem[];
  /** Definitions of trees in Crossfire's form that a later one replaces. */
  readonly replaced: readonly ReplacedDefinition[];
  readonly passedOver: readonly PassedOver[];
  /**
   * What the game makes of it, found when it is first asked for: that takes a few seconds. Content with errors
   * isn't played for it, only what ships.
   */
  readonly coverage: Coverage;
}

/** A folder that was read, as a tree. */
interface Layer {
  readonly folder: FolderReading;
  readonly tree: TreeReading;
  /** It draws by Crossfire's faces, so Crossfire's loading rules hold for it. */
  readonly isForeign: boolean;
  /** Its definitions take the place of those of earlier layers. */
  readonly overrides: boolean;
}

/**
 * Reads all content files of some folders (or the files themselves), as the game would, and tries every monster,
 * spell and thing once. What a later folder defines takes the place of what an earlier one defines by the same
 * name. Within a folder of our own form, a name defined twice is an error; in a tree of Crossfire's form the later
 * definition counts, and the other is listed.
 * Throws a UsageError for a path that doesn't exist and when there is no such file.
 */
export function checkContent(paths: readonly string[]): ContentReport {
  const layers = paths.map((path, index) => readLayer(path, index > 0));
  if (layers.every(({ folder }) => folder.files.length + folder.problems.length === 0)) {
    throw new UsageError('DIR', paths.join(' '), 'folders with .arc or .trs files');
  }
  const trees = layers.map(({ tree }) => tree);
  const files = layers.flatMap(contentFiles);
  const unread = layers.flatMap(({ folder }) => folder.problems);
  const problems = trees.flatMap(tree => tree.problems);
  const { content, facts, warnings: idle } = surveyContent(files);
  const errors = [
    ...unread,
    ...problems.filter(({ severity }) => severity === 'error'),
    ...facts.map(asError),
  ];
  // What is wrong already would only be told again.
  const tried =
    errors.length > 0
      ? []
      : tryContent(content, createRulesets().resolve(DEFAULT_RULESET), files).map(asError);
  const archetypes = trees.flatMap(tree => tree.archetypes);
  // Of a whole foreign tree, the table counts the spells that can't be cast.
  const foreign = new Set(layers.filter(layer => layer.isForeign).flatMap(fileNames));
  const told = idle.filter(({ field, file }) => field !== 'subtype' || !foreign.has(file));
  let coverage: Coverage | undefined;
  return {
    files: layers.reduce(
      (sum, { folder }) => sum + folder.files.length + folder.problems.length,
      0,
    ),
    archetypes: archetypes.length,
    lists: total(trees, ({ lists }) => lists),
    faces: total(trees, ({ faces }) => faces),
    animations: total(trees, ({ animations }) => animations),
    artifacts: total(trees, ({ artifacts }) => artifacts),
    races: new Set(trees.flatMap(({ races }) => races.map(({ name }) => name))).size,
    errors: [...errors, ...tried],
    warnings: [
      ...problems.filter(({ severity }) => severity === 'warning'),
      ...told.map(problem => ({ severity: 'warning' as const, ...problem })),
      ...oldFields(archetypes),
      ...unresolvedReferences(trees),
    ],
    replaced: layers.flatMap(({ isForeign, tree }) => (isForeign ? tree.replaced : [])),
    passedOver: layers.flatMap(({ folder }) => folder.passedOver),
    get coverage() {
      coverage ??= coverageOf(archetypes, readKeysOf(errors.length > 0 ? [] : [content]));
      return coverage;
    },
  };
}

function readLayer(path: string, overrides: boolean): Layer {
  const folder = readFolder(path);
  const { root, files } = folder;
  const tree = readTree(files, { root, checksSpelling: true, familiarKeys: OWN_KEYS });
  return { folder, tree, isForeign: isForeign(tree), overrides };
}

/** Whether a tree is in Crossfire's form: its archetypes have faces, and none has the looks of this game. */
function isForeign({ archetypes }: TreeReading): boolean {
  const hasLook = archetypes.some(({ what }) =>
    LOOK_KEYS.some(key => what.keyValues?.[key] !== undefined),
  );
  return !hasLook && archetypes.some(({ what }) => what.fields.record.face !== undefined);
}

function contentFiles({ tree, isForeign: inTree, overrides }: Layer): ContentFile[] {
  return tree.files.map(({ file, text }) => ({ path: file, text, overrides, inTree }));
}

function fileNames({ tree }: Layer): string[] {
  return tree.files.map(({ file }) => file);
}

function total(
  trees: readonly TreeReading[],
  of: (tree: TreeReading) => readonly unknown[],
): number {
  return trees.reduce((sum, tree) => sum + of(tree).length, 0);
}

/** The keys that the game reads: of what ships, so that a small folder has the whole picture, and of this content. */
function readKeysOf(contents: readonly Content[]): ReadKeys {
  const reads = keysOfShipped();
  for (const content of contents) {
    readKeys(content, playedRulesets(), reads);
  }
  return reads;
}

let shippedKeys: ReadKeys | undefined;

/** The keys read of what ships, found once in a process. */
function keysOfShipped(): ReadKeys {
  if (shippedKeys === undefined) {
    shippedKeys = new ReadKeys();
    readKeys(surveyContent(readContent()).content, playedRulesets(), shippedKeys);
  }
  return shippedKeys.copy();
}

/** Rulesets that ask for different keys. */
function playedRulesets(): Ruleset[] {
  const rulesets = createRulesets();
  return [
    rulesets.resolve(DEFAULT_RULESET),
    rulesets.resolve({ casting: 'fiqhack', spells: 'crossfire' }),
  ];
}

function asError(problem: ContentProblem): FormatProblem {
  return { severity: 'error', ...problem };
}
