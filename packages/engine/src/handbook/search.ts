// Sections by words.

import { matchesWords } from '../english/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { PLACES, type Place } from './handbook.ts';

/**
 * The sections that have every word, those with the words in their title first. A word behind a minus must be
 * absent. No words find everything.
 */
export function searchHandbook(ruleset: Ruleset, words: string): readonly Place[] {
  const found = PLACES.filter(place => matchesWords(textOf(place, ruleset), words));
  const titled = found.filter(place => matchesWords(titleOf(place), words));
  return [...titled, ...found.filter(place => !titled.includes(place))];
}

function titleOf({ id, section }: Place): string {
  return `${id} ${section.title}`;
}

function textOf(place: Place, ruleset: Ruleset): string {
  const { text, tables = [], suggestions = [], sources, statements } = place.section;
  const labels = suggestions.map(({ label }) => label);
  const captions = tables.flatMap(make => {
    const { caption, titles, rows } = make(ruleset);
    return [caption, ...titles, ...rows.map(row => row[0]!.text)];
  });
  return [titleOf(place), ...text(ruleset), ...captions, ...labels, ...sources, ...statements].join(
    ' ',
  );
}
