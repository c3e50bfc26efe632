// Films of spells that a god grants.

import type { GalleryFilm } from './gallery-film.ts';

export const DIVINE: readonly GalleryFilm[] = [
  {
    subtype: 10,
    spell: 'spell_heavy_hand',
    about: 'The god of the caster strikes the first enemy in the line.',
    set: `\
###############
#.............#
#.............#
#..@...w......#
#.............#
#.............#
###############

w: wolf, 120 hit points
god: god_vael
ticks: 12
`,
  },
  {
    subtype: 25,
    spell: 'spell_small_blessing',
    about: 'A blessing gives some of what the god resists, and its paths.',
    set: `\
###########
#.........#
#....@....#
#.........#
###########

god: god_vael
ticks: 12
`,
  },
  {
    subtype: 26,
    spell: 'spell_shut_out',
    about: 'A curse on the first enemy in the line weakens it and denies it paths.',
    set: `\
###############
#.............#
#.............#
#..@...w......#
#.............#
#.............#
###############

w: wolf, 120 hit points
god: god_vael
ticks: 12
`,
  },
  {
    subtype: 40,
    spell: 'spell_rededicate',
    about: 'The altar under the caster belongs to his god from now on.',
    set: `\
###########
#.........#
#....@....#
#.........#
###########

under: bare altar
god: god_vael
level: 20
ticks: 4
`,
  },
];
