// Which functions, classes and tables of the engine some others lead to: a walk over the declarations at the top
// of files and the names in them. A name that is imported leads to the declaration behind the doors that it comes
// through; a door that passes a name on leads nowhere by itself. Names that only types read don't count.

import { type Node, visitorKeys } from 'oxc-parser';
import { targetOf } from './import-target.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { parse } from './syntax.ts';

/** A declaration: the path of its file, `#`, and its name. */
export type Declared = string;

/** A name as another file offers it. */
interface Imported {
  readonly from: string;
  readonly name: string;
}

/** What a file declares and passes on. */
interface Module {
  readonly declared: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, Imported>;
  /** Offered names, with the file's own name or where they come from. */
  readonly exports: ReadonlyMap<string, string | Imported>;
  /** Files of which everything is passed on. */
  readonly passesAll: readonly string[];
}

/** The declarations of some files. */
export class Declarations {
  readonly #modules = new Map<string, Module>();

  constructor(files: readonly SourceFile[]) {
    for (const file of files) {
      if (!isTest(file.path)) {
        this.#modules.set(file.path, moduleOf(file));
      }
    }
  }

  /** The declaration behind a name of a file; undefined: there is none, as of a type. */
  offered(path: string, name: string, seen: readonly string[] = []): Declared | undefined {
    const module = this.#modules.get(path);
    if (module === undefined || seen.includes(path)) {
      return undefined;
    }
    const own = module.exports.get(name);
    if (typeof own === 'string') {
      return this.#local(path, own);
    }
    if (own !== undefined) {
      return this.offered(own.from, own.name, [...seen, path]);
    }
    for (const other of module.passesAll) {
      const found = this.offered(other, name, [...seen, path]);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }

  /** Everything that a file offers. */
  offers(path: string): Declared[] {
    const module = this.#modules.get(path);
    const names = [...(module?.exports.keys() ?? [])];
    return names.flatMap(name => this.offered(path, name) ?? []);
  }

  /** The imported names that a file's own declarations mention, with what is behind them. */
  mentionedIn(path: string): ReadonlyMap<string, Declared> {
    const module = this.#modules.get(path);
    const found = new Map<string, Declared>();
    for (const node of module?.declared.values() ?? []) {
      for (const name of namesIn(node)) {
        const imported = module?.imports.get(name);
        const target = imported && this.offered(imported.from, imported.name);
        if (target !== undefined) {
          found.set(name, target);
        }
      }
    }
    return found;
  }

  /** Everything that some declarations lead to, themselves included. */
  reachedFrom(roots: readonly Declared[]): ReadonlySet<Declared> {
    const reached = new Set<Declared>();
    const waiting = [...roots];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(...this.leadsTo(next));
      }
    }
    return reached;
  }

  /** What a declaration leads to at once. */
  leadsTo(declared: Declared): Declared[] {
    const [path = '', name = ''] = declared.split('#');
    const node = this.#modules.get(path)?.declared.get(name);
    return node === undefined
      ? []
      : [...namesIn(node)].flatMap(used => (used === name ? [] : (this.#local(path, used) ?? [])));
  }

  /** The names of members that a declaration reads: `chance` of `rules.steps.chance`, `order` of `{ order }`. */
  membersOf(declared: Declared): ReadonlySet<string> {
    const [path = '', name = ''] = declared.split('#');
    const node = this.#modules.get(path)?.declared.get(name);
    return node === undefined ? new Set() : membersIn(node);
  }

  /** What a name means inside a file. */
  #local(path: string, name: string): Declared | undefined {
    const module = this.#modules.get(path)!;
    if (module.declared.has(name)) {
      return `${path}#${name}`;
    }
    const imported = module.imports.get(name);
    return imported && this.offered(imported.from, imported.name);
  }
}

function moduleOf(file: SourceFile): Module {
  const declared = new Map<string, Node>();
  const imports = new Map<string, Imported>();
  const exports = new Map<string, string | Imported>();
  const passesAll: string[] = [];
  const parts: Parts = { path: file.path, declared, imports, exports, passesAll };
  for (const statement of parse(file).parsed.program.body) {
    readStatement(statement, parts);
  }
  return parts;
}

interface Parts extends Module {
  readonly path: string;
  readonly declared: Map<string, Node>;
  readonly imports: Map<string, Imported>;
  readonly exports: Map<string, string | Imported>;
  readonly passesAll: string[];
}

function readStatement(statement: Node, parts: Parts): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      readImport(statement, parts);
      break;
    case 'ExportNamedDeclaration':
      readExport(statement, parts);
      break;
    case 'ExportAllDeclaration':
      parts.passesAll.push(fileOf(parts.path, statement.source.value));
      break;
    default:
      for (const [name, node] of declarationsIn(statement)) {
        parts.declared.set(name, node);
      }
  }
}

type Statement<Type> = Extract<Node, { type: Type }>;

function readImport(statement: Statement<'ImportDeclaration'>, { path, imports }: Parts): void {
  if (statement.importKind === 'type') {
    return;
  }
  const from = fileOf(path, statement.source.value);
  for (const specifier of statement.specifiers) {
    if (specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type') {
      imports.set(specifier.local.name, { from, name: nameOf(specifier.imported) });
    }
  }
}

function readExport(statement: Statement<'ExportNamedDeclaration'>, parts: Parts): void {
  if (statement.exportKind === 'type') {
    return;
  }
  if (statement.declaration !== null) {
    for (const [name, node] of declarationsIn(statement.declaration)) {
      parts.declared.set(name, node);
      parts.exports.set(name, name);
    }
  }
  for (const { local, exported, exportKind } of statement.specifiers) {
    if (exportKind !== 'type') {
      const name = nameOf(local);
      const from = statement.source && fileOf(parts.path, statement.source.value);
      parts.exports.set(nameOf(exported), from === null ? name : { from, name });
    }
  }
}

/** The values that a statement declares, by name. */
function declarationsIn(statement: Node): [string, Node][] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    return statement.id === null ? [] : [[statement.id.name, statement]];
  }
  if (statement.type !== 'VariableDeclaration') {
    return [];
  }
  return statement.declarations.flatMap((declarator): [string, Node][] =>
    [...namesIn(declarator.id)].map(name => [name, declarator]),
  );
}

/** The file behind a specifier; a library's is a file that doesn't exist. */
function fileOf(path: string, specifier: string): string {
  const target = targetOf(path, specifier);
  return target.kind === 'file' || target.kind === 'door' ? target.path : '';
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : String((node as { value?: unknown }).value);
}

/** The names in a node that stand for values: not those of members, of keys and of types. */
function namesIn(node: Node): ReadonlySet<string> {
  const names = new Set<string>();
  collect(node, names);
  return names;
}

function collect(node: Node, names: Set<string>): void {
  if (node.type === 'Identifier') {
    names.add(node.name);
  }
  const fields = node as unknown as Record<string, unknown>;
  for (const key of visitorKeys[node.type] ?? []) {
    if (isName(node, key)) {
      continue;
    }
    const value = fields[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && child !== undefined && !isType(child as Node)) {
        collect(child as Node, names);
      }
    }
  }
}

/** The names in a node that stand for members. */
function membersIn(node: Node, found = new Set<string>()): ReadonlySet<string> {
  const fields = node as unknown as Record<string, unknown>;
  for (const key of visitorKeys[node.type] ?? []) {
    const value = fields[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child === null || child === undefined) {
        continue;
      }
      if (isName(node, key) && (child as Node).type === 'Identifier') {
        found.add((child as { name: string }).name);
      }
      membersIn(child as Node, found);
    }
  }
  return found;
}

/** Whether a part of a node is a plain name, which stands for no value. */
function isName(node: Node, key: string): boolean {
  const { computed } = node as { computed?: boolean };
  return (
    computed !== true &&
    ((node.type === 'MemberExpression' && key === 'property') ||
      (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type) && key === 'key'))
  );
}

/** Types, but not what is said to be of a type. */
function isType({ type }: Node): boolean {
  return (
    type.startsWith('TS') &&
    !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type)
  );
}
