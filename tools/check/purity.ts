// What the engine may not touch: time, unseeded luck, the machine, the locale, and untyped values.
// Any of them would make a game unrepeatable or its types worthless. Nor does it write bits as numbers.

import type { Node } from 'oxc-parser';

const outside: ReadonlyMap<string, string> = new Map([
  ['Date', 'time'],
  ['performance', 'time'],
  ['setTimeout', 'time'],
  ['setInterval', 'time'],
  ['console', 'the terminal'],
  ['process', 'the machine'],
  ['globalThis', 'the machine'],
  ['crypto', 'luck without a seed'],
  ['Intl', 'the locale'],
]);

const localeMethods = new Set([
  'localeCompare',
  'toLocaleString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
]);

/** What makes a node impure; nothing for all others. */
export function impurityOf(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'TSAnyKeyword') {
    return 'the engine has no "any"';
  }
  if (isBareBit(node)) {
    return 'a bit of an attack type or a path has a name: attackBit, pathBit';
  }
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    if (localeMethods.has(node.property.name)) {
      return `the engine doesn't depend on the locale: ${node.property.name}`;
    }
    const ofMath = node.object.type === 'Identifier' && node.object.name === 'Math';
    return ofMath && node.property.name === 'random'
      ? 'the engine has no luck without a seed: Math.random'
      : undefined;
  }
  if (node.type === 'Identifier' && !isOnlyAName(node, parent)) {
    const what = outside.get(node.name);
    return what === undefined ? undefined : `the engine doesn't touch ${what}: ${node.name}`;
  }
  return undefined;
}

/** A bit written as a number, such as `1 << 10`. */
function isBareBit(node: Node): boolean {
  return (
    node.type === 'BinaryExpression' &&
    node.operator === '<<' &&
    node.right.type === 'Literal' &&
    node.left.type === 'Literal' &&
    node.left.value === 1
  );
}

/** True where the identifier names a member, as in `view.process` or `{ process: 1 }`. */
function isOnlyAName(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined || !('computed' in parent) || parent.computed) {
    return false;
  }
  const named = 'key' in parent ? parent.key : 'property' in parent ? parent.property : undefined;
  return named === node;
}
