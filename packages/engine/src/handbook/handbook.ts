// The five chapters, and how a section is found.

import { nearest, UsageError } from '../errors/index.ts';
import { casting } from './casting/chapter.ts';
import { charging } from './charging/chapter.ts';
import { combat } from './combat/chapter.ts';
import type { Chapter, Section } from './contract/section.ts';
import { speed } from './speed/chapter.ts';
import { spells } from './spells/chapter.ts';

/** In the order of the documents. */
export const CHAPTERS: readonly Chapter[] = [casting, combat, spells, speed, charging];

/** A section and the chapter that it belongs to. */
export interface Place {
  readonly chapter: Chapter;
  readonly section: Section;
  /** `casting.fail`. */
  readonly id: string;
}

/** Every section, in order. */
export const PLACES: readonly Place[] = CHAPTERS.flatMap(chapter =>
  chapter.sections.map(section => ({ chapter, section, id: `${chapter.name}.${section.name}` })),
);

/** The chapter of that name; undefined: none has it. */
export function chapterNamed(name: string): Chapter | undefined {
  return CHAPTERS.find(chapter => chapter.name === name);
}

/**
 * The section of an id such as `casting.fail`.
 * @throws UsageError that gives the nearest id
 */
export function sectionNamed(id: string): Place {
  const found = PLACES.find(place => place.id === id);
  if (found === undefined) {
    const ids = PLACES.map(place => place.id);
    const close = nearest(id, [...CHAPTERS.map(({ name }) => name), ...ids]);
    const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
    throw new UsageError('section', id, `a chapter, or a section such as casting.fail${hint}`);
  }
  return found;
}
