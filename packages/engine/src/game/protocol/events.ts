// Events as ids of objects, coordinates of squares and words of short lists, without prose. One table declares
// every kind of event with its fields; the log, the words and the animations read it.

import { CHARGING_EVENT_FIELDS } from './charging-events.ts';
import { COMPANION_EVENT_FIELDS } from './companions/companion-events.ts';
import type { EventValue } from './event-words.ts';
import { FAITH_EVENT_FIELDS } from './faith/faith-events.ts';
import { FIXTURE_EVENT_FIELDS } from './fixture-events.ts';
import { FORCE_EVENT_FIELDS } from './force-events.ts';
import { FORM_EVENT_FIELDS } from './forms/form-events.ts';
import { HIT_EVENT_FIELDS } from './hit-events.ts';
import { INSIGHT_EVENT_FIELDS } from './insight-events.ts';
import { LIST_EVENT_FIELDS } from './monsters/list-events.ts';
import { QUESTION_EVENT_FIELDS } from './question-events.ts';
import { SHOP_EVENT_FIELDS } from './shop-events.ts';
import { SIDE_EVENT_FIELDS } from './sides/side-events.ts';
import { SPELL_EVENT_FIELDS } from './spell-events.ts';
import { TOLD_EVENT_FIELDS } from './told/told-events.ts';
import { BOX_EVENT_FIELDS } from './tools/box-events.ts';
import { FLESH_EVENT_FIELDS } from './tools/flesh-events.ts';
import { TOOL_EVENT_FIELDS } from './tools/tool-events.ts';

/** The fields of the first kinds of event, in stored order. */
const FIRST_FIELDS = {
  /** A creature steps from one square to another. */
  moved: ['actor', 'fromX', 'fromY', 'x', 'y'],
  'door-opened': ['actor', 'x', 'y'],
  /** A door that didn't open this time. */
  'door-stuck': ['actor', 'x', 'y'],
  /** A creature pounds on a door, or breaks it down: audible from afar. */
  'door-pounded': ['x', 'y'],
  'door-broken': ['x', 'y'],
  /** The hero finds a door locked, or fails to force it. */
  'door-locked': ['actor', 'x', 'y'],
  'door-holds': ['actor', 'x', 'y'],
  'door-closed': ['actor', 'x', 'y'],
  /** One blow that missed. */
  missed: ['actor', 'target'],
  /** One blow that hit; `critical` is `none` or one of CRITICAL_FACTS. */
  hit: ['actor', 'target', 'damage', 'critical'],
  /** The ground shakes around a creature, and rocks fall on others. */
  earthquake: ['actor', 'x', 'y', 'radius'],
  'rocks-fell': ['target', 'damage'],
  /** A creature shoots a missile. */
  shot: ['actor', 'item'],
  /** The hero throws one piece of an item. */
  thrown: ['actor', 'item'],
  /**
   * A missile reaches a square on its path. `archetype` is a catalogue index: its kind if the hero recognises
   * it, otherwise the archetype that its class appears as.
   */
  'missile-moved': ['item', 'archetype', 'x', 'y'],
  /** It breaks at the end of its flight, or lands on a nearby square. */
  'missile-broke': ['item', 'x', 'y'],
  landed: ['item', 'x', 'y'],
  /**
   * Damage by a spell effect; `owner` is the caster, `attackTypes` names its attack types. `source` is the catalogue
   * index of the effect plus 1; 0: a ray or poison, or an effect that a blind hero doesn't see.
   */
  burned: ['owner', 'target', 'damage', 'attackTypes', 'source'],
  /** A creature dies; `by` is credited with the kill, 0 for none. */
  died: ['target', 'by'],
  /** A dead hero rises as a caster. */
  'rose-from-bones': ['actor'],
  'experience-gained': ['actor', 'amount'],
  'level-gained': ['actor', 'level'],
  /** `attribute` is one of ATTRIBUTES. */
  'attribute-gained': ['actor', 'attribute'],
  /** The hero's way of life raises or lowers an attribute, which is one of ATTRIBUTES. */
  'exercise-raised': ['actor', 'attribute'],
  'exercise-lowered': ['actor', 'attribute'],
  /** A creature gains or loses a condition; `condition` is one of CONDITIONS. */
  'condition-began': ['actor', 'condition'],
  'condition-ended': ['actor', 'condition'],
  /** An enemy begins to flee because of its wounds; or it has recovered so far that it fights again. */
  'heart-lost': ['actor'],
  'heart-regained': ['actor'],
  /** A skill has enough practice for its next step. */
  'skill-ready': ['actor'],
  /** The hero has enhanced a skill; `skill` is an index of the role's skills. */
  'skill-enhanced': ['actor', 'skill'],
  /** A successful cast, with its costs in energy, nutrition and grace. */
  cast: ['actor', 'spell', 'price', 'nutrition', 'grace'],
  /** A failed cast. */
  'cast-failed': ['actor', 'spell', 'price', 'nutrition', 'grace'],
  /** A forgotten spell backfired: turns of confusion and of stun, and energy drained. */
  'cast-backfired': ['actor', 'spell', 'confusion', 'stun', 'drained'],
  /** The hero cast a fading spell: `grade` 1 is the last notice before it is forgotten. */
  /** A prayer comes although grace is missing; it isn't heard; it is fumbled, and grace is lost. */
  'prayer-granted': ['actor', 'spell'],
  'prayer-unheard': ['actor', 'spell'],
  'prayer-fumbled': ['actor', 'spell', 'grace'],
  /** A spell is bungled because of heavy gear, and energy is lost. */
  'spell-bungled': ['actor', 'spell', 'price'],
  /** A damned book takes a spell from its reader. */
  'spell-lost': ['actor', 'spell'],
  /** A confused caster's other spell comes; his own ends in a mishap. */
  'cast-astray': ['actor', 'spell'],
  'cast-mishap': ['actor', 'spell', 'price', 'grace'],
  'memory-fades': ['actor', 'spell', 'grade'],
  /** The Amulet drained so much energy that the cast failed. */
  'amulet-drained': ['actor', 'amount'],
  /** Hit points were spent instead of energy. */
  exhausted: ['actor', 'spell', 'amount'],
  /** A spell is now maintained, at this cost in hundredths of energy a turn; or no longer. */
  'kept-up': ['actor', 'spell', 'hundredths'],
  lapsed: ['actor', 'spell'],
  /** A monster learned a spell from a book, which is used up. */
  'monster-studied': ['actor', 'item'],
  /** The hero teleported at will. */
  'jumped-away': ['actor', 'price', 'nutrition'],
  /** Amnesia; `known` is the number of spells that it could have affected. */
  'spells-forgotten': ['actor', 'count', 'known'],
  /** The hero forgot the map of the level. */
  'ground-forgotten': ['actor'],
  /** Two spells exchanged letters; or all were relettered in menu order. */
  'letters-changed': ['actor'],
  /** An effect appears on, moves to, or leaves a square; `archetype` is a catalogue index. */
  'effect-born': ['effect', 'archetype', 'x', 'y'],
  'effect-moved': ['effect', 'archetype', 'x', 'y'],
  'effect-ended': ['effect', 'archetype', 'x', 'y'],
  /** One tick of the world has passed; animations pause here. */
  tick: ['turn', 'tick'],
  healed: ['actor', 'amount'],
  /** Hit points that came back by themselves. */
  regained: ['actor', 'amount'],
  /** Energy was restored, by a potion or by rest. */
  'energy-restored': ['actor', 'amount'],
  quaffed: ['actor', 'item'],
  'read-book': ['actor', 'item', 'spell'],
  /** Reading a book failed. */
  'book-failed': ['actor', 'item', 'spell'],
  'book-crumbled': ['actor', 'item'],
  'spell-learned': ['actor', 'spell'],
  /** A known spell was refreshed from its book; or it is too well known to be. */
  'memory-refreshed': ['actor', 'spell'],
  'known-well': ['actor', 'item', 'spell'],
  /** A book was studied too often and has turned blank. */
  'book-too-faint': ['actor', 'item'],
  /**
   * Reading was interrupted. The remaining time isn't included, as it would reveal the difficulty of an
   * unknown book.
   */
  'study-interrupted': ['actor', 'item'],
  /** Learning has used the book up. */
  'book-used-up': ['actor', 'item'],
  /** An unpaid item was used: its owner demands a fee. */
  'use-fee': ['actor', 'item', 'amount'],
  /**
   * `letter` is the character code of its inventory letter, 0 if another creature took it; `more` is the
   * number of pieces added to an existing pile, 0 for none.
   */
  'picked-up': ['actor', 'item', 'letter', 'more'],
  dropped: ['actor', 'item'],
  /** An item is now wielded or readied; or worn. */
  wielded: ['actor', 'item'],
  worn: ['actor', 'item'],
  /** An item is no longer worn; or, with `held` 1, no longer wielded. */
  'taken-off': ['actor', 'item', 'held'],
  /** An exchange of worn items was interrupted after taking off and before putting on. */
  'change-interrupted': ['actor', 'item'],
  /** A cursed item is stuck, which the hero has just discovered. */
  stuck: ['actor', 'item'],
  /** The hero recognised an item's kind. */
  recognised: ['actor', 'item'],
  /** `burden` is one of ENCUMBRANCES. */
  'burden-changed': ['actor', 'burden'],
  /** Food is eaten up; or left over, because the hero was interrupted or full. */
  eaten: ['actor', 'item'],
  'meal-interrupted': ['actor', 'item'],
  /** Further bites are a risk for a hero who was satiated at the start. */
  'hard-to-swallow': ['actor', 'item'],
  vomited: ['actor', 'item'],
  choked: ['actor', 'item'],
  /** The hero took the stairs from level `from` to `level`, 0 for the surface. */
  climbed: ['actor', 'level', 'from'],
  /** A creature followed by the stairs. */
  followed: ['actor'],
  /** A creature came into the hero's sight for the first time. */
  'came-in-sight': ['target'],
  /** Magic revealed a creature or an item on a square that the hero may not see. */
  detected: ['target', 'x', 'y'],
  /** A creature was summoned by `actor`. */
  summoned: ['actor', 'target', 'x', 'y'],
  'rest-interrupted': ['target'],
  rested: ['actor'],
  /** Travel was interrupted; `target` is the creature that came into sight, 0 for another cause, which is one of STOP_CAUSES. */
  'travel-interrupted': ['target', 'cause'],
  /** The hero has walked as many steps as one command takes, and isn't there yet. */
  'walk-paused': ['actor'],
  spotted: ['item'],
  'stairs-spotted': ['x', 'y', 'down'],
  /** A search found a hidden door or corridor. */
  'hidden-door-found': ['x', 'y'],
  'hidden-passage-found': ['x', 'y'],
  /** The hero's light is nearly or completely burned out. */
  'light-lit': ['item'],
  'light-put-out': ['item'],
  'light-flickers': ['item'],
  'light-burned-out': ['item'],
  /** `hunger` is one of HUNGER_STATES. */
  'hunger-changed': ['actor', 'hunger'],
  /**
   * The actor is helpless; `reason` is one of HELPLESS_REASONS, `by` the causing creature, 0 for none.
   */
  helpless: ['actor', 'turns', 'reason', 'by'],
  teleported: ['actor', 'x', 'y'],
  /** Magic took the hero to another level. */
  'carried-off': ['actor', 'level'],
  zapped: ['actor', 'item'],
  /** A monster teleported away. */
  vanished: ['actor'],
  /** A creature ended with the hit that it dealt. */
  'burst-apart': ['actor'],
  /** A blow made several creatures of one. */
  split: ['actor'],
  /** A creature that was hit strikes back at `target`. */
  'struck-back': ['actor', 'target'],
  /** The wand has no charge, and none could be wrested from it. */
  'nothing-happens': ['actor', 'item'],
  /** The wand spent a charge, and nobody sees what for. */
  'no-effect-seen': ['actor', 'item'],
  /** The last charge was wrested from an empty wand. */
  wrested: ['actor', 'item'],
  /** A wand was zapped in no direction, without effect. */
  'wand-fades': ['actor', 'item'],
  'wand-exploded': ['actor', 'item', 'damage'],
  'turned-to-dust': ['actor', 'item'],
  'read-scroll': ['actor', 'item'],
  /** A cursed scroll backfired and drained its reader's energy. */
  'scroll-backfired': ['actor', 'item', 'amount'],
  /** An effect that doesn't reveal its cause. */
  'odd-feeling': ['actor'],
  'struck-air': ['actor'],
  'juice-drunk': ['actor'],
  /** Energy gained or, if negative, lost. */
  'vigour-changed': ['actor', 'amount'],
  /** `amount` in NetHack's points, 0 for none, negative for a decrease. */
  enchanted: ['actor', 'item', 'amount'],
  evaporated: ['actor', 'item'],
  'is-helped': ['actor'],
  'needs-help': ['actor'],
  /** `vague` 1 if only part of the level was mapped. */
  'level-mapped': ['actor', 'vague'],
  /** `on` 1 for light, 0 for darkness. */
  'ground-lit': ['actor', 'on'],
  sparkles: ['actor'],
  /** All creatures on the level were woken. */
  aggravated: ['actor'],
  'book-poisoned': ['actor', 'item', 'damage'],
  'book-exploded': ['actor', 'item', 'damage'],
  'book-torn': ['actor', 'item'],
  'strength-lost': ['actor', 'amount'],
} as const;

/** The fields of the last kinds of event, in stored order. */
const LAST_FIELDS = {
  /** A creature resisted a spell. */
  resisted: ['target'],
  'level-drained': ['target'],
  /** An enemy now serves the hero. */
  charmed: ['target'],
  /** A creature was polymorphed; its name is the new one. */
  polymorphed: ['target'],
  /** A spell unlocked or locked a door. */
  'door-unlocked': ['x', 'y'],
  'door-sealed': ['x', 'y'],
  /** A square is dug out. */
  dug: ['x', 'y'],
  jumped: ['actor', 'x', 'y'],
  /** `amount` piles of stones became meat. */
  /** A cursed potion begins to explode in the drinker's hands. */
  'potion-bursts': ['actor', 'item'],
  'turned-to-meat': ['actor', 'amount'],
  /** The hero has `amount` confusing touches; 0 when the last is used up. */
  'hands-glow': ['actor', 'amount'],
  /** `amount` points of magical protection were added; 0: the last point is gone, or none could be added. */
  protected: ['actor', 'amount'],
  /** The hero landed in deep water and crawled ashore. */
  'crawled-ashore': ['actor', 'x', 'y'],
  /** The hero was inside a wall when phasing ended, and was moved out. */
  'put-out-of-stone': ['actor', 'x', 'y'],
  /** A dull book put its reader to sleep. */
  'book-dull': ['actor', 'item'],
  starved: ['actor'],
  won: ['actor'],
} as const;

/** The kinds of event with their fields. */
type EventFields = typeof FIRST_FIELDS &
  typeof CHARGING_EVENT_FIELDS &
  typeof QUESTION_EVENT_FIELDS &
  typeof FAITH_EVENT_FIELDS &
  typeof FIXTURE_EVENT_FIELDS &
  typeof HIT_EVENT_FIELDS &
  typeof TOLD_EVENT_FIELDS &
  typeof TOOL_EVENT_FIELDS &
  typeof BOX_EVENT_FIELDS &
  typeof SHOP_EVENT_FIELDS &
  typeof LIST_EVENT_FIELDS &
  typeof FLESH_EVENT_FIELDS &
  typeof SIDE_EVENT_FIELDS &
  typeof COMPANION_EVENT_FIELDS &
  typeof FORCE_EVENT_FIELDS &
  typeof FORM_EVENT_FIELDS &
  typeof INSIGHT_EVENT_FIELDS &
  typeof SPELL_EVENT_FIELDS &
  typeof LAST_FIELDS;

/** The fields of each kind of event, in stored order. */
export const EVENT_FIELDS: EventFields = {
  ...FIRST_FIELDS,
  ...CHARGING_EVENT_FIELDS,
  ...QUESTION_EVENT_FIELDS,
  ...FAITH_EVENT_FIELDS,
  ...FIXTURE_EVENT_FIELDS,
  ...HIT_EVENT_FIELDS,
  ...TOLD_EVENT_FIELDS,
  ...TOOL_EVENT_FIELDS,
  ...BOX_EVENT_FIELDS,
  ...SHOP_EVENT_FIELDS,
  ...LIST_EVENT_FIELDS,
  ...FLESH_EVENT_FIELDS,
  ...SIDE_EVENT_FIELDS,
  ...COMPANION_EVENT_FIELDS,
  ...FORCE_EVENT_FIELDS,
  ...FORM_EVENT_FIELDS,
  ...INSIGHT_EVENT_FIELDS,
  ...SPELL_EVENT_FIELDS,
  ...LAST_FIELDS,
};

export type EventKind = keyof EventFields;

/** One event of a kind. A field is a word of its list (EVENT_WORDS), some of its list (EVENT_SETS) or an integer. */
export type GameEventOf<Kind extends EventKind> = { readonly kind: Kind } & {
  readonly [Field in EventFields[Kind][number]]: EventValue<Kind, Field>;
};

/** One number for each field name. */
type Numbers<Names extends readonly string[]> = { readonly [Place in keyof Names]: number };

/**
 * The fields of an event, in the order of the table. If the kind is a union, all its kinds must have that
 * many fields.
 */
export type FieldsOf<Kind extends EventKind> = (
  Kind extends EventKind
    ? (fields: Numbers<EventFields[Kind]>) => void
    : never
) extends (fields: infer Fields extends readonly number[]) => void
  ? Fields
  : never;

/** An event. */
export type GameEvent = { [Kind in EventKind]: GameEventOf<Kind> }[EventKind];
