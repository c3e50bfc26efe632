// Everything that can be wrong in what files say of archetypes and treasure lists, found when they are
// read: what passes here can't end or hang a running game.

import type { ContentProblem } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import { powerProblems } from '../powers/check-powers.ts';
import { spellWordProblems } from '../spell-words.ts';
import { fieldProblems } from './check-fields.ts';
import { circles, missingParts, unbuiltSpell, wrongHeld } from './check-spells.ts';
import { endlessLists, type ListSource } from './check-treasure.ts';
import type { ArchetypeSource } from './report.ts';

/** All of a content with its texts. */
export interface CheckedContent {
  readonly content: { find(id: string): Archetype | undefined };
  readonly archetypes: readonly ArchetypeSource[];
  readonly lists: readonly ListSource[];
}

/** What is wrong; nothing for sound content. */
export function checkSources({ content, archetypes, lists }: CheckedContent): ContentProblem[] {
  const find = (id: string) => content.find(id);
  return [
    ...archetypes.flatMap(source => [
      ...powerProblems(source.archetype, source.text, source.from),
      ...spellWordProblems(source.archetype, source.text, source.from),
      ...fieldProblems(source),
      ...missingParts(source),
      ...wrongHeld(source, find),
    ]),
    ...circles(archetypes, find),
    ...endlessLists(lists, find),
  ];
}

/** What can be read but does nothing. */
export function sourceWarnings(source: ArchetypeSource): ContentProblem[] {
  return unbuiltSpell(source);
}
