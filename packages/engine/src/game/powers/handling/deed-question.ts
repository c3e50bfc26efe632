// A question about what is done with a thing.

import type { GameObject } from '../../../objects/index.ts';
import type { AnswerKind, AnswerValues } from '../../protocol/answers.ts';
import type { Asking, AskingOf } from '../../protocol/asking.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { WaitingDeed } from '../../protocol/tools/deeds.ts';
import type { GameState } from '../../state/state.ts';

/** What a question about a deed shows besides the thing in hand. */
interface ShownOfDeed {
  /** What is offered or asked, in gold. */
  readonly gold?: number;
  /** The gold is credit. */
  readonly onCredit?: true;
  /** Turns up to which a body counts as fresh. */
  readonly freshFor?: number;
  /** Where a power goes that is being chosen. */
  readonly direction?: Direction;
  /** The creature that it is about. */
  readonly subject?: string;
  /** A pile on the floor that it is about. */
  readonly pile?: GameObject;
}

/** What may be answered, and what the answer does. */
export interface DeedQuestion<Kind extends AnswerKind> {
  /** Leaving it costs nothing, and no move. */
  readonly isHarmless: (facts: WaitingDeed) => boolean;
  readonly asking: (state: GameState, facts: WaitingDeed) => AskingOf<Kind>;
  /** Further facts for the view; absent: none. */
  readonly shown?: (state: GameState, facts: WaitingDeed) => ShownOfDeed;
  /** @param paid the move is paid already; a further question inherits it */
  readonly answered: (
    state: GameState,
    facts: WaitingDeed,
    value: AnswerValues[Kind],
    paid: boolean,
  ) => void;
  /** It is left; absent: nothing comes of that. */
  readonly left?: (state: GameState, facts: WaitingDeed) => void;
}

/** A question whose kind of answer isn't known. */
export interface AnyDeedQuestion extends Omit<DeedQuestion<never>, 'asking'> {
  readonly asking: (state: GameState, facts: WaitingDeed) => Asking;
}
