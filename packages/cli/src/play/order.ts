// What a player wants done.

import type { Command, Direction } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import type { LookBackPage } from '../look-back/own-record.ts';

/** The pages that cost no time. */
export type Page =
  | 'look'
  | 'map'
  | 'exits'
  | 'hero'
  | 'inventory'
  | 'equipment'
  | 'spells'
  | 'skills'
  | 'discoveries'
  | 'conducts'
  | 'movers'
  | 'history'
  | 'options'
  | 'help';

/** What is to be done. */
export type Order =
  | {
      readonly do: 'perform';
      readonly command: Command;
      /** The answer to what the command asks. */
      readonly answer?: Command;
    }
  /** The same step several times, until something happens. */
  | { readonly do: 'walk'; readonly direction: Direction; readonly times: number }
  /** Walks to a thing or a place of that name. */
  | { readonly do: 'go'; readonly to: string }
  /** `why`: the facts behind the odds are told as well, summed up or with every value. */
  | { readonly do: 'ask'; readonly question: OddsQuestion; readonly why?: 'summed' | 'every' }
  /** Describes a kind that the hero met, even if none is in sight. `unknown` is the answer for any other kind. */
  | { readonly do: 'recall'; readonly kind: string; readonly unknown: string }
  /** Asks the odds of an attack on each hostile creature in sight, and of its attacks. */
  | { readonly do: 'ask-all' }
  | { readonly do: 'show'; readonly page: Page }
  /** Looks back on the game so far. */
  | { readonly do: 'look-back'; readonly about: LookBackPage }
  /** Lists what the hero remembers of all levels by words; a number goes to one of the last list. */
  | { readonly do: 'find'; readonly words: string }
  /** Looks at a thing, or in a direction. */
  | { readonly do: 'look'; readonly at: string }
  /** Describes a carried item, by letter or name. */
  | { readonly do: 'item'; readonly item: string }
  /** Whether the map is drawn after each command. */
  | { readonly do: 'draw'; readonly drawn: boolean }
  /** Fights the nearest enemy until there is a reason to stop. */
  | { readonly do: 'fight' }
  /** The last act once more. */
  | { readonly do: 'again' }
  /** Rests until what is written is so. */
  | { readonly do: 'rest-until'; readonly until: string }
  /** The chance to die within the next moves. */
  | { readonly do: 'danger' }
  /** From which danger the player is asked before an act. */
  | { readonly do: 'caution'; readonly threshold: number }
  /** Whether first-time hints are shown. */
  | { readonly do: 'hints'; readonly on: boolean }
  | { readonly do: 'save' }
  | { readonly do: 'quit' }
  | { readonly do: 'nothing' }
  /** The line was not understood; the text says why. */
  | {
      readonly do: 'say';
      readonly text: string;
      /** There is no such command at all, whatever is in sight or carried. */
      readonly unknown?: true;
    };

/** Says something instead of doing something. */
export function say(text: string): Order {
  return { do: 'say', text };
}

/** Orders that `again` repeats. */
export const REPEATABLE: ReadonlySet<Order['do']> = new Set([
  'perform',
  'walk',
  'go',
  'fight',
  'rest-until',
]);
