// Chooses between several definitions of one name. Duplicates are an error unless one overrides the other, by
// the key `overrides 1` or because its file is an overlay.

import type { ContentProblem } from '../../errors/index.ts';

/** A file with definitions. */
export interface DefiningFile {
  readonly path: string;
  readonly text: string;
  /** It is part of a tree whose later definitions replace its earlier ones. */
  readonly inTree: boolean;
}

/** The definition of an archetype or a treasure list. A class for the same reason as drafts. */
export class Definition<What> {
  readonly file: DefiningFile;
  readonly name: string;
  readonly what: What;
  readonly line: number;
  /** Whether, and by what means, it overrides another of its name. */
  readonly overrides: 'no' | 'by-key' | 'by-file';

  constructor(
    file: DefiningFile,
    name: string,
    what: What,
    line: number,
    overrides: Definition<What>['overrides'],
  ) {
    this.file = file;
    this.name = name;
    this.what = what;
    this.line = line;
    this.overrides = overrides;
  }
}

/** One definition per name, in the order given. */
export interface ChosenDefinitions<What> {
  readonly kept: readonly Definition<What>[];
  readonly problems: readonly ContentProblem[];
  readonly warnings: readonly ContentProblem[];
}

/** Chooses for each name the last overriding definition, or else the last one. */
export function chooseDefinitions<What>(
  definitions: readonly Definition<What>[],
): ChosenDefinitions<What> {
  if (isPlain(definitions)) {
    return { kept: definitions, problems: [], warnings: [] };
  }
  const byName = new Map<string, Definition<What>[]>();
  for (const definition of definitions) {
    const others = byName.get(definition.name);
    if (others === undefined) {
      byName.set(definition.name, [definition]);
    } else {
      others.push(definition);
    }
  }
  const problems: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  const chosen = new Set<Definition<What>>();
  for (const all of byName.values()) {
    const last = all.findLast(({ file }) => file.inTree);
    const same = all.filter(each => !each.file.inTree || each === last);
    const own = same.filter(({ overrides }) => overrides === 'no');
    const over = same.filter(({ overrides }) => overrides !== 'no');
    chosen.add(over.at(-1) ?? own.at(-1)!);
    problems.push(...doubles(own), ...doubles(over));
    const lonely = own.length === 0 && over[0]?.overrides === 'by-key' ? over[0] : undefined;
    if (lonely !== undefined) {
      warnings.push(nothingToOverride(lonely));
    }
  }
  return { kept: definitions.filter(definition => chosen.has(definition)), problems, warnings };
}

/** Whether every name stands once, and overrides nothing: nearly all content. */
function isPlain(definitions: readonly Definition<unknown>[]): boolean {
  const names = new Set<string>();
  for (const { name, overrides } of definitions) {
    if (overrides !== 'no') {
      return false;
    }
    names.add(name);
  }
  return names.size === definitions.length;
}

function doubles(same: readonly Definition<unknown>[]): ContentProblem[] {
  const [first, ...others] = same;
  return others.map(({ name, file, line }) => ({
    file: file.path,
    line,
    field: 'Object',
    expected: `a name of its own, or the key overrides 1: ${first!.file.path}:${first!.line} has it too`,
    got: name,
  }));
}

function nothingToOverride({ name, file, line }: Definition<unknown>): ContentProblem {
  return {
    file: file.path,
    line,
    field: 'overrides',
    expected: 'the name of something in the other files',
    got: name,
  };
}
