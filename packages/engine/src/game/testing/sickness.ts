// Diseases for scenes: caused by the hero or a mage, from a wand, and cured.

import { ForceScene } from './force-spells.ts';
import type { SceneOptions } from './scene.ts';

/** The diseases, by name. */
const DISEASES: Readonly<Record<string, string>> = {
  ague: 'race *\nlevel 1\nwc 60\nmagic 2\nmaxgrace 12\nmaxhp 5\ndam 3\nstr -2\nlast_sp 50\nhp -3\nspeed 0.1',
  rot: 'race *\nlevel 1\nwc 0\nmaxgrace -1\nmaxhp 1\ndam -2\nac 50\ncon -1\nspeed 0.1\nlast_heal 1\nother_arch rot_flake',
  grey: 'race undead\nlevel 1\nwc 0\nmaxgrace 3\nmaxhp 1\ndam 1\nspeed 0.1',
};

const SPELLS: Readonly<Record<string, string>> = {
  ague: 'subtype 45\nlevel 1\nrange 5\nother_arch ague',
  rot: 'subtype 45\nlevel 1\nrange 5\nother_arch rot',
  grey: 'subtype 45\nlevel 1\nrange 5\nother_arch grey',
  balm: 'subtype 21\nlevel 1\nattacktype 33554432',
};

const files = [
  {
    path: 'sickness.arc',
    text: [
      ...Object.entries(DISEASES).map(
        ([name, keys]) =>
          `Object ${name}\nname ${name}\ntype 158\nattacktype 33554432\n${keys}\nend\n`,
      ),
      ...Object.entries(SPELLS).flatMap(([name, keys]) => [
        `Object spell_${name}\nname ${name}\ntype 101\nspell_level 1\nschool attack\nsp 2\ncasting_time 10\n${keys}\nend\n`,
        `Object wand_of_${name}\nname wand of ${name}\ntype 109\nlevel 1\nweight 100\ncharges 3\narch spell_${name}\nend\nend\n`,
        `Object mage_of_${name}\nname mage\nmonster 1\nlevel 3\nmovement 12\nnotices 20\nability_one_in 1\nglyph M\narch spell_${name}\nend\nend\n`,
      ]),
      'Object rot_flake\nname flake\nname_pl flakes\ntype 72\nweight 7\nend\n',
      'Object detect_magic\nname glint\ntype 102\nsubtype 0\nfood 3\nspeed 1\nend\n',
      'Object dead_one\nname dead one\nmonster 1\nlevel 2\nmovement 12\nnotices 20\nglyph D\ncombat_flags undead evil\nblow_1 claw 1d2\nend\n',
    ].join(''),
  },
];

/** A scene with those spells. `M` is a mage that knows one of them, `D` one of the undead. */
export class SicknessScene extends ForceScene {
  constructor(rows: readonly string[], mage = 'ague', options: SceneOptions = {}) {
    super(rows, mage, { content: files, ...options });
  }
}
