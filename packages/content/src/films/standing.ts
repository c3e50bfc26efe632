// Films of spells that leave something on the ground, or take it away.

import type { GalleryFilm } from './gallery-film.ts';

const ROOM = `\
#############
#...........#
#...........#
#..@....w...#
#...........#
#...........#
#############

w: wolf, 200 hit points
`;

export const STANDING: readonly GalleryFilm[] = [
  {
    subtype: 2,
    spell: 'spell_rune_of_kindling',
    about: 'A rune waits on the square in front of the caster until a creature steps on it.',
    set: `\
#############
#############
#############
#..@....w...#
#############
#############
#############

w: wolf, 200 hit points
direction: e
creatures: move
ticks: 60
`,
  },
  {
    subtype: 3,
    spell: 'spell_leave_word',
    about: 'A mark carries a text that every reader sees.',
    set: `${ROOM}direction: e
text: The well is dry.
ticks: 4
`,
  },
  {
    subtype: 13,
    spell: 'spell_long_step',
    about: 'A door of magic leads straight ahead, as far as the ground is open.',
    set: `\
#####################
#.........#.........#
#.@.................#
#.........#.........#
#####################

count: 9
ticks: 4
`,
  },
  {
    subtype: 15,
    spell: 'spell_hedge_of_flame',
    about:
      'A wall grows to both sides of its first square. A wall of fire burns what stands in it.',
    set: `${ROOM}direction: e
creatures: move
ticks: 60
`,
  },
  {
    subtype: 22,
    spell: 'spell_conjure_supper',
    about: 'Food appears at the feet of the caster.',
    set: `${ROOM}ticks: 4
`,
  },
  {
    subtype: 23,
    spell: 'spell_let_fall',
    about: 'Walls of earth within reach crumble.',
    set: `\
###########
#.........#
#..eee....#
#..e@e....#
#..eee....#
#.........#
###########

e: bank of earth
ticks: 3
`,
  },
  {
    subtype: 38,
    spell: 'spell_unwrite',
    about: 'The rune in front of the caster is unwritten, if the spell is strong enough.',
    set: `\
###########
#.........#
#..@r.....#
#.........#
###########

r: found rune of kindling
level: 40
direction: e
ticks: 4
`,
  },
  {
    subtype: 39,
    spell: 'spell_fletching',
    about: 'Arrows appear at the feet of the caster.',
    set: `${ROOM}ticks: 4
`,
  },
];
