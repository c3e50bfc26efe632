// An archetype tree of any origin: its loading order, its limits, and reading it.

export {
  type ReadTreeFile,
  readTree,
  type TreeFile,
  type TreeOptions,
  type TreeReading,
} from './read-tree.ts';
export type { ReplacedDefinition, TreeDefinition } from './tree-definitions.ts';
export { fileTooLarge, TREE_LIMITS, treeTooLarge } from './tree-limits.ts';
export {
  entersFolder,
  orderTree,
  type PassedOver,
  type TreeFormat,
  type TreeOrder,
  treeFormatOf,
} from './tree-order.ts';
export { invalidUtf8 } from './utf8.ts';
