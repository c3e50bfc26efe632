// The films of the gallery: for each subtype of Crossfire a spell that ships, and the set on which it is filmed.

import { ATTACKS } from './attacks.ts';
import { DIVINE } from './divine.ts';
import type { GalleryFilm } from './gallery-film.ts';
import { HELP } from './help.ts';
import { MATTER } from './matter.ts';
import { SIDES } from './sides.ts';
import { SIGHT } from './sight.ts';
import { STANDING } from './standing.ts';
import { WAYS } from './ways.ts';

export type { GalleryFilm };

/** The films in the order of their subtypes. Spells of a subtype without a film use the set `OPEN_GROUND`. */
export const FILMS: readonly GalleryFilm[] = [
  ...ATTACKS,
  ...SIGHT,
  ...STANDING,
  ...HELP,
  ...MATTER,
  ...DIVINE,
  ...SIDES,
  ...WAYS,
].toSorted((one, other) => one.subtype - other.subtype);

/** A room with a few enemies: the set of a spell that has none of its own. */
export const OPEN_GROUND = `\
#################
#...............#
#...............#
#...........j...#
#.@.....j.......#
#...........z...#
#...............#
#...............#
#################

j: wolf, 60 hit points
z: bone soldier, 60 hit points
`;
