// What a kick may come to, in sentences for the odds.

import { capitalised, withThe } from '../../english/index.ts';
import type { KickOutcome } from '../../game/index.ts';

type Teller = (outcome: Required<KickOutcome>) => string;

const squares = (count: number) => (count === 1 ? '1 square' : `${count} squares`);

const TELLERS: Readonly<Record<KickOutcome['kind'], Teller>> = {
  hits: ({ name, least, most }) => `You kick ${name}: ${range(least, most)} damage.`,
  blocked: ({ name }) => `${capitalised(name)} dodges.`,
  misses: () => 'You miss: your load makes you clumsy.',
  'door-breaks': () => 'The door breaks.',
  'door-holds': () => 'The door holds.',
  wall: ({ least, most }) => `You hurt your foot: ${range(least, most)} damage.`,
  'wall-lames': ({ least, most }) =>
    `You hurt your foot, and are lame: ${range(least, most)} damage.`,
  sink: () => 'The sink may give something up.',
  slides: ({ most }) => `A kick slides it at most ${squares(most)}.`,
  'box-opens': () => 'A kick breaks its lock, and sets off any trap on it.',
  lid: () => 'A kick makes the lid fly open and shut, and sets off any trap on it.',
  stays: () => 'It is too heavy to be kicked away.',
  air: () => 'You kick nothing.',
  unknown: () => 'You don’t know what is there.',
};

function range(least: number, most: number): string {
  return least === most ? String(least) : `${least} to ${most}`;
}

/** One outcome in a sentence. */
export function tellKickOutcome({ kind, name = '', least = 0, most = 0 }: KickOutcome): string {
  return TELLERS[kind]({ kind, name: name === '' ? '' : withThe(name), least, most });
}
