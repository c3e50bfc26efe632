// Conversion between sets of spell paths and text. Crossfire common/utils.c (describe_spellpath_attenuation).

import { type Notebook, silent } from '../chance/index.ts';
import { memberOf, UsageError } from '../errors/index.ts';
import { SPELL_PATHS, type SpellPath } from './names.ts';
import type { SpellcraftRules } from './rules.ts';
import type { AttunementView } from './views.ts';

/** A set of paths and its label. */
export interface LabelledPaths {
  readonly label: string;
  readonly bits: number;
}

/** The bit of a path. */
export function pathBit(path: SpellPath): number {
  return 1 << SPELL_PATHS.indexOf(path);
}

/** The set of these paths. */
export function pathBits(paths: readonly SpellPath[]): number {
  return paths.reduce((bits, path) => bits | pathBit(path), 0);
}

/** The paths in a set, in the order of the bits; bits without a path are ignored. */
export function pathsIn(bits: number): readonly SpellPath[] {
  return SPELL_PATHS.filter(path => (bits & pathBit(path)) !== 0);
}

/**
 * `(Attuned: Fire, Frost)`; empty for an empty set. Source: Crossfire common/utils.c
 * (describe_spellpath_attenuation); bits without a path are skipped, so on their own they give `(Attuned: )`.
 */
export function describePaths(
  rules: SpellcraftRules,
  view: LabelledPaths,
  notes: Notebook = silent,
): string {
  if (view.bits === 0) {
    return '';
  }
  const names = pathsIn(view.bits).map(path => rules.pathNames[path]);
  notes.note('paths-shown', names.length, view.bits);
  return `(${view.label}: ${names.join(', ')})`;
}

/** The text shown for a creature or an identified item. Denied paths aren't shown as attuned or repelled. */
export function describeAttunement(
  rules: SpellcraftRules,
  view: Omit<AttunementView, 'resist'>,
): string {
  const { attuned, repelled, denied } = view;
  return [
    describePaths(rules, { label: 'Attuned', bits: attuned & ~denied }),
    describePaths(rules, { label: 'Repelled', bits: repelled & ~denied }),
    describePaths(rules, { label: 'Denied', bits: denied }),
  ].join('');
}

/**
 * Parses a text such as `(Attuned: Fire, Frost)`; the empty text is the empty set. Throws a UsageError for
 * another form, or for an unknown path, naming the nearest.
 */
export function parsePaths(rules: SpellcraftRules, text: string): LabelledPaths {
  if (text === '') {
    return { label: '', bits: 0 };
  }
  const [, label, list] = /^\((.*?): (.*)\)$/.exec(text) ?? [];
  if (label === undefined || list === undefined) {
    throw new UsageError('paths', text, 'a text such as "(Attuned: Fire, Frost)"');
  }
  const names = list === '' ? [] : list.split(', ');
  return { label, bits: pathBits(names.map(name => pathNamed(rules, name))) };
}

/** The path with this name or key, in any letter case. Throws a UsageError naming the nearest. */
export function pathNamed(rules: SpellcraftRules, name: string): SpellPath {
  const wanted = name.trim().toLowerCase();
  const named = SPELL_PATHS.find(path => rules.pathNames[path].toLowerCase() === wanted);
  return named ?? memberOf('path', wanted, SPELL_PATHS);
}
