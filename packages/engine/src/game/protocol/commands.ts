// Field types of commands, and reasons for refusal. The commands are in `actions/commands.ts`.

import type { CastArguments } from '../../spells/index.ts';
import type { Answer } from './answers.ts';
import type { Direction, FIELD_RANGES } from './field-ranges.ts';

export { type Direction, FIELD_RANGES, LONGEST_WORD } from './field-ranges.ts';

/**
 * The type of a command's field: a number in a range, a word, a text that may be empty, an answer to a question, or
 * the arguments of a cast. These arguments, and the steps of a walk, may be absent.
 */
export type CommandField = keyof typeof FIELD_RANGES | 'word' | 'text' | 'answer' | 'arguments';

/** The fields of a kind of command. */
export type CommandFields = Readonly<Record<string, CommandField>>;

/** The types of fields that may be absent. */
type OptionalField = 'arguments' | 'steps';

/** The values of these fields. */
export type FieldValues<Fields extends CommandFields> = {
  readonly [Field in keyof Fields as Fields[Field] extends OptionalField
    ? never
    : Field]: Fields[Field] extends 'direction'
    ? Direction
    : Fields[Field] extends 'word' | 'text'
      ? string
      : Fields[Field] extends 'answer'
        ? Answer
        : number;
} & {
  readonly [Field in keyof Fields as Fields[Field] extends OptionalField
    ? Field
    : never]?: Fields[Field] extends 'steps' ? number : CastArguments;
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
  | 'no-lever'
  | 'box-locked'
  | 'box-not-locked'
  | 'no-lock-here'
  | 'nothing-to-dig'
  | 'no-digger'
  | 'too-hard-to-dig'
  | 'floor-too-hard'
  | 'no-deeper'
  | 'cannot-lock-with-that'
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
  /** What is left to explore lies behind a creature that sleeps or never moves. */
  | 'behind-creature'
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
  /** He can't breathe. */
  | 'strangled'
  /** His form has no voice. */
  | 'no-voice'
  /** His legs are wounded. */
  | 'legs-wounded'
  /** He sits on that saddle. */
  | 'rides-it'
  | 'not-your-steed'
  | 'nothing-to-ride'
  | 'nobody-to-call'
  | 'steed-still'
  | 'ball-holds'
  | 'hard-to-get-down'
  | 'no-altar'
  | 'no-altar-to-offer'
  | 'altar-of-nobody'
  | 'no-god-of-yours'
  | 'nothing-to-offer'
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
  /** A ball that hangs at the chain of another hero. */
  | 'chained-to-another'
  | 'no-such-wish'
  | 'no-note'
  /** No enemy in sight stops the hero, so there is none to let be. */
  | 'nobody-to-let-be'
  | 'too-many-notes'
  | 'hostile-in-sight'
  /** The player thought better of it: faces say so, and no game does. */
  | 'held-back'
  /** His own rules stop a walk or a rest at a message: faces say so as well. */
  | 'message-stops'
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
