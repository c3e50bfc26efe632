// Fields of a running game that one inner room owns (owned-fields.json): only the files of that room write
// them, and all other files call its functions. `name` is a field, `name[]` an entry of it, `name()` a method
// that changes its record, or a function that changes its argument. `holder.name` counts only where `holder`
// holds the record: a field or variable of that name, or a variable that was made from one. Variables that are
// listed as `apart` hold other records with a field of the same name.

import type { Node } from 'oxc-parser';
import table from './owned-fields.json' with { type: 'json' };
import type { Problem } from './problem.ts';
import { engineSources } from './rooms.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { parse, syntaxProblems, walk } from './syntax.ts';

/** The files that may write a field. */
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
  const problems = files
    .filter(isOfEngine)
    .flatMap(file => strangersIn(file, fields, met))
    .filter(({ path }) => holdsGame(path));
  const idle = [...fields.keys()].filter(name => !met.has(name));
  return [
    ...problems,
    ...idle.map(name => ({
      path: `${engineSources}/game`,
      message: `owned-fields.json names ${name}, which nothing has`,
    })),
  ];
}

/** Whether a field may be written or read there: rooms below the game make what the game holds. */
function isOfEngine({ path }: SourceFile): boolean {
  return path.startsWith(`${engineSources}/`) && !isTest(path) && !path.includes('/testing/');
}

function holdsGame(path: string): boolean {
  return HOLDERS.some(room => path.startsWith(`${engineSources}/${room}/`));
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
  const sources = variableSources(syntax.parsed.program);
  walk(syntax.parsed.program, node => {
    for (const name of namesMet(node)) {
      met.add(name);
    }
    for (const { name, holder } of writesOf(node)) {
      const names = [name, `${sources.get(holder) ?? holder}.${name}`];
      const written = names.find(each => fields.has(each));
      const field = written === undefined ? undefined : fields.get(written);
      const isApart = field?.apart?.includes(holder) === true;
      if (field !== undefined && !isApart && !isOwner(field)) {
        const message = `writes ${written}, which is ${field.owners[0]}'s: use ${field.use}`;
        problems.push({ path: file.path, line: syntax.lineOf(node.start), message });
      }
    }
  });
  return problems;
}

/** The names by which the table might list what a node reads, writes or calls. */
function namesMet(node: Node): string[] {
  if (node.type === 'MemberExpression') {
    const { name, holder } = writeOf(node);
    return [name, `${name}()`, `${holder}.${name}`, `${holder}.${name}()`];
  }
  return node.type === 'CallExpression' ? writesOfCall(node).map(({ name }) => name) : [];
}

/** The last word of what each variable of a file was made from: `conditions` of `const his = hero.conditions`. */
function variableSources(program: Node): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  walk(program, node => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init !== null) {
      const source = node.init.type === 'MemberExpression' ? lastName(node.init) : '';
      if (source !== '') {
        sources.set(node.id.name, source);
      }
    }
    if (node.type === 'ObjectPattern') {
      for (const property of node.properties) {
        if (property.type === 'Property' && property.value.type === 'Identifier') {
          sources.set(property.value.name, lastName(property.key));
        }
      }
    }
  });
  return sources;
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

/**
 * A method that changes what it is called on, or a function that changes its argument; and `Object.assign`,
 * which may write any field.
 */
function writesOfCall({
  callee,
  arguments: given,
}: Extract<Node, { type: 'CallExpression' }>): Write[] {
  const assigned = given[0];
  if (callee.type === 'Identifier') {
    return [{ name: `${callee.name}()`, holder: '' }];
  }
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
