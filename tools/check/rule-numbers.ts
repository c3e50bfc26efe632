// Numbers of rules belong to the slots of a ruleset, where an overlay can change them. Constants with numbers in the
// rooms that play the rules are therefore listed with a reason (rule-numbers.json): what they bound, convert or encode.

import type { Node } from 'oxc-parser';
import type { Problem } from './problem.ts';
import { engineSources } from './rooms.ts';
import table from './rule-numbers.json' with { type: 'json' };
import { isTest, type SourceFile } from './source-files.ts';
import { parse, syntaxProblems, walk } from './syntax.ts';

/** Reasons by file or folder and by constant; `*` stands for all constants of a file or folder. */
type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where rules are played. */
const ROOMS = ['game', 'actors', 'objects', 'spells', 'world/generate'];

/** Every constant that holds a number and has no reason, and every reason whose constant isn't there. */
export function ruleNumberProblems(
  files: readonly SourceFile[],
  reasons: Reasons = table,
): Problem[] {
  const used = new Set<string>();
  const problems = files.filter(playsRules).flatMap(file => {
    const syntax = parse(file);
    const found: Problem[] = syntaxProblems(syntax);
    for (const { name, start } of numbersIn(syntax.parsed.program)) {
      const place = reasonFor(file.path, name, reasons);
      if (place === undefined) {
        const message = `${name} is a number outside the slots: move it to a ruleset, or say in rule-numbers.json why it is none of a rule`;
        found.push({ path: file.path, line: syntax.lineOf(start), message });
      } else {
        used.add(place);
      }
    }
    return found;
  });
  const idle = Object.entries(reasons).flatMap(([path, names]) =>
    Object.keys(names)
      .filter(name => !used.has(`${path} ${name}`))
      .map(name => ({
        path: `${engineSources}/${path}`,
        message: `rule-numbers.json names ${name}, which isn't there`,
      })),
  );
  return [...problems, ...idle];
}

function playsRules({ path }: SourceFile): boolean {
  const inRoom = ROOMS.some(room => path.startsWith(`${engineSources}/${room}/`));
  return inRoom && !isTest(path) && !path.includes('/testing/');
}

/** The entry of the table that holds for a constant: that of its file, else that of the nearest folder. */
function reasonFor(path: string, name: string, reasons: Reasons): string | undefined {
  const inside = path.slice(`${engineSources}/`.length);
  const parts = inside.split('/');
  for (let length = parts.length; length > 0; length--) {
    const place = parts.slice(0, length).join('/');
    for (const given of [name, '*']) {
      if (reasons[place]?.[given] !== undefined) {
        return `${place} ${given}`;
      }
    }
  }
  return undefined;
}

interface NumberConstant {
  readonly name: string;
  readonly start: number;
}

/** Constants of a module, in capitals, that hold a number anywhere outside the functions in them. */
function numbersIn(program: Extract<Node, { type: 'Program' }>): NumberConstant[] {
  return program.body.flatMap(statement => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') {
      return [];
    }
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && /^[A-Z][A-Z0-9_]*$/.test(id.name) && holdsNumber(init)
        ? [{ name: id.name, start: id.start }]
        : [],
    );
  });
}

function holdsNumber(init: Node | null): boolean {
  if (init === null) {
    return false;
  }
  const insides: Node[] = [];
  let holds = false;
  walk(init, (node, parent) => {
    const isInside = parent !== undefined && insides.includes(parent);
    const isFunction =
      node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
    if (isInside || isFunction) {
      insides.push(node);
      return;
    }
    holds ||= node.type === 'Literal' && typeof node.value === 'number';
  });
  return holds;
}
