// Walks of several steps: how far they went, what ended them, and the sentences that report them.

import type { GameView, Performed } from '@roguewright/engine/game';

/** How many squares the hero went. */
export function stepsOf({ events }: Performed, hero: number): number {
  return events.filter(event => event.kind === 'moved' && event.actor === hero).length;
}

/**
 * `You walk 3 steps.`, `You step west once, then stop: a jackal.`; empty for none.
 * @param way empty where the walk turned
 * @param stopped what ended it early; empty: nothing did
 */
export function walked(count: number, way: string, stopped: string): string {
  if (count === 0) {
    return '';
  }
  const where = way === '' ? '' : ` ${way}`;
  if (stopped === '') {
    return `You walk ${count} step${count === 1 ? '' : 's'}${where}.`;
  }
  const steps = count === 1 ? `step${where} once` : `walk ${count} steps${where}`;
  return `You ${steps}, then stop: ${stopped}.`;
}

/** Whether a walk should end: refused, hurt, seen, over. */
export function isInterrupted(before: GameView, { refusal, events, view }: Performed): boolean {
  return (
    refusal !== undefined ||
    view.ending !== undefined ||
    view.hero.hitPoints < before.hero.hitPoints ||
    view.adjacentHostile.length > 0 ||
    events.some(({ kind }) => kind === 'came-in-sight' || kind === 'missed' || kind === 'hit')
  );
}
