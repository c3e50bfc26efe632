// Reads content files from disk and finds what is wrong in each and between them.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@roguewright/engine/errors';
import {
  type FormatProblem,
  readArc,
  readTreasure,
  surveyContent,
} from '@roguewright/engine/objects';
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
 * Reads every `.arc` and `.trs` file of some folders (or the files themselves).
 * Throws a UsageError for a path that doesn't exist and when there is no such file.
 */
export function checkContent(paths: readonly string[]): ContentReport {
  const files = paths.flatMap(contentPaths).map(readFile);
  if (files.length === 0) {
    throw new UsageError('DIR', paths.join(' '), 'folders with .arc or .trs files');
  }
  const problems = files.flatMap(({ arc, treasure }) => (arc ?? treasure)?.problems ?? []);
  const { facts } = surveyContent(files);
  const errors = [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...facts.map(problem => ({ severity: 'error' as const, ...problem })),
  ];
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const sum = (count: (file: CheckedFile) => number | undefined) =>
    files.reduce((total, file) => total + (count(file) ?? 0), 0);
  return {
    files: files.length,
    archetypes: sum(({ arc }) => arc?.archetypes.length),
    lists: sum(({ treasure }) => treasure?.lists.length),
    errors,
    warnings: [...warnings, ...unresolvedReferences(files)],
  };
}

function contentPaths(path: string): string[] {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) {
    throw new UsageError('DIR', path, 'a folder or file that exists');
  }
  if (!entry.isDirectory()) {
    if (!isContent(path)) {
      throw new UsageError('DIR', path, 'a folder, or a file that ends in .arc or .trs');
    }
    return [path];
  }
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(isContent)
    .map(name => join(path, name))
    .filter(file => statSync(file).isFile())
    .sort();
}

function isContent(path: string): boolean {
  return path.endsWith('.arc') || path.endsWith('.trs');
}

function readFile(path: string): CheckedFile {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.arc')
    ? { path, text, arc: readArc(text, path, { familiarKeys: OWN_KEYS }) }
    : { path, text, treasure: readTreasure(text, path, { newerKeys: true }) };
}
