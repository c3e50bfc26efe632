// The rule half of a power: how it travels, whom it reaches, and what comes of a meeting. Play, odds,
// previews and the minds of monsters read it. What the game then does is the deed half, in game/powers.

import type { CastingRules, CastingSkill } from '../../casting/index.ts';
import type { Chance } from '../../chance/index.ts';
import type { FoeWord } from '../../objects/index.ts';

/** Who casts one of NetHack's spells, as its rules see the caster. */
export interface CasterView {
  /** Experience level, 1…30. */
  readonly level: number;
  /** 3…25. */
  readonly intelligence: number;
  /** 3…25. */
  readonly dexterity: number;
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  /** Role of a hero; empty for anybody else. */
  readonly role: string;
  /** Aims by skill: a hero with a spell of his own. Wands, monsters and things have no aim. */
  readonly aims: boolean;
}

/** By which numbers draining life takes a level: a golem's by what it is made of, such as `stone`. */
export type DrainedBody = 'ordinary' | 'adult-dragon' | { readonly golem: string };

/** A creature that a spell may meet, in the terms of NetHack's rules. */
export interface SpellTarget {
  /** The hero is met by other rules than monsters are. */
  readonly isHero: boolean;
  /** Level as it is, and of the kind. */
  readonly level: number;
  readonly baseLevel: number;
  /** Descending armour class (NetHack). */
  readonly armourClass: number;
  /** Score of magic resistance, 0…100. */
  readonly resistance: number;
  /** Bits of the attack types that do nothing to it. */
  readonly immune: number;
  readonly magicResistant: boolean;
  readonly sleepResistant: boolean;
  readonly drainResistant: boolean;
  /** Absent: an ordinary one. */
  readonly body?: DrainedBody;
  /** Undead, or otherwise not living; a demon. */
  readonly notLiving: boolean;
  readonly undead: boolean;
  readonly demon: boolean;
  /** As far as is known to the one who asks. */
  readonly hitPoints: number;
  readonly mostHitPoints: number;
}

/** The dice of an explosion: a ray's that bursts, or those of a skilled caster; `none` for what doesn't explode. */
export type Explosion = 'none' | 'plain' | 'skilled';

/** One meeting of a power and the creature on a square. */
export interface PowerHit {
  readonly power: PowerRule;
  readonly by: CasterView;
  /** Id of the creature that gets the credit, 0 for none. */
  readonly owner: number;
  /** Bits of the element, and of the one opposed to it. */
  readonly attackType: number;
  readonly opposite: number;
  readonly explosion: Explosion;
}

/** A meeting with all that its rule has to know. */
export interface MeetingView {
  readonly hit: PowerHit;
  readonly target: SpellTarget;
  /** Of an explosion whose force is drawn already; absent: it is drawn with the hit. */
  readonly force?: number;
}

/** What a meeting comes to. */
export interface HitOutcome {
  /** Hit points lost; below 0 in rulesets in which a penalty heals. */
  readonly damage: number;
  /** Most hit points and levels lost for good. */
  readonly mostHitPoints: number;
  readonly levels: number;
  /** Turns asleep; for what isn't counted in turns 1 when it works, 0 when it is resisted. */
  readonly turns: number;
}

/** How a power gets to the creatures that it meets: the subtypes of spells that can carry it. */
export type Travel = 'ray' | 'burst' | 'beam';

/** What a beam does to a door that stands in its way. */
export type DoorCharm = 'none' | 'break' | 'unlock' | 'lock';

/** What comes of a spell that does no damage, as odds tell it: `state` for what has no word of its own. */
export type HarmlessEffect =
  | 'sleep'
  | 'slow'
  | 'teleport'
  | 'polymorph'
  | 'cancel'
  | 'fear'
  | 'charm'
  | 'state';

/** What a newcomer writes: one power's rule half. */
export interface PowerTerms {
  /** The word by which data files name it. */
  readonly word: string;
  /** Further words that lead to it. */
  readonly also?: readonly string[];
  /** Absent: it goes along no line. */
  readonly travels?: readonly Travel[];
  /** The enemies that a spell of it meets at once: all in sight, or those beside the caster. */
  readonly reach?: 'sight' | 'beside';
  /** As a ray it explodes at the first creature that it comes to, or before a wall. */
  readonly bursts?: true;
  /** Fire or cold: it shows who is immune to it, and destroys what is carried. */
  readonly elemental?: true;
  /** Resistance to magic keeps it off, in place of an immunity to its element. */
  readonly wardedByMagic?: true;
  /** What it does to a door that stands in its way; absent: nothing. */
  readonly door?: DoorCharm;
  /** It turns stone that it comes to into meat. */
  readonly softensStone?: true;
  /** What it does to a creature that it meets; absent: it meets nobody. */
  readonly hit?: (chance: Chance, rules: CastingRules, view: MeetingView) => HitOutcome;
  /** What it brings, of a power that never does damage. */
  readonly brings?: HarmlessEffect;
  /** What it asks of a creature that it meets: a hero who sees the meeting learns so much. */
  readonly asks?: readonly FoeWord[];
  /** When a monster wants it: beside the hero, away from him, or not fast yet; absent: at any time. */
  readonly moment?: 'beside' | 'apart' | 'unhurried';
  /** Takes its user out of danger: a monster that loses heart reads it. */
  readonly escapes?: true;
}

/** One power's rule half. */
export interface PowerRule extends PowerTerms {
  /** Its word: outcomes are told apart by their JSON text. */
  readonly toJSON: () => string;
}

/** Makes a rule of its terms. */
export function powerRule(terms: PowerTerms): PowerRule {
  return { ...terms, toJSON: () => terms.word };
}

/** Nothing comes of the meeting. */
export const NOTHING: HitOutcome = { damage: 0, mostHitPoints: 0, levels: 0, turns: 0 };

/** So many hit points are lost. */
export function harm(damage: number): HitOutcome {
  return { ...NOTHING, damage };
}

/** It works, or it is resisted. */
export function works(does: boolean): HitOutcome {
  return { ...NOTHING, turns: does ? 1 : 0 };
}
