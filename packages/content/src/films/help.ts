// Films of spells that help, change or call creatures.

import type { GalleryFilm } from './gallery-film.ts';

const ALONE = `\
###########
#.........#
#....@....#
#.........#
###########

ticks: 12
`;

const FACING = `\
###############
#.............#
#.............#
#...@....w....#
#.............#
#.............#
###############

w: wolf, 80 hit points
`;

export const HELP: readonly GalleryFilm[] = [
  {
    subtype: 19,
    spell: 'spell_unheeded',
    about: 'The caster can’t be seen while the effect lasts.',
    set: `${FACING}ticks: 12
`,
  },
  {
    subtype: 21,
    spell: 'spell_mending',
    about: 'Lost hit points come back.',
    set: `${ALONE}hit points: 40/200
`,
  },
  {
    subtype: 24,
    spell: 'spell_ox_sinew',
    about: 'A force in the caster raises an attribute for a time.',
    set: ALONE,
  },
  {
    subtype: 27,
    spell: 'spell_call_hound',
    about: 'A servant comes and fights for the caster.',
    set: `${FACING}creatures: move
ticks: 60
`,
  },
  {
    subtype: 28,
    spell: 'spell_feed_wand',
    about: 'A wand gets some of its charges back.',
    set: `${ALONE}carried: wand/spell_fireball
`,
  },
  {
    subtype: 31,
    spell: 'spell_quittance',
    about: 'Curses of carried items are lifted.',
    set: `${ALONE}wielded: cursed long sword
`,
  },
  {
    subtype: 37,
    spell: 'spell_leech_power',
    about: 'Energy passes between the caster and a creature.',
    set: `\
###############
#.............#
#.............#
#...@w........#
#.............#
#.............#
###############

w: hedge mage, 80 hit points
ticks: 6
`,
  },
  {
    subtype: 44,
    spell: 'spell_telltale',
    about: 'Creatures within reach glow, and can be seen in the dark.',
    set: `\
###############
#.............#
#.............#
#...@..w...w..#
#.............#
#.............#
###############

w: wolf, 80 hit points
ground: dark
ticks: 12
`,
  },
  {
    subtype: 46,
    spell: 'spell_ember_ring',
    about: 'An aura goes with the caster and hurts those beside it.',
    set: `\
###############
#.............#
#.....w.......#
#....w@w......#
#.....w.......#
#.............#
###############

w: wolf, 200 hit points
ticks: 30
`,
  },
  {
    subtype: 50,
    spell: 'spell_winter_mantle',
    about: 'A shield of an element protects the caster and strikes those beside it.',
    set: `\
###############
#.............#
#.............#
#....w@w......#
#.............#
#.............#
###############

w: wolf, 200 hit points
ticks: 30
`,
  },
];
