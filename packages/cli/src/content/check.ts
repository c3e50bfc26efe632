// Reads content files from disk and finds what is wrong in each and between them.

import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentProblem, UsageError } from '@roguewright/engine/errors';
import { surveyContent } from '@roguewright/engine/game';
import { tryContent } from '@roguewright/engine/host';
import { type FormatProblem, readArc, readTreasure } from '@roguewright/engine/objects';
import { createRulesets, DEFAULT_RULESET, type Ruleset } from '@roguewright/engine/rulesets';
import type { CheckedFile } from './checked-file.ts';
import { unresolvedReferences } from './references.ts';

/** What a check found. */
export interface ContentReport {
  readonly files: number;
  readonly archetypes: number;
  readonly lists: number;
  readonly errors: readonly FormatProblem[];
  readonly warnings: readonly FormatProblem[];
}

/** What the other slots need of an archetype beyond Crossfire's keys. */
const OWN_KEYS = [
  'ability_one_in',
  'aim',
  'armour_class',
  'armour_most',
  'artifact',
  'artifact_of',
  'blow_1',
  'blow_2',
  'blow_3',
  'blow_4',
  'bonus',
  'bonus_most',
  'bonus_to',
  'charges_dice',
  'collects',
  'combat_flags',
  'company',
  'damage_dice',
  'delay',
  'depth',
  'doors',
  'effect',
  'ego_cursed',
  'ego_of',
  'emergency',
  'enchantable',
  'erratic_one_in',
  'everburning',
  'favour_one_in',
  'flees_below',
  'from_depth',
  'frequency',
  'fuel',
  'fuel_dice',
  'gait',
  'glyph',
  'hue',
  'icon',
  'launcher_kind',
  'light_radius',
  'looks',
  'looks_like',
  'magical',
  'memory',
  'metallic',
  'movement',
  'mundane',
  'notices',
  'nutrition',
  'overrides',
  'plain_looks',
  'properties',
  'quarterstaff',
  'rarity',
  'reach',
  'robe',
  'rule_kind',
  'school',
  'shoots',
  'spell_level',
  'tenths_of_pound',
  'to_armour',
  'to_dam',
  'to_dam_bonus',
  'to_dam_most',
  'to_hit',
  'to_hit_bonus',
  'to_hit_most',
  'to_depth',
  'two_handed',
  'unique',
  'usually_cursed',
  'weapon_kind',
  'weapon_skill',
  'wear',
];

/**
 * Reads every `.arc` and `.trs` file of some folders (or the files themselves), as the game would, and
 * tries every monster, spell and thing once. What a later folder defines takes the place of what an
 * earlier one defines by the same name.
 * Throws a UsageError for a path that doesn't exist and when there is no such file.
 */
export function checkContent(paths: readonly string[]): ContentReport {
  const found = paths.flatMap((path, layer) =>
    contentPaths(path).map(file => ({ file, overrides: layer > 0 })),
  );
  if (found.length === 0) {
    throw new UsageError('DIR', paths.join(' '), 'folders with .arc or .trs files');
  }
  const unreadable = found.flatMap(({ file }) => fileProblems(file));
  const lost = new Set(unreadable.map(({ file }) => file));
  const files = found
    .filter(({ file }) => !lost.has(file))
    .map(({ file, overrides }) => readFile(file, overrides));
  const problems = files.flatMap(({ arc, treasure }) => (arc ?? treasure)?.problems ?? []);
  const { content, facts, warnings: idle } = surveyContent(files);
  const errors = [
    ...unreadable,
    ...problems.filter(({ severity }) => severity === 'error'),
    ...facts.map(asError),
  ];
  // What is wrong already would only be told again.
  const tried = errors.length > 0 ? [] : tryContent(content, usualRuleset(), files).map(asError);
  const sum = (count: (file: CheckedFile) => number | undefined) =>
    files.reduce((total, file) => total + (count(file) ?? 0), 0);
  return {
    files: found.length,
    archetypes: sum(({ arc }) => arc?.archetypes.length),
    lists: sum(({ treasure }) => treasure?.lists.length),
    errors: [...errors, ...tried],
    warnings: [
      ...problems.filter(({ severity }) => severity === 'warning'),
      ...idle.map(problem => ({ severity: 'warning' as const, ...problem })),
      ...unresolvedReferences(files),
    ],
  };
}

function asError(problem: ContentProblem): FormatProblem {
  return { severity: 'error', ...problem };
}

function usualRuleset(): Ruleset {
  return createRulesets().resolve(DEFAULT_RULESET);
}

function contentPaths(path: string): string[] {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined && lstatSync(path, { throwIfNoEntry: false }) === undefined) {
    throw new UsageError('DIR', path, 'a folder or file that exists');
  }
  if (entry?.isDirectory() !== true) {
    if (!isContent(path)) {
      throw new UsageError('DIR', path, 'a folder, or a file that ends in .arc or .trs');
    }
    return [path];
  }
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(isContent)
    .map(name => join(path, name))
    .filter(file => statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true)
    .sort();
}

function isContent(path: string): boolean {
  return path.endsWith('.arc') || path.endsWith('.trs');
}

/** Bytes of the longest file that is read: all of Crossfire's archetypes together have 3 MB. */
const LARGEST_FILE = 64 * 2 ** 20;

/** Why a file can't be read; nothing when it can. */
function fileProblems(file: string): FormatProblem[] {
  const entry = statSync(file, { throwIfNoEntry: false });
  const problem = (expected: string, got: string): FormatProblem[] => [
    { severity: 'error', file, line: 1, field: 'file', expected, got },
  ];
  if (entry === undefined) {
    return problem('a file that can be read', 'a link that leads nowhere');
  }
  if (!entry.isFile()) {
    return problem('a file that can be read', 'something that is no file');
  }
  const megabytes = Math.ceil(entry.size / 2 ** 20);
  return entry.size > LARGEST_FILE ? problem('at most 64 MB', `${megabytes} MB`) : [];
}

function readFile(path: string, overrides: boolean): CheckedFile {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.arc')
    ? { path, text, overrides, arc: readArc(text, path, { familiarKeys: OWN_KEYS }) }
    : { path, text, overrides, treasure: readTreasure(text, path, { newerKeys: true }) };
}
