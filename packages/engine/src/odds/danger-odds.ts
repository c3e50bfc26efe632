// Odds of a monster's blows against a hero: one turn's damage, and turns to death. They come from the rule
// that monsters strike by; a hero dies when his hit points fall below 0.

import { type CastingRules, castFromList, type ListCastView } from '../casting/index.ts';
import { type Chance, Distribution, type Enumerator } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import type { Bridges, MonsterBlowView } from '../rulesets/index.ts';
import { type TurnsToKill, turnsToKill } from './kills/turns-to-kill.ts';

/** Casts from a list besides the blows. */
interface ListDanger {
  readonly rules: CastingRules;
  readonly view: ListCastView;
}

/** The blows and the hero. */
export interface DangerView {
  /** The blows of one turn, independent of each other. */
  readonly blows: readonly MonsterBlowView[];
  /** The hero's hit points, 0 or more. */
  readonly hitPoints: number;
  /** Absent: it is not known to cast from a list. */
  readonly list?: ListDanger | undefined;
}

/** A hero attacked by a monster that holds one of several possible weapons. */
export interface UncertainDangerView {
  /** One or more; the probabilities sum to 1. */
  readonly cases: readonly {
    readonly blows: readonly MonsterBlowView[];
    readonly probability: number;
  }[];
  /** The hero's hit points, 0 or more. */
  readonly hitPoints: number;
  readonly list?: ListDanger | undefined;
}

/** The odds of a turn of blows. */
export interface DangerOdds {
  /** The probability that each blow does damage, in order. */
  readonly hits: readonly number[];
  /** Damage of one turn. */
  readonly damage: Distribution;
  /** The probability that a turn kills. */
  readonly kill: number;
  /** The probability that a cast from its list does damage or kills; undefined: it casts from none. */
  readonly spell?: number;
  /** Undefined for a monster without blows or list. */
  readonly turns: TurnsToKill | undefined;
}

/** The damage of one blow, 0 for a miss; cached, as the same blow is asked about every turn. */
function blowOdds(bridges: Bridges, blow: MonsterBlowView, ask: Enumerator): Distribution {
  return ask.remember(bridges.monsterBlow, bridges, blow).distribution!;
}

/** Damage of one cast from a list; a death counts as as much as kills. */
function listDamage(
  chance: Chance,
  rules: CastingRules,
  [view, deadly]: readonly [ListCastView, number],
): number {
  const cast = castFromList(chance, rules, view);
  return cast === undefined ? 0 : cast.kills ? deadly : cast.damage;
}

/** Damage of one move of a monster, with its parts. */
export interface MoveDamage {
  readonly blows: readonly Distribution[];
  /** Undefined: it casts from no list. */
  readonly cast: Distribution | undefined;
  readonly damage: Distribution;
}

/** Damage of one move of a monster beside the hero, with its parts: each blow, and a cast from its list. */
export function moveDamage(bridges: Bridges, view: DangerView, ask: Enumerator): MoveDamage {
  const blows = view.blows.map(blow => blowOdds(bridges, blow, ask));
  const deadly = view.hitPoints + 1;
  const spell = view.list && ask.remember(listDamage, view.list.rules, [view.list.view, deadly]);
  const cast = spell?.distribution;
  const struck = blows.reduce((sum, blow) => sum.plus(blow), Distribution.certain(0));
  return { blows, cast, damage: cast === undefined ? struck : struck.plus(cast) };
}

/** The odds of one monster that attacks a hero for a turn. */
export function dangerOdds(bridges: Bridges, view: DangerView, ask: Enumerator): DangerOdds {
  const { blows, cast, damage } = moveDamage(bridges, view, ask);
  const deadly = view.hitPoints + 1;
  return {
    ...(cast !== undefined && { spell: cast.atLeast(1) }),
    hits: blows.map(blow => blow.atLeast(1)),
    damage,
    kill: damage.atLeast(deadly),
    turns:
      blows.length === 0 && cast === undefined
        ? undefined
        : turnsToKill(damage, Distribution.certain(deadly)),
  };
}

/** The odds of a monster that holds one unknown weapon throughout the fight. */
export function uncertainDanger(
  bridges: Bridges,
  { cases, hitPoints, list }: UncertainDangerView,
  ask: Enumerator,
): DangerOdds {
  const parts = cases.map(({ blows, probability }) => ({
    probability,
    odds: dangerOdds(bridges, { blows, hitPoints, list }, ask),
  }));
  const [first, ...others] = parts;
  if (first === undefined) {
    throw new UsageError('cases', cases, 'one or more');
  }
  if (others.length === 0) {
    return first.odds;
  }
  const mean = (read: (odds: DangerOdds) => number) =>
    parts.reduce((sum, { probability, odds }) => sum + probability * read(odds), 0);
  return {
    ...(first.odds.spell !== undefined && { spell: first.odds.spell }),
    hits: first.odds.hits.map((_, index) => mean(({ hits }) => hits[index]!)),
    damage: Distribution.mixture(parts.map(({ probability, odds }) => [probability, odds.damage])),
    kill: mean(({ kill }) => kill),
    turns: mixedTurns(
      parts.flatMap(({ probability, odds: { turns } }) =>
        turns === undefined ? [] : [{ probability, turns }],
      ),
    ),
  };
}

function mixedTurns(
  parts: readonly { readonly probability: number; readonly turns: TurnsToKill }[],
): TurnsToKill | undefined {
  if (parts.length === 0) {
    return undefined;
  }
  const longest = Math.max(...parts.map(({ turns }) => turns.probabilities.length));
  const probabilities = new Float64Array(longest);
  const alive = new Float64Array(longest + 1);
  for (const { probability, turns } of parts) {
    for (const [turn, share] of turns.probabilities.entries()) {
      probabilities[turn]! += probability * share;
    }
    for (let turn = 0; turn <= longest; turn++) {
      alive[turn]! += probability * (turns.alive[turn] ?? turns.alive.at(-1)!);
    }
  }
  const mean = parts.reduce((sum, { probability, turns }) => sum + probability * turns.mean, 0);
  return { probabilities, alive, mean };
}
