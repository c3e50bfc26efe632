// Answers what a shot or a throw would do, from what the hero knows.

import type { Enumerator } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import { type GameState, isGuess, knownCreatures, knownMissile } from '../game/index.ts';
import {
  type MissileOdds,
  type OddsAnswer,
  type OddsQuestion,
  shotOdds,
  throwOdds,
} from '../odds/index.ts';
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
  const { target: id, item } = question;
  const target = knownCreatures(state).find(known => known.id === id);
  if (target === undefined) {
    throw new UsageError('target', id, 'a creature in sight');
  }
  const known = knownMissile(state, question.ask, item, target);
  if ('refused' in known) {
    return { ...emptyAnswer(question.ask), refused: known.refused };
  }
  const { plan, meets, distance, artifact } = known;
  const rules = state.ruleset.slots.combat;
  const aim = { target: meets.target, hitPoints: meets.hitPoints, distance, artifact };
  const odds: MissileOdds =
    plan.how === 'shot'
      ? shotOdds(rules, { ...aim, shooter: plan.by, missile: plan.missile }, ask)
      : throwOdds(rules, { ...aim, thrower: plan.by, object: plan.missile }, ask);
  const turns = odds.turns?.probabilities ?? new Float64Array();
  return {
    ...emptyAnswer(question.ask),
    asFarAsYouKnow: isGuess(meets.hitPoints),
    ticks: plan.beats / state.ruleset.bridges.beats.tick,
    targets: [
      {
        id: meets.id,
        name: meets.name,
        hitChance: odds.hit.probability,
        damage: plot(odds.damage),
        meanDamage: odds.damage.mean,
        killChance: odds.kill?.chance ?? 0,
        hitPoints: plot(meets.hitPoints),
        turnsToKill: [...turns.slice(0, TURNS_SHOWN)].map((share, place) => [place + 1, share]),
      },
    ],
    breaks: odds.breaks,
    explanation: explain(odds.notes),
  };
}
