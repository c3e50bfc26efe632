// No museum: a rule that `verify` compares with its original is played, shown or asked about. A walk over the
// names from the commands, the views and the door of the odds has to meet it. An exception names the parts of the
// rule that are played instead of the whole, and why. It goes as soon as the rule itself is met.

import { verifyFolder } from './adapters.ts';
import excusedRules from './museum.json' with { type: 'json' };
import type { Problem } from './problem.ts';
import { Declarations, type Declared } from './reached.ts';
import { engineSources } from './rooms.ts';
import { isTest, type SourceFile } from './source-files.ts';

/** Why a rule isn't met as a whole. */
interface Exception {
  /** Functions of it, and steps of a slot that it takes, which are all played; one at least. */
  readonly plays: readonly string[];
  readonly why: string;
}

/** Where a game is begun, played, shown and asked about: files, with the names that count, or all. */
const ROOTS: readonly (readonly [path: string, name?: string])[] = [
  ['game/powers/load-content.ts', 'loadContent'],
  ['game/assembly/new-game.ts', 'newGame'],
  ['game/saves/save.ts', 'restoreGame'],
  ['game/perform.ts', 'performCommand'],
  ['game/views/view-for.ts', 'viewFor'],
  ['game/views/events-for.ts', 'performedFor'],
  ['host/answers/questions.ts', 'answerQuestion'],
  ['odds/index.ts'],
  ['rulesets/registry.ts'],
];

/** Rooms whose functions are rules: the others that `verify` uses hold luck, rulesets and texts. */
const RULE_ROOMS = ['casting', 'combat', 'charging', 'speed', 'spellcraft', 'spells', 'objects'];

/** Every rule with an adapter that nothing played leads to, and every exception that isn't one. */
export function museumProblems(
  files: readonly SourceFile[],
  exceptions: Readonly<Record<string, Exception>> = excusedRules,
): Problem[] {
  const sources = new Declarations(files.filter(isSource));
  const found = ROOTS.map(([file, name]) => [file, rootsOf(sources, file, name)] as const);
  const reached = sources.reachedFrom(found.flatMap(([, roots]) => roots));
  const idle = [...rulesOf(sources, files)].filter(([rule]) => !reached.has(rule));
  const names = new Set(idle.map(([rule]) => nameOf(rule)));
  return [
    ...found
      .filter(([, roots]) => roots.length === 0)
      .map(([file]) => problem(`${engineSources}/${file}`, 'the walk begins here at nothing')),
    ...idle.flatMap(([rule, adapter]) => {
      const exception = exceptions[nameOf(rule)];
      return exception === undefined
        ? [problem(adapter, `${nameOf(rule)} is verified, and nothing that is played leads to it`)]
        : objections(sources, reached, rule, exception);
    }),
    ...Object.keys(exceptions)
      .filter(name => !names.has(name))
      .map(name => problem(TABLE, `${name} needs no exception any more`)),
  ];
}

const TABLE = 'tools/check/museum.json';

function isSource({ path }: SourceFile): boolean {
  const lies = path.startsWith(`${engineSources}/`) || path.startsWith(`${verifyFolder}/`);
  return lies && !path.includes('/testing/');
}

function rootsOf(sources: Declarations, file: string, name: string | undefined): Declared[] {
  const path = `${engineSources}/${file}`;
  if (name === undefined) {
    return sources.offers(path);
  }
  const declared = sources.offered(path, name);
  return declared === undefined ? [] : [declared];
}

/** The functions of rule rooms that the adapters name, each with the file of an adapter. */
function rulesOf(
  sources: Declarations,
  files: readonly SourceFile[],
): ReadonlyMap<Declared, string> {
  const rules = new Map<Declared, string>();
  for (const { path } of files) {
    if (path.startsWith(`${verifyFolder}/`) && !isTest(path)) {
      for (const declared of sources.mentionedIn(path).values()) {
        if (isRule(declared)) {
          rules.set(declared, path);
        }
      }
    }
  }
  return rules;
}

function isRule(declared: Declared): boolean {
  return RULE_ROOMS.some(room => declared.startsWith(`${engineSources}/${room}/`));
}

/** What is wrong with the exception of a rule. */
function objections(
  sources: Declarations,
  reached: ReadonlySet<Declared>,
  rule: Declared,
  { plays, why }: Exception,
): Problem[] {
  const { parts, steps } = partsOf(sources, reached, rule);
  const played = new Set([...reached].flatMap(one => [...sources.membersOf(one)]));
  const strangers = plays.filter(
    name => !parts.has(name) && !(steps.has(name) && played.has(name)),
  );
  return [
    ...strangers.map(name =>
      problem(TABLE, `${name} is no part of ${nameOf(rule)} that is played`),
    ),
    ...(plays.length > 0 && why !== ''
      ? []
      : [problem(TABLE, `${nameOf(rule)}: expected parts that are played, and a reason`)]),
  ];
}

/** The played functions that a rule calls, and the members that it reads, through functions of its own. */
function partsOf(sources: Declarations, reached: ReadonlySet<Declared>, rule: Declared) {
  const own = new Set([rule]);
  const parts = new Set<string>();
  const steps = new Set<string>();
  for (const one of own) {
    for (const member of sources.membersOf(one)) {
      steps.add(member);
    }
    for (const next of sources.leadsTo(one).filter(isRule)) {
      if (reached.has(next)) {
        parts.add(nameOf(next));
      } else {
        own.add(next);
      }
    }
  }
  return { parts, steps };
}

function nameOf(declared: Declared): string {
  return declared.split('#')[1] ?? '';
}

function problem(path: string, message: string): Problem {
  return { path, message };
}
