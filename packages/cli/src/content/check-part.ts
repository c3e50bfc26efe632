// Checks a part of content as the game would load it: folders of our own form together, a tree of Crossfire's form
// as a pack beside what ships.

import { readContent } from '@roguewright/content';
import type { ContentProblem } from '@roguewright/engine/errors';
import { surveyContent } from '@roguewright/engine/game';
import { readKeys, type TrialProgress, type TriedPart, tryContent } from '@roguewright/engine/host';
import {
  type ContentFile,
  type FormatProblem,
  packNameOf,
  packOf,
  type ReadKeys,
  recordTranslation,
} from '@roguewright/engine/objects';
import { createRulesets, DEFAULT_RULESET, type Ruleset } from '@roguewright/engine/rulesets';
import type { Layer } from './layer.ts';

/** What the check of a part found. */
export interface PartCheck {
  readonly errors: readonly FormatProblem[];
  readonly warnings: readonly FormatProblem[];
  /** Plays the part, and returns what goes wrong. */
  tried(progress?: TrialProgress): FormatProblem[];
  /** Plays the part, and notes the keys that are read. */
  record(rulesets: readonly Ruleset[], reads: ReadKeys, how: Omit<TriedPart, 'has'>): void;
}

/** Checks folders of our own form. Later ones are laid over earlier ones. */
export function checkOwn(layers: readonly Layer[]): PartCheck {
  const files = layers.flatMap(({ tree, overrides }) =>
    tree.files.map(({ file, text }): ContentFile => ({ path: file, text, overrides })),
  );
  const { content, facts, warnings } = surveyContent(files);
  return {
    errors: facts.map(asError),
    warnings: warnings.map(asWarning),
    tried: progress => tryContent(content, usualRuleset(), files, undefined, progress).map(asError),
    record(rulesets, reads, how) {
      readKeys(content, rulesets, reads, { ...how, has: () => true });
    },
  };
}

/** Limits that hold although mounting would move the number into its range. */
const LIMITED: ReadonlySet<string> = new Set(['speed', 'range']);

/**
 * Checks a tree of Crossfire's form. What mounting mends is a warning; what would still be wrong in a game is an
 * error. The spells that can't be cast are counted by the table.
 */
export function checkForeign({ tree, folder: { root } }: Layer): PartCheck {
  const name = packNameOf(root.split(/[\\/]/).at(-1) ?? root);
  const inTree = tree.files.map(({ file, text }) => ({ path: file, text, inTree: true }));
  const { content: unmounted, facts } = surveyContent(inTree);
  const pack = tree.files.map(({ path, text }): ContentFile => ({ path, text, pack: name }));
  const mounted = surveyContent([...readContent(), ...pack]);
  const isOwn = (id: string) => packOf(id) === name;
  const named = (problem: ContentProblem): ContentProblem => ({
    ...problem,
    file: problem.file.startsWith(`${name}/`)
      ? root + problem.file.slice(name.length)
      : problem.file,
  });
  const limits = facts.filter(({ field }) => LIMITED.has(field));
  const still = mounted.facts.map(named);
  const isTold = ({ file, line, field }: ContentProblem) =>
    still.some(each => each.file === file && each.line === line && each.field === field);
  return {
    errors: [...limits, ...still].map(asError),
    warnings: facts.filter(fact => !LIMITED.has(fact.field) && !isTold(fact)).map(asWarning),
    tried: progress =>
      tryContent(mounted.content, usualRuleset(), pack, ({ id }) => isOwn(id), progress)
        .map(named)
        .map(asError),
    record(rulesets, reads, how) {
      recordTranslation(unmounted, usualRuleset().slots.world.foreign, reads);
      readKeys(mounted.content, rulesets, reads, { ...how, has: isOwn });
    },
  };
}

function usualRuleset(): Ruleset {
  return createRulesets().resolve(DEFAULT_RULESET);
}

function asError(problem: ContentProblem): FormatProblem {
  return { ...problem, severity: 'error' };
}

function asWarning(problem: ContentProblem): FormatProblem {
  return { ...problem, severity: 'warning' };
}
