// Films of spells that show something, or change the light.

import type { GalleryFilm } from './gallery-film.ts';

const CAVE = `\
###################
#......#..........#
#......#..........#
#.................#
#..@...#######.####
#......#..........#
#......#..........#
#......#..........#
###################

ticks: 6
`;

const ROOMS = `\
###################
#......#..........#
#......#....w.....#
#......+..........#
#..@...#######.####
#......#..........#
#......#...w......#
#......#..........#
###################

w: wolf, 80 hit points
ticks: 6
`;

export const SIGHT: readonly GalleryFilm[] = [
  {
    subtype: 14,
    spell: 'spell_lay_of_the_land',
    about: 'Walls, doors and floors around the caster are remembered as if seen.',
    set: CAVE,
  },
  {
    subtype: 17,
    spell: 'spell_look_inward',
    about: 'The caster learns of the effects that work in him.',
    set: ROOMS,
  },
  {
    subtype: 20,
    spell: 'spell_scrutiny',
    about: 'The first creature in the direction is examined: its level and hit points are told.',
    set: `\
#############
#...........#
#.@.....w...#
#...........#
#############

w: wolf, 37 hit points
ticks: 3
`,
  },
  {
    subtype: 32,
    spell: 'spell_appraise',
    about: 'Carried items, and those underfoot, tell what they are.',
    set: `\
#########
#.......#
#...@...#
#.......#
#########

carried: wand/spell_fireball
carried: scroll/spell_sleep
ticks: 2
`,
  },
  {
    subtype: 33,
    spell: 'spell_sense_life',
    about: 'What is hidden behind walls is seen for a moment.',
    set: ROOMS,
  },
  {
    subtype: 42,
    spell: 'spell_witch_light',
    about: 'A light stays where it was put and shines on the dark ground.',
    set: `\
#################
#...............#
#...............#
#.@........w....#
#...............#
#...............#
#################

w: wolf, 80 hit points
ground: dark
ticks: 12
`,
  },
  {
    subtype: 43,
    spell: 'spell_nightfall',
    about: 'The whole level gets darker or brighter.',
    set: `\
#################
#...............#
#...............#
#.@.....w.......#
#...............#
#...............#
#################

w: wolf, 80 hit points
ticks: 6
`,
  },
];
