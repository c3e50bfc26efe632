// Odds of opening a spellbook, and how long its spell is remembered.

import {
  type CastingRules,
  memoryAfterBook,
  type RereadOutcome,
  type Retention,
  type RetentionView,
  readAgain,
  retention,
  type StudyView,
  studyBook,
} from '../../casting/index.ts';
import { Enumerator, type WeightedNote } from '../../chance/index.ts';

/** The odds of opening a book. */
export interface StudyOdds {
  /** Probability that its spell is learned. */
  readonly learns: number;
  /** Turns of study, in any case. */
  readonly turns: number;
  /** Each failure with its probability. */
  readonly failures: readonly (readonly [failure: string, probability: number])[];
  /** Probability that the book is destroyed. */
  readonly destroys: number;
  readonly notes: readonly WeightedNote[];
}

/** The odds of a reader with a book. */
export function studyOdds(rules: CastingRules, view: StudyView): StudyOdds {
  const found = new Enumerator().ask(studyBook, rules, view);
  const failures = rules.study.failures.map(
    failure => [failure, found.probability(study => study.failure === failure)] as const,
  );
  return {
    learns: found.probability(({ result }) => result === 'begin'),
    turns: found.list[0]!.value.turns,
    failures: failures.filter(([, probability]) => probability > 0),
    destroys: found.probability(({ bookDestroyed }) => bookDestroyed),
    notes: new Enumerator({ collect: true }).explain(studyBook, rules, view),
  };
}

/** What becomes of a spell in memory. */
export interface MemoryOutlook {
  /** Memory that its book gives now: turns, or casts in rulesets that count casts. */
  readonly afterBook: number;
  /** What reading the book now comes to. */
  readonly reading: RereadOutcome;
  /** The book can be read again at this much memory or less. */
  readonly rereadAt: number;
  /** Memory after that number of turns; 0: forgotten. */
  readonly later: number;
  /** What the menu shows then. */
  readonly shown: Retention;
}

/** The outlook of a spell. @param turns that pass */
export function memoryOutlook(
  rules: CastingRules,
  { turnsLeft, skill }: RetentionView,
  turns: number,
): MemoryOutlook {
  const later = Math.max(0, turnsLeft - turns * rules.memory.perTurn);
  return {
    afterBook: memoryAfterBook(rules, turnsLeft),
    reading: readAgain(rules, { turnsLeft, studies: 0 }).outcome,
    rereadAt: rules.memory.reread.wellKnownAbove,
    later,
    shown: retention(rules, { turnsLeft: later, skill }),
  };
}
