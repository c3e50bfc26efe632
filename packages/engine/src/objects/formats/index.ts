// The text formats of archetypes (.arc) and treasure lists (.trs): reading, editing and writing.

export {
  type ArcDocument,
  type ArcStatement,
  addArchetype,
  readArcDocument,
  removeArchetype,
  setArcField,
  writeArc,
} from './arc-document.ts';
export { familiarKeyValues, isArcKey, movementBit } from './arc-keys.ts';
export type {
  ArchetypeFields,
  ArchetypeReading,
  ArcOptions,
  InventoryReading,
} from './archetype-reading.ts';
export { camelCase } from './camel-case.ts';
export type { FieldList } from './field-list.ts';
export * from './further/index.ts';
export { initialValue, type ObjectDraft } from './object-draft.ts';
export type { FormatProblem, Severity } from './problems.ts';
export { type ArcReading, parseArc, readArc, readArcDrafts } from './read-arc.ts';
export { parseTreasure, readTreasure, type TreasureReading } from './read-treasure.ts';
export type { Statement, TextDocument } from './text-document.ts';
export {
  putTreasureList,
  readTreasureDocument,
  removeTreasureList,
  type TreasureDocument,
  writeTreasure,
} from './treasure-document.ts';
export type {
  TreasureEntryReading,
  TreasureListReading,
  TreasureOptions,
} from './treasure-reading.ts';
export * from './tree/index.ts';
export { writeArchetypes } from './write-archetypes.ts';
export { writeTreasureLists } from './write-treasure-lists.ts';
