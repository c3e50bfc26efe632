// Context of a subtype: the pool, the ports, and the order of a cast.

import type { CastingRules } from '../casting/index.ts';
import type { Chance } from '../chance/index.ts';
import type { Archetype, SpellFacts } from '../objects/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import type { Faith } from './divine/faith-port.ts';
import type { EffectPool } from './pool/effects.ts';
import type {
  Bearers,
  Building,
  Daylight,
  Detection,
  EffectWatcher,
  Ground,
  Insight,
  Living,
  Lying,
  ManaStores,
  Pushing,
  SpellDrawing,
  Summoning,
} from './ports.ts';
import type { CasterView, Travel } from './powers/power-rule.ts';
import type { SidesPort } from './sides/sides-port.ts';
import type { SpellPort } from './spell-port.ts';
import type { CastArgument, CastArguments } from './told/cast-arguments.ts';
import type { CastFailure, CreaturePort } from './told/creature-port.ts';
import type { MatterPort } from './told/matter-port.ts';
import type { ThingPort } from './told/thing-port.ts';
import type { DeadPort } from './ways/dead-port.ts';
import type { WayPort } from './ways/way-port.ts';

/** Everything that spells act on. */
export interface SpellWorld {
  readonly rules: SpellcraftRules;
  readonly chance: Chance;
  readonly pool: EffectPool;
  readonly ground: Ground;
  readonly living: Living;
  readonly pushing: Pushing;
  readonly lying: Lying;
  readonly summoning: Summoning;
  readonly detection: Detection;
  readonly bearers: Bearers;
  readonly insight: Insight;
  readonly daylight: Daylight;
  readonly building: Building;
  readonly watcher: EffectWatcher;
  readonly drawing: SpellDrawing;
  readonly casts: Casts;
  readonly mana: ManaStores;
  readonly faith: Faith;
  /** Absent in worlds with only Crossfire's subtypes, such as recorded films. */
  readonly port?: SpellPort;
  /** Single creatures; absent in worlds that only have effects. */
  readonly creatures?: CreaturePort;
  /** Moods and golems; absent in worlds that only have effects. */
  readonly sides?: SidesPort;
  /** What changes; absent in worlds that only have effects. */
  readonly matter?: MatterPort;
  /** Things; absent in worlds that only have effects. */
  readonly things?: ThingPort;
  /** Targets that homing effects have found around squares, while no creature moves. Absent: each looks again. */
  readonly quarries?: Map<number, readonly number[]>;
  /** Other places; absent in worlds that only have effects. */
  readonly ways?: WayPort;
  /** The dead; absent in worlds that only have effects. */
  readonly dead?: DeadPort;
  /** An archetype by index; throws if there is none. */
  archetypeAt(index: number): Archetype;
  /** An archetype by id; throws a ContentError if there is none. */
  archetype(id: string): Archetype;
  /** An archetype by id; undefined if there is none. */
  readonly find: (id: string) => Archetype | undefined;
}

/** Casts from within other casts and effects. */
export interface Casts {
  /** Releases a spell, as `castSpell` does. */
  release(world: SpellWorld, order: CastOrder): boolean;
  /** Whether a spell is cast in a direction. */
  takesDirection(spell: Archetype): boolean;
}

/** A cast that has been paid for and has succeeded. */
export interface CastOrder {
  readonly spell: Archetype;
  readonly facts: SpellFacts;
  /** The caster: the cast starts from its square. */
  readonly caster: number;
  /** The creature credited with the effects; absent: the caster. */
  readonly credited?: number;
  /** 0…8. */
  readonly direction: number;
  /** The direction that the caster faces, 1…8, for spells without one; absent: south. */
  readonly facing?: number;
  /** Caster level for level adjustments, before paths. */
  readonly level: number;
  /** The caster's own bonus to damage, once per cast. */
  readonly damageBonus: number;
  /** The caster's path bits. */
  readonly attuned: number;
  readonly repelled: number;
  readonly denied: number;
  /** A hero's; absent for monsters and items, which cast by their level only. */
  readonly bearing?: Bearing;
  /** The caster for NetHack's spells; absent: an anonymous caster of the order's level. */
  readonly casterView?: CasterView;
  /** The chosen square, for spells cast at one; absent: none. */
  readonly target?: number;
  /** A shot of a swarm, which starts elsewhere than beside the caster. */
  readonly shot?: Shot;
  /** Number of casts that this one lies within: a wonder's spell, a swarm's shot, a rune's spell; absent: 0. */
  readonly depth?: number;
  /** What the caster chose besides; absent: nothing. */
  readonly arguments?: CastArguments;
  /** Cast by a rune, which shares its square with creatures. */
  readonly byRune?: boolean;
}

/** The start of a swarm's shot. */
interface Shot {
  /** The square on which a bolt or bullet starts. */
  readonly square: number;
  /** The square behind it, from which other spells start; −1 off the map. */
  readonly behind: number;
}

/** The square from which a cast starts: its caster's, or behind a swarm's shot. −1 off the map. */
export function startOf({ living }: SpellWorld, { caster, shot }: CastOrder): number {
  return shot === undefined ? living.squareOf(caster) : shot.behind;
}

/** Id of the creature or thing that is credited with a cast's effects. */
export function creditedWith({ credited, caster }: CastOrder): number {
  return credited ?? caster;
}

/** Attributes of a hero that lengthen spells of fear and turning. */
export interface Bearing {
  /** Each 3…25. */
  readonly charisma: number;
  readonly wisdom: number;
}

/** The keys by which a spell's file names the released power. */
export type PowerKey = 'ray' | 'beam' | 'effect';

/** The arguments that a spell takes: each must be chosen, or may be. */
export type TakenArguments = Readonly<Partial<Record<CastArgument, 'must' | 'may'>>>;

/** A kind of spell. */
export interface Subtype {
  /** Crossfire's number, or above 100 for NetHack's spells. */
  readonly number: number;
  readonly name: string;
  /** The key of the power that such spells release; absent: none. */
  readonly powerKey?: PowerKey;
  /** How that power travels; absent: it doesn't. */
  readonly travel?: Travel;
  /** Whether the cast needs a direction. */
  readonly needsDirection: boolean;
  /** Whether a caster with that skill can choose a square instead of a direction. */
  atSquare?(spell: Archetype, caster: CasterView, rules: CastingRules): boolean;
  /** Direction 0 is a direction too: the caster's own square, or all around it. */
  readonly atSelf?: boolean;
  /** The arguments that its casts take: each must be chosen, or may be. Absent: none. */
  takes?(spell: Archetype): TakenArguments;
  /** Whether an item of a kind is what its casts are meant for; absent: any. */
  suits?(kind: Archetype): boolean;
  /** It sets up objects, with direction 0 too: on the caster's own square, or on one beside it. */
  readonly builds?: boolean;
  /** Its direction is for ground, doors or things and not for creatures. */
  readonly forGround?: boolean;
  /** Direction 0 means where the caster faces. */
  readonly whereFacing?: boolean;
  /** It helps the companion in its direction, else the caster himself. No direction is needed. */
  readonly helps?: boolean;
  /** Whether a cast is an attack, which gives a hidden hero away. Absent: it isn't. */
  attacks?(spell: Archetype): boolean;
  /** Monsters never cast it of their own accord. */
  readonly heroesOnly?: boolean;
  /** Reports everything that a cast does, so that silence means that it did nothing. */
  readonly tellsAll?: boolean;
  /** Why a cast of it does nothing, when it does nothing; absent: there are several reasons. */
  readonly inVain?: CastFailure;
  /** A cast without effect is free. */
  readonly freeInVain?: boolean;
  /** A creature that steps onto the effect is hit under every ruleset. */
  readonly lurks?: boolean;
  /** Releases the spell. @returns whether it had an effect */
  cast(world: SpellWorld, order: CastOrder): boolean;
  /** One turn of an effect of this subtype; absent if it leaves none. */
  turn?(world: SpellWorld, row: number): void;
  /** A creature has stepped onto the effect's square. Absent: no reaction. */
  stepped?(world: SpellWorld, row: number): void;
}
