// The events of spells that take arguments, with their fields in stored order; part of the table of all events.

import { WAY_EVENT_FIELDS } from './way-events.ts';

/** What an examination tells besides strength and health. */
export const PROBED_TRAITS = ['undead', 'acid', 'poisoned', 'kind', 'marked'] as const;

/** One of these. */
export type ProbedTrait = (typeof PROBED_TRAITS)[number];

/** The fields of each kind of event, without those of ways. */
const OWN_FIELDS = {
  /** The actor went through a door in space. */
  'door-passed': ['actor', 'x', 'y'],
  /** A spell did nothing; `why` is one of CAST_FAILURES. */
  'cast-in-vain': ['actor', 'why'],
  /**
   * An examination. `strength` is one of PROBED_STRENGTHS, `health` one of PROBED_HEALTH, `traits` are some of
   * PROBED_TRAITS: `kind` if the traits of its kind are known now, `marked` if its health stays visible.
   */
  probed: ['actor', 'target', 'strength', 'health', 'traits'],
  /** Magic made things on a square. */
  'things-made': ['item', 'x', 'y'],
  /** A spell charged a wand; or the wand exploded. */
  'wand-fed': ['actor', 'item'],
  'wand-burst': ['actor', 'item'],
  /** A thing melts, to gold of any worth (`on` is 1) or to nothing. */
  'thing-melted': ['item', 'on', 'x', 'y'],
  /** A thing becomes another. */
  'thing-changed': ['item', 'target', 'x', 'y'],
  /** The actor has cursed or blessed something that he carries. */
  'item-cursed': ['actor', 'item'],
  'item-blessed': ['actor', 'item'],
  /** The actor can’t part with what belongs to a god. */
  'item-kept': ['actor', 'item'],
} as const;

/** The fields of each kind of event. */
export const TOLD_EVENT_FIELDS: typeof OWN_FIELDS & typeof WAY_EVENT_FIELDS = {
  ...OWN_FIELDS,
  ...WAY_EVENT_FIELDS,
};

/** The kinds of these events. */
export type ToldEventKind = keyof typeof TOLD_EVENT_FIELDS;
