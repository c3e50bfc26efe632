// Fields of events that stand for words. The log stores the index of a word in its list; a decoded event has the
// word itself.

import { CONDITIONS, HELPLESS_REASONS, HUNGER_STATES } from '../../actors/index.ts';
import { LIST_SPELLS } from '../../casting/index.ts';
import { BONUS_TARGETS } from '../../objects/index.ts';
import { ATTRIBUTES } from '../../rulesets/index.ts';
import { ENCUMBRANCES } from '../../speed/index.ts';
import {
  ATTACK_NAMES,
  OVERCHARGES,
  PROBED_HEALTH,
  PROBED_STRENGTHS,
  SPELL_PATHS,
} from '../../spellcraft/index.ts';
import { CAST_FAILURES, GOLEM_FAILURES } from '../../spells/index.ts';
import { BALL_TELLINGS, BELL_TELLINGS, CHARGE_TELLINGS } from './charging-events.ts';
import { PASSIVE_TELLINGS, PET_TELLINGS, URGE_TELLINGS } from './companions/companion-events.ts';
import { ALTAR_TELLINGS, OFFERING_TELLINGS, PRAYER_TELLINGS } from './faith/faith-events.ts';
import { BOND_TELLINGS, FEATURE_TELLINGS, LAVA_TELLINGS, TRAP_TELLINGS } from './feature-events.ts';
import { KEEPER_TELLINGS, SERVICE_TELLINGS } from './shop-events.ts';
import { MOOD_CHANGES } from './sides/side-events.ts';
import { PROBED_TRAITS } from './told/told-events.ts';
import { BOX_TELLINGS } from './tools/box-events.ts';
import { FLESH_TELLINGS, GIFT_TELLINGS } from './tools/flesh-events.ts';
import {
  CONTENT_TELLINGS,
  DIG_TELLINGS,
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
] as const;

/** How critical a hit was. */
const CRITICALS: readonly ['none', ...typeof CRITICAL_FACTS] = ['none', ...CRITICAL_FACTS];

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
] as const;

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
export const BUILD_FLAWS = ['no-room', 'no-text', 'no-such-spell', 'nothing-there'] as const;

/** The lists of what events tell: their field is `telling`. */
interface Tellings {
  readonly 'pet-told': typeof PET_TELLINGS;
  readonly charged: typeof CHARGE_TELLINGS;
  readonly 'speed-changed': typeof SPEED_TELLINGS;
  readonly 'ball-gazed': typeof BALL_TELLINGS;
  readonly 'bell-rung': typeof BELL_TELLINGS;
  readonly 'instrument-played': typeof PLAY_TELLINGS;
  readonly 'flesh-tasted': typeof FLESH_TELLINGS;
  readonly dipped: typeof DIP_TELLINGS;
  readonly written: typeof WRITE_TELLINGS;
  readonly kicked: typeof KICK_TELLINGS;
  readonly 'dig-told': typeof DIG_TELLINGS;
  readonly 'trap-caught': typeof TRAP_TELLINGS;
  readonly 'feature-used': typeof FEATURE_TELLINGS;
  readonly 'lava-took': typeof LAVA_TELLINGS;
  readonly 'prayer-answered': typeof PRAYER_TELLINGS;
  readonly 'body-offered': typeof OFFERING_TELLINGS;
  readonly 'altar-showed': typeof ALTAR_TELLINGS;
  readonly 'bond-told': typeof BOND_TELLINGS;
  readonly 'contents-moved': typeof CONTENT_TELLINGS;
  readonly engraving: typeof ENGRAVE_TELLINGS;
  readonly 'box-told': typeof BOX_TELLINGS;
  readonly 'keeper-talks': typeof KEEPER_TELLINGS;
  readonly served: typeof SERVICE_TELLINGS;
}

/** Kinds of event about an attribute. */
type AttributeEvent =
  | 'attribute-gained'
  | 'exercise-raised'
  | 'exercise-lowered'
  | 'attribute-lost'
  | 'self-weakened';

/** The lists of the other words. */
interface OtherWords {
  readonly hit: { readonly critical: typeof CRITICALS };
  readonly 'condition-began': { readonly condition: typeof CONDITIONS };
  readonly 'condition-ended': { readonly condition: typeof CONDITIONS };
  readonly 'burden-changed': { readonly burden: typeof ENCUMBRANCES };
  readonly 'hunger-changed': { readonly hunger: typeof HUNGER_STATES };
  readonly 'mood-changed': { readonly mood: typeof MOOD_CHANGES };
  readonly 'steed-urged': { readonly urge: typeof URGE_TELLINGS };
  readonly 'passive-hit': { readonly passive: typeof PASSIVE_TELLINGS };
  readonly 'golem-failed': { readonly why: typeof GOLEM_FAILURES };
  readonly helpless: { readonly reason: typeof HELPLESS_REASONS };
  readonly overcharged: { readonly effect: typeof OVERCHARGES };
  readonly 'travel-interrupted': { readonly cause: typeof STOP_CAUSES };
  readonly 'self-bonus': { readonly bonus: typeof BONUS_TARGETS };
  readonly 'self-resists': { readonly attack: typeof ATTACK_NAMES };
  readonly 'self-path': { readonly affinity: typeof PATH_KINDS; readonly path: typeof SPELL_PATHS };
  readonly 'cast-in-vain': { readonly why: typeof CAST_FAILURES };
  readonly probed: {
    readonly strength: typeof PROBED_STRENGTHS;
    readonly health: typeof PROBED_HEALTH;
  };
  readonly 'djinni-out': { readonly deed: typeof DJINNI_DEEDS };
  readonly 'flesh-gave': { readonly gift: typeof GIFT_TELLINGS };
  readonly 'list-cast': { readonly spell: typeof LIST_SPELLS };
  readonly 'build-failed': { readonly flaw: typeof BUILD_FLAWS };
}

/** The lists of words, by kind of event and field. */
type EventWords = OtherWords & {
  readonly [Kind in keyof Tellings]: { readonly telling: Tellings[Kind] };
} & Readonly<Record<AttributeEvent, { readonly attribute: typeof ATTRIBUTES }>>;

/** The lists of words, by kind of event and field. */
export const EVENT_WORDS: EventWords = {
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
  'dig-told': { telling: DIG_TELLINGS },
  'trap-caught': { telling: TRAP_TELLINGS },
  'feature-used': { telling: FEATURE_TELLINGS },
  'lava-took': { telling: LAVA_TELLINGS },
  'prayer-answered': { telling: PRAYER_TELLINGS },
  'body-offered': { telling: OFFERING_TELLINGS },
  'altar-showed': { telling: ALTAR_TELLINGS },
  'bond-told': { telling: BOND_TELLINGS },
  'contents-moved': { telling: CONTENT_TELLINGS },
  engraving: { telling: ENGRAVE_TELLINGS },
  'box-told': { telling: BOX_TELLINGS },
  'keeper-talks': { telling: KEEPER_TELLINGS },
  served: { telling: SERVICE_TELLINGS },
  'build-failed': { flaw: BUILD_FLAWS },
};

/** The lists of an event's fields. */
type WordsOf<Kind> = Kind extends keyof EventWords ? EventWords[Kind] : object;

/** Fields that stand for several words of a list: the log stores a bit set, a decoded event has the words. */
export const EVENT_SETS: {
  readonly burned: { readonly attackTypes: typeof ATTACK_NAMES };
  readonly probed: { readonly traits: typeof PROBED_TRAITS };
} = {
  burned: { attackTypes: ATTACK_NAMES },
  probed: { traits: PROBED_TRAITS },
};

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
