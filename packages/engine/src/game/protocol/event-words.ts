// Fields of events that stand for words. The log stores the index of a word in its list; a decoded event has the
// word itself.

import { CONDITIONS, HELPLESS_REASONS, HUNGER_STATES } from '../../actors/index.ts';
import { LIST_SPELLS } from '../../casting/index.ts';
import type { CombatFact } from '../../combat/index.ts';
import { BONUS_TARGETS } from '../../objects/index.ts';
import { ATTRIBUTES } from '../../rulesets/index.ts';
import { ENCUMBRANCES, type SpeedTelling } from '../../speed/index.ts';
import {
  ATTACK_NAMES,
  OVERCHARGES,
  PROBED_HEALTH,
  PROBED_STRENGTHS,
  SPELL_PATHS,
} from '../../spellcraft/index.ts';
import { type BuildFlaw, CAST_FAILURES, GOLEM_FAILURES } from '../../spells/index.ts';
import { BALL_TELLINGS, BELL_TELLINGS, CHARGE_TELLINGS } from './charging-events.ts';
import { PASSIVE_TELLINGS, PET_TELLINGS, URGE_TELLINGS } from './companions/companion-events.ts';
import { FEATURE_TELLINGS, TRAP_TELLINGS } from './feature-events.ts';
import { KEEPER_TELLINGS, SERVICE_TELLINGS } from './shop-events.ts';
import { MOOD_CHANGES } from './sides/side-events.ts';
import { PROBED_TRAITS } from './told/told-events.ts';
import { FLESH_TELLINGS, GIFT_TELLINGS } from './tools/flesh-events.ts';
import {
  CONTENT_TELLINGS,
  DIP_TELLINGS,
  DJINNI_DEEDS,
  ENGRAVE_TELLINGS,
  KICK_TELLINGS,
  PLAY_TELLINGS,
  WRITE_TELLINGS,
} from './tools/tool-events.ts';

/** The facts of critical hits, the weakest first. */
export const CRITICAL_FACTS = [
  'critical-good',
  'critical-great',
  'critical-superb',
  'critical-greater',
  'critical-utmost',
] as const satisfies readonly CombatFact[];

/** How critical a hit was. */
const CRITICALS = ['none', ...CRITICAL_FACTS] as const;

/** What a change of speed feels like. */
export const SPEED_TELLINGS = [
  'nothing',
  'speed-up',
  'more-natural',
  'slow-down',
  'less-natural',
  'faster',
  'much-faster',
  'renewed',
  'legs-healed',
  'slowed',
  'no-longer-slow',
] as const satisfies readonly SpeedTelling[];

/** How a hero stands to a spell path. */
export const PATH_KINDS = ['attuned', 'repelled', 'denied'] as const;

/** Reasons to interrupt rest or travel. */
export const STOP_CAUSES = [
  /** The path is blocked. */
  'obstacle',
  /** An enemy is in sight. */
  'creature',
  'hurt',
  /** The hero has become hungry, or hungrier. */
  'hungry',
  /** A harmful condition of the hero has ended. */
  'recovered',
] as const;

/** Why a spell sets nothing up, or takes nothing away. */
export const BUILD_FLAWS = [
  'no-room',
  'no-text',
  'no-such-spell',
  'nothing-there',
] as const satisfies readonly BuildFlaw[];

/** The lists of words, by kind of event and field. */
export const EVENT_WORDS = {
  hit: { critical: CRITICALS },
  'attribute-gained': { attribute: ATTRIBUTES },
  'exercise-raised': { attribute: ATTRIBUTES },
  'exercise-lowered': { attribute: ATTRIBUTES },
  'attribute-lost': { attribute: ATTRIBUTES },
  'condition-began': { condition: CONDITIONS },
  'condition-ended': { condition: CONDITIONS },
  'burden-changed': { burden: ENCUMBRANCES },
  'hunger-changed': { hunger: HUNGER_STATES },
  'mood-changed': { mood: MOOD_CHANGES },
  'pet-told': { telling: PET_TELLINGS },
  'steed-urged': { urge: URGE_TELLINGS },
  'passive-hit': { passive: PASSIVE_TELLINGS },
  'golem-failed': { why: GOLEM_FAILURES },
  helpless: { reason: HELPLESS_REASONS },
  overcharged: { effect: OVERCHARGES },
  'travel-interrupted': { cause: STOP_CAUSES },
  charged: { telling: CHARGE_TELLINGS },
  'speed-changed': { telling: SPEED_TELLINGS },
  'self-weakened': { attribute: ATTRIBUTES },
  'self-bonus': { bonus: BONUS_TARGETS },
  'self-resists': { attack: ATTACK_NAMES },
  'self-path': { affinity: PATH_KINDS, path: SPELL_PATHS },
  'ball-gazed': { telling: BALL_TELLINGS },
  'bell-rung': { telling: BELL_TELLINGS },
  'cast-in-vain': { why: CAST_FAILURES },
  probed: { strength: PROBED_STRENGTHS, health: PROBED_HEALTH },
  'instrument-played': { telling: PLAY_TELLINGS },
  'djinni-out': { deed: DJINNI_DEEDS },
  'flesh-tasted': { telling: FLESH_TELLINGS },
  'flesh-gave': { gift: GIFT_TELLINGS },
  'list-cast': { spell: LIST_SPELLS },
  dipped: { telling: DIP_TELLINGS },
  written: { telling: WRITE_TELLINGS },
  kicked: { telling: KICK_TELLINGS },
  'trap-caught': { telling: TRAP_TELLINGS },
  'feature-used': { telling: FEATURE_TELLINGS },
  'contents-moved': { telling: CONTENT_TELLINGS },
  engraving: { telling: ENGRAVE_TELLINGS },
  'keeper-talks': { telling: KEEPER_TELLINGS },
  served: { telling: SERVICE_TELLINGS },
  'build-failed': { flaw: BUILD_FLAWS },
} as const;

/** The lists of an event's fields. */
type WordsOf<Kind> = Kind extends keyof typeof EVENT_WORDS ? (typeof EVENT_WORDS)[Kind] : object;

/** Fields that stand for several words of a list: the log stores a bit set, a decoded event has the words. */
export const EVENT_SETS = {
  burned: { attackTypes: ATTACK_NAMES },
  probed: { traits: PROBED_TRAITS },
} as const;

/** The sets of an event's fields. */
type SetsOf<Kind> = Kind extends keyof typeof EVENT_SETS ? (typeof EVENT_SETS)[Kind] : object;

/** The value of a field in a decoded event: a word, several words, otherwise an integer. */
export type EventValue<Kind, Field> = Field extends keyof WordsOf<Kind>
  ? WordsOf<Kind>[Field] extends readonly (infer Word)[]
    ? Word
    : never
  : Field extends keyof SetsOf<Kind>
    ? SetsOf<Kind>[Field]
    : number;
