// A force: a lasting effect that a creature carries, such as strength, an aura or a glow.

import { type Archetype, RESIST_KEYS } from '../../objects/index.ts';
import type { Disease } from '../../spellcraft/index.ts';

/** What forces are, in the order of their numbers in saves. */
export const FORCE_KINDS = [
  'ability',
  'aura',
  'glow',
  'unseen',
  'disease',
  'symptom',
  'immunity',
  'recall',
] as const;

/** What a force is: it decides what a turn of it does. */
export type ForceKind = (typeof FORCE_KINDS)[number];

/** The scores that a force can raise, by the keys of files. The house has no power. */
export const SCORES = ['str', 'dex', 'con', 'wis', 'cha', 'int', 'pow'] as const;

/** A score. */
export type Score = (typeof SCORES)[number];

/** Numbers that a force gives besides scores and resistances. */
const GIFT_KEYS = [
  /** Hit points regenerated. */
  'hp',
  /** Extra speed, in the units of the rules. */
  'exp',
  /** Armour class and to-hit; positive is better. */
  'ac',
  'wc',
  /** Points of both that a curse takes. */
  'armourLost',
  'toHitLost',
  /** Bits of attack types that its bearer's blows have. */
  'attacktype',
  /** Bits of ways of moving. */
  'moveType',
  /** 1: its bearer sees through walls, or in the dark. */
  'xrays',
  'canSeeInDark',
  /** Radius of the light that its bearer gives, in squares. */
  'glowRadius',
  /** Energy that comes back, digestion, and speed in percent: what symptoms take. */
  'sp',
  'lastEat',
  'lastSp',
  /** Bits of paths. */
  'pathAttuned',
  'pathRepelled',
  'pathDenied',
] as const;

/** Every key of a gift. */
export const ALL_GIFTS: readonly string[] = [...SCORES, ...GIFT_KEYS, ...RESIST_KEYS];

/** What a force gives its bearer, by the keys of files. Absent: nothing of the kind. */
export type Gifts = Readonly<Record<string, number>>;

/** A force that is about to begin. */
export interface NewForce {
  readonly kind: ForceKind;
  /** The archetype that it came from: its spell, or what the spell names. It gives name and look. */
  readonly source: Archetype;
  /** Its group or name: a creature has at most one ability of a name. */
  readonly name: string;
  /** Turns of its own clock, 0 or more; −1: a disease or an immunity without end. */
  readonly duration: number;
  readonly speed: number;
  readonly clock: number;
  readonly level: number;
  /** Id of the credited creature, 0 for none. */
  readonly owner: number;
  readonly gives: Gifts;
  /** Auras: damage, radius in squares and attack types. */
  readonly damage?: number;
  readonly range?: number;
  readonly attackType?: number;
  /**
   * Invisibility: the race that it deceives, `undead`; absent: whatever isn't undead. An ability: races that its
   * bearer's blows slay; absent: none.
   */
  readonly against?: string;
  /** Invisibility: it isn't ended by an attack. */
  readonly lasting?: boolean;
  /** Diseases and symptoms: the numbers of the disease in this body. */
  readonly disease?: Disease;
  /** Its clock stands still for the rest of this tick: it came from another body. */
  readonly waitsForTick?: boolean;
}

/** A force. */
export interface Force
  extends Required<Omit<NewForce, 'duration' | 'clock' | 'level' | 'disease' | 'gives'>> {
  /** Unique in its game. */
  readonly id: number;
  /** Turns left. */
  duration: number;
  /** Turns that it had when it began or was last renewed; warnings go by it. */
  whole: number;
  clock: number;
  level: number;
  gives: Gifts;
  damage: number;
  range: number;
  attackType: number;
  against: string;
  lasting: boolean;
  owner: number;
  /** The numbers of a disease, or of the disease of symptoms; undefined: it is neither. */
  readonly disease: Disease | undefined;
  /** Percent by which symptoms have grown. */
  growth: number;
  /** Its clock stands still for the rest of this tick. */
  waitsForTick: boolean;
  /** Invisibility: ticks of casts that are still to be paid for, in which its counter stands still. */
  waits: number;
  /** Auras: creatures that they have hit on entry in this tick. */
  entered: readonly number[];
  /** A bit for each seat whose hero has noticed it. Its bearer always knows it. */
  seenBy: number;
}

/** The saved form of a force: what equals 0, empty or false is absent. */
export interface ForceState {
  readonly id: number;
  readonly kind: ForceKind;
  readonly source: string;
  readonly name: string;
  readonly duration: number;
  readonly whole: number;
  readonly speed: number;
  readonly clock: number;
  readonly level?: number;
  readonly owner?: number;
  readonly gives?: Gifts;
  readonly damage?: number;
  readonly range?: number;
  readonly attackType?: number;
  readonly against?: string;
  readonly lasting?: true;
  readonly waits?: number;
  readonly entered?: readonly number[];
  readonly seenBy?: number;
  readonly disease?: Disease;
  readonly growth?: number;
}

/** No creature has come into an aura. */
const NOBODY: readonly number[] = [];

/** A new force. @param id unique in its game */
export function makeForce(id: number, begun: NewForce): Force {
  return {
    id,
    kind: begun.kind,
    source: begun.source,
    name: begun.name,
    duration: begun.duration,
    whole: begun.duration,
    speed: begun.speed,
    clock: Math.fround(begun.clock),
    level: begun.level,
    owner: begun.owner,
    gives: begun.gives,
    damage: begun.damage ?? 0,
    range: begun.range ?? 0,
    attackType: begun.attackType ?? 0,
    against: begun.against ?? '',
    lasting: begun.lasting ?? false,
    waits: 0,
    entered: NOBODY,
    seenBy: 0,
    disease: begun.disease,
    growth: 0,
    waitsForTick: begun.waitsForTick ?? false,
  };
}

/** What a save keeps of a force. */
export function saveForce(force: Force): ForceState {
  const { id, kind, source, name, duration, whole, speed, clock } = force;
  const { level, owner, gives, damage, range, attackType, against } = force;
  const { lasting, waits, entered, seenBy, disease, growth } = force;
  return {
    ...{ id, kind, source: source.id, name, duration, whole, speed, clock },
    ...(level !== 0 && { level }),
    ...(owner !== 0 && { owner }),
    ...(Object.keys(gives).length > 0 && { gives: { ...gives } }),
    ...(damage !== 0 && { damage }),
    ...(range !== 0 && { range }),
    ...(attackType !== 0 && { attackType }),
    ...(against !== '' && { against }),
    ...(lasting && { lasting }),
    ...(waits !== 0 && { waits }),
    ...(entered.length > 0 && { entered }),
    ...(seenBy !== 0 && { seenBy }),
    ...(disease !== undefined && { disease: { ...disease } }),
    ...(growth !== 0 && { growth }),
  };
}

/** A force from a save. @param archetypeOf finds an archetype or throws */
export function restoreForce(state: ForceState, archetypeOf: (id: string) => Archetype): Force {
  return {
    ...{ id: state.id, kind: state.kind, source: archetypeOf(state.source), name: state.name },
    ...{ duration: state.duration, whole: state.whole, speed: state.speed, clock: state.clock },
    level: state.level ?? 0,
    owner: state.owner ?? 0,
    gives: state.gives ?? {},
    damage: state.damage ?? 0,
    range: state.range ?? 0,
    attackType: state.attackType ?? 0,
    against: state.against ?? '',
    lasting: state.lasting ?? false,
    waits: state.waits ?? 0,
    entered: state.entered ?? NOBODY,
    seenBy: state.seenBy ?? 0,
    disease: state.disease,
    growth: state.growth ?? 0,
    waitsForTick: false,
  };
}
