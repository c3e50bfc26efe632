// Golden vectors of moods, golems and monsters' own casting.

import type { Adapter } from '../adapter.ts';
import { type ChoiceInput, chosen } from '../sides/choice-questions.ts';
import { type GolemInput, golem } from '../sides/golem-questions.ts';
import { changed, type MoodInput } from '../sides/mood-questions.ts';

/** The adapters of sides. */
export const sideAdapters: readonly Adapter[] = [
  {
    rule: 'spells/mood-change',
    slot: 'spells',
    answer: ({ slots }, input: MoodInput, ask) => ask.ask(changed, slots.spells, input),
  },
  {
    rule: 'spells/summon-level',
    slot: 'spells',
    answer: ({ slots }, input: GolemInput) => golem(slots.spells, input),
  },
  {
    rule: 'spells/monster-spell-choice',
    slot: 'spells',
    answer: ({ slots }, input: ChoiceInput, ask) => ask.ask(chosen, slots.spells, input),
  },
];
