// Answers what a shot or a throw would do, from what the hero knows.

import type { Enumerator } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import {
  type GameState,
  isGuess,
  type KnownMissile,
  knownCreatures,
  knownMissile,
  type MissilePlan,
} from '../game/index.ts';
import {
  type MissileOdds,
  mixedOdds,
  type OddsAnswer,
  type OddsQuestion,
  shotOdds,
  throwOdds,
} from '../odds/index.ts';
import { tellRefusal } from '../words/index.ts';
import { emptyAnswer, explain, plot, TURNS_SHOWN } from './answer-parts.ts';

/** A question about a shot or a throw. */
export type MissileQuestion = Extract<OddsQuestion, { readonly ask: 'fire' | 'throw' }>;

/**
 * Answers for whoever is first in the way, who may be somebody else than asked for; for nobody when
 * the missile would be refused. Throws a UsageError for a target that the hero doesn't see.
 */
export function answerMissile(
  state: GameState,
  ask: Enumerator,
  question: MissileQuestion,
): OddsAnswer {
  const { target: id } = question;
  const target = knownCreatures(state).find(known => known.id === id);
  if (target === undefined) {
    throw new UsageError('target', id, 'a creature in sight');
  }
  const known = knownMissile(state, ask, question, target);
  if ('refused' in known) {
    const { refused } = known;
    const explanation = [{ text: tellRefusal(refused), probability: 1 }];
    return { ...emptyAnswer(question.ask), refused, explanation };
  }
  const { plans, meets } = known;
  const cases = plans.map(({ plan, probability }) => ({
    probability,
    odds: oddsOf(state, ask, known, plan),
  }));
  const odds = mixedOdds(cases);
  const { bridges } = state.ruleset;
  return {
    ...emptyAnswer(question.ask),
    asFarAsYouKnow: plans.length > 1 || isGuess(meets.hitPoints),
    ticks: plans[0]!.plan.beats / bridges.beats.tick,
    targets: [
      {
        id: meets.id,
        name: meets.name,
        hitChance: odds.hit,
        damage: plot(odds.damage),
        meanDamage: odds.damage.mean,
        killChance: odds.kill,
        hitPoints: plot(meets.hitPoints),
        turnsToKill: [...odds.turns.slice(0, TURNS_SHOWN)].map((share, turn) => [turn + 1, share]),
      },
    ],
    // The kind breaks, whatever its enchantment.
    breaks: cases[0]!.odds.breaks,
    explanation: explain(odds.notes),
  };
}

function oddsOf(
  state: GameState,
  ask: Enumerator,
  { meets, distance, artifact }: KnownMissile,
  plan: MissilePlan,
): MissileOdds {
  const rules = state.ruleset.slots.combat;
  const aim = { target: meets.target, hitPoints: meets.hitPoints, distance, artifact };
  return plan.how === 'shot'
    ? shotOdds(rules, { ...aim, shooter: plan.by, missile: plan.missile }, ask)
    : throwOdds(rules, { ...aim, thrower: plan.by, object: plan.missile }, ask);
}
