// Finding again what the hero remembers of all levels: a list filtered by words, and the way there.

import { matchesWords } from '../../english/index.ts';
import type { Command, GameView } from '../../game/index.ts';
import type { FoundThing } from '../../odds/index.ts';
import { kindWords, placeName, shortPlaceName } from '../../words/index.ts';
import { placeOf } from '../compass.ts';
import { sameSquare } from '../square.ts';

/** What a search may say besides the name. */
const KINDS: Readonly<Record<FoundThing['kind'], string>> = {
  item: 'item thing',
  creature: 'creature monster',
  fixture: 'place',
  place: 'place',
  note: 'note',
};

/**
 * What has all the words of a search, in the same order. Words are looked for in the name, the place (`dungeon 3`), and
 * the kind (`item`, `armour`, `monster`, `place`, `note`); a single sign such as `!` is the letter of a thing on the map.
 */
export function filterFinds(found: readonly FoundThing[], search: string): FoundThing[] {
  const sign = search.trim();
  const isSign = /^[^\p{L}\d\s]$/u.test(sign);
  return found.filter(thing =>
    isSign
      ? thing.glyph === sign
      : matchesWords(
          `${thing.name} ${KINDS[thing.kind]} ${thing.kind === 'item' ? kindWords(thing.glyph) : ''} ${placeName(thing.level)} ${shortPlaceName(thing.level)}`,
          search,
        ),
  );
}

/** Where it is: `5 squares east`, `dungeon level 2`, and when a creature was there. */
export function whereFound({ hero }: GameView, thing: FoundThing): string {
  const place = thing.away === 0 ? placeOf(hero, thing) : placeName(thing.level);
  const what = thing.kind === 'note' ? 'noted' : 'seen';
  return thing.seen === undefined ? place : `${place}, ${what} in turn ${thing.seen}`;
}

/** The next command on the way to what was found: by stairs to its level, then to its square; none: he is there. */
export function commandTowards(
  { dungeonLevel, hero }: GameView,
  thing: Pick<FoundThing, 'level' | 'x' | 'y'>,
): Command | undefined {
  if (dungeonLevel !== thing.level) {
    return { kind: 'journey', level: thing.level };
  }
  return sameSquare(hero, thing) ? undefined : { kind: 'travel', x: thing.x, y: thing.y };
}

/**
 * Goes to what was found: at most two commands, the second once the hero has come to its level.
 * @param perform carries out a command @returns the view after it; undefined: it failed
 */
export async function goToFound(
  view: GameView,
  thing: FoundThing,
  perform: (command: Command) => Promise<GameView | undefined>,
): Promise<void> {
  const first = commandTowards(view, thing);
  const then = first === undefined ? undefined : await perform(first);
  if (first?.kind === 'journey' && then?.dungeonLevel === thing.level) {
    const second = commandTowards(then, thing);
    if (second !== undefined) {
      await perform(second);
    }
  }
}
