// Why a command is refused, and how a game ended.

import { withArticle } from '../english/index.ts';
import type { GameView, HallEntry, HallMark, RefusalReason } from '../game/index.ts';

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  'nothing-there': 'There is nothing there to fight.',
  blocked: 'There is no way through.',
  'not-a-door': 'There is no door there.',
  'already-open': 'The door is already open.',
  'already-closed': 'The door is already closed.',
  occupied: 'Something is in the way.',
  'unknown-item': 'You don’t have that item.',
  'not-drinkable': 'You can’t drink that.',
  'not-readable': 'You can’t read that.',
  'unknown-spell': 'You don’t know that spell.',
  'no-such-magic': 'Spells of that kind can’t be cast here.',
  'needs-direction': 'That spell needs a direction.',
  'not-at-square': 'You can’t cast that at a square: it flies in a direction.',
  levitating: 'You can’t reach the ground while you float.',
  'no-stairs': 'There are no stairs here that lead that way.',
  'without-amulet': 'You can’t leave the dungeon without the Amulet.',
  locked: 'The door is locked.',
  'not-locked': 'There is no locked door there.',
  'not-edible': 'That isn’t edible.',
  'not-wearable': 'You can’t wear that.',
  'not-wieldable': 'You can’t wield that.',
  'empty-handed': 'You aren’t wielding anything.',
  worn: 'You are wearing that: take it off first.',
  'pack-full': 'Your pack is full.',
  'not-worn': 'You aren’t wearing that.',
  'already-worn': 'You are already wearing that.',
  'place-taken': 'You already wear a ring on each hand: take one off first.',
  'hands-full': 'Your hands are full.',
  covered: 'You are wearing something over it: take that off first.',
  cursed: 'It won’t come off: it is cursed.',
  lent: 'A god lent it to you: you can’t part with it.',
  'not-a-wand': 'That isn’t a wand.',
  'rod-short': 'It holds too little energy for a shot.',
  'nothing-charges': 'That can’t charge anything.',
  'nothing-asked': 'No question is waiting for an answer.',
  'question-waits': 'Answer the waiting question first.',
  'kind-known': 'You know what that is: only unidentified kinds can be given a name.',
  'looks-alike': 'Other kinds look the same: give this one item a name instead.',
  'has-a-name': 'It already has a name of its own.',
  'nothing-to-name': 'You carry nothing to give a name to.',
  'nothing-to-call': 'You carry nothing of an unidentified kind.',
  'other-answer': 'That doesn’t answer the question.',
  'not-offered': 'That isn’t one of the answers.',
  'which-way': 'Choose one of the eight directions.',
  'empty-text': 'You have to write something.',
  'long-text': 'That text is too long.',
  'unseen-letters': 'That text has invisible characters, or too many marks on one letter.',
  'count-out-of-range': 'That number is too small or too large.',
  'no-use': 'That has no use of its own.',
  'no-fuel': 'It has no fuel left.',
  'no-launcher': 'You aren’t wielding a launcher for that.',
  'no-ammunition': 'You have nothing that fits your launcher.',
  'out-of-range': 'That is out of range.',
  'no-room': 'There is no room for it.',
  'no-way': 'You know of no way there.',
  'trap-ahead':
    'The only way on leads over a trap that you know of: step over it yourself, or disarm it.',
  'all-explored': 'You have explored everything you can walk to.',
  blind: 'You can’t see.',
  afraid: 'You are too afraid to fight.',
  'unknown-skill': 'You don’t have that skill.',
  'not-practised': 'You haven’t practised that skill enough.',
  'no-skill-slots': 'You don’t have enough skill slots for that yet.',
  'at-the-limit': 'You can’t get any better at that skill.',
  'nothing-to-disarm': 'You know of no trap there.',
  'nothing-to-dip-into': 'You have nothing to dip it into.',
  'too-weak-to-break': 'You aren’t strong enough to break it.',
  'nothing-to-open': 'There is no box here.',
  'nothing-to-invoke': 'It has no power that you could call on.',
  'nothing-to-pull': 'There is no lever there.',
  'no-golem': 'You have no golem.',
  'no-altar': 'There is no altar here to pray at.',
  'nothing-to-enter': 'There is no door or portal under you that leads elsewhere.',
  'way-closed': 'It is closed to you.',
  'amulet-holds': 'The Amulet won’t leave the dungeon by this way. Take the stairs.',
  'nothing-to-pick-up': 'There is nothing here to pick up.',
  'too-heavy': 'That is too heavy for you to carry as well.',
  'hostile-in-sight': 'You can’t do that with an enemy in sight.',
  'game-over': 'The game is over.',
  'others-first': 'The other heroes move first.',
  'no-spells': 'You know no spells.',
  stunned: 'You are too stunned to cast spells.',
  'cannot-chant': 'You can’t speak, so you can’t cast spells.',
  'hands-not-free': 'You need your hands free to cast spells.',
  'too-hungry': 'You are too hungry to cast spells.',
  'too-weak': 'You are too weak to cast spells.',
  overburdened: 'You carry too much to cast spells.',
  'not-enough-energy': 'You don’t have enough energy for that spell.',
  'not-enough-grace': 'You don’t have enough grace for that spell.',
  'no-skill': 'You lack the skill for that spell.',
  'level-too-low': 'Your skill is too low for that spell.',
  'reading-too-low': 'You read too badly for that spell.',
  'denied-path': 'You can’t cast spells of that path.',
  'no-magic-here': 'Magic does nothing on this ground.',
  cancelled: 'You can’t cast spells while your magic is cancelled.',
  reeling: 'You can’t find your way while you are confused or stunned.',
  confused: 'You are too confused to teleport.',
  'no-ability': 'You have no way to teleport.',
  'known-well': 'You already know that spell well. Study the book to read it anyway.',
  'difficult-book': 'This book is difficult. Study it to read it anyway.',
  'very-difficult-book': 'This book is very difficult. Study it to read it anyway.',
  'unknown-order': 'Your spells can’t be sorted by that.',
};

/** Why a command was refused. */
export function tellRefusal(reason: RefusalReason): string {
  return REFUSALS[reason];
}

/** How the game ended; empty while it goes on. */
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

/** The value of a game: `120 points: experience level 3, deepest dungeon level 2.` */
export function tellScore({ points, hero, deepestLevel }: GameView): string {
  const worth = `${points} ${points === 1 ? 'point' : 'points'}`;
  return `${worth}: experience level ${hero.level}, deepest dungeon level ${deepestLevel}.`;
}

/** How a game ended, in a line of the hall: `Killed by a jackal, while fainting`. */
export function tellHallEnd({ end, killer, during }: HallEntry): string {
  if (end === 'won') {
    return 'Got out alive, with the Amulet';
  }
  return `Killed by ${killedBy(killer)}${during === '' ? '' : `, while ${during}`}`;
}

const MARKS: Readonly<Record<HallMark, string>> = {
  'seed-chosen': 'the seed was chosen',
  exported: 'exported while it was being played',
  brought: 'imported from a file',
  'not-repeatable': 'can’t be replayed',
};

/** Why a game of the hall is ranked apart: `The seed was chosen; imported from a file`. */
export function tellHallMarks(marks: readonly HallMark[]): string {
  return marks
    .map(mark => MARKS[mark])
    .join('; ')
    .replace(/^./, letter => letter.toUpperCase());
}

/** Causes of death that aren't creatures and take no article. */
const CAUSES: ReadonlySet<string> = new Set([
  'hunger',
  'bad luck',
  'choking',
  'exhaustion',
  'falling rocks',
  'poison',
  'strangulation',
]);

/** The killer with its article; unchanged for a cause that takes none or a name that has one. */
function killedBy(killer: string): string {
  return CAUSES.has(killer) ? killer : withArticle(killer);
}
