// Films of spells that call servants, and that change whose side creatures are on.

import type { GalleryFilm } from './gallery-film.ts';

export const SIDES: readonly GalleryFilm[] = [
  {
    subtype: 12,
    spell: 'spell_rouse_clay',
    about: 'A golem goes where its caster steers it, and loses one hit point each turn.',
    set: `\
###############
#.............#
#.............#
#...@....w....#
#.............#
#.............#
###############

w: wolf, 80 hit points
creatures: move
direction: e
ticks: 120
`,
  },
  {
    subtype: 34,
    spell: 'spell_sweet_reason',
    about: 'Monsters around the caster change sides, if they are weak enough.',
    set: `\
###############
#.............#
#.............#
#....w@w......#
#.............#
#........w....#
###############

w: jackal
creatures: move
level: 30
ticks: 60
`,
  },
  {
    subtype: 41,
    spell: 'spell_dancing_blade',
    about: 'A weapon of the caster rises and fights for him.',
    set: `\
###############
#.............#
#.............#
#...@....w....#
#.............#
#.............#
###############

w: wolf, 80 hit points
carried: long sword
creatures: move
direction: e
ticks: 120
`,
  },
];
