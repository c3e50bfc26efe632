// Lines about things, places and creatures on all levels: `find potion`, then `find 2` to go there.

import { filterFinds, goToFound, whereFound } from '@roguewright/engine/face';
import type { Command, GameView } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import type { FoundThing } from '@roguewright/engine/odds';
import { withArticle } from '@roguewright/engine/words';
import type { Order } from '../order.ts';

/** Finds that one answer lists. */
const MOST_LISTED = 20;

/** `find WORDS`; `find 2` goes to the second of the last list. */
export function readFind(_: readonly string[], __: GameView, raw: string): Order {
  return { do: 'find', words: raw.trim() };
}

/** `a kobold`, `stairs up`, `note “rats here”`. */
function nameOfFind({ kind, name }: FoundThing): string {
  if (kind === 'note') {
    return `note “${name}”`;
  }
  return name.startsWith('stairs') ? name : withArticle(name);
}

/** What was found last, and the way there. */
export class Finder {
  #listed: readonly FoundThing[] = [];

  /** The list for words. */
  async list(host: GameHost, view: GameView, words: string): Promise<string> {
    const { found = [] } = await host.odds({ ask: 'find' });
    const all = filterFinds(found, words);
    this.#listed = all.slice(0, MOST_LISTED);
    if (all.length === 0) {
      return words === '' ? 'You remember nothing yet.' : `You remember nothing like ${words}.`;
    }
    const more = all.length - this.#listed.length;
    return [
      ...this.#listed.map(
        (thing, place) => `${place + 1}. ${nameOfFind(thing)}: ${whereFound(view, thing)}.`,
      ),
      ...(more > 0 ? [`And ${more} more: add a word.`] : []),
      'find and a number goes there.',
    ].join('\n');
  }

  /** The number of a find that the words are; undefined for other words. */
  numbered(words: string): FoundThing | string | undefined {
    if (!/^\d{1,2}$/.test(words)) {
      return undefined;
    }
    return (
      this.#listed[Number(words) - 1] ??
      (this.#listed.length === 0
        ? 'Find something first, such as find potion.'
        : `Expected a number from 1 to ${this.#listed.length}, got ${words}.`)
    );
  }

  /** Goes to a find. @param told carries out a command and tells it @returns the sentences */
  async go(
    view: GameView,
    thing: FoundThing,
    told: (command: Command) => Promise<readonly [sentences: string, view: GameView]>,
  ): Promise<string> {
    const sentences: string[] = [];
    await goToFound(view, thing, async command => {
      const [text, after] = await told(command);
      sentences.push(text);
      return after;
    });
    return sentences.join('\n') || 'You are there already.';
  }
}
