// Whether content with mutated files is either refused, with file, line and field, or goes on as a game.

import type { ContentProblem } from '@roguewright/engine/errors';
import { surveyContent } from '@roguewright/engine/game';
import { playTrial } from '@roguewright/engine/host';
import type { ContentFile } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';

/** The results of a batch of mutants. */
export interface MutantsTried {
  /** Mutants that were refused with file, line and field. */
  readonly refused: number;
  /** Mutants that were played. */
  readonly played: number;
  /** What went wrong, with the mutant's text. */
  readonly wrong: readonly string[];
  /** Milliseconds of the longest game. */
  readonly longest: number;
}

/** Lays the mutants over the content of a game, and plays each that isn't refused. */
export function tryMutants(
  shipped: readonly ContentFile[],
  mutants: readonly ContentFile[],
  ruleset: Ruleset,
  turns: number,
): MutantsTried {
  const wrong: string[] = [];
  const refused = new Set<string>();
  // Those that are sound by themselves may still name what another one broke.
  for (let left = mutants; ; ) {
    const { problems, content } = surveyContent([...shipped, ...left]);
    const found = blamed(problems, left, wrong);
    left = left.filter(({ path }) => !found.has(path));
    for (const path of found) {
      refused.add(path);
    }
    if (found.size === 0) {
      let longest = 0;
      for (const { path, text } of left) {
        const begun = performance.now();
        for (const archetype of content.archetypes.filter(({ file }) => file === path)) {
          try {
            playTrial(content, ruleset, archetype, turns);
          } catch (error) {
            wrong.push(`${path}: ${archetype.id}: ${(error as Error).stack}\n${text}`);
          }
        }
        longest = Math.max(longest, performance.now() - begun);
      }
      return { refused: refused.size, played: left.length, wrong, longest };
    }
  }
}

/** The mutants that problems are about; a problem without file, line or field is wrong itself. */
function blamed(
  problems: readonly ContentProblem[],
  mutants: readonly ContentFile[],
  wrong: string[],
): ReadonlySet<string> {
  for (const { file, line, field, expected, got } of problems) {
    if (file === '' || line < 1 || field === '' || expected === '') {
      wrong.push(`${file}:${line}: ${field}: expected ${expected}, got ${got}`);
    }
  }
  const files = new Set(problems.map(({ file }) => file));
  const own = mutants.filter(({ path }) => files.has(path));
  // What only shows in a file that is sound itself is some mutant's doing: they are left out one by one.
  const guilty = own.length > 0 || problems.length === 0 ? own : mutants.slice(0, 1);
  return new Set(guilty.map(({ path }) => path));
}
