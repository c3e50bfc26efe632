// The odds of mounting a creature, and of kicking one's steed.

import { fallDamage, mount } from '../../../actors/index.ts';
import type { Distribution, Enumerator } from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { type GameState, knownRide } from '../../../game/index.ts';
import type { Explanation, OddsAnswer } from '../../../odds/index.ts';
import { gallopTurns, urgeSteed } from '../../../speed/index.ts';
import { tellRideOutcome } from '../../../words/index.ts';
import { emptyAnswer } from '../answer-parts.ts';

/** Throws a UsageError for a creature that the hero doesn't see. */
export function answerRide(state: GameState, ask: Enumerator, target: number): OddsAnswer {
  const known = knownRide(state, target);
  if (known === undefined) {
    throw new UsageError('target', target, 'the id of a creature in sight, or of your steed');
  }
  const { slots, bridges } = state.ruleset;
  const { companions } = slots.world;
  const fall = ends(ask.askNumber(fallDamage, companions, undefined as never));
  const told = (kind: Parameters<typeof tellRideOutcome>[0]['kind'], probability: number) => ({
    text: tellRideOutcome({ kind, name: known.name, ...(kind === 'gallops' ? turns : fall) }),
    probability,
  });
  const turns = ends(ask.askNumber(gallopTurns, slots.speed, undefined as never));
  const answer = {
    ...emptyAnswer('ride'),
    ticks: bridges.beats.move / bridges.beats.tick,
  };
  if (known.kind === 'kick') {
    const urged = ask.ask(urgeSteed, slots.speed, known.view);
    const outcomes = (['gallops', 'throws', 'stirs'] as const).map(kind =>
      told(
        kind,
        urged.probability(came => came.kind === kind),
      ),
    );
    return { ...answer, outcomes: outcomes.filter(isPossible) };
  }
  if (known.refused !== undefined) {
    return { ...answer, refused: known.refused };
  }
  const tried = ask.ask(mount, companions, known.view);
  const outcomes = (['mounts', 'slips', 'resists'] as const).map(kind =>
    told(
      kind,
      tried.probability(came => came.kind === kind),
    ),
  );
  const fails = 1 - tried.probability(came => came.kind === 'mounts');
  return { ...answer, failPercent: PERCENT * fails, outcomes: outcomes.filter(isPossible) };
}

const PERCENT = 100;

function isPossible({ probability }: Explanation): boolean {
  return probability > 0;
}

function ends({ min, max }: Distribution): { readonly least: number; readonly most: number } {
  return { least: min, most: max };
}
