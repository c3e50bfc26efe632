// The player's rules and notes in lines.

import type { GameView, Wish } from '../../game/index.ts';
import { placeName } from '../told/way-events.ts';

/** What each kind of rules says, and how it is written. */
export const WISH_HELP: Readonly<Record<Wish, { readonly title: string; readonly about: string }>> =
  {
    pickup: {
      title: 'Picked up on the way',
      about:
        'Signs of the map and words between commas: “! ?, gold, potion heal”. A minus excludes: “ring, -cursed”. What you drop stays where it is. Explore fetches what it knows of.',
    },
    stops: {
      title: 'Who stops you',
      about:
        'Names or signs of creatures between commas: “unicorn” stops you though it is peaceful, “-newt” doesn’t stop you. A wound always does.',
    },
    messages: {
      title: 'Messages that stop you',
      about:
        'Words of a message between commas: “door, altar” ends explore, travel, a rest or a search when a message has one of them. A minus excludes: “comes into view, -newt”.',
    },
  };

/** What holds without rules. */
const WITHOUT: Readonly<Record<Wish, string>> = {
  pickup: 'nothing',
  stops: 'every enemy in sight',
  messages: 'none',
};

/** The rules as they stand; without any, that there are none. */
export function tellWish({ own }: Pick<GameView, 'own'>, wish: Wish): string {
  const rules = own?.[wish];
  return `${WISH_HELP[wish].title}: ${rules ?? WITHOUT[wish]}.`;
}

/** A line a note, the oldest first. @param only the key of a level whose notes they are; absent: all */
export function noteLines({ own }: Pick<GameView, 'own'>, only?: number): string[] {
  const notes = (own?.notes ?? []).filter(({ level }) => only === undefined || level === only);
  return notes.map(({ turn, level, text }) => `Turn ${turn}, ${placeName(level)}: ${text}`);
}
