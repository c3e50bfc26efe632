// Tests have no time limits of their own: the one limit, in vitest.config.ts, is for hangs. A limit
// that a quick machine keeps with ease fails on a slow or busy one.

import type { Node } from 'oxc-parser';
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { parse, syntaxProblems, walk } from './syntax.ts';

/** What declares a test, a group of tests, or what goes before and after them. */
const DECLARING = new Set([
  'it',
  'test',
  'describe',
  'beforeAll',
  'afterAll',
  'beforeEach',
  'afterEach',
]);

/** Every test among these files that sets a time limit. */
export function limitProblems(files: readonly SourceFile[]): Problem[] {
  const tests = files.filter(({ path }) => isTest(path));
  if (tests.length === 0) {
    return [{ path: 'packages', message: 'no test was read' }];
  }
  return tests.flatMap(file => {
    const syntax = parse(file);
    const problems = syntaxProblems(syntax);
    walk(syntax.parsed.program, node => {
      if (node.type === 'CallExpression' && DECLARING.has(declaredBy(node.callee))) {
        const body = node.arguments.findIndex(isFunction);
        const limits = node.arguments.filter(
          (given, place) => isLimit(given) || (body >= 0 && place > body),
        );
        for (const given of limits) {
          const message = 'a test has no time limit of its own: the one in vitest.config.ts holds';
          problems.push({ path: file.path, line: syntax.lineOf(given.start), message });
        }
      }
    });
    return problems;
  });
}

/** The word that a call begins with: `it` in `it.each([1])('…')`. */
function declaredBy(callee: Node): string {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return declaredBy(callee.object);
    case 'CallExpression':
      return declaredBy(callee.callee);
    case 'TaggedTemplateExpression':
      return declaredBy(callee.tag);
    default:
      return '';
  }
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

/** A bare number, or options that name a timeout; whatever stands after the body is one as well. */
function isLimit(given: Node): boolean {
  if (given.type === 'ObjectExpression') {
    return given.properties.some(
      property =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.key.name === 'timeout',
    );
  }
  return given.type === 'Literal' && typeof given.value === 'number';
}
