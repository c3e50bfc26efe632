// Answers questions about shots and throws, from the hero's knowledge.

import type { Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import {
  dustDirection,
  type GameState,
  isGuess,
  knownCreatures,
  knownMissile,
  likelyMissiles,
  wearsUnknownRing,
} from '../../game/index.ts';
import { isDust } from '../../objects/index.ts';
import { type OddsAnswer, type OddsQuestion, uncertainMissileOdds } from '../../odds/index.ts';
import { explainNotes, tellRefusal } from '../../words/index.ts';
import { answerZap } from './answer-odds.ts';
import { emptyAnswer, plot, TURNS_SHOWN } from './answer-parts.ts';

/** A question about a shot or a throw. */
export type MissileQuestion = Extract<OddsQuestion, { readonly ask: 'fire' | 'throw' }>;

/**
 * The odds for the first creature on the path, which may not be the requested one; without a target if the
 * missile would be refused. Throws a UsageError for an unseen target.
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
  const thrown = state.sheet.inventory.find(item);
  if (question.ask === 'throw' && thrown !== undefined && isDust(thrown.archetype)) {
    const direction = dustDirection(state, target.square);
    return { ...answerZap(state, ask, item, direction), ask: 'throw' };
  }
  const known = knownMissile(state, question.ask, item, target);
  if ('refused' in known) {
    const { refused } = known;
    const explanation = [{ text: tellRefusal(refused), probability: 1 }];
    return { ...emptyAnswer(question.ask), refused, explanation };
  }
  const { plan, meets, distance, artifact, unseen } = known;
  const rules = state.ruleset.slots.combat;
  const aim = { target: meets.target, hitPoints: meets.hitPoints, distance, artifact };
  const likely = likelyMissiles(state, ask, plan);
  const odds = uncertainMissileOdds(rules, { ...aim, likely }, ask);
  const { hit, damage, kill, turns, notes } = odds;
  return {
    ...emptyAnswer(question.ask),
    asFarAsYouKnow:
      unseen || isGuess(meets.hitPoints) || likely.length > 1 || wearsUnknownRing(state),
    ...(unseen && { unseenSquares: true as const }),
    ticks: plan.cost / state.ruleset.bridges.beats.tick,
    targets: [
      {
        id: meets.id,
        name: meets.name,
        hitChance: hit,
        damage: plot(damage),
        meanDamage: damage.mean,
        killChance: kill,
        hitPoints: plot(meets.hitPoints),
        turnsToKill: [...turns.slice(0, TURNS_SHOWN)].map((share, index) => [index + 1, share]),
      },
    ],
    breaks: odds.breaks,
    explanation: explainNotes(notes),
  };
}
