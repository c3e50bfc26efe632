// Checks everything that files say about archetypes and treasure lists. Content that passes can't crash or
// hang a running game.

import type { ContentProblem } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import { powerProblems } from '../powers/check-powers.ts';
import { cycleProblems } from './check-cycles.ts';
import { fieldProblems } from './check-fields.ts';
import { godProblems } from './check-gods.ts';
import { inventoryProblems } from './check-inventory.ts';
import { unbalancedPaths } from './check-paths.ts';
import { placeProblems } from './check-places.ts';
import { wrongShapes } from './check-shape.ts';
import { missingParts, missingWalls, unbuiltSpell, wrongHeld } from './check-spells.ts';
import { endlessLists, type ListSource } from './check-treasure.ts';
import { healingProblems, type PowerWords, powerWordProblems } from './power-words.ts';
import type { ArchetypeSource } from './report.ts';

/** All archetypes and lists of a content, with their texts. */
export interface CheckedContent {
  readonly content: { find(id: string): Archetype | undefined };
  readonly archetypes: readonly ArchetypeSource[];
  readonly lists: readonly ListSource[];
  /** Absent: words that name powers aren't checked. */
  readonly powers?: PowerWords | undefined;
}

/** The problems of a content; empty if it is sound. */
export function checkSources({
  content,
  archetypes,
  lists,
  powers,
}: CheckedContent): ContentProblem[] {
  const find = (id: string) => content.find(id);
  const problems: ContentProblem[] = [];
  // Each problem is searched for in its file, which is long where many files are collected.
  for (let at = 0; at < archetypes.length && problems.length < MOST_PROBLEMS; at++) {
    const source = archetypes[at]!;
    // What a new check asks of known keys is named in `PlainKinds`; the property of its test compares both.
    if (source.isPlain !== true) {
      addProblems(problems, source, find, powers);
    }
  }
  return [
    ...problems,
    ...cycleProblems(archetypes, find),
    ...inventoryProblems(archetypes, find),
    ...wrongShapes(archetypes),
    ...endlessLists(lists, find),
  ];
}

/** Content with this many problems isn't checked further. */
const MOST_PROBLEMS = 1000;

function addProblems(
  problems: ContentProblem[],
  source: ArchetypeSource,
  find: (id: string) => Archetype | undefined,
  powers: PowerWords | undefined,
): void {
  add(problems, powerProblems(source));
  add(problems, healingProblems(source));
  if (powers !== undefined) {
    add(problems, powerWordProblems(source, powers));
  }
  add(problems, fieldProblems(source));
  add(problems, missingParts(source));
  add(problems, missingWalls(source, find));
  add(problems, placeProblems(source, find));
  add(problems, wrongHeld(source, find));
  add(problems, godProblems(source, find));
}

/** Nearly always there are none. */
function add(problems: ContentProblem[], found: readonly ContentProblem[]): void {
  if (found.length > 0) {
    problems.push(...found);
  }
}

/** Entries that are valid, but have no effect or aren't as the document advises. */
export function sourceWarnings(sources: readonly ArchetypeSource[]): ContentProblem[] {
  const warnings: ContentProblem[] = [];
  for (let at = 0; at < sources.length && warnings.length < MOST_PROBLEMS; at++) {
    warnings.push(...unbuiltSpell(sources[at]!), ...unbalancedPaths(sources[at]!));
  }
  return warnings;
}
