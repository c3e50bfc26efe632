// What a subtype works with: the pool, the ports, and the order that a cast gives.

import type { CastingRules } from '../casting/index.ts';
import type { Chance } from '../chance/index.ts';
import type { Archetype, SpellFacts } from '../objects/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import type { EffectPool } from './pool/effects.ts';
import type { Detection, EffectWatcher, Ground, Living, Summoning } from './ports.ts';
import type { CasterView, Travel } from './powers/power-rule.ts';
import type { SpellPort } from './spell-port.ts';

/** Everything that spells act on. */
export interface SpellWorld {
  readonly rules: SpellcraftRules;
  readonly chance: Chance;
  readonly pool: EffectPool;
  readonly ground: Ground;
  readonly living: Living;
  readonly summoning: Summoning;
  readonly detection: Detection;
  readonly watcher: EffectWatcher;
  /** Absent where only Crossfire's own subtypes are released, as in recorded films. */
  readonly port?: SpellPort;
  /** An archetype by its index; throws when there is none. */
  archetypeAt(index: number): Archetype;
  /** An archetype by its id; throws a ContentError when there is none. */
  archetype(id: string): Archetype;
}

/** A cast whose price is paid and whose roll has succeeded. */
export interface CastOrder {
  readonly spell: Archetype;
  readonly facts: SpellFacts;
  /** Who acts, whose square the cast starts from, and who gets the credit. */
  readonly caster: number;
  /** 0…8. */
  readonly direction: number;
  /** Caster level for the level adjustments, before paths. */
  readonly level: number;
  /** What the caster's own mind adds to the damage, once per cast. */
  readonly damageBonus: number;
  /** Path bits of the caster. */
  readonly attuned: number;
  readonly repelled: number;
  readonly denied: number;
  /** A hero's; absent for monsters and things, which cast by their level alone. */
  readonly bearing?: Bearing;
  /** Who casts, as NetHack's own spells see him; absent: somebody of the order's level without a name. */
  readonly casterView?: CasterView;
  /** The square that was chosen, for spells that are cast at one; absent: none. */
  readonly target?: number;
  /** Cast by a rune, which lies where others stand. */
  readonly byRune?: boolean;
}

/** What of a hero lengthens spells of fear and turning. */
export interface Bearing {
  /** Each 3…25. */
  readonly charisma: number;
  readonly wisdom: number;
}

/** The keys by which the file of a spell names the power that it releases. */
export type PowerKey = 'ray' | 'beam' | 'effect';

/** What one kind of spell does. */
export interface Subtype {
  /** Crossfire's number, or above 100 for NetHack's own. */
  readonly number: number;
  readonly name: string;
  /** The key that names the power which spells of this kind release; absent: they release none. */
  readonly powerKey?: PowerKey;
  /** How that power goes out; absent: it doesn't travel. */
  readonly travel?: Travel;
  /** Whether the cast asks for a direction. */
  readonly needsDirection: boolean;
  /** A square may be chosen instead of a direction, by a caster of that skill. */
  atSquare?(spell: Archetype, caster: CasterView, rules: CastingRules): boolean;
  /** A direction of none is the caster himself. */
  readonly atSelf?: boolean;
  /** A direction of none means all around. */
  readonly allAround?: boolean;
  /** A cast of which nothing came costs nothing. */
  readonly freeInVain?: boolean;
  /** Whoever steps onto the effect meets it under every ruleset. */
  readonly lurks?: boolean;
  /** Releases the spell. @returns whether anything came of it */
  cast(world: SpellWorld, order: CastOrder): boolean;
  /** One turn of an effect of this subtype; absent when it leaves none. */
  turn?(world: SpellWorld, row: number): void;
  /** Something living has stepped onto the effect's square. Absent: it doesn't react. */
  stepped?(world: SpellWorld, row: number): void;
}
