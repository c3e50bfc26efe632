// Pending questions, which wait for the player's answer. The effect of the answer is a row of
// `powers/continuations`, referenced by name, so that a waiting game can be saved.

import type { Beatitude, KnownPart } from '../../objects/index.ts';
import type { Direction } from './field-ranges.ts';
import type { WaitingDeed } from './tools/deeds.ts';

/** What is given a name: one item, or its kind. */
export const NAMED = ['item', 'kind'] as const;

/** Whom a scroll of genocide is for: one kind, all kinds with its letter, or creatures that come to the reader. */
export const EXTINCTIONS = ['kind', 'class', 'sent'] as const;

/** A cast before anything is paid, and the arguments chosen so far. */
export interface WaitingCast {
  /** Id of the spell. */
  readonly spell: number;
  readonly direction: Direction;
  /** Hit points may be spent instead of energy. */
  readonly strains: boolean;
  /** The chosen square; −1: none. */
  readonly target: number;
  /** Empty: none. */
  readonly text: string;
  /** Its id; 0: none. */
  readonly item: number;
  /** 0: none. */
  readonly count: number;
}

/** A carrier of a spell that waits for what the spell must be told. */
export interface WaitingCarrier {
  /** Id of the scroll, wand or rod. */
  readonly carrier: number;
  readonly direction: Direction;
  /** The hero recognised it before: it is used only when he answers. */
  readonly known: boolean;
  /** Empty: none. */
  readonly text: string;
  /** Its id; 0: none. */
  readonly item: number;
}

/** The facts that each continuation needs once the answer arrives. */
export interface PendingFacts {
  readonly charging: {
    /** Id of a scroll that is read only once its target is chosen; 0 for one that is used up. */
    readonly scroll: number;
    /** The scroll's beatitude, or that of its substitute. */
    readonly source: Beatitude;
    /** The hero knows this beatitude. */
    readonly known: boolean;
  };
  readonly identification: {
    /** Items that can still be identified, 1…4. */
    readonly left: number;
    /** The parts of each that become known, besides its kind. */
    readonly parts: readonly KnownPart[];
  };
  /** Whether an item or a kind is being named. */
  readonly 'what-to-name': { readonly names: (typeof NAMED)[number] };
  /** A cast that waits for an argument: an item, a text or a count. */
  readonly 'cast-item': WaitingCast;
  readonly 'cast-text': WaitingCast;
  readonly 'cast-count': WaitingCast;
  /** A scroll, wand or rod whose spell must be told an item or a text. */
  readonly 'carried-item': WaitingCarrier;
  readonly 'carried-text': WaitingCarrier;
  /** Whether the hero prays to the god of an altar from now on, instead of his own; the altar's id. */
  readonly conversion: { readonly altar: number };
  /** To which god a new hero of a role with several prays. */
  readonly 'first-god': Readonly<Record<never, never>>;
  /** What is done with a thing, by the kind of its answer. */
  readonly 'deed-item': WaitingDeed;
  readonly 'deed-choice': WaitingDeed;
  readonly 'deed-text': WaitingDeed;
  readonly 'deed-yes': WaitingDeed;
  /** Which creatures a scroll of genocide is for: EXTINCTIONS; names that may still be tried, 1 or more. */
  readonly genocide: { readonly whom: (typeof EXTINCTIONS)[number]; readonly tries: number };
  /** What a hero becomes who chooses his form; names that may still be tried, 1 or more. */
  readonly 'new-form': { readonly tries: number };
  /** Which worn ring makes room for another one; the new ring's id. */
  readonly 'ring-to-replace': { readonly ring: number };
  /** The item that is being named, by id. */
  readonly naming: { readonly names: (typeof NAMED)[number]; readonly item: number };
}

/** The kind of answer for each continuation. */
export interface PendingAnswers {
  readonly charging: 'item';
  readonly identification: 'item';
  readonly 'what-to-name': 'item';
  readonly naming: 'text';
  readonly 'ring-to-replace': 'item';
  readonly genocide: 'text';
  readonly 'new-form': 'text';
  readonly conversion: 'yes';
  readonly 'first-god': 'choice';
  readonly 'cast-item': 'item';
  readonly 'cast-text': 'text';
  readonly 'cast-count': 'count';
  readonly 'carried-item': 'item';
  readonly 'carried-text': 'text';
  readonly 'deed-item': 'item';
  readonly 'deed-choice': 'choice';
  readonly 'deed-text': 'text';
  readonly 'deed-yes': 'yes';
}

/** The name of a continuation. */
export type ContinuationName = keyof PendingFacts;

/** A pending question of one continuation. */
export interface PendingFor<About extends ContinuationName> {
  readonly about: About;
  readonly facts: PendingFacts[About];
  /** The causing action already cost the move: answering is free, and so is not answering. */
  readonly paid: boolean;
}

/** A pending question. */
export type Pending = { readonly [About in ContinuationName]: PendingFor<About> }[ContinuationName];
