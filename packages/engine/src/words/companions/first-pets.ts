// The choices of an animal to begin with, for every face.

import type { FirstPet } from '../../game/index.ts';

/** One choice. */
interface PetChoice {
  /** A word for new games, or `none`. */
  readonly id: FirstPet | 'none';
  readonly name: string;
  readonly about: string;
}

/** The choices, the usual one first. */
export const PET_CHOICES: readonly PetChoice[] = [
  {
    id: 'role',
    name: 'as the role',
    about:
      'An animal begins with you: a Knight has a saddled pony, a Wizard a kitten, others a little dog or a kitten.',
  },
  { id: 'dog', name: 'dog', about: 'A little dog begins with you. A Knight has his pony.' },
  { id: 'cat', name: 'cat', about: 'A kitten begins with you. A Knight has his pony.' },
  { id: 'none', name: 'none', about: 'You begin alone.' },
];

/** The role whose animal belongs to it: the rules give it to him whatever animal is wished for. */
const RIDER = 'knight';

/** The choice of one who isn't asked: a Knight has his pony, others begin alone. */
export function untoldPet(role: string): PetChoice['id'] {
  return role === RIDER ? 'role' : 'none';
}

/** The first pet that a choice gives in a new game. */
export function petWish(id: PetChoice['id']): { readonly pet?: FirstPet } {
  return id === 'none' ? {} : { pet: id };
}
