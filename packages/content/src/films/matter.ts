// Films of spells that change things and bodies.

import type { GalleryFilm } from './gallery-film.ts';

export const MATTER: readonly GalleryFilm[] = [
  {
    subtype: 29,
    spell: 'spell_second_thoughts',
    ruleset: 'crossfire',
    about:
      'What stands and lies in the line becomes another of its kind. The house’s rules switch this off.',
    set: `\
###############
#.............#
#.............#
#..@.w.!......#
#.............#
#.............#
###############

w: jackal
!: dagger
level: 20
ticks: 6
`,
  },
  {
    subtype: 30,
    spell: 'spell_true_weight',
    about: 'Things around the caster melt to gold, at a part of what they are worth.',
    set: `\
###########
#.........#
#...!.....#
#..!@!....#
#...!.....#
#.........#
###########

!: long sword
ticks: 4
`,
  },
  {
    subtype: 45,
    spell: 'spell_gutter_cough',
    about: 'The first creature in the line falls ill, and infects those beside it.',
    set: `\
###############
#.............#
#......w......#
#..@...ww.....#
#......w......#
#.............#
###############

w: wolf, 200 hit points
ticks: 120
`,
  },
  {
    subtype: 49,
    spell: 'spell_ill_wish',
    about: 'An item of the caster’s choice is cursed.',
    set: `\
#########
#.......#
#...@...#
#.......#
#########

carried: dagger
ticks: 3
`,
  },
];
