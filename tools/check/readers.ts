// Rooms that only read ("readers" of import-directions.json): what they are given stays as it is.
// They assign to nothing but what they made themselves in the same file, draw no luck and tell no event.

import type { Node } from 'oxc-parser';
import type { Problem } from './problem.ts';
import { engineSources, readers } from './rooms.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { parse, syntaxProblems, walk } from './syntax.ts';

/** Methods that change what they are called on: of arrays, of maps and sets, of things. */
const CHANGING = new Set([
  ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'],
  ...['set', 'add', 'delete', 'clear'],
  ...['setFact'],
]);

/** Methods of a game that move it on wherever they are called. */
const MOVING = new Set(['luck', 'logFelt', 'logSeen', 'newId']);

/** How a value was made: whole, with all that belongs to it, or as a container of what may be others'. */
type Made = 'whole' | 'container';

/** Everything that the files of such rooms change. */
export function readerProblems(files: readonly SourceFile[]): Problem[] {
  const read = files.filter(({ path }) => isReader(path));
  const empty = readers.filter(room => !read.some(({ path }) => path.startsWith(folderOf(room))));
  return [
    ...empty.map(room => ({ path: folderOf(room), message: 'no file was read' })),
    ...read.flatMap(changesIn),
  ];
}

function isReader(path: string): boolean {
  return readers.some(room => path.startsWith(folderOf(room))) && !isTest(path);
}

function folderOf(room: string): string {
  return `${engineSources}/${room}/`;
}

function changesIn(file: SourceFile): Problem[] {
  const syntax = parse(file);
  const problems = syntaxProblems(syntax);
  const own = ownValues(syntax.parsed.program);
  walk(syntax.parsed.program, node => {
    for (const target of changedBy(node)) {
      if (!isOwn(target, own)) {
        const text = file.text.slice(target.start, target.end);
        const message = `changes ${text}: this room only reads`;
        problems.push({ path: file.path, line: syntax.lineOf(node.start), message });
      }
    }
    const moves = movedBy(node);
    if (moves !== undefined) {
      const message = `calls ${moves}: this room only reads`;
      problems.push({ path: file.path, line: syntax.lineOf(node.start), message });
    }
  });
  return problems;
}

/** What a node changes, apart from plain variables. */
function changedBy(node: Node): Node[] {
  switch (node.type) {
    case 'AssignmentExpression':
      return membersIn(node.left);
    case 'UpdateExpression':
      return membersIn(node.argument);
    case 'UnaryExpression':
      return node.operator === 'delete' ? [node.argument] : [];
    case 'CallExpression':
      return changedByCall(node);
    default:
      return [];
  }
}

/** The members that an assignment writes, in patterns too. */
function membersIn(target: Node): Node[] {
  const members: Node[] = [];
  walk(target, (node, parent) => {
    const isPart = parent?.type === 'MemberExpression';
    if (node.type === 'MemberExpression' && !isPart) {
      members.push(node);
    }
  });
  return members;
}

function changedByCall(node: Extract<Node, { type: 'CallExpression' }>): Node[] {
  const name = methodOf(node);
  if (node.callee.type !== 'MemberExpression' || name === undefined) {
    return [];
  }
  const { object } = node.callee;
  const ofObject = object.type === 'Identifier' && object.name === 'Object';
  if (ofObject && name === 'assign') {
    return node.arguments.slice(0, 1);
  }
  // The array that a call returns has no other owner, as in `list.map(…).sort()`.
  return CHANGING.has(name) && object.type !== 'CallExpression' ? [object] : [];
}

function movedBy(node: Node): string | undefined {
  const name = node.type === 'CallExpression' ? methodOf(node) : undefined;
  return name !== undefined && MOVING.has(name) ? name : undefined;
}

function methodOf({ callee }: Extract<Node, { type: 'CallExpression' }>): string | undefined {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
}

/** Whether what is changed belongs to a value that this file made. */
function isOwn(target: Node, own: ReadonlyMap<string, Made>): boolean {
  let depth = 0;
  let node = target;
  while (node.type === 'MemberExpression' || node.type === 'TSNonNullExpression') {
    depth += node.type === 'MemberExpression' ? 1 : 0;
    node = node.type === 'MemberExpression' ? node.object : node.expression;
  }
  const made = node.type === 'Identifier' ? own.get(node.name) : undefined;
  return made === 'whole' || (made === 'container' && depth <= 1);
}

/** The variables whose values this file makes. A name that means something else anywhere isn't one. */
function ownValues(program: Node): ReadonlyMap<string, Made> {
  const own = new Map<string, Made>();
  const others = new Set<string>();
  walk(program, node => {
    if (node.type === 'VariableDeclarator') {
      const made = madeBy(node.init);
      if (node.id.type === 'Identifier' && made !== undefined) {
        own.set(node.id.name, made);
      } else {
        namesIn(node.id, others);
      }
    } else if ('params' in node && Array.isArray(node.params)) {
      for (const given of node.params) {
        namesIn(given, others);
      }
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') {
      others.add(node.left.name);
    }
  });
  for (const name of others) {
    own.delete(name);
  }
  return own;
}

function madeBy(init: Node | null): Made | undefined {
  switch (init?.type) {
    case 'NewExpression':
      return 'whole';
    case 'ArrayExpression':
    case 'ObjectExpression':
      return 'container';
    default:
      return undefined;
  }
}

function namesIn(pattern: Node, names: Set<string>): void {
  walk(pattern, node => {
    if (node.type === 'Identifier') {
      names.add(node.name);
    }
  });
}
