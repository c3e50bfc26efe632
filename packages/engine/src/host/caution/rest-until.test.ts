// What a rest until something is so says at its end.

import { expect, it } from 'vitest';
import type { GameEvent, GameView, Performed } from '../../game/index.ts';
import { restUntil } from './rest-until.ts';

/** A view of a blind hero. @param turns until the hero sees again */
function blindFor(turns: number, turn: number): GameView {
  const conditions = turns > 0 ? ['blind'] : [];
  const hero = { id: 7, conditions, conditionTurns: { blind: turns } };
  return { hero, turn } as unknown as GameView;
}

/** A rest of one move after which the hero sees, with what is told of it. */
function restOf(events: readonly GameEvent[]) {
  return () => Promise.resolve({ view: blindFor(0, 2), events } as unknown as Performed);
}

const goal = { kind: 'condition', condition: 'blind' } as const;

it('says nothing of a condition whose end is told already, and names it otherwise', async () => {
  const ended = { kind: 'condition-ended', actor: 7, condition: 'blind' } as GameEvent;
  const other = { kind: 'condition-ended', actor: 8, condition: 'blind' } as GameEvent;
  expect(await restUntil(goal, blindFor(1, 1), restOf([ended]))).toBe('');
  expect(await restUntil(goal, blindFor(1, 1), restOf([other]))).toBe('You are no longer blind.');
});
