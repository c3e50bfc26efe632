// The level for spells that change sides: moods of monsters, golems, animated weapons.

import type { God, Sending } from '../../objects/index.ts';
import type { GolemKind, SidedGolem, WeaponFacts } from './golem-facts.ts';

/** A monster as spells of moods meet it. */
export interface MindFacts {
  readonly id: number;
  readonly level: number;
  readonly undead: boolean;
  /** The races that its file states, as one text with commas; empty for none. */
  readonly race: string;
  /** Its races with its families, as one text with commas; empty for none. */
  readonly races: string;
  /** Percent resisted, by attack type number. */
  readonly resistances: Readonly<Record<number, number>>;
  /** Its mood never changes, as far as known. */
  readonly fixed: boolean;
  /** Its moods: it is peaceful, it attacks the nearest creature, it is on the caster's side. */
  readonly calm: boolean;
  readonly berserk: boolean;
  readonly friendly: boolean;
}

/** What a spell makes of a mood; several at once are possible. */
export interface MoodChange {
  /** It wakes, becomes the caster's enemy, and never changes its mood again. */
  readonly angers: boolean;
  /** It forgets its enemy and becomes peaceful. */
  readonly calms: boolean;
  /** It attacks the nearest creature. */
  readonly maddens: boolean;
  /** It becomes the caster's servant. */
  readonly charms: boolean;
}

/** Why no golem comes. */
export const GOLEM_FAILURES = [
  'no-room',
  'no-god',
  'no-weapon',
  'other-weapon',
  'weapon-in-use',
  'heroes-only',
] as const;

/** A reason, told to the caster. */
export type GolemFailure = (typeof GOLEM_FAILURES)[number];

/** The game implements it by acting, a preview by counting. */
export interface SidesPort {
  /** The monster on a square; undefined: none, a hero, or the caster himself. @param caster his id */
  mindOn(square: number, caster: number): MindFacts | undefined;
  /** A monster's mood changes. @param by id of the caster */
  changeMood(by: number, monster: number, change: MoodChange): void;
  /** A monster has withstood a change of its mood. @param forever its mood never changes any more */
  withstood(by: number, monster: number, forever: boolean): void;
  isHero(creature: number): boolean;
  /** Id of a hero's golem on his level; 0 for none, and for other creatures. */
  golemOf(owner: number): number;
  /** A hero's golem ends. */
  dismiss(owner: number): void;
  /** A hero's golem goes in a direction. @param direction 0…8; 0: it stands */
  steer(owner: number, direction: number): void;
  /** The kinds of creatures that a god sends, as archetype indexes. */
  sentBy(god: God, what: Sending): readonly number[];
  /** What a kind of creature is as a golem. @param kind archetype index */
  golemKind(kind: number): GolemKind;
  /** A golem comes to a free square. */
  call(golem: SidedGolem): void;
  /** What one of a hero's weapons brings to a golem, or why it can't be one. */
  weapon(owner: number, item: number): WeaponFacts | GolemFailure;
  /** Tells a caster why no golem comes. */
  failed(caster: number, why: GolemFailure): void;
}
