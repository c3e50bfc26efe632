// The rule half of a power: how it travels, whom it reaches, and its effect on a target. Play, odds, previews
// and monsters' minds read it. The resulting action is the deed half, in game/powers.

import type { CastingRules, CastingSkill } from '../../casting/index.ts';
import type { Chance } from '../../chance/index.ts';
import type { FoeWord } from '../../objects/index.ts';

/** The caster of one of NetHack's spells, as input of its rules. */
export interface CasterView {
  /** Experience level, 1…30. */
  readonly level: number;
  /** 3…25. */
  readonly intelligence: number;
  /** 3…25. */
  readonly dexterity: number;
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  /** A hero's role; empty for all others. */
  readonly role: string;
  /** Aims with skill: a hero with his own spell. Wands, monsters and items don't. */
  readonly aims: boolean;
}

/** The numbers for draining a level: a golem's by its material, such as `stone`. */
export type DrainedBody = 'ordinary' | 'adult-dragon' | { readonly golem: string };

/** A target of a spell, in the terms of NetHack's rules. */
export interface SpellTarget {
  /** The rules for heroes as targets differ from those for monsters. */
  readonly isHero: boolean;
  /** Present level, and its kind's level. */
  readonly level: number;
  readonly baseLevel: number;
  /** Descending armour class (NetHack). */
  readonly armourClass: number;
  /** Magic resistance score, 0…100. */
  readonly resistance: number;
  /** Bits of the attack types that it is immune to. */
  readonly immune: number;
  readonly magicResistant: boolean;
  readonly sleepResistant: boolean;
  readonly drainResistant: boolean;
  /** Absent: ordinary. */
  readonly body?: DrainedBody;
  /** Undead or otherwise not living; a demon. */
  readonly notLiving: boolean;
  readonly undead: boolean;
  readonly demon: boolean;
  /** As far as the caller knows. */
  readonly hitPoints: number;
  readonly mostHitPoints: number;
}

/** Dice of an explosion: of an exploding ray, or of a skilled caster; `none` without explosion. */
export type Explosion = 'none' | 'plain' | 'skilled';

/** One hit of a power on the creature on a square. */
export interface PowerHit {
  readonly power: PowerRule;
  readonly by: CasterView;
  /** Id of the credited creature, 0 for none. */
  readonly owner: number;
  /** Bits of the element, and of the opposed one. */
  readonly attackType: number;
  readonly opposite: number;
  readonly explosion: Explosion;
}

/** A hit with all inputs of its rule. */
export interface MeetingView {
  readonly hit: PowerHit;
  readonly target: SpellTarget;
  /** The damage of an explosion that has already been rolled; absent: rolled with the hit. */
  readonly force?: number;
}

/** The outcome of a hit. */
export interface HitOutcome {
  /** Hit points lost; negative in rulesets where a penalty can heal. */
  readonly damage: number;
  /** Permanent loss of maximum hit points and levels. */
  readonly mostHitPoints: number;
  readonly levels: number;
  /** Turns asleep; for effects without duration 1 on success, 0 if resisted. */
  readonly turns: number;
}

/** How a power reaches its targets: the subtypes of spells that can carry it. */
export type Travel = 'ray' | 'burst' | 'beam';

/** Effect of a beam on a door in its path. */
export type DoorCharm = 'none' | 'break' | 'unlock' | 'lock';

/** The effect of a spell without damage, for odds: `state` if it has no word of its own. */
export type HarmlessEffect =
  | 'sleep'
  | 'slow'
  | 'teleport'
  | 'polymorph'
  | 'cancel'
  | 'fear'
  | 'charm'
  | 'state';

/** The terms of one power's rule half. */
export interface PowerTerms {
  /** Its word in data files. */
  readonly word: string;
  /** Further words for it. */
  readonly also?: readonly string[];
  /** Absent: it doesn't travel. */
  readonly travels?: readonly Travel[];
  /** The enemies affected at once: all visible ones, or the adjacent ones. */
  readonly reach?: 'sight' | 'beside';
  /** As a ray it explodes at the first creature, or in front of a wall. */
  readonly bursts?: true;
  /** Fire or cold: it reveals immunities, and destroys carried items. */
  readonly elemental?: true;
  /** Magic resistance prevents it, instead of immunity to its element. */
  readonly wardedByMagic?: true;
  /** Its effect on a door in its path; absent: none. */
  readonly door?: DoorCharm;
  /** Turned on its caster it is released as his own power. */
  readonly frees?: true;
  /** It turns stone in its path into meat. */
  readonly softensStone?: true;
  /** Its effect on a creature; absent: none. */
  readonly hit?: (chance: Chance, rules: CastingRules, view: MeetingView) => HitOutcome;
  /** The effect of a power that never does damage. */
  readonly brings?: HarmlessEffect;
  /** The flags of a target that it depends on: a hero who sees the hit learns them. */
  readonly asks?: readonly FoeWord[];
  /** When a monster uses it: next to the hero, at a distance, or while not fast; absent: at any time. */
  readonly moment?: 'beside' | 'apart' | 'unhurried';
  /** It takes its user out of danger: a monster that loses heart reads it. */
  readonly escapes?: true;
}

/** One power's rule half. */
export interface PowerRule extends PowerTerms {
  /** Its word, since outcomes are compared by their JSON text. */
  readonly toJSON: () => string;
}

/** Makes a rule from its terms. */
export function powerRule(terms: PowerTerms): PowerRule {
  return { ...terms, toJSON: () => terms.word };
}

/** No effect. */
export const NOTHING: HitOutcome = { damage: 0, mostHitPoints: 0, levels: 0, turns: 0 };

/** A loss of hit points. */
export function harm(damage: number): HitOutcome {
  return { ...NOTHING, damage };
}

/** Success, or resistance. */
export function works(does: boolean): HitOutcome {
  return { ...NOTHING, turns: does ? 1 : 0 };
}
