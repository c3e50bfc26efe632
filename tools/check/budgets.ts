// Budgets that keep files readable at one sitting, and the purity of the engine.
// Exceptions with their reasons: budgets.json. An exception that is no longer needed is a problem.

import type { MethodDefinition, Node } from 'oxc-parser';
import exceptions from './budgets.json' with { type: 'json' };
import type { Problem } from './problem.ts';
import { impurityOf } from './purity.ts';
import { engineSources } from './rooms.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { parse, type Syntax, syntaxProblems, walk } from './syntax.ts';

const mostMembers = 30;
const mostFunctionLines = 80;
const mostFileLines = 400;

/** Paths of files that may be longer than the budget, each with the reason. */
export type LongFiles = Readonly<Record<string, string>>;

/** Functions (`path#name`) that may be longer than the budget, each with the reason. */
export type LongFunctions = Readonly<Record<string, string>>;

/** Everything in the files that is over a budget or not allowed in the engine. */
export function budgetProblems(
  files: readonly SourceFile[],
  longFiles: LongFiles = exceptions.fileLines,
  longFunctions: LongFunctions = exceptions.functionLines,
): Problem[] {
  if (files.length === 0) {
    return [{ path: '.', message: 'no file was read' }];
  }
  const used = new Set<string>();
  const problems = files.flatMap(file => problemsOf(file, longFiles, longFunctions, used));
  const longPaths = files.filter(file => countLines(file) > mostFileLines).map(({ path }) => path);
  const needless = [
    ...Object.keys(longFiles).filter(path => !longPaths.includes(path)),
    ...Object.keys(longFunctions).filter(name => !used.has(name)),
  ].map(path => ({ path, message: 'no longer needs its exception in budgets.json' }));
  return [...problems, ...needless];
}

/** @param used takes the exceptions that were needed */
function problemsOf(
  file: SourceFile,
  longFiles: LongFiles,
  longFunctions: LongFunctions,
  used: Set<string>,
): Problem[] {
  const syntax = parse(file);
  const problems = syntaxProblems(syntax);
  const lines = countLines(file);
  if (lines > mostFileLines && longFiles[file.path] === undefined) {
    problems.push({ path: file.path, message: `${lines} lines, at most ${mostFileLines}` });
  }
  const pure = file.path.startsWith(`${engineSources}/`) && !isTest(file.path);
  if (pure) {
    problems.push(...suppressions(syntax));
  }
  walk(syntax.parsed.program, (node, parent) => {
    const exception = `${file.path}#${nameOf(node)}`;
    const over = overBudget(syntax, node, parent);
    const excepted = over !== undefined && longFunctions[exception] !== undefined;
    if (excepted) {
      used.add(exception);
    }
    const message = (excepted ? undefined : over) ?? (pure ? impurityOf(node, parent) : undefined);
    if (message !== undefined) {
      problems.push({ path: file.path, line: syntax.lineOf(node.start), message });
    }
  });
  return problems;
}

function countLines({ text }: SourceFile): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function suppressions({ file, parsed, lineOf }: Syntax): Problem[] {
  return parsed.comments
    .filter(comment => /^\W*@ts-(ignore|expect-error|nocheck)\b/.test(comment.value))
    .map(comment => ({
      path: file.path,
      line: lineOf(comment.start),
      message: 'the engine silences no type error',
    }));
}

function overBudget(syntax: Syntax, node: Node, parent: Node | undefined): string | undefined {
  const members = countMembers(node);
  if (members > mostMembers) {
    return `a type of ${members} members, at most ${mostMembers}`;
  }
  if (isFunction(node) && !isSuite(parent)) {
    const lines = syntax.lineOf(node.end) - syntax.lineOf(node.start) + 1;
    if (lines > mostFunctionLines) {
      return `a function of ${lines} lines, at most ${mostFunctionLines}`;
    }
  }
  return undefined;
}

/** The name of a function that is declared with one. */
function nameOf(node: Node): string {
  return node.type === 'FunctionDeclaration' ? (node.id?.name ?? '') : '';
}

/** Members that a type shows to its users. */
function countMembers(node: Node): number {
  switch (node.type) {
    case 'TSInterfaceBody':
      return node.body.length;
    case 'TSTypeLiteral':
      return node.members.length;
    case 'ClassBody':
      return node.body.filter(isPublicMember).length;
    default:
      return 0;
  }
}

function isOverload({ value }: MethodDefinition): boolean {
  return value.type === 'TSEmptyBodyFunctionExpression';
}

/** Overloads of a method are one member with it. */
function isPublicMember(member: Node): boolean {
  switch (member.type) {
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return (
        (member.accessibility ?? 'public') === 'public' &&
        member.key.type !== 'PrivateIdentifier' &&
        !(
          member.type === 'MethodDefinition' &&
          (member.kind === 'constructor' || isOverload(member))
        )
      );
    default:
      return false;
  }
}

function isFunction(node: Node): boolean {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}

/** `describe('…', () => { … })`: a chapter of tests, not a function to be understood at once. */
function isSuite(parent: Node | undefined): boolean {
  return (
    parent?.type === 'CallExpression' &&
    parent.callee.type === 'Identifier' &&
    parent.callee.name === 'describe'
  );
}
