// Films of ways to other places, and of the return of the dead.

import type { GalleryFilm } from './gallery-film.ts';

const ALONE = `\
###########
#.........#
#....@....#
#.........#
###########

`;

const APART = `\
################
#..............#
#..@........x..#
#..............#
################

x: far end
ticks: 30
`;

export const WAYS: readonly GalleryFilm[] = [
  {
    subtype: 1,
    spell: 'spell_call_back',
    about: 'A dead companion comes back with 1 hit point. The body burns away.',
    set: `\
###########
#.........#
#....@b...#
#.........#
###########

b: dead wolf, 20 hit points
ticks: 16
`,
  },
  {
    subtype: 18,
    spell: 'spell_homeward_thread',
    about: 'The caster is taken home after a while.',
    set: `${ALONE}ticks: 64
`,
  },
  {
    subtype: 47,
    spell: 'spell_lowmarch_rift',
    about: 'The second cast: two portals open, here and where the first cast was made.',
    set: APART,
  },
  {
    subtype: 51,
    spell: 'spell_forfeit_road',
    about: 'The caster is taken home soon, for a part of the experience.',
    set: `${ALONE}ticks: 12
`,
  },
  {
    subtype: 52,
    spell: 'spell_walkers_gate',
    about: 'The second cast: two portals open, here and where the first cast was made.',
    set: APART,
  },
];
