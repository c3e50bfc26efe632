// Fields of a running game that one inner room owns (owned-fields.json): only its files assign to them,
// everybody else calls its functions. `name` is a field, `name[]` an entry of it, `name()` a method that
// changes it. Variables that are listed as `apart` hold other records with a field of that name.

import type { Node } from 'oxc-parser';
import table from './owned-fields.json' with { type: 'json' };
import type { Problem } from './problem.ts';
import { engineSources } from './rooms.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { parse, syntaxProblems, walk } from './syntax.ts';

/** Who may write a field. */
export interface OwnedField {
  /** Inner rooms of the room game. */
  readonly owners: readonly string[];
  /** What the others call. */
  readonly use: string;
  readonly apart?: readonly string[];
}

const owned: ReadonlyMap<string, OwnedField> = new Map<string, OwnedField>(Object.entries(table));

/** The rooms that hold a running game. */
const HOLDERS = ['game', 'host', 'odds', 'words'];

/** Every place where a field is written by a file that doesn't own it, and fields that nobody has. */
export function ownedFieldProblems(
  files: readonly SourceFile[],
  fields: ReadonlyMap<string, OwnedField> = owned,
): Problem[] {
  const met = new Set<string>();
  const problems = files.filter(holdsGame).flatMap(file => strangersIn(file, fields, met));
  const idle = [...fields.keys()].filter(name => !met.has(name));
  return [
    ...problems,
    ...idle.map(name => ({
      path: `${engineSources}/game`,
      message: `owned-fields.json names ${name}, which nothing has`,
    })),
  ];
}

function holdsGame({ path }: SourceFile): boolean {
  const inHolder = HOLDERS.some(room => path.startsWith(`${engineSources}/${room}/`));
  return inHolder && !isTest(path) && !path.includes('/testing/');
}

/** @param met takes the names of all fields that the file reads or writes */
function strangersIn(
  file: SourceFile,
  fields: ReadonlyMap<string, OwnedField>,
  met: Set<string>,
): Problem[] {
  const syntax = parse(file);
  const problems = syntaxProblems(syntax);
  const isOwner = ({ owners }: OwnedField) =>
    owners.some(room => file.path.startsWith(`${engineSources}/game/${room}/`));
  walk(syntax.parsed.program, node => {
    if (node.type === 'MemberExpression') {
      const { name } = writeOf(node);
      met.add(name).add(`${name}()`);
    }
    for (const { name, holder } of writesOf(node)) {
      const field = fields.get(name);
      const isApart = field?.apart?.includes(holder) === true;
      if (field !== undefined && !isApart && !isOwner(field)) {
        const message = `writes ${name}, which is ${field.owners[0]}'s: use ${field.use}`;
        problems.push({ path: file.path, line: syntax.lineOf(node.start), message });
      }
    }
  });
  return problems;
}

/** A field, and the variable or field that holds it. */
interface Write {
  readonly name: string;
  readonly holder: string;
}

function writesOf(node: Node): Write[] {
  switch (node.type) {
    case 'AssignmentExpression':
      return membersIn(node.left);
    case 'UpdateExpression':
      return membersIn(node.argument);
    case 'CallExpression':
      return writesOfCall(node);
    default:
      return [];
  }
}

/** A method that changes what it is called on; and `Object.assign`, which may write any field. */
function writesOfCall({
  callee,
  arguments: given,
}: Extract<Node, { type: 'CallExpression' }>): Write[] {
  const assigned = given[0];
  return membersIn(callee).map(({ name, holder }) =>
    holder === 'Object' && name === 'assign' && assigned !== undefined
      ? { name: `${lastName(assigned)}[]`, holder: lastName(assigned) }
      : { name: `${name}()`, holder },
  );
}

/** The members that an assignment writes, in patterns too. */
function membersIn(target: Node): Write[] {
  const writes: Write[] = [];
  walk(target, (node, parent) => {
    if (node.type === 'MemberExpression' && parent?.type !== 'MemberExpression') {
      writes.push(writeOf(node));
    }
  });
  return writes;
}

function writeOf(node: Extract<Node, { type: 'MemberExpression' }>): Write {
  const holder = lastName(node.object);
  return node.computed
    ? { name: `${holder}[]`, holder }
    : { name: lastName(node.property), holder };
}

/** The last word of a chain: `map` of `state.level.map`. */
function lastName(node: Node): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'PrivateIdentifier':
      return `#${node.name}`;
    case 'MemberExpression':
      return node.computed ? '' : lastName(node.property);
    case 'TSNonNullExpression':
      return lastName(node.expression);
    default:
      return '';
  }
}
