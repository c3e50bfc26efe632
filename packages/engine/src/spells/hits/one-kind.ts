// One kind of attack: its damage, and what it does besides. Crossfire server/attack.c (hit_with_one_attacktype).

import type { Chance } from '../../chance/index.ts';
import { type AttackType, attackNumber, type HitRules } from '../../spellcraft/index.ts';
import { corrode } from './carried-things.ts';
import { deathStrike, drain, stolenLife } from './drain.ts';
import { BROUGHT, type HitResult } from './hit-result.ts';
import type { CreatureHitView } from './hit-view.ts';
import { scale } from './saves.ts';
import { bringsState, tryState } from './states.ts';
import { isAwed, isTurned } from './turning.ts';

/** One kind of attack on one creature. */
interface Blow {
  readonly view: CreatureHitView;
  readonly slays: boolean;
  /** After slaying and resistance. */
  readonly damage: number;
  readonly resistance: number;
  /** In whose name it turns; empty for none. */
  readonly god: string;
}

/** Takes the place of the result where only damage is asked for. */
type Told = HitResult | undefined;

type KindRule = (chance: Chance, hits: HitRules, blow: Blow, result: Told) => number;

/** Attack types that do something else than their damage; states are in a table of their own. */
const KINDS: ReadonlyMap<number, KindRule> = new Map(
  (
    [
      ['acid', acid],
      ['drain', drains],
      ['turn_undead', turns],
      ['death', (chance, hits, { view }) => deathStrike(chance, hits, view)],
      ['counterspell', () => 0],
      ['chaos', () => 0],
      ['holyword', awes],
      ['life_stealing', steals],
    ] satisfies readonly (readonly [AttackType, KindRule])[]
  ).map(([type, rule]) => [attackNumber(type), rule]),
);

const INTERNAL = attackNumber('internal');
const ACID = attackNumber('acid');
const LIFE_STEALING = attackNumber('life_stealing');
const MAGIC = attackNumber('magic');
const DEATH = attackNumber('death');

/** The percentage of an immunity. */
const IMMUNE = 100;

/**
 * The damage of one kind of attack, and what it does besides. Labels: `resistance`, and those of the kind.
 */
export function hitOfKind(
  chance: Chance,
  hits: HitRules,
  kind: number,
  dam: number,
  view: CreatureHitView,
  slays: boolean,
  god: string,
  result: Told,
): number {
  if (kind === INTERNAL) {
    return dam;
  }
  const isState = bringsState(kind);
  if (isState && result === undefined) {
    return 0;
  }
  const stated = view.resistances[kind] ?? 0;
  // quirk: the program scales plain magic twice by the same resistance.
  const resistance = kind === MAGIC && !hits.magicCountsTwice ? 0 : stated;
  const struck = slays ? dam * hits.slain : dam;
  const scales = resistance !== 0 && kind !== LIFE_STEALING && kind !== DEATH;
  const damage = scales ? scale(chance, struck, resistance, view.luck) : struck;
  if (stated >= IMMUNE && !slays && kind !== ACID) {
    return 0;
  }
  if (isState) {
    tryState(chance, hits, view, kind, damage, result!);
    return 0;
  }
  return (
    KINDS.get(kind)?.(chance, hits, { view, slays, damage, resistance, god }, result) ?? damage
  );
}

function acid(chance: Chance, hits: HitRules, { view, damage }: Blow, result: Told): number {
  if (result !== undefined) {
    corrode(chance, hits, view, damage, result);
  }
  return damage;
}

function drains(chance: Chance, hits: HitRules, blow: Blow, result: Told): number {
  return drain(chance, hits, blow.view, blow.damage, blow.slays, result);
}

function turns(
  _: Chance,
  hits: HitRules,
  { view, damage, resistance, god }: Blow,
  result: Told,
): number {
  if (!view.undead) {
    return 0;
  }
  if (result !== undefined && isTurned(hits, view, resistance, god)) {
    result.brought |= BROUGHT.fear;
  }
  return damage;
}

function awes(_: Chance, hits: HitRules, { view, damage, resistance }: Blow, result: Told): number {
  if (result !== undefined && isAwed(hits, view, resistance)) {
    result.brought |= BROUGHT.fear;
  }
  return damage;
}

function steals(_: Chance, hits: HitRules, { view, damage }: Blow, result: Told): number {
  const stolen = stolenLife(hits, view, damage);
  if (result !== undefined) {
    result.stolen = stolen;
  }
  return stolen;
}
