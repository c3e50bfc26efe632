// Questions about what is done with a thing, as every face asks them.

import type { DeedName, PendingView } from '../../game/index.ts';
import type { PendingWords } from './pending-words.ts';

/** @param subject the thing in hand @param asked the whole question */
type Wording = (subject: string, asked: PendingView) => PendingWords;

const LATER = 'Doing anything else leaves it undone.';

const WORDS: Readonly<Record<DeedName, Wording>> = {
  grease: subject => ({
    title: 'Grease what?',
    warning: `The ${subject} is used when you choose. ${LATER}`,
    nothing: 'Grease nothing.',
  }),
  seek: () => ({
    title: 'What do you look for in the ball?',
    warning:
      'You have the vision before you. Doing anything else costs the move and shows nothing.',
    nothing: 'Look for nothing.',
  }),
  'dip-what': () => ({ title: 'Dip what?', warning: LATER, nothing: 'Dip nothing.' }),
  dip: subject => ({
    title: `Dip the ${subject} into what?`,
    warning: LATER,
    nothing: 'Dip it into nothing.',
  }),
  'write-on': () => ({ title: 'Write on what?', warning: LATER, nothing: 'Write nothing.' }),
  'write-what': () => ({
    title: 'Write what kind? For example: charging, or scroll of charging.',
    warning: 'Ink is spent when you answer. Doing anything else spends none.',
    nothing: 'Write nothing.',
  }),
  break: subject => ({
    title: `Break the ${subject}?`,
    warning: 'What is left in it goes off around you. Doing anything else keeps it whole.',
    nothing: 'Keep it whole.',
  }),
  contents: subject => ({
    title: `The ${subject}: what now?`,
    warning: 'However much you take out and put in, it is one move.',
    nothing: 'Close it.',
  }),
  'put-in': subject => ({
    title: `Put what into the ${subject}?`,
    warning: 'A pile goes in whole.',
    nothing: 'Put in nothing.',
  }),
  box: subject => ({
    title: `What do you do with ${subject}?`,
    warning: 'Work at a lock goes on until it is done, or an enemy comes.',
    nothing: 'Leave it.',
  }),
  'which-box': () => ({ title: 'Open which one?', warning: LATER, nothing: 'Open none.' }),
  'engrave-with': () => ({
    title: 'Write on the floor with what?',
    warning: 'A wand is zapped at the floor. Doing anything else writes nothing.',
    nothing: 'Write nothing.',
  }),
  engrave: () => ({
    title: 'Write what?',
    warning: 'A long text takes some turns. Doing anything else writes nothing.',
    nothing: 'Write nothing.',
  }),
  offer: (_, { freshFor = 0 }) => ({
    title: 'Offer which body?',
    warning: `A body counts up to ${freshFor} turns after the death. ${LATER}`,
    nothing: 'Offer none.',
  }),
  wish: () => ({
    title: 'What do you wish for? For example: blessed scroll of charging, +2 chain mail.',
    warning: 'The djinni waits. Doing anything else lets it go.',
    nothing: 'Wish for nothing.',
  }),
  'call-creature': subject => ({
    title: `What do you call the ${subject}?`,
    warning: 'It takes no time. An empty name takes the present one away.',
    nothing: 'Call it nothing new.',
  }),
  'attack-anyway': subject => ({
    title: `Really attack the ${subject}?`,
    warning: 'It has done you no harm. Doing anything else leaves it in peace.',
    nothing: 'Leave it in peace.',
  }),
  'form-power': () => ({
    title: 'Which power of your form?',
    warning: LATER,
    nothing: 'Use none.',
  }),
  sell: (subject, { gold = 0, onCredit }) => ({
    title: `Sell ${subject} for ${gold} gold${onCredit ? ' of credit' : ''}?`,
    warning: 'Doing anything else keeps it yours.',
    nothing: 'Don’t sell.',
  }),
  pay: () => ({ title: 'Pay for what?', warning: LATER, nothing: 'Pay for nothing now.' }),
  service: () => ({
    title: 'What can the shopkeeper do for you?',
    warning: LATER,
    nothing: 'Nothing.',
  }),
  'service-on': () => ({ title: 'Which of your things?', warning: LATER, nothing: 'None.' }),
  'service-price': (subject, { gold = 0 }) => ({
    title: `Pay ${gold} gold for the ${subject}?`,
    warning: LATER,
    nothing: 'Don’t pay.',
  }),
};

/** The words of a question about a deed. */
export function deedWords(asked: PendingView): PendingWords {
  const { deed, subject = 'thing' } = asked;
  return deed === undefined
    ? { title: 'What now?', warning: LATER, nothing: 'Nothing.' }
    : WORDS[deed](subject, asked);
}
