// Hits of effects on a creature, for all attack types: damage, conditions, and what happens to attacker and things.
// Crossfire server/attack.c (hit_player).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import {
  type AttackType,
  attackBit,
  attackNumber,
  type HitRules,
  type SpellcraftRules,
} from '../../spellcraft/index.ts';
import { CHAOS, HOLY_WORD, MAGIC, TURN_UNDEAD } from '../attack-types.ts';
import { typesInBlow } from './blow-types.ts';
import { BROUGHT, beginResult, type HitResult } from './hit-result.ts';
import type { CreatureHitView } from './hit-view.ts';
import { hitOfKind } from './one-kind.ts';
import { saves, scale } from './saves.ts';
import { godNamed, isJudged, isSlain } from './slaying.ts';

/** Attack types that do nothing to other parts than the head. */
const HEAD_ONLY = attackBit('slow') | attackBit('paralyze');

/** The place of the highest bit. */
const LAST_BIT = 31;

const MAGICAL = attackNumber('magic');
const DEATH = attackNumber('death');

/** Percent of a whole. */
const WHOLE = 100;

/** The attack type that reaches the part that was hit: 0 if nothing but magic is left of it. */
function typeOnPart(attackType: number, part: boolean): number {
  if (!part || (attackType & HEAD_ONLY) === 0) {
    return attackType;
  }
  const left = attackType & ~HEAD_ONLY;
  return (left & ~MAGIC) === 0 ? 0 : left;
}

/**
 * One hit: its damage, 0 or more. With magic in the type it is first scaled by magic resistance; finally the
 * creature may save for half. Of all other types only the one with the largest damage counts. A hit that isn't in
 * full is shared among the squares of its target, unless death is among what it does. A blow does no further damage
 * and begins with the hit points that it left. Labels: `resistance`,
 * `chaos`, `share`, `saves`, and those of the attack types.
 * @param result receives everything else that happens; absent: only damage is asked for
 * @returns the damage, whatever hit points are left
 */
export function creatureHit(
  chance: Chance,
  { hits }: SpellcraftRules,
  view: CreatureHitView,
  result?: HitResult,
): number {
  if (result !== undefined) {
    beginResult(result, view);
  }
  const carried = view.blow === true ? typesInBlow(view.attackType) : view.attackType;
  const type = typeOnPart(carried, view.part === true);
  if (type === 0 || view.invulnerable === true || view.life < 0) {
    stop(result);
    return 0;
  }
  const becomes = (type & CHAOS) === 0 ? type : chaosOf(chance, hits);
  const magic = (type & MAGIC) !== 0 || (hits.chaosIsMagic && becomes !== type);
  const scaled = magic ? scaleMagic(chance, view) : view.damage;
  const god = godOf(chance, hits, view, becomes);
  const judged = (becomes & HOLY_WORD) === 0 || isJudgedBy(hits, view);
  if (!judged && hits.holyWordStopsAll) {
    stop(result);
    chance.note('spell-no-damage');
    return 0;
  }
  const most = largest(
    chance,
    hits,
    scaled,
    judged ? becomes : becomes & ~HOLY_WORD,
    view,
    god,
    result,
  );
  const dealt = view.blow === true ? 0 : finish(chance, hits, most, scaled, view);
  const left = magic ? halved(chance, hits, dealt, view) : dealt;
  if (left > 0) {
    chance.note('spell-damage', left);
  }
  if (result !== undefined) {
    settle(hits, left, view, result);
  }
  return left;
}

function isJudgedBy(hits: HitRules, view: CreatureHitView): boolean {
  const { striker, slaying } = view;
  return isJudged(hits, view, slaying, godNamed(hits, striker, striker?.god ?? ''));
}

/** The god in whose name a hit turns: a living attacker without one is given one. Label: `god`. */
function godOf(
  chance: Chance,
  { gods }: HitRules,
  { striker }: CreatureHitView,
  attackType: number,
): string {
  if (striker === undefined) {
    return '';
  }
  const isGiven =
    striker.god === '' &&
    striker.faith === undefined &&
    striker.alive &&
    (attackType & TURN_UNDEAD) !== 0;
  return isGiven ? gods[chance.below(gods.length, 'god')]!.name : striker.god;
}

function stop(result: HitResult | undefined): void {
  if (result !== undefined) {
    result.stopped = true;
  }
}

/** What chaos becomes. Label: `chaos`. */
export function chaosOf(chance: Chance, { chaotic }: HitRules): number {
  let all = 0;
  for (let index = 0; index < chaotic.length; index++) {
    all += chaotic[index]![1];
  }
  let left = chance.below(all, 'chaos');
  let index = 0;
  while (left >= chaotic[index]![1]) {
    left -= chaotic[index]![1];
    index++;
  }
  return attackBit(chaotic[index]![0] as AttackType) | MAGIC;
}

function scaleMagic(chance: Chance, { resistances, damage }: CreatureHitView): number {
  const resistance = resistances[MAGICAL] ?? 0;
  if (resistance !== 0) {
    chance.note('spell-resisted', resistance);
  }
  return scale(chance, damage, resistance);
}

/** The largest damage of all kinds; as a negative number if death is among them, which hits in full. */
function largest(
  chance: Chance,
  hits: HitRules,
  damage: number,
  attackType: number,
  view: CreatureHitView,
  god: string,
  result: HitResult | undefined,
): number {
  const slays = isSlain(hits, view.race, view.slaying);
  let most = 0;
  let deadly = false;
  // Magic counts only by itself. From the lowest bit to the highest, as the types stand in the table.
  for (
    let left = attackType === MAGIC ? MAGIC : attackType & ~MAGIC;
    left !== 0;
    left &= left - 1
  ) {
    const kind = LAST_BIT - Math.clz32(left & -left);
    if (damage <= 0 && result === undefined && kind !== DEATH) {
      continue;
    }
    const dealt = hitOfKind(chance, hits, kind, damage, view, slays, god, result);
    most = Math.max(most, dealt);
    deadly ||= kind === DEATH && dealt > 0;
  }
  return deadly ? -most : most;
}

/** Damage before the last save. @param most the largest damage of all kinds, negative for one of death */
function finish(
  chance: Chance,
  hits: HitRules,
  most: number,
  scaled: number,
  view: CreatureHitView,
): number {
  if (most === 0) {
    chance.note('spell-no-damage');
    return 0;
  }
  const damage = amongFriends(hits, Math.abs(most), scaled, view);
  return most < 0 ? damage : shared(chance, damage, view);
}

/** Magic does half of its damage to a creature that saves. */
function halved(
  chance: Chance,
  hits: HitRules,
  damage: number,
  { level, luck }: CreatureHitView,
): number {
  // The original makes no throw where there is nothing to save from.
  if (damage === 0 || !saves(chance, hits.saves, level, 0, luck)) {
    return damage;
  }
  const half = truncDiv(damage, 2);
  chance.note('spell-saved', half, damage);
  return half;
}

/** Peaceful heroes spare heroes; neither slaying nor most resistances count then. */
function amongFriends(
  { sparesFriends, friendlyPercent, friendlyPlus }: HitRules,
  damage: number,
  scaled: number,
  { kind, striker }: CreatureHitView,
): number {
  const spares = sparesFriends && kind === 'hero' && striker?.friendly === true;
  return spares ? truncDiv(scaled * friendlyPercent, WHOLE) + friendlyPlus : damage;
}

/** One square's share; what is left over is one more point with the probability of its hundredths. */
function shared(
  chance: Chance,
  damage: number,
  { squares = 1, full = true }: CreatureHitView,
): number {
  if (full || squares === 1) {
    return damage;
  }
  const rest = truncDiv(WHOLE * (damage % squares), squares);
  const share = truncDiv(damage, squares) + (chance.test(rest, WHOLE, 'share') ? 1 : 0);
  chance.note('spell-shared', share, damage);
  return share;
}

/** What follows from the damage. */
function settle(
  hits: HitRules,
  dealt: number,
  { life, mostLife = life, runsBelow = 0, kind, striker }: CreatureHitView,
  result: HitResult,
): void {
  const left = life - dealt;
  result.damage = dealt;
  result.killed = left < 0;
  if (!result.killed && left < truncDiv(runsBelow * mostLife, WHOLE)) {
    result.runsAway = true;
    result.brought |= kind === 'hero' ? BROUGHT.fear : 0;
  }
  result.strikerEnds = striker?.oneHit === true && (!result.killed || hits.endsAfterKill);
}
