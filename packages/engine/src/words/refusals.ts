// Why something isn't done, and how a story ended.

import { withArticle } from '../english/index.ts';
import type { GameView, HallEntry, HallMark, RefusalReason } from '../game/index.ts';

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  'nothing-there': 'There is nobody there.',
  blocked: 'There is no way through.',
  'not-a-door': 'There is no door there.',
  'already-open': 'The door is open already.',
  'already-closed': 'The door is closed already.',
  occupied: 'Something is in the way.',
  'unknown-item': 'You have no such thing.',
  'not-drinkable': 'That is not for drinking.',
  'not-readable': 'There is nothing to read on that.',
  'unknown-spell': 'You know no such spell.',
  'no-such-magic': 'Spells of that kind can’t be cast here.',
  'needs-direction': 'That spell needs a direction.',
  'not-at-square': 'You can’t cast that at a square: it flies in a direction.',
  levitating: 'You can’t reach the ground.',
  'no-stairs': 'There are no such stairs here.',
  'without-amulet': 'Not without what you came for.',
  locked: 'The door is locked.',
  'not-locked': 'There is no locked door there.',
  'not-edible': 'That is no food.',
  'not-wearable': 'That can’t be worn.',
  'not-wieldable': 'That is nothing to hold in hand.',
  'empty-handed': 'There is nothing in your hand.',
  worn: 'You wear that: take it off first.',
  'pack-full': 'Your pack is full.',
  'not-worn': 'You don’t wear that.',
  'already-worn': 'You wear that already.',
  'place-taken': 'You wear rings on both hands: take one off first.',
  'hands-full': 'Your hands are full.',
  covered: 'Something is worn over it: take that off first.',
  cursed: 'It won’t come off: it is cursed.',
  'not-a-wand': 'That is no wand.',
  'needs-target': 'Say what it is to charge.',
  'nothing-charges': 'That charges nothing.',
  'nothing-asked': 'Nobody has asked you anything.',
  'other-answer': 'That is no answer to what you are asked.',
  'not-offered': 'That is none of the answers.',
  'which-way': 'Name one of the eight directions.',
  'empty-text': 'You have to write something.',
  'long-text': 'That is too long.',
  'unseen-letters': 'Some of that can’t be seen, or has too many marks on one letter.',
  'count-out-of-range': 'That is too few, or too many.',
  'no-use': 'You find no use for it here.',
  'no-fuel': 'There is nothing in it to burn.',
  'no-launcher': 'You have nothing in hand to shoot it with.',
  'no-ammunition': 'You have nothing that fits your launcher.',
  'out-of-range': 'That is out of range.',
  'no-room': 'There is no room for it.',
  'no-way': 'You see no way there yet.',
  'all-explored': 'There is nothing more to explore on foot.',
  blind: 'You can’t see.',
  afraid: 'You are too afraid to strike.',
  'unknown-skill': 'That is no skill of yours.',
  'not-practised': 'You haven’t practised enough.',
  'no-skill-slots': 'You are not experienced enough for that yet.',
  'at-the-limit': 'You are as good at that as you will ever be.',
  'nothing-to-pick-up': 'There is nothing here to pick up.',
  'too-heavy': 'That is too heavy for you to carry as well.',
  'hostile-in-sight': 'You can’t do that with an enemy in sight.',
  'game-over': 'The story is over.',
  'no-spells': 'You know no spells.',
  stunned: 'Your head rings too hard for spells.',
  'cannot-chant': 'The words won’t leave your mouth.',
  'hands-not-free': 'Your hands are taken.',
  'too-hungry': 'Your stomach wants food, not spells.',
  'too-weak': 'You are too feeble for the gestures.',
  overburdened: 'You carry too much to think straight.',
  'not-enough-energy': 'The spell asks more energy than you have.',
  'not-enough-grace': 'The spell asks more grace than you have.',
  'denied-path': 'That path is closed to you.',
  cancelled: 'There is no magic left in you.',
  reeling: 'You can’t find your way in this state.',
  confused: 'You don’t know where you would end up.',
  'no-ability': 'You know no way to be elsewhere.',
  'known-well': 'You know that spell quite well already. Study it to read on all the same.',
  'difficult-book': 'This book is difficult. Study it to read on all the same.',
  'very-difficult-book': 'This book is very difficult. Study it to read on all the same.',
  'unknown-order': 'Your spells can’t be sorted like that.',
};

/** Why a command was refused. */
export function tellRefusal(reason: RefusalReason): string {
  return REFUSALS[reason];
}

/** How the story ended; empty while it goes on. */
export function tellEnding({ ending, hero }: GameView): string {
  if (ending === undefined) {
    return '';
  }
  const who = `${hero.name} the ${hero.race} ${hero.role}`;
  const when = `on turn ${ending.turn}`;
  if (ending.kind === 'won') {
    return `${who} climbed out of the dungeon ${when}, alive.`;
  }
  const during = ending.during === undefined ? '' : `, while ${ending.during},`;
  return `${who} was killed by ${killedBy(ending.killer)}${during} ${when}.`;
}

/** The same in a line of the hall: `Killed by a jackal, while fainting`. */
export function tellHallEnd({ end, killer, during }: HallEntry): string {
  if (end === 'won') {
    return 'Got out alive, with the Amulet';
  }
  return `Killed by ${killedBy(killer)}${during === '' ? '' : `, while ${during}`}`;
}

const MARKS: Readonly<Record<HallMark, string>> = {
  'seed-chosen': 'the seed was chosen',
  exported: 'taken as a file while it was played',
  brought: 'brought as a file',
  'not-repeatable': 'can’t be performed again',
};

/** Why a game of the hall is ranked apart: `The seed was chosen; brought as a file`. */
export function tellHallMarks(marks: readonly HallMark[]): string {
  return marks
    .map(mark => MARKS[mark])
    .join('; ')
    .replace(/^./, letter => letter.toUpperCase());
}

/** What kills without being a creature, and has no article. */
const CAUSES: ReadonlySet<string> = new Set([
  'hunger',
  'bad luck',
  'choking',
  'exhaustion',
  'falling rocks',
  'poison',
  'strangulation',
]);

/** What kills, with its article, unless it is no kind of creature or has one. */
function killedBy(killer: string): string {
  return CAUSES.has(killer) ? killer : withArticle(killer);
}
