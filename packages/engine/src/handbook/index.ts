// The handbook: the rules in words, with tables that are computed under any ruleset.

export type { Chapter, ChapterName, Section } from './contract/section.ts';
export { CHAPTERS, chapterNamed, PLACES, type Place, sectionNamed } from './handbook.ts';
export { labHandbook } from './lab-handbook.ts';
export { type HandbookFile, handbookFiles } from './markdown.ts';
export {
  chapterChanges,
  chapterDifferences,
  type OtherTable,
  type PageCell,
  type PageSuggestion,
  type PageTable,
  type RulesetChanges,
  type SectionPage,
  sectionPage,
} from './page.ts';
export { searchHandbook } from './search.ts';
export { statementsOf } from './statements.ts';
