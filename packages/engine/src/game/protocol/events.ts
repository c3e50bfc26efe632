// What happened, as numbers: things by their ids, squares by x and y, no prose. One table declares
// every kind of event and its fields; the ring, the words and the animations read it.

import { CHARGING_EVENT_FIELDS } from './charging-events.ts';
import { QUESTION_EVENT_FIELDS } from './question-events.ts';

/** The fields of each kind of event, in the order in which they are stored. */
export const EVENT_FIELDS = {
  /** A creature steps from one square to another. */
  moved: ['actor', 'fromX', 'fromY', 'x', 'y'],
  'door-opened': ['actor', 'x', 'y'],
  /** A door that didn't give way this time. */
  'door-stuck': ['actor', 'x', 'y'],
  /** Somebody beats against a door, and breaks it down: heard from afar. */
  'door-pounded': ['x', 'y'],
  'door-broken': ['x', 'y'],
  /** The hero finds a door locked; or beats against it in vain. */
  'door-locked': ['actor', 'x', 'y'],
  'door-holds': ['actor', 'x', 'y'],
  'door-closed': ['actor', 'x', 'y'],
  /** One blow that missed. */
  missed: ['actor', 'target'],
  /** One blow that hit; `critical` 0 none, 1 good … 5 superb. */
  hit: ['actor', 'target', 'damage', 'critical'],
  /** The ground shakes around a creature, and rocks fall on others. */
  earthquake: ['actor', 'x', 'y', 'radius'],
  'rocks-fell': ['target', 'damage'],
  /** A creature looses one missile. */
  shot: ['actor', 'item'],
  /** The hero throws one piece of something. */
  thrown: ['actor', 'item'],
  /**
   * A missile comes to a square on its way; `archetype` indexes the catalogue: its kind if the hero
   * recognises it, otherwise the one that says how unknown things of its class look.
   */
  'missile-moved': ['item', 'archetype', 'x', 'y'],
  /** It is lost where its flight ended, or comes to lie on a square near there. */
  'missile-broke': ['item', 'x', 'y'],
  landed: ['item', 'x', 'y'],
  /** Damage by a spell's effect; `owner` is whose it was, `attackType` its bit set. */
  burned: ['owner', 'target', 'damage', 'attackType'],
  /** A creature dies; `by` is who gets the credit, 0 for nobody. */
  died: ['target', 'by'],
  'experience-gained': ['actor', 'amount'],
  'level-gained': ['actor', 'level'],
  /** `attribute` 0 strength, 1 intelligence, 2 wisdom, 3 dexterity, 4 constitution, 5 charisma. */
  'attribute-gained': ['actor', 'attribute'],
  /** A condition comes over a creature or leaves it; `condition` is its place in CONDITIONS. */
  'condition-began': ['actor', 'condition'],
  'condition-ended': ['actor', 'condition'],
  /** Practice suffices for the next step of some skill. */
  'skill-ready': ['actor'],
  /** The hero has taken a step in a skill; `skill` is its place among the role's skills. */
  'skill-enhanced': ['actor', 'skill'],
  /** A cast that succeeded: what was paid of energy, nutrition and grace. */
  cast: ['actor', 'spell', 'price', 'nutrition', 'grace'],
  /** A cast that failed its roll. */
  'cast-failed': ['actor', 'spell', 'price', 'nutrition', 'grace'],
  /** A forgotten spell: turns of confusion and of stun that come, and energy drained. */
  'cast-backfired': ['actor', 'spell', 'confusion', 'stun', 'drained'],
  /** A cast of a spell that fades: `grade` 1 is the last notice before it is gone. */
  'memory-fades': ['actor', 'spell', 'grade'],
  /** The Amulet drains so much energy that nothing comes of the cast. */
  'amulet-drained': ['actor', 'amount'],
  /** Hit points stand in for energy. */
  exhausted: ['actor', 'spell', 'amount'],
  /** A spell lasts from now on, for so many hundredths of energy a turn; or no longer. */
  'kept-up': ['actor', 'spell', 'hundredths'],
  lapsed: ['actor', 'spell'],
  /** A monster learns a spell from a book, which that uses up. */
  'monster-studied': ['actor', 'item'],
  /** The hero is elsewhere because he wants to be. */
  'jumped-away': ['actor', 'price', 'nutrition'],
  /** A bout of amnesia; `known` is how many spells it might have struck. */
  'spells-forgotten': ['actor', 'count', 'known'],
  /** The hero no longer knows where he has been on the level. */
  'ground-forgotten': ['actor'],
  /** Two spells change letters; or all get those of the order in which they are shown. */
  'letters-changed': ['actor'],
  /** An effect appears on, moves to, or leaves a square; `archetype` indexes the catalogue. */
  'effect-born': ['effect', 'archetype', 'x', 'y'],
  'effect-moved': ['effect', 'archetype', 'x', 'y'],
  'effect-ended': ['effect', 'archetype', 'x', 'y'],
  /** One tick of the world has passed; animations pause here. */
  tick: ['turn', 'tick'],
  healed: ['actor', 'amount'],
  /** Energy came back, by a potion or by rest. */
  'energy-restored': ['actor', 'amount'],
  quaffed: ['actor', 'item'],
  'read-book': ['actor', 'item', 'spell'],
  /** A book failed its reader. */
  'book-failed': ['actor', 'item', 'spell'],
  'book-crumbled': ['actor', 'item'],
  'spell-learned': ['actor', 'spell'],
  /** The spell of a book is remembered anew; or so well that the book can't add to it. */
  'memory-refreshed': ['actor', 'spell'],
  'known-well': ['actor', 'item', 'spell'],
  /** A book was studied so often that nothing can be read in it. */
  'book-too-faint': ['actor', 'item'],
  /** Something comes up while the hero reads. How much is left would tell how hard an unknown book is. */
  'study-interrupted': ['actor', 'item'],
  /** Learning has used the book up. */
  'book-used-up': ['actor', 'item'],
  /** A thing that isn't paid for was used: its owner wants a fee. */
  'use-fee': ['actor', 'item', 'amount'],
  /**
   * `letter` is the code of its letter in the hero's pack, 0 where another took it; `more` how many pieces
   * joined those that he has, 0 where none did.
   */
  'picked-up': ['actor', 'item', 'letter', 'more'],
  dropped: ['actor', 'item'],
  /** Something is in hand, belt or quiver now; or on the body. */
  wielded: ['actor', 'item'],
  worn: ['actor', 'item'],
  /** Something is off the body; or, `held` 1, out of hand. */
  'taken-off': ['actor', 'item', 'held'],
  /** Something comes up after the hero has taken off what was in the way, before the thing is on. */
  'change-interrupted': ['actor', 'item'],
  /** Something cursed sticks: found out just now. */
  stuck: ['actor', 'item'],
  /** The hero recognises what a thing is. */
  recognised: ['actor', 'item'],
  /** `burden` 0 unencumbered, 1 burdened … 5 overloaded. */
  'burden-changed': ['actor', 'burden'],
  /** Food is eaten up; or left over, because something came up or it was enough. */
  eaten: ['actor', 'item'],
  'meal-interrupted': ['actor', 'item'],
  /** The next bites are too many for somebody who was full before. */
  'hard-to-swallow': ['actor', 'item'],
  vomited: ['actor', 'item'],
  choked: ['actor', 'item'],
  /** The hero takes the stairs; `level` is the one that he comes to, 0 the world above; `from` the other. */
  climbed: ['actor', 'level', 'from'],
  /** A creature follows over the stairs. */
  followed: ['actor'],
  /** A creature comes into the hero's sight for the first time. */
  'came-in-sight': ['target'],
  /** The hero learns by magic what is on a square that he may not see: a creature or a thing. */
  detected: ['target', 'x', 'y'],
  /** A creature comes out of nowhere, called by `actor`. */
  summoned: ['actor', 'target', 'x', 'y'],
  'rest-interrupted': ['target'],
  rested: ['actor'],
  /** Something comes up on the way; `target` is what came into sight, 0 for anything else. */
  'travel-interrupted': ['target', 'cause'],
  spotted: ['item'],
  'stairs-spotted': ['x', 'y', 'down'],
  /** A search finds a hidden door or a hidden piece of corridor. */
  'hidden-door-found': ['x', 'y'],
  'hidden-passage-found': ['x', 'y'],
  /** The light that the hero carries is nearly or wholly burned down. */
  'light-lit': ['item'],
  'light-put-out': ['item'],
  'light-flickers': ['item'],
  'light-burned-out': ['item'],
  /** `hunger` 0 satiated, 1 not hungry, 2 hungry, 3 weak, 4 fainting. */
  'hunger-changed': ['actor', 'hunger'],
  /**
   * Helpless for a while; `reason` is its place in HELPLESS_REASONS, `by` whose doing it is, 0 for
   * nobody's.
   */
  helpless: ['actor', 'turns', 'reason', 'by'],
  teleported: ['actor', 'x', 'y'],
  /** Magic has taken the hero to another level. */
  'carried-off': ['actor', 'level'],
  zapped: ['actor', 'item'],
  /** A monster is suddenly elsewhere. */
  vanished: ['actor'],
  /** The wand has no charge, or none that will come. */
  'nothing-happens': ['actor', 'item'],
  /** The last charge comes out of an empty wand. */
  wrested: ['actor', 'item'],
  /** A wand zapped nowhere in particular. */
  'wand-fades': ['actor', 'item'],
  'wand-exploded': ['actor', 'item', 'damage'],
  'turned-to-dust': ['actor', 'item'],
  'read-scroll': ['actor', 'item'],
  /** A cursed scroll turns on its reader and drains energy. */
  'scroll-backfired': ['actor', 'item', 'amount'],
  /** Something passes that tells nothing of what it was. */
  'odd-feeling': ['actor'],
  'juice-drunk': ['actor'],
  /** Energy given or, below 0, taken. */
  'vigour-changed': ['actor', 'amount'],
  /** `amount` in NetHack's points, 0 for none, below 0 for the worse. */
  enchanted: ['actor', 'item', 'amount'],
  evaporated: ['actor', 'item'],
  shimmers: ['actor', 'item'],
  'is-helped': ['actor'],
  'needs-help': ['actor'],
  /** `vague` 1 when only some squares were grasped. */
  'level-mapped': ['actor', 'vague'],
  /** `on` 1 for light, 0 for darkness. */
  'ground-lit': ['actor', 'on'],
  sparkles: ['actor'],
  /** Everybody on the level is woken. */
  aggravated: ['actor'],
  'book-poisoned': ['actor', 'item', 'damage'],
  'book-exploded': ['actor', 'item', 'damage'],
  'book-torn': ['actor', 'item'],
  'strength-lost': ['actor', 'amount'],
  ...CHARGING_EVENT_FIELDS,
  ...QUESTION_EVENT_FIELDS,
  /** A mind holds out against a spell. */
  resisted: ['target'],
  'level-drained': ['target'],
  /** An enemy serves the hero from now on. */
  charmed: ['target'],
  /** A creature has become one of another kind, which its name now says. */
  polymorphed: ['target'],
  /** Fire or cold destroys so many pieces of what somebody carries. */
  'item-destroyed': ['actor', 'item', 'amount'],
  /** A spell turns the lock of a door. */
  'door-unlocked': ['x', 'y'],
  'door-sealed': ['x', 'y'],
  /** A square is dug out. */
  dug: ['x', 'y'],
  jumped: ['actor', 'x', 'y'],
  /** So many piles of stones have become meat. */
  'turned-to-meat': ['actor', 'amount'],
  /** So many touches of the hero's confuse from now on; 0 when the last is spent. */
  'hands-glow': ['actor', 'amount'],
  /** So many points of magical protection are added; 0: the last has gone, or none was to add. */
  protected: ['actor', 'amount'],
  /** The hero comes down into deep water and gets out on the bank. */
  'crawled-ashore': ['actor', 'x', 'y'],
  /** The hero stood inside a wall when he could no longer pass through it. */
  'put-out-of-stone': ['actor', 'x', 'y'],
  /** The dull book puts its reader to sleep. */
  'book-dull': ['actor', 'item'],
  starved: ['actor'],
  won: ['actor'],
} as const;

export type EventKind = keyof typeof EVENT_FIELDS;

/** One event of a kind, every field an integer. */
export type GameEventOf<Kind extends EventKind> = { readonly kind: Kind } & {
  readonly [Field in (typeof EVENT_FIELDS)[Kind][number]]: number;
};

/** As many numbers as there are names of fields. */
type Numbers<Names extends readonly string[]> = { readonly [Place in keyof Names]: number };

/**
 * The fields with which an event is recorded, in the order of the table. Where the kind is one of several,
 * all of them must have that many fields.
 */
export type FieldsOf<Kind extends EventKind> = (
  Kind extends EventKind
    ? (fields: Numbers<(typeof EVENT_FIELDS)[Kind]>) => void
    : never
) extends (fields: infer Fields extends readonly number[]) => void
  ? Fields
  : never;

/** Something that happened. */
export type GameEvent = { [Kind in EventKind]: GameEventOf<Kind> }[EventKind];
