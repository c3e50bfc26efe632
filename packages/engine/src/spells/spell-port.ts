// What NetHack's spells ask of whoever lives on a square, and of whoever casts: the views between the
// subtypes above 100, the rules of the casting slot and the level on which they happen.

import type { CastingRules, CastingSkill } from '../casting/index.ts';

/** Who casts one of NetHack's spells, as its rules see him. */
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

/** What a spell does to whoever it meets. */
export type PowerKind =
  | 'force-bolt'
  | 'drain-life'
  | 'missiles'
  | 'cold'
  | 'sleep'
  | 'death'
  | 'blast'
  | 'turn-undead'
  | 'slow'
  | 'teleport'
  | 'polymorph'
  | 'cancel'
  | 'fear'
  | 'charm';

/** One meeting of a spell and whoever lives on a square. */
export interface PowerHit {
  readonly kind: PowerKind;
  readonly by: CasterView;
  /** Id of the creature that gets the credit, 0 for none. */
  readonly owner: number;
  /** Bits of the element, and of the one opposed to it. */
  readonly attackType: number;
  readonly opposite: number;
  /** An explosion of a caster who is skilled; dice of others. */
  readonly skilled: boolean;
}

/** By which numbers draining life takes a level: a golem's by what it is made of, such as `stone`. */
export type DrainedBody = 'ordinary' | 'adult-dragon' | { readonly golem: string };

/** Whoever a spell may meet, in the terms of NetHack's rules. */
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
  /** As far as whoever asks knows. */
  readonly hitPoints: number;
  readonly mostHitPoints: number;
}

/** What spells do to a door that stands in their way. */
export type DoorCharm = 'none' | 'break' | 'unlock' | 'lock';

/** The level on which NetHack's spells happen. */
export interface SpellPort {
  /** The casting slot of the game's ruleset. */
  readonly rules: CastingRules;
  /** Whoever lives on the square, as the rules see him; undefined for nobody. */
  targetOn(square: number): SpellTarget | undefined;
  /** A spell meets whoever lives on the square. */
  meet(square: number, hit: PowerHit): void;
  /** It passes somebody by. */
  missed(square: number, hit: PowerHit): void;
  /** One explosion meets all who live on its squares: they share its force. */
  explode(squares: readonly number[], hit: PowerHit): void;
  /** What the caster's own spell does to himself, by its name in the casting slot's table. */
  meetSelf(spell: string, hit: PowerHit): void;
  /** What the spell does to the door on a square. @returns whether anything */
  charmDoor(square: number, charm: DoorCharm): boolean;
  /** Turns what is of stone on the square, or with the caster on his own, into meat. @returns whether anything */
  stoneToFlesh(square: number, caster: number): boolean;
  /** Digs the square out if it can be. @returns what it was, `solid` when nothing digs it */
  dig(square: number): 'open' | 'rock' | 'door' | 'wall' | 'solid';
  /** Takes the caster over to a square on which he can stand. @returns whether he got there */
  leap(caster: number, square: number, reach: number): boolean;
  /** Does what a potion or scroll of that name does. @returns whether anything came of it */
  borrow(effect: string, by: CasterView, caster: number, blessed: boolean): boolean;
  /** The squares of a straight way, without the first. */
  way(from: number, to: number): readonly number[];
  /** Whether whoever chooses a target sees that square. */
  seen(square: number): boolean;
}
