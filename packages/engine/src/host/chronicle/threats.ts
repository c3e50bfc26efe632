// The chance to die before one's next move but one: the known blows of all creatures in sight that can reach a
// square, each as often as its speed allows. It reads views and asks odds, so it knows what the hero knew.

import { Distribution } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { distance, type Square } from '../../face/index.ts';
import type { GameView, ThingView } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion, Plot } from '../../odds/index.ts';

/** Asks the odds of the game whose view is read. */
export type AskOdds = (question: OddsQuestion) => OddsAnswer;

/** A creature that may strike the hero. */
interface Threat {
  readonly thing: ThingView;
  /** Its moves before the hero's next move but one. */
  readonly moves: Plot;
  /** Damage of one of its moves beside the hero. */
  readonly damage: Distribution;
}

/** All that he sees. */
export interface Threats {
  readonly foes: readonly Threat[];
  /** Some creature in sight may do what he doesn't know: the chances are the least possible. */
  readonly atLeast: boolean;
}

/** The creatures in sight that may strike, as far as the hero knows. */
export function threatsIn(view: GameView, ask: AskOdds): Threats {
  let atLeast = false;
  const foes: Threat[] = [];
  for (const thing of view.things) {
    const moves = view.nextMovers.find(({ id }) => id === thing.id)?.moves ?? [];
    if (thing.kind !== 'creature' || !thing.hostile || thing.id === 0 || moves.length === 0) {
      continue;
    }
    const answer = answerOf(ask, { ask: 'danger', target: thing.id });
    const plot = answer?.targets[0]?.damage ?? [];
    atLeast ||= answer?.certainty.kind === 'unknown' || answer?.certainty.kind === 'at-least';
    if (plot.length > 0) {
      foes.push({ thing, moves, damage: Distribution.of(plot) });
    }
  }
  return { foes, atLeast };
}

/** What an act changes before they strike. */
export interface Prospect {
  /** The hero's square then. */
  readonly at: Square;
  /** His hit points then. */
  readonly hitPoints: Distribution;
  /** Probability by creature that the act has killed it. */
  readonly killed: ReadonlyMap<number, number>;
}

/** Probability that the hero's hit points fall below 0. */
export function deathChance({ foes }: Threats, { at, hitPoints, killed }: Prospect): number {
  let harm = Distribution.certain(0);
  for (const { thing, moves, damage } of foes) {
    const spared = killed.get(thing.id) ?? 0;
    const away = Math.min(...(thing.parts ?? [thing]).map(part => distance(at, part)));
    const parts: [number, Distribution][] = [[spared, Distribution.certain(0)]];
    for (const [count, probability] of moves) {
      parts.push([(1 - spared) * probability, strikes(damage, count - Math.max(0, away - 1))]);
    }
    harm = harm.plus(Distribution.mixture(parts.filter(([weight]) => weight > 0)));
  }
  let chance = 0;
  for (const [points, probability] of hitPoints) {
    chance += probability * harm.atLeast(points + 1);
  }
  return Math.min(1, chance);
}

function strikes(damage: Distribution, times: number): Distribution {
  let sum = Distribution.certain(0);
  for (let count = 0; count < times; count++) {
    sum = sum.plus(damage);
  }
  return sum;
}

/** The answer; nothing where the question can't be asked, such as about a creature that is only sensed. */
export function answerOf(ask: AskOdds, question: OddsQuestion): OddsAnswer | undefined {
  try {
    return ask(question);
  } catch (error) {
    if (error instanceof UsageError) {
      return undefined;
    }
    throw error;
  }
}
