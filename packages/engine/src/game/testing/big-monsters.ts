// Monsters of several squares for scenes and properties.

import type { ContentFile } from '../../objects/index.ts';

const kind = (id: string, keys: string, parts: readonly (readonly [x: number, y: number])[]) =>
  `Object ${id}\nname ${id}\nmonster 1\nalive 1\nlevel 3\nmovement 12\nblow_1 bite 1d2\nnotices 12\n${keys}\nend\n${parts
    .map(([x, y], part) => `More\nObject ${id}_${part + 2}\nx ${x}\ny ${y}\nend\n`)
    .join('')}`;

/** A monster of 2 × 2, one of 3 × 1 and one in the shape of a hook, which is met by chance. */
export const BIG_MONSTERS: readonly ContentFile[] = [
  {
    path: 'big-monsters.arc',
    text: [
      kind('block', 'frequency 9\nglyph B', [
        [1, 0],
        [0, 1],
        [1, 1],
      ]),
      kind('plank', 'frequency 9\nglyph P\nweight 100', [
        [1, 0],
        [2, 0],
      ]),
      kind('hook', 'frequency 9\nglyph H\ngait fly\nlight_radius 2', [
        [0, 1],
        [1, 1],
        [-1, 2],
      ]),
    ].join(''),
  },
];
