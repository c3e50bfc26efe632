// Answers questions about shots and throws, from the hero's knowledge.

import type { Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import {
  directionTo,
  type GameState,
  isGuess,
  type KnownCatch,
  type KnownCreature,
  type KnownMissile,
  knownCatch,
  knownCreatures,
  knownMissile,
  knownPlaceOn,
  likelyMissiles,
  wearsUnknownRing,
} from '../../game/index.ts';
import { isDust } from '../../objects/index.ts';
import {
  type Explanation,
  type OddsAnswer,
  type OddsQuestion,
  type TargetOdds,
  type UncertainMissileOdds,
  uncertainMissileOdds,
} from '../../odds/index.ts';
import {
  explainNotes,
  REELING,
  tellCatch,
  tellLavaUnder,
  tellMissileMirror,
  tellRefusal,
} from '../../words/index.ts';
import { answerZap } from './answer-odds.ts';
import { emptyAnswer, plot, TURNS_SHOWN } from './answer-parts.ts';

/** A question about a shot or a throw. */
export type MissileQuestion = Extract<OddsQuestion, { readonly ask: 'fire' | 'throw' }>;

/**
 * The odds for the first creature on the path, which may not be the requested one, and for those that the missile may
 * meet once that one has reflected it; without a target if the missile would be refused. Throws a UsageError for an unseen target.
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
    const direction = directionTo(state, target.square);
    return { ...answerZap(state, ask, item, direction), ask: 'throw' };
  }
  const known = knownMissile(state, question.ask, item, target);
  if ('refused' in known) {
    const { refused } = known;
    const explanation = [{ text: tellRefusal(refused), probability: 1 }];
    return { ...emptyAnswer(question.ask), refused, explanation };
  }
  return knownOdds(state, ask, question.ask, known);
}

/** The odds for each creature that it may fly at. */
function knownOdds(
  state: GameState,
  ask: Enumerator,
  asked: MissileQuestion['ask'],
  { plan, meetings, reflection, artifact, straight, unseen }: KnownMissile,
): OddsAnswer {
  const rules = state.ruleset.slots.combat;
  const likely = likelyMissiles(state, ask, plan);
  const answers = meetings.map(({ creature, distance, probability }) => {
    const aim = {
      target: creature.target,
      hitPoints: creature.hitPoints,
      distance,
      artifact,
      arrives: probability,
    };
    return { creature, odds: uncertainMissileOdds(rules, { ...aim, likely }, ask) };
  });
  const [first] = answers;
  const caught =
    asked === 'throw' && first !== undefined
      ? knownCatch(state, first.creature.id, plan.pile)
      : undefined;
  if (caught === 'eats') {
    // No missile any more: it hits nobody and breaks nothing.
    return {
      ...emptyAnswer(asked),
      ticks: plan.cost / state.ruleset.bridges.beats.tick,
      explanation: catchLines(first!.creature.name, caught),
    };
  }
  const guess = answers.some(({ creature }) => isGuess(creature.hitPoints));
  return {
    ...emptyAnswer(asked),
    asFarAsYouKnow:
      caught !== undefined || unseen || guess || likely.length > 1 || wearsUnknownRing(state),
    ...(unseen && { unseenSquares: true as const }),
    ticks: plan.cost / state.ruleset.bridges.beats.tick,
    targets: answers.map(({ creature, odds }) => targetOf(creature, odds)),
    ...(first !== undefined && { breaks: first.odds.breaks }),
    explanation: [
      ...catchLines(first?.creature.name ?? '', caught),
      ...reelingLines(straight),
      ...mirrorLines(reflection),
      ...(artifact ? [] : meetings.flatMap(meeting => lavaLines(state, meeting))),
      ...(first === undefined ? [] : explainNotes(first.odds.notes)),
    ],
  };
}

function targetOf(
  { id, name, hitPoints }: KnownCreature,
  { hit, damage, kill, turns }: UncertainMissileOdds,
): TargetOdds {
  return {
    id,
    name,
    hitChance: hit,
    damage: plot(damage),
    meanDamage: damage.mean,
    killChance: kill,
    hitPoints: plot(hitPoints),
    turnsToKill: [...turns.slice(0, TURNS_SHOWN)].map((share, index) => [index + 1, share]),
  };
}

/** What an animal does with food. */
function catchLines(name: string, caught: KnownCatch | undefined): Explanation[] {
  return caught === undefined ? [] : [{ text: tellCatch(name, caught), probability: 1 }];
}

/** A missile that flies at a creature over known lava is lost there. */
function lavaLines(
  state: GameState,
  { creature, probability }: KnownMissile['meetings'][number],
): Explanation[] {
  const { name, body } = creature;
  const isOver = body.squares.some(square => knownPlaceOn(state, square)?.kind === 'lava');
  return isOver ? [{ text: tellLavaUnder(name), probability }] : [];
}

/** How often a hero who reels aims as he means to; nothing for one who doesn't. */
function reelingLines(straight: number): Explanation[] {
  return straight === 1 ? [] : [{ text: REELING, probability: straight }];
}

/** How often a known mirror turns the missile round. */
function mirrorLines({ creature, probability }: KnownMissile['reflection']): Explanation[] {
  return probability === 0 ? [] : [{ text: tellMissileMirror(creature.name), probability }];
}
