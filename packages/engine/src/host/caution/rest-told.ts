// What is said after a rest that nothing cut short: which trouble it has waited for in vain.

import { listOf } from '../../english/index.ts';
import type { Command, GameView, Performed } from '../../game/index.ts';

/** Conditions that a hero rests to be rid of: the end of one of them ends a rest. */
const TROUBLES = ['blind', 'confused', 'stunned', 'poisoned', 'afraid', 'slow'];

/** What cuts a rest short, and says why. */
const CUTS: ReadonlySet<string> = new Set(['rest-interrupted', 'travel-interrupted']);

/** `You have rested for 20 turns, and are still blind (31 turns more).`; nothing after another command, or without trouble. */
export function tellRestLeft(
  command: Command,
  before: Pick<GameView, 'turn'>,
  { view, refusal, events }: Pick<Performed, 'view' | 'refusal' | 'events'>,
): string[] {
  const { conditions, conditionTurns } = view.hero;
  const troubles = TROUBLES.filter(name => conditions.includes(name));
  const isWhole =
    command.kind === 'rest' &&
    command.count > 1 &&
    refusal === undefined &&
    view.ending === undefined &&
    !events.some(({ kind }) => CUTS.has(kind));
  if (!isWhole || troubles.length === 0) {
    return [];
  }
  const told = troubles.map(name => {
    const left = conditionTurns[name];
    return left === undefined ? name : `${name} (${turns(left)} more)`;
  });
  return [`You have rested for ${turns(view.turn - before.turn)}, and are still ${listOf(told)}.`];
}

function turns(count: number): string {
  return count === 1 ? '1 turn' : `${count} turns`;
}
