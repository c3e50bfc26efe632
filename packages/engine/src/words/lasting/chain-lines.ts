// The ball and chain in sentences.

import type { HeroView } from '../../game/index.ts';

/** What a chained hero has to reckon with, in sentences. */
export function tellChain(chained: NonNullable<HeroView['chained']>): string {
  const { at, grams, spans, dragTurns, holds, throwRange, stairs, falls } = chained;
  const kilos = Math.round(grams / 1000);
  const turns = `${dragTurns} turn${dragTurns === 1 ? '' : 's'}`;
  const lies =
    at === undefined
      ? 'You carry the ball.'
      : holds
        ? `The chain spans ${spans} squares, and you carry too much to drag the ball farther.`
        : `The chain spans ${spans} squares. A step that drags the ball holds you for ${turns}.`;
  return [
    `The ball weighs ${kilos} kg.`,
    lies,
    `Thrown, it flies ${throwRange} square${throwRange === 1 ? '' : 's'} and drags you after it.`,
    `On stairs down it drags you along ${stairs.percent} times in 100 (${stairs.damage}).`,
    `When you fall through a hole it comes down on you ${falls.percent} times in 100 (${falls.damage}).`,
  ].join(' ');
}
