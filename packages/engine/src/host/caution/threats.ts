// What may harm the hero before he acts: an enemy in sight, his own body, a steed that throws him off.

import { creatureAt, directionsFor, hostilesSeen, neighbour } from '../../face/index.ts';
import type { Command, GameView } from '../../game/index.ts';

/** The id of the steed that an act may throw the hero from: his own that he kicks, or the one that he mounts. */
export function fallsFrom(
  { kind, direction }: Extract<Command, { readonly kind: 'ride' | 'kick' }>,
  view: GameView,
): number | undefined {
  const { riding } = view.hero;
  if (kind === 'kick') {
    return riding?.id;
  }
  return riding === undefined && direction !== 0 && directionsFor(view, kind).includes(direction)
    ? creatureAt(view, neighbour(view.hero, direction))?.id
    : undefined;
}

/** Whether an enemy is in sight, or his own body threatens him: without either there is nothing to ask. */
export function isThreatened(view: GameView): boolean {
  return view.ending === undefined && (hostilesSeen(view).length > 0 || isAiling(view));
}

/** What takes hit points of the hero in each turn. */
const AILMENTS: readonly string[] = ['poisoned', 'strangled'];

export function isAiling({ hero }: GameView): boolean {
  return hero.conditions.some(condition => AILMENTS.includes(condition));
}
