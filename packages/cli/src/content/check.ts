// Reads trees of content from disk and finds what is wrong in each file and between them, and what the game makes
// of them.

import { readContent } from '@roguewright/content';
import { UsageError } from '@roguewright/engine/errors';
import { surveyContent } from '@roguewright/engine/game';
import { readKeys, type SoughtKeys, type TrialProgress } from '@roguewright/engine/host';
import {
  type FormatProblem,
  type PassedOver,
  ReadKeys,
  type ReplacedDefinition,
  readTree,
  type TreeReading,
} from '@roguewright/engine/objects';
import { createRulesets, DEFAULT_RULESET, type Ruleset } from '@roguewright/engine/rulesets';
import { checkForeign, checkOwn, type PartCheck } from './check-part.ts';
import { type Coverage, coverageOf, type WrittenKey, writtenKeys } from './coverage.ts';
import type { Layer } from './layer.ts';
import { oldFields } from './old-fields.ts';
import { LOOK_KEYS, OWN_KEYS } from './own-keys.ts';
import { readFolder } from './read-folder.ts';
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
   * What the game makes of it, found when it is first asked for: that takes 20 seconds, or a few if it reads all keys. Content with errors
   * isn't played for it, only what ships.
   */
  readonly coverage: Coverage;
}

/**
 * Reads all content files of some folders (or the files themselves), as the game would, and tries every monster,
 * spell and thing once. What a later folder defines takes the place of what an earlier one defines by the same
 * name. Within a folder of our own form, a name defined twice is an error; a tree of Crossfire's form is mounted as
 * a pack: the later definition counts, and the other is listed.
 * Throws a UsageError for a path that doesn't exist and when there is no such file.
 * @param tell told what is done, and how much of it
 */
export function checkContent(
  paths: readonly string[],
  tell: (what: string, done: number, of: number) => void = () => undefined,
): ContentReport {
  const layers = paths.map((path, index) => readLayer(path, index > 0));
  if (layers.every(({ folder }) => folder.files.length + folder.problems.length === 0)) {
    throw new UsageError('DIR', paths.join(' '), 'folders with .arc or .trs files');
  }
  const trees = layers.map(({ tree }) => tree);
  const problems = trees.flatMap(tree => tree.problems);
  const own = layers.filter(layer => !layer.isForeign);
  const checks = [
    ...(own.length === 0 ? [] : [checkOwn(own)]),
    ...layers.filter(layer => layer.isForeign).map(layer => checkForeign(layer)),
  ];
  const errors = [
    ...layers.flatMap(({ folder }) => folder.problems),
    ...problems.filter(({ severity }) => severity === 'error'),
    ...checks.flatMap(check => check.errors),
  ];
  // What is wrong already would only be told again.
  const tried =
    errors.length > 0
      ? []
      : checks.flatMap(check => check.tried((done, of) => tell('archetypes tried', done, of)));
  const archetypes = trees.flatMap(tree => tree.archetypes);
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
      ...checks.flatMap(check => check.warnings),
      ...oldFields(archetypes),
      ...unresolvedReferences(trees),
    ],
    replaced: layers.flatMap(({ isForeign, tree }) => (isForeign ? tree.replaced : [])),
    passedOver: layers.flatMap(({ folder }) => folder.passedOver),
    get coverage() {
      coverage ??= coverageOf(
        archetypes,
        readKeysOf(writtenKeys(archetypes), errors.length > 0 ? [] : checks, tell),
      );
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

function total(
  trees: readonly TreeReading[],
  of: (tree: TreeReading) => readonly unknown[],
): number {
  return trees.reduce((sum, tree) => sum + of(tree).length, 0);
}

/**
 * The keys that the game reads: of this content, and of what ships, so that a small folder has the whole picture.
 * What ships is played only until every key of this content was read; all of it takes 20 seconds.
 */
function readKeysOf(
  written: readonly WrittenKey[],
  checks: readonly PartCheck[],
  tell: (what: string, done: number, of: number) => void,
): ReadKeys {
  const reads = new ReadKeys();
  const shipped = shippedKeys ?? new ReadKeys();
  const sought: SoughtKeys = {
    kinds: new Set(written.map(({ kind }) => kind)),
    found: () => written.every(({ kind, key }) => reads.has(kind, key) || shipped.has(kind, key)),
  };
  for (const { record } of checks) {
    const progress: TrialProgress = (done, of) => tell('samples played', done, of);
    record(playedRulesets(), reads, { progress, sought });
  }
  if (shippedKeys === undefined && !sought.found()) {
    playShipped(shipped, sought);
    shippedKeys = sought.found() ? undefined : shipped;
  }
  reads.add(shipped);
  return reads;
}

/** The keys read of what ships, once all of it was played in this process. */
let shippedKeys: ReadKeys | undefined;

/** The keys read of what ships, found once in a process. */
export function keysOfShipped(): ReadKeys {
  if (shippedKeys === undefined) {
    shippedKeys = new ReadKeys();
    playShipped(shippedKeys);
  }
  const copy = new ReadKeys();
  copy.add(shippedKeys);
  return copy;
}

function playShipped(reads: ReadKeys, sought?: SoughtKeys): void {
  const { content } = surveyContent(readContent());
  readKeys(content, playedRulesets(), reads, { has: () => true, sought });
}

/** Rulesets that ask for different keys. */
function playedRulesets(): Ruleset[] {
  const rulesets = createRulesets();
  return [
    rulesets.resolve(DEFAULT_RULESET),
    rulesets.resolve({ casting: 'fiqhack', spells: 'crossfire' }),
  ];
}
