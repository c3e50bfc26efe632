// The odds of a spell out of an item while the hero reels: it may go in any direction.

import type { Enumerator } from '../../../chance/index.ts';
import { type GameState, likelyDirections } from '../../../game/index.ts';
import type { Explanation, Plot, TargetOdds, TouchedSquare } from '../../../odds/index.ts';
import type { CastOrder } from '../../../spells/index.ts';
import { REELING } from '../../../words/index.ts';
import { type ReleasedOdds, releasedOdds } from './released-odds.ts';

/**
 * The odds over all directions in which the spell may go.
 * @param order in the direction that the hero means
 * @param success probability that it is released
 */
export function reelingRelease(
  state: GameState,
  ask: Enumerator,
  order: CastOrder,
  success: number,
): ReleasedOdds {
  const ways = likelyDirections(state, ask, order.direction);
  const parts = ways.map(({ value: direction, probability }) =>
    releasedOdds(state, ask, { ...order, direction }, success * probability),
  );
  const [meant] = parts;
  const outcomes = summed(parts.flatMap(({ outcomes: told = [] }) => told));
  const inVain = parts.every(part => part.inVain === true);
  const { inVain: _, ...rest } = meant!;
  return {
    ...rest,
    certainty:
      parts.find(({ certainty }) => certainty.kind !== 'exact')?.certainty ?? rest.certainty,
    asFarAsYouKnow: parts.some(({ asFarAsYouKnow }) => asFarAsYouKnow),
    ...(parts.some(({ unseenSquares }) => unseenSquares) && { unseenSquares: true as const }),
    targets: targetsOf(parts),
    squares: squaresOf(parts),
    ...(outcomes.length > 0 && { outcomes }),
    ...(inVain && { inVain }),
    explanation: [{ text: REELING, probability: ways[0]!.probability }, ...rest.explanation],
  };
}

/** Equal sentences together. */
function summed(told: readonly Explanation[]): Explanation[] {
  const sums = new Map<string, Explanation>();
  for (const one of told) {
    const before = sums.get(one.text)?.probability ?? 0;
    sums.set(one.text, { ...one, probability: before + one.probability });
  }
  return [...sums.values()];
}

/**
 * The mixture of plots, each of which holds the probability of its own way and 0 for everything else.
 * Without a plot: empty.
 */
function mixed(plots: readonly Plot[]): Plot {
  const sums = new Map<number, number>();
  for (const [value, share] of plots.flat()) {
    sums.set(value, (sums.get(value) ?? 0) + share);
  }
  if (plots.length > 1) {
    sums.set(0, Math.max(0, (sums.get(0) ?? 0) - (plots.length - 1)));
  }
  return [...sums].filter(([, share]) => share > 0).sort(([one], [other]) => one - other);
}

/** Every creature that the spell may reach, in the meant direction first. */
function targetsOf(parts: readonly ReleasedOdds[]): TargetOdds[] {
  const all = parts.flatMap(({ targets }) => targets);
  return [...new Set(all.map(({ id }) => id))].map(id => {
    const own = all.filter(target => target.id === id);
    const sum = (of: (target: TargetOdds) => number) =>
      own.reduce((total, target) => total + of(target), 0);
    const effects = new Map<string, NonNullable<TargetOdds['effects']>[number]>();
    for (const [effect, probability] of own.flatMap(({ effects: some = [] }) => some)) {
      const key = JSON.stringify(effect);
      effects.set(key, [effect, (effects.get(key)?.[1] ?? 0) + probability]);
    }
    return {
      ...own[0]!,
      hitChance: sum(({ hitChance }) => hitChance),
      damage: mixed(own.map(({ damage }) => damage).filter(({ length }) => length > 0)),
      meanDamage: sum(({ meanDamage }) => meanDamage),
      killChance: sum(({ killChance }) => killChance),
      ...(effects.size > 0 && { effects: [...effects.values()] }),
    };
  });
}

/** The squares of all directions, none of which is certain. */
function squaresOf(parts: readonly ReleasedOdds[]): TouchedSquare[] {
  const squares = new Map<string, TouchedSquare>();
  for (const square of parts.flatMap(part => part.squares)) {
    const key = `${square.x},${square.y}`;
    const before = squares.get(key);
    if (before === undefined || square.tick < before.tick) {
      squares.set(key, { ...square, sure: 'likely' });
    }
  }
  return [...squares.values()];
}
