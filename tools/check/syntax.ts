// The syntax tree of a source file: parsing, walking, and places in the text as lines.

import { type Node, type ParseResult, parseSync, visitorKeys } from 'oxc-parser';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-files.ts';

/** A parsed file. */
export interface Syntax {
  readonly file: SourceFile;
  readonly parsed: ParseResult;
  /** The line, from 1, of an offset into the text. */
  lineOf(offset: number): number;
}

/** Parses one file. What can't be parsed is reported by `syntaxProblems`. */
export function parse(file: SourceFile): Syntax {
  const parsed = parseSync(file.path, file.text);
  const starts = [0];
  for (let at = file.text.indexOf('\n'); at >= 0; at = file.text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return { file, parsed, lineOf: offset => countUpTo(starts, offset) };
}

/** What the parser couldn't read; a check that skipped over it would prove nothing. */
export function syntaxProblems({ file, parsed, lineOf }: Syntax): Problem[] {
  return parsed.errors.map(error => ({
    path: file.path,
    line: lineOf(error.labels[0]?.start ?? 0),
    message: `can't be parsed: ${error.message}`,
  }));
}

/** Visits a node and all nodes under it, parents first. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined) => void,
  parent?: Node,
): void {
  visit(node, parent);
  const fields = node as unknown as Record<string, unknown>;
  for (const key of visitorKeys[node.type] ?? []) {
    const value = fields[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && child !== undefined) {
        walk(child as Node, visit, node);
      }
    }
  }
}

/** How many of the ascending numbers are at most the limit. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! <= limit) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
