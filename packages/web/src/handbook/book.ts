// What the handbook's screen asks of the engine. Loaded when the handbook is opened.

import {
  CHAPTERS,
  chapterChanges,
  chapterDifferences,
  chapterNamed,
  PLACES,
  type RulesetChanges,
  type SectionPage,
  searchHandbook,
  sectionPage,
} from '@roguewright/engine/handbook';
import {
  createRulesets,
  DEFAULT_RULESET,
  parseRulesetName,
  type SlotDifferences,
} from '@roguewright/engine/rulesets';

const library = createRulesets();

/** A line of the contents. */
export interface BookLine {
  readonly id: string;
  readonly title: string;
}

/** A chapter of the contents, with the sections that were found. */
export interface BookList extends BookLine {
  readonly about: string;
  readonly sections: readonly BookLine[];
}

/** A chapter by itself. */
export interface ChapterPage extends BookList {
  readonly changes: readonly RulesetChanges[];
  /** How the chapter's slot differs from the house's under the rules that are looked at. */
  readonly differs: SlotDifferences;
}

/** A ruleset that can be picked. */
export interface PickedRules {
  readonly id: string;
  readonly title: string;
}

/** Every ruleset, then every preset; a composition of the address comes first. */
export function rulesToPick(present: string): readonly PickedRules[] {
  const named = library.ids.map(id => ({ id, title: library.source(id).title }));
  const presets = library.presets.map(({ id, title }) => ({ id, title }));
  const all = [...named, ...presets];
  return all.some(({ id }) => id === present) ? all : [{ id: present, title: present }, ...all];
}

/** The chapters with their sections that have all the words. @throws RulesetError for unknown rules */
export function bookList(rules: string, words: string): readonly BookList[] {
  const found = searchHandbook(rulesetOf(rules), words);
  return CHAPTERS.map(chapter => ({
    ...{ id: chapter.name, title: chapter.title, about: chapter.about },
    sections: found
      .filter(place => place.chapter === chapter)
      .map(({ id, section }) => ({ id, title: section.title })),
  })).filter(({ sections }) => sections.length > 0);
}

/** A section under these rules. @throws UsageError for an unknown section, RulesetError for unknown rules */
export function bookSection(rules: string, id: string): SectionPage {
  return sectionPage(library, rulesetOf(rules), id);
}

/** A chapter; undefined: it is a section, or there is none of that name. */
export function bookChapter(rules: string, name: string): ChapterPage | undefined {
  const chapter = chapterNamed(name);
  if (chapter === undefined) {
    return undefined;
  }
  return {
    ...bookList(DEFAULT_RULESET, '').find(({ id }) => id === name)!,
    changes: chapterChanges(library, chapter),
    differs: chapterDifferences(library, chapter, rulesetOf(rules)),
  };
}

/** The sections before and after. */
export function neighbours(id: string): {
  readonly before: BookLine | undefined;
  readonly after: BookLine | undefined;
} {
  const at = PLACES.findIndex(place => place.id === id);
  const line = (index: number) => {
    const place = PLACES[index];
    return place === undefined ? undefined : { id: place.id, title: place.section.title };
  };
  return { before: line(at - 1), after: line(at + 1) };
}

function rulesetOf(rules: string) {
  return library.resolve(parseRulesetName(rules));
}
