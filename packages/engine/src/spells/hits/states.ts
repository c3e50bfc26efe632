// Conditions brought by attacks: each type acts with its own probability, and is prevented by a save against the
// difference of levels. Crossfire server/attack.c (hit_with_one_attacktype, poison_living, slow_living,
// confuse_living, blind_living, paralyze_living).

import type { Chance } from '../../chance/index.ts';
import { clamp, truncDiv } from '../../integers/index.ts';
import { type AttackType, attackBit, attackNumber, type HitRules } from '../../spellcraft/index.ts';
import { slowedSpeed } from './body-states.ts';
import { cancelCarried } from './carried-things.ts';
import { BROUGHT, type HitResult } from './hit-result.ts';
import type { CreatureHitView } from './hit-view.ts';
import { saves } from './saves.ts';

/** Percent of a whole. */
const WHOLE = 100;

type Bring = (
  chance: Chance,
  hits: HitRules,
  view: CreatureHitView,
  damage: number,
  resistance: number,
  result: HitResult,
) => void;

/** What each attack type brings, by its number. */
const BRINGS: ReadonlyMap<number, Bring> = new Map(
  (
    [
      ['confusion', confuse],
      ['poison', poison],
      ['slow', slow],
      ['paralyze', paralyse],
      ['fear', frighten],
      ['cancellation', cancel],
      ['deplete', deplete],
      ['blind', blind],
    ] satisfies readonly (readonly [AttackType, Bring])[]
  ).map(([type, bring]) => [attackNumber(type), bring]),
);

const SLOW = attackNumber('slow');

/** Bits of all attack types that bring a condition and do no damage. */
const STATES_ALONE = [...BRINGS.keys()].reduce((bits, kind) => bits | (1 << kind), 0);

const MAGIC = attackBit('magic');

/** Whether an attack type does no damage: conditions, and effects on things. */
export function bringsOnlyStates(attackType: number): boolean {
  return (attackType & STATES_ALONE) !== 0 && (attackType & ~(STATES_ALONE | MAGIC)) === 0;
}

/** Whether an attack type is one that brings a condition. */
export function bringsState(kind: number): boolean {
  return BRINGS.has(kind);
}

/**
 * Tries to bring a condition, to a creature that can have one. Labels: `state`, `resists`, `saves`, and those of
 * the condition.
 */
export function tryState(
  chance: Chance,
  hits: HitRules,
  view: CreatureHitView,
  kind: number,
  damage: number,
  result: HitResult,
): void {
  const { level, strikerLevel, luck = 0, resistances } = view;
  if (view.speed === 0 || view.kind === 'golem') {
    return;
  }
  const { states } = hits;
  if (!chance.test(1, kind === SLOW ? states.slowOneIn : states.oneIn, 'state')) {
    return;
  }
  const resistance = resistances[kind] ?? 0;
  const levels = clamp(level - strikerLevel, 0, states.mostLevels);
  const { resistancePerPoint } = states;
  const wardedOff =
    resistancePerPoint === 0
      ? chance.test(Math.max(0, resistance), WHOLE, 'resists') ||
        saves(chance, hits.saves, levels, 0, luck)
      : saves(chance, hits.saves, levels, truncDiv(resistance, resistancePerPoint), luck);
  if (!wardedOff) {
    bringState(chance, hits, view, kind, damage, result);
  }
}

/** Brings a condition that isn't prevented. @param damage after resistance */
export function bringState(
  chance: Chance,
  hits: HitRules,
  view: CreatureHitView,
  kind: number,
  damage: number,
  result: HitResult,
): void {
  BRINGS.get(kind)!(chance, hits, view, damage, view.resistances[kind] ?? 0, result);
}

function confuse(
  _chance: Chance,
  { states }: HitRules,
  _view: CreatureHitView,
  _damage: number,
  resistance: number,
  result: HitResult,
): void {
  const { base, share, leastShare, most, leastMost, longerStays } = states.confusion;
  const has = result.states;
  const open = WHOLE - resistance;
  const acts = base + Math.max(leastShare, truncDiv(share * open, WHOLE));
  const set = Math.min(acts, Math.max(leastMost, truncDiv(most * open, WHOLE)));
  if (has.confusion <= 0) {
    has.confusionClock = Math.fround(states.lateClock);
  }
  has.confusion = longerStays ? Math.max(set, has.confusion) : set;
  result.brought |= BROUGHT.confusion;
}

function poison(
  _chance: Chance,
  { states }: HitRules,
  { striker, strikerLevel }: CreatureHitView,
  damage: number,
  _resistance: number,
  result: HitResult,
): void {
  const has = result.states;
  result.brought |= BROUGHT.poison;
  if (has.poison > 0) {
    has.poison++;
    return;
  }
  const { acts, perAct, levelsPerPoint } = states.poison;
  const byHit = striker?.alive === true ? 1 + truncDiv(strikerLevel, levelsPerPoint) : damage;
  has.poison = acts + damage;
  has.poisonDamage = perAct || byHit;
  has.poisonStrength = damage;
  has.poisonClock = 0;
}

/** What poison by a hit of some damage takes from the attributes of a hero, by name: 0 or less. */
export function poisonLosses({ states }: HitRules, damage: number): Record<string, number> {
  const { losses, mostLoss } = states.poison;
  return Object.fromEntries(
    losses.map(({ attribute, per, plus }) => [
      attribute,
      Math.max(-mostLoss, -truncDiv(damage, per) - plus) + 0,
    ]),
  );
}

/** Label: `slows`. */
function slow(
  chance: Chance,
  { states }: HitRules,
  { strikerLevel, level }: CreatureHitView,
  _damage: number,
  resistance: number,
  result: HitResult,
): void {
  const { sides, least, most, acts, shortens, leastActs } = states.slow;
  const has = result.states;
  const roll = chance.roll(1, sides, 'slows');
  const strength = truncDiv((strikerLevel - level + roll) * (WHOLE - resistance), WHOLE);
  const penalty = clamp(strength, least, most);
  if (has.slowed <= 0) {
    has.slowed = 1;
    has.slowPenalty = penalty;
    has.slow = acts;
    has.slowClock = 0;
  } else if (penalty > has.slowPenalty) {
    has.slowPenalty = penalty;
    has.slow = Math.max(Math.min(has.slow, leastActs), has.slow - shortens);
  } else {
    has.slow++;
  }
  result.brought |= BROUGHT.slow;
}

/** A creature's speed where none is stated: one move in ten ticks. */
const USUAL_SPEED = 0.1;

function paralyse(
  _chance: Chance,
  hits: HitRules,
  { speed = USUAL_SPEED, kind }: CreatureHitView,
  damage: number,
  resistance: number,
  result: HitResult,
): void {
  const { moves, resistsTwice, percentPerTick, shortensOlder } = hits.states.paralysis;
  const open = WHOLE - resistance;
  const effect = resistsTwice ? (damage * moves * open) / WHOLE : damage * moves;
  if (effect === 0) {
    return;
  }
  const has = result.states;
  const pace =
    has.slowed > 0 && hits.states.slow.byPenalty
      ? slowedSpeed(hits, {
          speed,
          penalty: has.slowPenalty,
          kind: kind === 'hero' ? 'hero' : 'monster',
        })
      : Math.fround(speed);
  const fallen = Math.fround(result.speedLeft - pace * effect);
  const limit = Math.fround(-pace * truncDiv(open, percentPerTick));
  const limited = Math.max(fallen, limit);
  result.speedLeft = shortensOlder ? limited : Math.min(result.speedLeft, limited);
  result.brought |= BROUGHT.paralysis;
}

function frighten(
  _chance: Chance,
  _hits: HitRules,
  _view: CreatureHitView,
  _damage: number,
  _resistance: number,
  result: HitResult,
): void {
  result.brought |= BROUGHT.fear;
}

/** Takes magic from what it carries. */
function cancel(
  chance: Chance,
  hits: HitRules,
  view: CreatureHitView,
  damage: number,
  _resistance: number,
  result: HitResult,
): void {
  cancelCarried(chance, hits, view, damage, result);
}

/** Label: `depletes`. */
function deplete(
  chance: Chance,
  { states }: HitRules,
  _view: CreatureHitView,
  _damage: number,
  _resistance: number,
  result: HitResult,
): void {
  result.depleted = chance.below(states.depleted.length, 'depletes');
  result.brought |= BROUGHT.depletion;
}

function blind(
  _chance: Chance,
  { states }: HitRules,
  { undead, generator = false }: CreatureHitView,
  damage: number,
  resistance: number,
  result: HitResult,
): void {
  if (undead || generator || resistance === WHOLE) {
    return;
  }
  const { mostActs, resistanceSlows } = states.blindness;
  const has = result.states;
  if (has.blinded === 0) {
    has.blinded = 1;
    const open = resistanceSlows ? WHOLE - resistance : WHOLE + resistance;
    has.blindSpeed = Math.fround((Math.fround(states.clock) * open) / WHOLE);
    has.blindClock = Math.fround(states.lateClock);
    has.blindness = Math.min(mostActs, damage);
  } else {
    has.blindness = Math.min(mostActs, has.blindness + damage);
  }
  result.brought |= BROUGHT.blindness;
}
