// What applying a tool may come to, in sentences for the odds.

import { capitalised } from '../../english/index.ts';
import type { ToolOutcome } from '../../game/index.ts';

type Teller = (outcome: Required<ToolOutcome>) => string;

const TELLERS: Readonly<Record<ToolOutcome['kind'], Teller>> = {
  nothing: () => 'Nothing comes of it: it has no charge left, or nothing to work on.',
  wakes: ({ name }) => `${capitalised(name)} wakes, if asleep.`,
  'wakes-and-frightens': ({ name }) => `${capitalised(name)} wakes, and flees.`,
  sleeps: ({ name, least, most }) => `${capitalised(name)} sleeps for ${least} to ${most} turns.`,
  charmed: ({ name }) => `${capitalised(name)} serves you.`,
  calmed: ({ name }) => `${capitalised(name)} is calmed.`,
  falls: ({ name, least, most }) => `The ground opens under ${name}: ${least} to ${most} damage.`,
  slips: () => 'It slips out of your hand.',
  greases: () => 'One item of your choice is greased.',
  blind: ({ name, least, most }) => `${capitalised(name)} is blind for ${least} to ${most} turns.`,
  'blind-for-good': ({ name }) => `${capitalised(name)} is blind for good.`,
  flees: ({ name }) => `${capitalised(name)} flees.`,
  'you-blind': ({ least, most }) => `You are blind for ${least} to ${most} turns.`,
  shows: () => 'It shows what you ask for.',
  mishap: ({ least, most }) =>
    `It is too much for you: nothing worse, or you are confused, blind or stunned for ${least} to ${most} turns.`,
  explodes: ({ least, most }) => `It explodes: ${least} to ${most} damage.`,
  djinni: () => 'Whatever is in it comes out.',
  writes: ({ name, least, most }) => `You write a ${name}, for ${least} to ${most} charges.`,
  charges: () => 'It charges one item of your choice, and is used up.',
  'no-power': () => 'Nothing comes of it in this world.',
  tins: ({ name }) => `It makes a tin of the ${name}, which keeps.`,
  'no-body': () => 'Nothing comes of it: there is no body here to tin.',
  preserves: ({ name }) => `The ${name} ages no more, for a charge.`,
  'nothing-to-keep': () => 'Nothing comes of it: there is no body here that ages.',
  saddles: ({ name }) => `You saddle ${name}.`,
  refuses: ({ name }) => `${capitalised(name)} won’t be saddled.`,
  'whip-slips': () => 'The whip slips and finds your own foot.',
  'whip-stirs': ({ name }) => `${capitalised(name)} may wake.`,
  'whip-throws': ({ name }) => `${capitalised(name)} throws you.`,
  'whip-gallops': ({ name }) => `${capitalised(name)} gallops.`,
  'digs-through': ({ least, most }) => `You are through after ${moves(least, most)}.`,
  'digs-pit': ({ least, most }) => `You stand in a pit after ${moves(least, most)}.`,
  'digs-hole': ({ least, most }) => `You fall through a hole after ${moves(least, most)}.`,
  'no-ground': () => 'Nothing there gives way to it.',
  'digs-on': ({ most }) => `You aren’t through after ${most} moves, and pause.`,
  'lock-moves': () => 'The lock turns within one move.',
  'lock-moves-within': ({ most }) => `The lock turns within ${most} moves, before you give up.`,
  smoke: () => 'A puff of smoke comes out.',
};

/** A number of moves. */
function moves(least: number, most: number): string {
  const number = least === most ? `${least}` : `${least} to ${most}`;
  return number === '1' ? 'one move' : `${number} moves`;
}

/** One outcome in a sentence. */
export function tellToolOutcome({ kind, name = '', least = 0, most = 0 }: ToolOutcome): string {
  return TELLERS[kind]({ kind, name, least, most });
}
