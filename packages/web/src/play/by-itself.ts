// What the hero does by himself at one key: an act of a fight, or a rest until something is so.

import {
  fightStep,
  MOVES_AHEAD,
  type RestGoal,
  restUntil,
  USUAL_LIMITS,
} from '@roguewright/engine/host';
import type { Play } from './play.ts';

/** A command that the session dropped. */
const HELD = { reason: 'held-back', usesMove: false } as const;

/** Strikes the nearest enemy or steps towards it, or says why not. */
export async function fightOn(play: Play): Promise<void> {
  const { session } = play;
  const { view, isBusy, odds } = session;
  if (view === undefined || play.isOver || isBusy.value) {
    return;
  }
  const asked = { ask: 'survival', moves: MOVES_AHEAD } as const;
  const answer = await session.decide(() => odds.answer(asked));
  const step = fightStep(view, answer, { ...USUAL_LIMITS, danger: session.danger() });
  if (step.kind === 'act') {
    play.order(step.command);
  } else {
    session.dropWaiting();
    session.say(step.why, true);
  }
}

/** Rests until something is so, and says why it ended. */
export async function restUntilGoal(play: Play, goal: RestGoal): Promise<void> {
  play.leave();
  const { session } = play;
  const { view } = session;
  if (view === undefined || play.isOver) {
    return;
  }
  const why = await restUntil(goal, view, async command => {
    const performed = await session.perform(command);
    return performed ?? { ...session.step.value!.performed, events: [], refusal: HELD };
  });
  if (why !== '') {
    session.say(why);
  }
}
