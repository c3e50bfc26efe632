// The events of fixtures, with their fields in the order in which they are stored; the table of all events takes
// them in.

import { FEATURE_EVENT_FIELDS } from './feature-events.ts';

/** The fields of each kind of event, without those of features. */
const OWN_FIELDS = {
  /** The hero finds a hidden rune or trap. */
  'fixture-found': ['fixture', 'x', 'y'],
  /** A creature sets off a rune or trap. */
  'fixture-sprung': ['actor', 'fixture', 'x', 'y'],
  /** The hero disarms a rune or trap; or tries in vain. */
  'fixture-disarmed': ['actor', 'fixture', 'x', 'y'],
  'disarming-failed': ['actor', 'fixture', 'x', 'y'],
  /** A plate goes down under a creature, or comes up again. */
  'plate-pressed': ['actor', 'fixture', 'x', 'y'],
  'plate-released': ['fixture', 'x', 'y'],
  /** A creature pulls a lever. */
  'lever-pulled': ['actor', 'fixture', 'x', 'y'],
  /** A creature pulls a lever that is still stuck after the last pull. */
  'lever-stuck': ['actor', 'fixture', 'x', 'y'],
  /** A creature sets up a wall, writes a rune, or leaves a mark. */
  'fixture-built': ['actor', 'fixture', 'x', 'y'],
  'rune-written': ['actor', 'fixture', 'x', 'y'],
  'mark-written': ['actor', 'fixture', 'x', 'y'],
  /** The hero puts a spell into a rune, at its price. */
  'spell-inscribed': ['actor', 'spell', 'price'],
  /** A spell of the hero's sets nothing up, or takes nothing away; `flaw` is one of BUILD_FLAWS. */
  'build-failed': ['actor', 'flaw'],
  /** The hero wipes a mark. */
  'mark-wiped': ['actor', 'fixture', 'x', 'y'],
  /** A wall is struck, falls, or has come to its end. */
  'fixture-struck': ['actor', 'fixture', 'damage'],
  'fixture-missed': ['actor', 'fixture'],
  'fixture-fell': ['fixture', 'x', 'y'],
  'fixture-ended': ['fixture', 'x', 'y'],
  /** The hero reads a sign. */
  'sign-read': ['actor', 'fixture', 'x', 'y'],
  /** There is too much magic on the level: the newest cast fails. */
  'cast-smothered': ['actor'],
} as const;

/** The fields of each kind of event. */
export const FIXTURE_EVENT_FIELDS: typeof OWN_FIELDS & typeof FEATURE_EVENT_FIELDS = {
  ...OWN_FIELDS,
  ...FEATURE_EVENT_FIELDS,
};

/** The kinds of those events. */
export type FixtureEventKind = keyof typeof FIXTURE_EVENT_FIELDS;
