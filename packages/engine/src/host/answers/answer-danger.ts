// Answers questions about danger, from the hero's knowledge of a creature.

import {
  type CastingRules,
  type ListCastView,
  listPause,
  listShares,
} from '../../casting/index.ts';
import { type Enumerator, formatDice } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import type { GameState, KnownBlows } from '../../game/index.ts';
import type { DangerOdds, Explanation, OddsAnswer, TargetOdds } from '../../odds/index.ts';
import {
  NO_BLOW_FELT,
  tellAbilities,
  tellArms,
  tellBlow,
  tellList,
  tellListDamage,
  tellPassive,
  UNFELT_BLOWS,
} from '../../words/index.ts';
import { emptyAnswer, plot, TURNS_SHOWN } from './answer-parts.ts';
import { askDanger } from './known-danger.ts';

/**
 * The odds of one turn of blows from a creature adjacent to the hero. Throws a UsageError if he doesn't see
 * it.
 */
export function answerDanger(state: GameState, ask: Enumerator, id: number): OddsAnswer {
  const danger = askDanger(state, ask, id);
  if (danger === undefined) {
    throw new UsageError('target', id, 'a creature in sight');
  }
  const { known, odds, certainty, effects, guess } = danger;
  return {
    ...emptyAnswer('danger'),
    certainty,
    asFarAsYouKnow: guess,
    ticks: 10,
    targets:
      odds === undefined
        ? []
        : [{ ...targetOf(state, odds), ...(effects.length > 0 && { effects }) }],
    explanation: explanationOf(known, odds, state.ruleset.slots.casting),
  };
}

function targetOf({ hero }: GameState, odds: DangerOdds): TargetOdds {
  const turns = odds.turns?.probabilities.slice(0, TURNS_SHOWN) ?? [];
  return {
    id: hero.id,
    name: 'you',
    hitChance: odds.damage.atLeast(1),
    damage: plot(odds.damage),
    meanDamage: odds.damage.mean,
    killChance: odds.kill,
    hitPoints: [[Math.max(0, hero.hitPoints), 1]],
    turnsToKill: [...turns].map((share, index) => [index + 1, share]),
  };
}

function explanationOf(
  known: KnownBlows,
  odds: DangerOdds | undefined,
  rules: CastingRules,
): Explanation[] {
  const { blows, spells, unfelt } = known;
  const told = blows.map(({ method, effect, dice }, index) => ({
    text: tellBlow(method, formatDice(dice), effect),
    probability: odds?.hits[index] ?? 1,
  }));
  const sure = [
    ...armsOf(known),
    ...(known.passive === undefined ? [] : [tellPassive(known.passive)]),
    ...(unfelt ? [blows.length > 0 ? UNFELT_BLOWS : NO_BLOW_FELT] : []),
    ...(spells.length > 0 ? [tellAbilities(spells)] : []),
  ];
  const magic = known.list === undefined ? [] : magicOf(known.list, odds?.spell ?? 0, rules);
  return [...told, ...magic, ...sure.map(text => ({ text, probability: 1 }))];
}

/** What it casts from its list at its level, and how often that does damage. */
function magicOf({ list, level }: ListCastView, hurts: number, rules: CastingRules): Explanation[] {
  const shares = [...listShares(rules, list, level)];
  return [
    { text: tellListDamage(listPause(rules, level)), probability: hurts },
    { text: tellList(list, shares), probability: 1 },
  ];
}

/** The weapons that it may hold, for blows with a weapon. */
function armsOf({ blows, cases, collects }: KnownBlows): string[] {
  if (!blows.some(({ method }) => method === 'weapon')) {
    return [];
  }
  const [first, ...others] = cases;
  const weapon = first?.weapon;
  return tellArms({
    count: cases.length,
    dice: others.length === 0 && weapon !== undefined ? formatDice(weapon.dice) : '',
    collects,
  });
}
