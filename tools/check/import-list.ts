// What a file imports: static and dynamic imports, re-exports, and types named by `import('…')`.

import type { Node } from 'oxc-parser';
import { type Syntax, walk } from './syntax.ts';

/** One mention of another module. */
export interface Import {
  readonly line: number;
  /** What stands in quotes; absent when it is computed while the program runs. */
  readonly specifier?: string;
  /** True when nothing of it remains once types are stripped. */
  readonly typeOnly: boolean;
}

/** All imports of a file, in the order of the text. */
export function listImports({ parsed, lineOf }: Syntax): Import[] {
  const imports: Import[] = [];
  walk(parsed.program, node => {
    const found = importOf(node);
    if (found !== undefined) {
      const { source, typeOnly } = found;
      const specifier = constantText(source);
      const line = lineOf(node.start);
      imports.push(specifier === undefined ? { line, typeOnly } : { line, typeOnly, specifier });
    }
  });
  return imports;
}

function importOf(node: Node): { source: Node; typeOnly: boolean } | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      // `import { type A } from 'b'` still loads b: only `import type` leaves nothing behind.
      return { source: node.source, typeOnly: node.importKind === 'type' };
    case 'ExportAllDeclaration':
      return { source: node.source, typeOnly: node.exportKind === 'type' };
    case 'ExportNamedDeclaration':
      return node.source === null
        ? undefined
        : { source: node.source, typeOnly: node.exportKind === 'type' };
    case 'ImportExpression':
      return { source: node.source, typeOnly: false };
    case 'TSImportType':
      return { source: node.source, typeOnly: true };
    case 'TSExternalModuleReference':
      return { source: node.expression, typeOnly: false };
    default:
      return undefined;
  }
}

function constantText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}
