// Enemies that the player lets be. Those that can't come are let be without a question. The others stop a walk or a rest;
// one that the player begins again in spite of it is begun once he has said so.

import { capitalised } from '../../english/index.ts';
import { distance, hostilesSeen, isInTheWay, placeOf } from '../../face/index.ts';
import type { Command, GameView, Performed } from '../../game/index.ts';
import { withThe } from '../../words/index.ts';

/** Commands that aren't begun with an enemy in sight. */
const LONG: ReadonlySet<Command['kind']> = new Set([
  'explore',
  'travel',
  'journey',
  'rest',
  'search',
]);

/** Whether a command is one that goes on until something stops it. */
function isLong(command: Command): boolean {
  return LONG.has(command.kind) && !('count' in command && command.count === 1);
}

/** The commands that let be whom the hero knows to be out of reach, before one of many moves. */
export function outOfReach(view: GameView, command: Command): Command[] {
  return isLong(command)
    ? hostilesSeen(view)
        .filter(
          thing => thing.bound === true && isInTheWay(thing) && distance(view.hero, thing) > 1,
        )
        .map(({ id }) => ({ kind: 'let-be', creature: id }))
    : [];
}

/** Whether a command was refused because of an enemy in sight. */
export function isStoppedBySight({ refusal }: Performed): boolean {
  return refusal?.reason === 'hostile-in-sight';
}

/** Whether a command is the one once more that was refused because of an enemy in sight. */
export function insists(refused: Command | undefined, command: Command): boolean {
  return refused?.kind === command.kind && isLong(command);
}

/** Whether two commands are the same. */
export function isSame(one: Command | undefined, other: Command): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether an enemy that stops him stands beside the hero: letting it be lets it strike. */
export function isBeside(view: GameView): boolean {
  return hostilesSeen(view).some(thing => isInTheWay(thing) && distance(view.hero, thing) <= 1);
}

/**
 * What the player is asked before he lets the enemies in sight be.
 * @param danger the chance to die, in a sentence; empty: none, or it can't be told
 */
export function tellLettingBe(view: GameView, danger: string): string {
  const enemies = hostilesSeen(view).filter(isInTheWay);
  const [nearest, ...others] = enemies;
  if (nearest === undefined) {
    return '';
  }
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const stops =
    others.length === 0 ? 'stops you no more until it is' : 'stop you no more until one is';
  const who = capitalised(withThe(nearest.name));
  const place = placeOf(view.hero, nearest);
  return [
    distance(view.hero, nearest) > 1
      ? `${who}, ${place},${more} ${stops} beside you.`
      : `${who}, ${place},${more} may strike while you go on.`,
    danger,
    'Go on?',
  ]
    .filter(part => part !== '')
    .join(' ');
}
