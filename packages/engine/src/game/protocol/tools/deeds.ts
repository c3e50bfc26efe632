// Questions about what is done with a thing: one name each, with the kind of its answer.

import type { Direction } from '../field-ranges.ts';

/** The questions, each with the kind of its answer. */
export const DEED_ANSWERS = {
  /** What is greased. */
  grease: 'item',
  /** What a crystal ball is to show. */
  seek: 'choice',
  /** What is dipped, and into what. */
  'dip-what': 'item',
  dip: 'choice',
  /** What a marker writes on, and what it writes. */
  'write-on': 'item',
  'write-what': 'text',
  /** Whether a wand is really to be broken. */
  break: 'yes',
  /** What to do with a container, and what is put into it. */
  contents: 'choice',
  'put-in': 'item',
  /** What to do with a locked or trapped box, and which of several boxes is meant. */
  box: 'choice',
  'which-box': 'choice',
  /** What is written with on the floor, and what. */
  'engrave-with': 'choice',
  engrave: 'text',
  /** Which body is offered at an altar. */
  offer: 'choice',
  /** What a djinni grants. */
  wish: 'text',
  /** What a creature is to be called. */
  'call-creature': 'text',
  /** Whether a creature at peace with the hero is really to be struck; the other number is its direction. */
  'attack-anyway': 'yes',
  /** Which power of his form a hero uses; the other number is its direction. */
  'form-power': 'choice',
  /** Whether a keeper’s offer is taken; what is paid for. */
  sell: 'yes',
  pay: 'choice',
  /** Which service a keeper does, for what, and whether at his price. */
  service: 'choice',
  'service-on': 'item',
  'service-price': 'yes',
} as const;

/** The name of such a question. */
export type DeedName = keyof typeof DEED_ANSWERS;

/** The part of the view of a question that only questions about deeds have. */
export interface DeedPart {
  /** What is offered or asked in gold; absent: nothing. */
  readonly gold?: number;
  /** That gold would be credit. */
  readonly onCredit?: true;
  /** Turns up to which a body counts as fresh at an altar; absent: the question is about something else. */
  readonly freshFor?: number;
  /** Where the power of a form goes that is being chosen; absent: the question is about something else. */
  readonly direction?: Direction;
}

/** What such a question needs once the answer arrives. */
export interface WaitingDeed {
  readonly deed: DeedName;
  /** Id of the thing in hand. */
  readonly item: number;
  /** Id of another thing, or another number; 0: none. */
  readonly other: number;
  /** A text that was given before; empty: none. */
  readonly text: string;
}
