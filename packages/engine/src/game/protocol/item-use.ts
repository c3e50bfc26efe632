// The uses of carried items, and their effects.

/** Commands for a carried item. */
export type ItemUse =
  | 'fire'
  | 'throw'
  | 'zap'
  | 'read'
  | 'apply'
  | 'study'
  | 'invoke'
  | 'break'
  | 'rub'
  | 'quaff'
  | 'eat'
  | 'wield'
  | 'wear'
  | 'take-off'
  | 'drop';

/** The outcome of reading a book, under rules by which it is used up. */
export interface LearningView {
  /** Chance to learn its spell, 0…100. */
  readonly percent: number;
  /** Its beatitude isn't known. */
  readonly guess: boolean;
  /** Why reading would teach nothing; absent: it is tried. */
  readonly ends?: 'known-well' | 'no-skill' | 'level-too-low' | 'reading-too-low';
}
