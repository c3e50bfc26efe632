// What an answer to a question about a deed may come to, in sentences for the odds.

import type { DeedOutcome } from '../../game/index.ts';

type Teller = (outcome: Required<DeedOutcome>) => string;

const range = (least: number, most: number) =>
  least === most ? String(least) : `${least} to ${most}`;

/** What the floor shows, by the telling of its event. */
const SIGNS: Readonly<Record<string, string>> = {
  frost: 'Frost settles on the floor, and melts.',
  'bugs-drop': 'The insects on the floor stop moving.',
  'bugs-slow': 'The insects on the floor slow down.',
  'bugs-fast': 'The insects on the floor speed up.',
  holes: 'The floor is riddled with small holes.',
  fights: 'It won’t hold still in your hand.',
};

/** What an angry god does to those who offer what no god wants. */
const SINS: Readonly<Record<string, string>> = {
  displeased: 'An outrage, which goes unpunished.',
  curses: 'An outrage: it curses what you wear and wield.',
  punishes: 'An outrage: it chains you to a ball.',
  sends: 'An outrage: it sends a monster.',
};

const TELLERS: Readonly<Record<DeedOutcome['kind'], Teller>> = {
  nothing: () => 'Nothing comes of it.',
  unknown: () => 'You don’t know what that would do.',
  'lock-moves': () => 'The lock turns within one move.',
  'lock-moves-within': () => 'The lock turns before you give up.',
  'lock-forced': () => 'The lock breaks, and the box is open.',
  'blade-breaks': () => 'Your blade breaks.',
  'box-smashed': () => 'The box goes to pieces, and some of what is in it too.',
  'lock-holds': () => 'The lock holds until you give up.',
  'box-opens': () => 'It opens.',
  'box-locked': () => 'It is locked.',
  'trap-saved': () => 'A trap goes off, and luck spares you.',
  'trap-stun': () => 'A trap: gas stuns and confuses you.',
  'trap-freeze': () => 'A trap: you are paralysed.',
  'trap-shock': () => 'A trap: an electric shock.',
  'trap-fire': () => 'A trap: a burst of flame.',
  'trap-needle': () => 'A trap: a poisoned needle.',
  'trap-gas': () => 'A trap: poisonous gas.',
  'trap-explosion': () => 'A trap: it explodes, with all that is here.',
  'trap-found-if': () => 'You find the trap, if there is one.',
  'trap-disarmed': () => 'You take the trap off.',
  'dip-blanks': () => 'The writing is washed off.',
  'dip-dilutes': () => 'It is diluted.',
  'dip-water': () => 'It becomes water.',
  'dip-hallows': () => 'It becomes blessed, or loses its curse.',
  'dip-curses': () => 'It becomes cursed, or loses its blessing.',
  'dip-fills': () => 'It takes the oil, unless it is full enough.',
  'dip-oily': () => 'It gets oily, and no better for it.',
  'dip-explodes': ({ least, most }) => `It explodes: ${range(least, most)} damage.`,
  'dip-juice': () => 'It becomes fruit juice.',
  'dip-any': () => 'It becomes a potion of any kind.',
  'dip-evaporates': () => 'It is gone.',
  'dip-inside': () => 'Water gets in, if anything is in it.',
  'dip-greased': () => 'The grease saves it, and may come off.',
  'engrave-dust': () => 'It writes in the dust.',
  'engrave-cut': () => 'It engraves the floor.',
  'engrave-burn': () => 'It burns the text into the floor.',
  'engrave-erase': () => 'What is written here vanishes.',
  'engrave-sign': ({ name }) => SIGNS[name] ?? 'Something shows.',
  'engrave-release': ({ name }) => `It acts as ever: ${name}.`,
  'engrave-dead': () => 'Nothing shows on the floor.',
  'engrave-slips': () => 'Each letter may slip.',
  'breaks-plain': () => 'It breaks, and does no damage.',
  breaks: ({ least, most }) =>
    `Everybody beside you, and you yourself, take ${range(least, most)} damage.`,
  'offer-turned': ({ name }) => `The altar becomes one of ${name}.`,
  'offer-held': ({ name }) => `The altar holds out, and ${name} thinks worse of you.`,
  'offer-deserts': ({ name }) => `You go over to ${name}, who is cross with you at first.`,
  'offer-sin': ({ name, least }) => `${SINS[name] ?? ''} Your god thinks ${least} worse of you.`,
  'offer-too-little': () => 'It is too little to help you.',
  'offer-soothed': ({ least }) => `Your god’s anger shrinks by ${least}.`,
  'offer-sooner': ({ least }) => `Your god hears you ${least} turns sooner.`,
  'offer-artifact': () => 'Your god gives you an artifact.',
  'offer-pleased': ({ least }) => `Your god thinks ${least} better of you.`,
  'offer-unmoved': () => 'Your god thinks as well of you as before.',
  'explodes-bag': ({ least, most }) =>
    `The bag explodes with everything in it: ${range(least, most)} damage.`,
  'goes-in': () => 'It goes in.',
};

/** One outcome in a sentence. */
export function tellDeedOutcome({ kind, name = '', least = 0, most = 0 }: DeedOutcome): string {
  return TELLERS[kind]({ kind, name, least, most });
}
