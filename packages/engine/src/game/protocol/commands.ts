// Field types of commands, and reasons for refusal. The commands are in `actions/commands.ts`.

import type { CastArguments } from '../../spells/index.ts';
import type { Answer } from './answers.ts';
import type { Direction, FIELD_RANGES } from './field-ranges.ts';

export { type Direction, FIELD_RANGES, LONGEST_WORD } from './field-ranges.ts';

/**
 * The type of a command's field: a number in a range, a word, a text that may be empty, an answer to a question, or the arguments of a
 * cast, which may be absent.
 */
export type CommandField = keyof typeof FIELD_RANGES | 'word' | 'text' | 'answer' | 'arguments';

/** The fields of a kind of command. */
export type CommandFields = Readonly<Record<string, CommandField>>;

/** The values of these fields. */
export type FieldValues<Fields extends CommandFields> = {
  readonly [Field in keyof Fields as Fields[Field] extends 'arguments'
    ? never
    : Field]: Fields[Field] extends 'direction'
    ? Direction
    : Fields[Field] extends 'word' | 'text'
      ? string
      : Fields[Field] extends 'answer'
        ? Answer
        : number;
} & {
  readonly [Field in keyof Fields as Fields[Field] extends 'arguments'
    ? Field
    : never]?: CastArguments;
};

/** Why a command was refused. Refusals cost nothing unless `usesMove` is set. */
export type RefusalReason =
  | 'nothing-there'
  | 'blocked'
  | 'not-a-door'
  | 'already-open'
  | 'already-closed'
  | 'occupied'
  | 'unknown-item'
  | 'not-drinkable'
  | 'not-readable'
  | 'unknown-spell'
  | 'no-such-magic'
  | 'no-form-power'
  | 'needs-direction'
  | 'not-at-square'
  | 'levitating'
  | 'no-stairs'
  | 'without-amulet'
  | 'locked'
  | 'not-locked'
  | 'not-edible'
  | 'not-wearable'
  | 'not-wieldable'
  | 'empty-handed'
  | 'worn'
  | 'pack-full'
  | 'not-worn'
  | 'already-worn'
  | 'place-taken'
  | 'hands-full'
  | 'covered'
  | 'cursed'
  | 'lent'
  | 'not-a-wand'
  | 'rod-short'
  | 'nothing-charges'
  | 'nothing-asked'
  | 'other-answer'
  | 'question-waits'
  | 'kind-known'
  | 'looks-alike'
  | 'has-a-name'
  | 'nothing-to-name'
  | 'nothing-to-call'
  | 'not-offered'
  | 'steed-outside'
  | 'which-way'
  | 'empty-text'
  | 'long-text'
  | 'unseen-letters'
  | 'count-out-of-range'
  | 'no-use'
  | 'no-fuel'
  | 'no-launcher'
  | 'no-ammunition'
  | 'out-of-range'
  | 'no-room'
  | 'no-way'
  | 'all-explored'
  | 'trap-ahead'
  | 'blind'
  | 'afraid'
  | 'unknown-skill'
  | 'not-practised'
  | 'no-skill-slots'
  | 'at-the-limit'
  | 'nothing-to-disarm'
  | 'nothing-to-pull'
  | 'nothing-to-open'
  | 'nothing-to-invoke'
  | 'nothing-to-dip-into'
  | 'too-weak-to-break'
  | 'no-golem'
  | 'no-saddle'
  | 'not-your-steed'
  | 'nothing-to-ride'
  | 'nobody-to-call'
  | 'steed-still'
  | 'hard-to-get-down'
  | 'no-altar'
  | 'already-there'
  | 'level-unknown'
  | 'stairs-unknown'
  | 'nothing-to-use'
  | 'held-fast'
  | 'nothing-to-enter'
  | 'way-closed'
  | 'amulet-holds'
  | 'nothing-to-pick-up'
  /** No keeper of a shop to speak to. */
  | 'no-keeper'
  | 'nothing-owed'
  | 'too-heavy'
  | 'no-such-wish'
  | 'no-note'
  | 'too-many-notes'
  | 'hostile-in-sight'
  /** The player thought better of it: faces say so, and no game does. */
  | 'held-back'
  | 'game-over'
  | 'others-first'
  | 'away'
  | 'in-the-world'
  | 'no-spells'
  | 'stunned'
  | 'cannot-chant'
  | 'hands-not-free'
  | 'too-hungry'
  | 'too-weak'
  | 'overburdened'
  | 'not-enough-energy'
  | 'not-enough-grace'
  | 'denied-path'
  | 'no-magic-here'
  | 'no-skill'
  | 'level-too-low'
  | 'reading-too-low'
  | 'cancelled'
  | 'reeling'
  | 'confused'
  | 'no-ability'
  | 'known-well'
  | 'difficult-book'
  | 'very-difficult-book'
  | 'unknown-order'
  | 'no-hands'
  | 'too-small-body'
  | 'no-limbs'
  | 'does-not-fit'
  | 'horned'
  | 'footless';

/** A refusal. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly usesMove: boolean;
}
