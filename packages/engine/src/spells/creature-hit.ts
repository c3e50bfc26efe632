// Hits of effects on a creature. Crossfire server/attack.c (hit_player, hit_with_one_attacktype,
// adj_attackroll). Gods are left out.

import type { Chance } from '../chance/index.ts';
import { truncDiv } from '../integers/index.ts';
import {
  ATTACK_TYPES,
  type AttackType,
  attackBit,
  attackNumber,
  type HitRules,
  type SpellcraftRules,
} from '../spellcraft/index.ts';
import { HOLY_WORD, MAGIC } from './attack-types.ts';

/** The target of a hit. */
export interface StruckCreature {
  /** Level, for saving throws against magic and death. */
  readonly level: number;
  /** Percent by attack type number; absent is 0, 100 immune, negative vulnerable. */
  readonly resistances: Readonly<Record<number, number>>;
  /** Its kind's name; empty for a hero. */
  readonly kindName: string;
  /** Races and families as one comma-separated text, for slaying. Empty for none. */
  readonly race: string;
  readonly undead: boolean;
  /** Neither undead nor alive, such as a golem: its life can't be drained. */
  readonly lifeless: boolean;
  /** Hit points left, as far as known. */
  readonly life: number;
  /** Experience that it has, or is worth; a creature with little takes damage from a drain. */
  readonly experience: number;
  /** Number of squares that it takes up; absent: 1. */
  readonly squares?: number;
}

/** An effect about to hit a creature. */
export interface CreatureHitView extends StruckCreature {
  readonly damage: number;
  /** Bit set of attack types; 0 does no damage. */
  readonly attackType: number;
  /** Level of the effect. */
  readonly strikerLevel: number;
  /** Races that the effect slays, as one text; empty for none. */
  readonly slaying: string;
  /** A hit in full; false: a creature of n squares takes an n-th of it. Absent: in full. */
  readonly full?: boolean;
  /** It hits another square of the creature than its head's. Absent: its head. */
  readonly part?: boolean;
}

/** Attack types that do nothing to other parts than the head. */
const HEAD_ONLY = attackBit('slow') | attackBit('paralyze');

/** The attack type that reaches the part that was hit: 0 if nothing but magic is left of it. */
export function typeOnPart(attackType: number, part: boolean): number {
  if (!part || (attackType & HEAD_ONLY) === 0) {
    return attackType;
  }
  const left = attackType & ~HEAD_ONLY;
  return (left & ~MAGIC) === 0 ? 0 : left;
}

/** Minimum roll of d20 that saves, by level; the last row applies to all higher levels. */
const SAVES: readonly (readonly [highest: number, threshold: number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 14],
  [8, 13],
  [11, 12],
  [15, 11],
  [19, 10],
  [24, 9],
  [30, 8],
  [37, 7],
  [45, 6],
  [54, 5],
  [64, 4],
  [75, 3],
  [89, 2],
  [Number.POSITIVE_INFINITY, 1],
];

/** Attack types without damage of their own: conditions, and effects on magic or items. */
const HARMLESS: ReadonlySet<AttackType> = new Set<AttackType>([
  'confusion',
  'poison',
  'slow',
  'paralyze',
  'fear',
  'cancellation',
  'deplete',
  'chaos',
  'counterspell',
  'blind',
]);

const DRAIN = attackNumber('drain');
const LIFE_STEALING = attackNumber('life_stealing');
const DEATH = attackNumber('death');
const MAGICAL = attackNumber('magic');
const PHYSICAL = attackNumber('physical');

/** Damage factor for slaying. */
const SLAIN = 3;

/** One hit point is drained per this much damage, in percent. */
const STOLEN_OF = 3000;

/** Damage of a drain to a creature with experience to lose. */
const DRAINED = 1;

/** Between equals death must roll above this on a d20. */
const DEATH_ROLL = 18;

/**
 * The damage of one hit, 0 or more. With magic in the type it is first scaled by magic resistance; finally
 * the creature may save for half. Of all other types only the one with the largest damage counts. A hit that isn't
 * in full is shared among the squares of its target, unless death is among what it does. Labels: `resistance`,
 * `death`, `share`, `saves`.
 */
export function creatureHit(chance: Chance, rules: SpellcraftRules, view: CreatureHitView): number {
  const { part = false } = view;
  const attackType = typeOnPart(view.attackType, part);
  if (attackType === 0) {
    return 0;
  }
  const magic = (attackType & MAGIC) !== 0;
  const scaled = magic ? scaleMagic(chance, view) : view.damage;
  const whole = largest(chance, rules, scaled, attackType, view);
  const dealt = whole.damage <= 0 ? 0 : shared(chance, whole, view);
  if (dealt <= 0) {
    chance.note('spell-no-damage');
    return 0;
  }
  if (magic && saves(chance, view.level)) {
    chance.note('spell-saved', truncDiv(dealt, 2), dealt);
    return truncDiv(dealt, 2);
  }
  chance.note('spell-damage', dealt);
  return dealt;
}

function scaleMagic(chance: Chance, view: CreatureHitView): number {
  const resistance = view.resistances[MAGICAL] ?? 0;
  if (resistance !== 0) {
    chance.note('spell-resisted', resistance);
  }
  return scale(chance, view.damage, resistance);
}

/** Damage after resistance; less than one point becomes one with the probability of its hundredths. */
function scale(chance: Chance, damage: number, resistance: number): number {
  const product = damage * (100 - resistance);
  if (product >= 100) {
    return truncDiv(product, 100);
  }
  return chance.test(Math.max(0, product), 100, 'resistance') ? 1 : 0;
}

/** The largest damage of the kinds of a hit, and whether one of death is among those that did any. */
interface Largest {
  readonly damage: number;
  readonly deadly: boolean;
}

const NOTHING: Largest = { damage: 0, deadly: false };

/** One square's share; what is left over is one more point with the probability of its hundredths. */
function shared(
  chance: Chance,
  { damage, deadly }: Largest,
  { squares = 1, full = true }: CreatureHitView,
): number {
  if (full || deadly || squares === 1) {
    return damage;
  }
  const rest = truncDiv(100 * (damage % squares), squares);
  const share = truncDiv(damage, squares) + (chance.test(rest, 100, 'share') ? 1 : 0);
  chance.note('spell-shared', share, damage);
  return share;
}

function largest(
  chance: Chance,
  rules: SpellcraftRules,
  damage: number,
  attackType: number,
  view: CreatureHitView,
): Largest {
  const { hits } = rules;
  const { race, slaying } = view;
  const slays = isSlain(hits, race, slaying);
  const judged = isJudged(rules, view, slaying);
  if ((attackType & HOLY_WORD) !== 0 && !judged && hits.holyWordStopsAll) {
    return NOTHING;
  }
  let most = 0;
  let deadly = false;
  for (let kind = 0; kind < ATTACK_TYPES.length; kind++) {
    const bit = 1 << kind;
    const only = attackType === MAGIC ? bit === MAGIC : bit !== MAGIC;
    if ((attackType & bit) !== 0 && only && (bit !== HOLY_WORD || judged)) {
      const dealt = byKind(chance, hits, kind, damage, view, slays);
      most = Math.max(most, dealt);
      deadly ||= kind === DEATH && dealt > 0;
    }
  }
  return { damage: most, deadly };
}

/** Whether the holy word affects a creature: undead, and races that it names. */
export function isJudged(
  { hits }: SpellcraftRules,
  { race, kindName, undead }: Pick<StruckCreature, 'race' | 'kindName' | 'undead'>,
  slaying: string,
): boolean {
  // quirk: the program looks for the race in the list of the slain, elsewhere the other way round.
  const named = hits.racesAsText
    ? isSlain(hits, slaying, race) || isSlain(hits, slaying, kindName)
    : isSlain(hits, race, slaying);
  return undead || named;
}

/** Whether something that slays some races slays one of these. An empty text slays none. */
function isSlain({ racesAsText }: HitRules, race: string, slaying: string): boolean {
  if (race === '' || slaying === '') {
    return false;
  }
  if (racesAsText) {
    return race.includes(slaying);
  }
  const races = entriesOf(race);
  return entriesOf(slaying).some(entry => races.includes(entry));
}

function entriesOf(list: string): string[] {
  return list.split(',').map(entry => entry.trim().toLowerCase());
}

/** The damage of a single attack type. */
function byKind(
  chance: Chance,
  { drainSlaysTwice, magicCountsTwice }: HitRules,
  kind: number,
  damage: number,
  view: CreatureHitView,
  slays: boolean,
): number {
  const name = ATTACK_TYPES[kind]!;
  if (HARMLESS.has(name) || (damage <= 0 && kind !== DEATH)) {
    return 0;
  }
  if (name === 'internal') {
    return damage;
  }
  // quirk: the program scales plain magic twice by the same resistance.
  const scaledAlready = 1 << kind === MAGIC && !magicCountsTwice;
  const resistance = scaledAlready ? 0 : (view.resistances[kind] ?? 0);
  if (kind === LIFE_STEALING) {
    return resistance >= 100 ? 0 : stolen(view, slays ? damage * SLAIN : damage);
  }
  if (kind === DEATH) {
    return resistance >= 100 && !slays ? 0 : death(chance, view, slays);
  }
  const struck = slays ? damage * SLAIN : damage;
  const left = resistance === 0 ? struck : scale(chance, struck, resistance);
  if (kind === DRAIN) {
    const again = drainSlaysTwice && slays ? left * SLAIN : left;
    return resistance >= 100 && !slays ? 0 : drained(chance, view, again);
  }
  return name === 'turn_undead' && !view.undead ? 0 : left;
}

/** A creature with experience to lose takes one point; others take it as a blow. */
function drained(chance: Chance, { resistances, experience }: CreatureHitView, damage: number) {
  const resistance = resistances[DRAIN] ?? 0;
  const rate = resistance >= 0 ? 50 + truncDiv(resistance, 2) : truncDiv(5000, 100 - resistance);
  if (experience > rate) {
    return DRAINED;
  }
  const physical = resistances[PHYSICAL] ?? 0;
  return physical === 0 ? damage : scale(chance, damage, physical);
}

function stolen(view: CreatureHitView, damage: number): number {
  if (view.undead || view.lifeless) {
    return 0;
  }
  const { resistances, life } = view;
  const resistance = Math.max(resistances[DRAIN] ?? 0, resistances[LIFE_STEALING] ?? 0);
  return Math.min(life + 1, truncDiv(damage * (100 - resistance), STOLEN_OF));
}

/** All or nothing, by both levels: between equals it kills on 19 and 20. */
function death(chance: Chance, view: CreatureHitView, slays: boolean): number {
  const { slaying, undead, resistances, strikerLevel, level, life } = view;
  const reaches = slaying === '' ? !undead : slays || (undead && slaying.includes('undead'));
  if (!reaches) {
    return 0;
  }
  const roll = chance.roll(1, 20, 'death');
  const resistance = resistances[DEATH] ?? 0;
  const strength = truncDiv((roll - DEATH_ROLL + strikerLevel) * (100 - resistance), 100);
  const least = Math.max(1, level);
  return strength > least ? (life + 10) * truncDiv(strength, least) : 0;
}

/** Whether a creature saves by its level: d20 plus a bonus against the level's threshold. Label: `saves`. */
export function saves(chance: Chance, level: number, bonus = 0): boolean {
  const [, threshold] = SAVES.find(([highest]) => level <= highest)!;
  return chance.test(21 - threshold + bonus, 20, 'saves');
}
