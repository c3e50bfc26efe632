// Answers questions about fights between hero and monster, and compares weapons, from the hero's knowledge.

import { speedView } from '../../actors/index.ts';
import type { Distribution, Enumerator } from '../../chance/index.ts';
import { type AttackerView, blows, heavyLimit, type TargetView } from '../../combat/index.ts';
import { UsageError } from '../../errors/index.ts';
import {
  type GameState,
  isGuess,
  type KnownCreature,
  knownAttackers,
  knownCreatures,
  knownFoe,
  knownKinds,
  type LikelyAttacker,
  thingNameOf,
  typicalFoe,
} from '../../game/index.ts';
import { TYPE } from '../../objects/index.ts';
import {
  type FoeRecall,
  gameTurns,
  heroPace,
  monsterPace,
  type OddsAnswer,
  type PaceOdds,
  soonerShare,
  type TurnsToKill,
  type UncertainAttackOdds,
  uncertainAttackOdds,
  type Verdict,
  type WeaponOdds,
} from '../../odds/index.ts';
import { explainNotes } from '../../words/index.ts';
import { emptyAnswer, plot, turnsOdds } from './answer-parts.ts';
import { askDanger } from './known-danger.ts';

/** The hero's knowledge of every kind that he has met. */
function answerKinds(state: GameState): OddsAnswer {
  return {
    ...emptyAnswer('recall'),
    asFarAsYouKnow: true,
    kinds: knownKinds(state).map(({ kind: _, blows: felt, ...rest }) => ({
      ...rest,
      blows: felt.map(({ method, written, effect, felt: times }) => ({
        method,
        dice: written,
        effect,
        felt: times,
      })),
    })),
  };
}

/**
 * The hero's knowledge of a visible creature, or of all kinds (0). Throws a UsageError if he doesn't see it.
 */
export function answerRecall(state: GameState, ask: Enumerator, id: number): OddsAnswer {
  if (id === 0) {
    return answerKinds(state);
  }
  if (state.of(id) !== undefined) {
    // No hero has fought other heroes as a kind of monster.
    throw new UsageError('target', id, 'a monster in sight');
  }
  const creature = inSight(state, id);
  const { weapon, notes, turns } = tryWeapon(state, ask, state.sheet.weapon?.id ?? 0, creature);
  return {
    ...emptyAnswer('recall'),
    asFarAsYouKnow: true,
    ticks: 10,
    weapons: [weapon],
    recall: recallOf(state, ask, creature, turns),
    explanation: explainNotes(notes),
  };
}

/** The knowledge of its kind, and its known blows against the hero. */
function recallOf(
  state: GameState,
  ask: Enumerator,
  creature: KnownCreature,
  yours: TurnsToKill,
): FoeRecall {
  const foe = knownFoe(state, state.creature(creature.id).archetype);
  const odds = askDanger(state, ask, creature.id)?.odds;
  const { kind: _, blows: known, ...rest } = foe;
  return {
    ...rest,
    hitPoints: plot(creature.hitPoints),
    blows: known.map(({ method, written, effect, felt }, index) => ({
      method,
      dice: written,
      effect,
      felt,
      ...(odds === undefined ? {} : { hitChance: odds.hits[index]! }),
    })),
    damage: odds === undefined ? [] : plot(odds.damage),
    meanDamage: odds?.damage.mean ?? 0,
    turns:
      odds?.turns === undefined
        ? { plot: [] }
        : turnsOdds(odds.turns.probabilities, odds.turns.mean),
    gameTurns: gameTurnsOf(state, creature.id, yours, odds?.turns),
  };
}

/** Turns of the game for each to kill the other, at the speed of each. */
function gameTurnsOf(
  state: GameState,
  id: number,
  yours: TurnsToKill,
  its: TurnsToKill | undefined,
): FoeRecall['gameTurns'] {
  const { ruleset, sheet } = state;
  const rules = ruleset.slots.speed;
  const { pointsPerMove } = rules.time;
  const hero = heroPace(rules, speedView(ruleset, sheet));
  const { speed, adjustment } = state.creature(id);
  const foe = monsterPace(rules, { speed, adjustment });
  const mean = (moves: TurnsToKill | undefined, { points }: PaceOdds) =>
    moves === undefined
      ? Number.POSITIVE_INFINITY
      : gameTurns(moves, { points, pointsPerMove }).mean;
  const [mine, theirs] = [mean(yours, hero), mean(its, foe)];
  return {
    ...(Number.isFinite(mine) ? { yours: mine } : {}),
    ...(Number.isFinite(theirs) ? { its: theirs } : {}),
  };
}

/**
 * Compares the wielded weapon with another, each with all other equipment. Throws a UsageError for an item
 * that isn't carried or isn't a weapon, and for an unseen target.
 * @param item 0: bare hands
 * @param id of the target; 0: a typical opponent
 */
export function answerCompare(
  state: GameState,
  ask: Enumerator,
  item: number,
  id: number,
): OddsAnswer {
  const target = id === 0 ? typicalFoe(state) : inSight(state, id);
  const now = state.sheet.weapon?.id ?? 0;
  const inHand = tryWeapon(state, ask, now, target);
  const other = item === now ? inHand : tryWeapon(state, ask, item, target);
  const weapons = [inHand.weapon, other.weapon];
  const verdict = verdictOf(inHand, other);
  return {
    ...emptyAnswer('compare'),
    asFarAsYouKnow: isGuess(target.hitPoints) || weapons.some(({ guess }) => guess),
    ticks: 10,
    weapons,
    ...(verdict && { verdict }),
  };
}

/** Which of two weapons kills sooner, and how likely the other is better on average. */
function verdictOf(inHand: TriedWeapon, other: TriedWeapon): Verdict | undefined {
  const [now, then] = [inHand.turns.probabilities, other.turns.probabilities];
  if (now.length === 0 || then.length === 0) {
    return undefined;
  }
  const isKnown = inHand.means.length === 1 && other.means.length === 1;
  const better = inHand.means.reduce(
    (sum, one) =>
      sum +
      one.probability *
        other.means.reduce(
          (share, { probability, turns }) => share + (turns < one.turns ? probability : 0),
          0,
        ),
    0,
  );
  return {
    sooner: soonerShare(then, now),
    later: soonerShare(now, then),
    ...(!isKnown && { better }),
  };
}

function inSight(state: GameState, id: number): KnownCreature {
  const creature = knownCreatures(state).find(known => known.id === id);
  if (creature === undefined) {
    throw new UsageError('target', id, 'a creature in sight');
  }
  return creature;
}

/** The target of a weapon comparison. */
interface Tried {
  readonly target: TargetView;
  /** Absent: how long it takes to kill it isn't asked, which takes most of the time. */
  readonly hitPoints?: Distribution;
}

/** Maximum number of possible attackers for which notes are computed. */
const FEW = 12;

interface TriedWeapon {
  readonly weapon: WeaponOdds;
  readonly notes: UncertainAttackOdds['notes'];
  /** Number of attacks to kill. */
  readonly turns: TurnsToKill;
  /** Their mean with each possibility of what the weapon is. */
  readonly means: UncertainAttackOdds['means'];
}

function tryWeapon(state: GameState, ask: Enumerator, item: number, tried: Tried): TriedWeapon {
  const { sheet, ruleset } = state;
  const rules = ruleset.slots.combat;
  const weapon = item === 0 ? undefined : sheet.inventory.find(item);
  if (item !== 0 && weapon?.archetype.type !== TYPE.weapon) {
    throw new UsageError('item', item, 'a weapon that the hero carries');
  }
  const likely = knownAttackers(state, ask, { weapon });
  const odds: UncertainAttackOdds = uncertainAttackOdds(
    rules,
    { attackers: likely, ...tried, brief: likely.length > FEW },
    ask,
  );
  const [first] = likely;
  const each = (read: (attacker: AttackerView) => number) => meanOf(likely, read);
  const { strength, weapon: held } = first!.attacker;
  const heavy = held === undefined ? undefined : heavyLimit(rules, strength, held.weight);
  const answer: WeaponOdds = {
    item,
    name: weapon === undefined ? 'bare hands' : thingNameOf(state, weapon).name,
    wielded: item === (sheet.weapon?.id ?? 0),
    blows: each(attacker => blows(rules, attacker).blows),
    extraBlows: each(({ extraBlows }) => extraBlows),
    heavy: heavy?.heavy ?? false,
    heavyPenalty: heavy?.penalty ?? 0,
    hitChance: odds.hit,
    blowDamage: plot(odds.blow),
    meanBlowDamage: odds.blow.mean,
    damage: plot(odds.damage),
    meanDamage: odds.damage.mean,
    killChance: odds.kill,
    turns: turnsOdds(odds.turns, odds.meanTurns),
    guess: likely.length > 1,
  };
  return { weapon: answer, notes: odds.notes, turns: asTurns(odds), means: odds.means };
}

/** The odds with one carried weapon against an opponent. @param item 0: bare hands */
export function weaponAgainst(
  state: GameState,
  ask: Enumerator,
  item: number,
  tried: Tried,
): WeaponOdds {
  return tryWeapon(state, ask, item, tried).weapon;
}

function asTurns({ turns: probabilities, meanTurns: mean }: UncertainAttackOdds): TurnsToKill {
  const alive = new Float64Array(probabilities.length + 1);
  alive[0] = 1;
  for (const [index, share] of probabilities.entries()) {
    alive[index + 1] = Math.max(0, alive[index]! - share);
  }
  return { probabilities, alive, mean };
}

function meanOf(
  likely: readonly LikelyAttacker[],
  read: (attacker: AttackerView) => number,
): number {
  return likely.reduce((sum, { attacker, probability }) => sum + probability * read(attacker), 0);
}
