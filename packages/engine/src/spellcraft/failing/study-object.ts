// Reading a book that teaches a spell object, and is used up by it. Crossfire types/spellbook/spellbook.c.

import type { Chance } from '../../chance/index.ts';
import { learnSpell } from '../carriers/learn-spell.ts';
import type { SpellcraftRules } from '../rules.ts';
import { type Backlash, bookBacklash } from './backlash.ts';

/** How a reading ends. Only the last three use the book up. */
export type StudyEnd =
  | 'known-well'
  | 'no-skill'
  | 'level-too-low'
  | 'reading-too-low'
  | 'backlash'
  | 'not-learnt'
  | 'learnt';

/** A reader and a book. */
export interface StudyObjectView {
  readonly spellLevel: number;
  readonly beatitude: 'blessed' | 'uncursed' | 'cursed' | 'damned';
  /** The reader knows the spell. */
  readonly known: boolean;
  /** Level of the reader's skill for the spell; absent: he lacks it. Paths don't count. */
  readonly skillLevel?: number | undefined;
  /** Level of reading. */
  readonly readLevel: number;
  readonly confused: boolean;
  /** The book is part of the starting equipment, which always teaches. */
  readonly starting: boolean;
  /** Wisdom for prayers, intelligence for other spells. */
  readonly stat: number;
  readonly luck: number;
}

/** The end of a reading. */
export interface StudyObject {
  readonly end: StudyEnd;
  /** Absent: none. */
  readonly backlash?: Backlash;
  /** The reader forgets the spell. */
  readonly forgets: boolean;
}

function ends(end: StudyEnd): StudyObject {
  return { end, forgets: false };
}

/** One reading. Labels: `luck`, `backlash`, `forgets`, `learn`. */
export function studyObject(
  chance: Chance,
  rules: SpellcraftRules,
  view: StudyObjectView,
): StudyObject {
  const { spellLevel, beatitude, known, skillLevel, confused, luck } = view;
  if (beatitude === 'cursed' || beatitude === 'damned') {
    const backlash = bookBacklash(chance, rules, { spellLevel, confused: false, luck });
    const { times, over } = rules.carriers.reading.forgets;
    const forgets = beatitude === 'damned' && known && chance.test(times, over, 'forgets');
    return { end: 'backlash', backlash, forgets };
  }
  if (known) {
    return ends('known-well');
  }
  if (skillLevel === undefined) {
    chance.note('no-spell-skill');
    return ends('no-skill');
  }
  if (skillLevel < spellLevel) {
    chance.note('level-too-low', skillLevel, spellLevel);
    return ends('level-too-low');
  }
  const { blessed, above } = rules.carriers.reading;
  const readLevel = view.readLevel + (beatitude === 'blessed' ? blessed : 0);
  if (spellLevel > readLevel + above) {
    chance.note('reading-too-low', readLevel, spellLevel);
    return ends('reading-too-low');
  }
  if (confused) {
    return {
      end: 'not-learnt',
      backlash: bookBacklash(chance, rules, { spellLevel, confused, luck }),
      forgets: false,
    };
  }
  const learnt = view.starting || learnSpell(chance, rules, { stat: view.stat, readLevel, luck });
  chance.note('learning-from-book', readLevel, view.stat);
  return ends(learnt ? 'learnt' : 'not-learnt');
}
