// Adapters of the verification only rename fields: one that computes could hide a wrong rule.

import type { Node } from 'oxc-parser';
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { parse, syntaxProblems, walk } from './syntax.ts';

/** Where the verification lies. */
export const verifyFolder = 'packages/cli/src/verify';

/** Where its adapters lie. */
export const adaptersFolder = `${verifyFolder}/adapters`;

const arithmetic = new Set(['+', '-', '*', '/', '%', '**', '<<', '>>', '>>>', '|', '&', '^']);
const comparisons = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==']);

/** Everything in the adapters among these files that computes. */
export function adapterProblems(files: readonly SourceFile[]): Problem[] {
  const adapters = files.filter(
    ({ path }) => path.startsWith(`${adaptersFolder}/`) && !isTest(path),
  );
  if (adapters.length === 0) {
    return [{ path: adaptersFolder, message: 'no file was read' }];
  }
  return adapters.flatMap(file => {
    const syntax = parse(file);
    const problems = syntaxProblems(syntax);
    walk(syntax.parsed.program, node => {
      const what = computation(node);
      if (what !== undefined) {
        const message = `an adapter renames fields and computes nothing: ${what}`;
        problems.push({ path: file.path, line: syntax.lineOf(node.start), message });
      }
    });
    return problems;
  });
}

/** What a node computes, in a word; nothing when it doesn't. */
function computation(node: Node): string | undefined {
  switch (node.type) {
    case 'BinaryExpression':
      if (arithmetic.has(node.operator)) {
        return node.operator;
      }
      return comparisons.has(node.operator) && (isLength(node.left) || isLength(node.right))
        ? `a length compared by ${node.operator}`
        : undefined;
    case 'AssignmentExpression':
      return arithmetic.has(node.operator.slice(0, -1)) ? node.operator : undefined;
    case 'UpdateExpression':
      return node.operator;
    case 'UnaryExpression':
      return changesNumber(node.operator) && node.argument.type !== 'Literal'
        ? node.operator
        : undefined;
    case 'MemberExpression':
      return node.object.type === 'Identifier' && node.object.name === 'Math' ? 'Math' : undefined;
    default:
      return undefined;
  }
}

function changesNumber(operator: string): boolean {
  return operator === '-' || operator === '+' || operator === '~';
}

function isLength(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'length'
  );
}
