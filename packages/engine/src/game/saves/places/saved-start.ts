// The ranges of the beginning of a game: its hero, the others, and what was chosen for them.

import { MOST_BONES } from '../../protocol/bones/bones.ts';
import { LONGEST_NOTE } from '../../protocol/own/own-words.ts';
import { FIRST_PETS, MOST_SEATS } from '../../protocol/performed.ts';
import { chosen, flag, list, oneOf, record, type Shape, text, whole } from '../saved-shape.ts';

const word = text(500);

const companion = record({ heroName: word, role: word, race: word }, { god: word });

/** Heroes who came to the first one. */
export const companions: Shape = list(companion, MOST_SEATS - 1);

/** Bones: their content decides what they may hold, and they are checked when the game is restored. */
const bones = list(() => undefined, MOST_BONES);

/** How the game was begun. */
export const savedStart: Shape = record(
  { heroName: word, role: word, race: word, seed: word },
  {
    casting: word,
    luck: whole(32, 128),
    revives: flag,
    pet: oneOf(FIRST_PETS),
    pickup: chosen(LONGEST_NOTE),
    god: word,
    companions,
    shared: flag,
    bones,
  },
);
