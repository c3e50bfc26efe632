// Films of spells that hurt.

import type { GalleryFilm } from './gallery-film.ts';

/** Three enemies in a row, one aside, and a wall behind them. */
const ROW = `\
###################
#.................#
#.................#
#..........w......#
#.@....w...w......#
#..........w......#
#.................#
#.................#
###################

w: wolf, 80 hit points
`;

/** A crowd that stands apart. */
const CROWD = `\
###############
#.............#
#.....w.......#
#....w..w.....#
#.@.w.........#
#....w..w.....#
#.....w.......#
#.............#
###############

w: wolf, 80 hit points
`;

export const ATTACKS: readonly GalleryFilm[] = [
  {
    subtype: 4,
    spell: 'spell_lightning_bolt',
    about: 'A bolt goes on through what it hits, and comes back from a wall.',
    set: `\
##############
#.........####
#..........###
#...........##
#..w.........#
#.@....w.....#
##############

w: wolf, 80 hit points
direction: ne
`,
  },
  {
    subtype: 5,
    spell: 'spell_fireball',
    about: 'A bullet flies to the first creature or wall and bursts there. The burst spreads.',
    set: ROW,
  },
  {
    subtype: 7,
    spell: 'spell_burning_fan',
    about: 'A cone widens with every square, as far as its range.',
    set: CROWD,
  },
  {
    subtype: 8,
    spell: 'spell_thunder_jar',
    about: 'A bomb lies where it was put until its last frame; then splints fly in all directions.',
    set: `\
###############
#.............#
#.............#
#......w......#
#.............#
#.w....@....w.#
#.............#
#......w......#
#.............#
###############

w: wolf, 80 hit points
`,
  },
  {
    subtype: 9,
    spell: 'spell_whimsy',
    about: 'Wonder releases a spell of a list, another each time.',
    set: CROWD,
  },
  {
    subtype: 11,
    spell: 'spell_magic_missile',
    about: 'A missile turns after its target at every step.',
    set: `\
###################
#.................#
#.................#
#............w....#
#.@...............#
#.................#
#.................#
###################

w: wolf, 80 hit points
`,
  },
  {
    subtype: 16,
    spell: 'spell_ruin',
    about: 'Destruction strikes every enemy within its range at once, through walls as well.',
    set: `\
###############
#.............#
#...w.....w...#
#.............#
#.....w@#w....#
#.............#
#.......w.....#
#.............#
###############

w: wolf, 80 hit points
`,
  },
  {
    subtype: 35,
    spell: 'spell_storm_globe',
    about: 'A ball strays on its way and hurts what it touches, until its time is over.',
    set: `${ROW}ticks: 60\n`,
  },
  {
    subtype: 36,
    spell: 'spell_flock_of_darts',
    about: 'A swarm starts from squares around the caster; the last shot goes straight.',
    set: ROW,
  },
];
