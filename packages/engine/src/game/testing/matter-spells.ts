// Spells on matter for scenes: gold, other shapes, curses and blessings of items.

import { type GameObject, makeObject } from '../../objects/index.ts';
import { ForceScene } from './force-spells.ts';
import type { SceneOptions } from './scene.ts';

const SPELLS: Readonly<Record<string, string>> = {
  gild: 'subtype 30\nlevel 1\nduration 20\ndam_modifier 1',
  turn: 'subtype 29\nlevel 1\nrange 5\nother_arch turned',
  hex: 'subtype 49\nlevel 1\ncursed 1',
  boon: 'subtype 49\nlevel 1\nblessed 1',
  both: 'subtype 49\nlevel 1\ncursed 1\nblessed 1',
};

/** Things, by name. */
const THINGS: Readonly<Record<string, string>> = {
  anvil: 'type 15\nvalue 4000\nweight 15000\nweapon_kind hafted\ndamage_dice 1d4',
  poker: 'type 15\nvalue 3000\nweight 1000\nweapon_kind hafted\ndamage_dice 1d4',
  ladle: 'type 15\nvalue 90\nweight 1000\nweapon_kind hafted\ndamage_dice 1d2',
  tongs: 'type 15\nvalue 50\nweight 1000\nweapon_kind hafted\ndamage_dice 1d2',
  stone: 'type 15\nweight 1000\nweapon_kind hafted\ndamage_dice 1d2',
  coin: 'type 36\nvalue 1\nweight 1',
  gold_bead: 'type 60\nvalue 40\nweight 40',
  gold_lump: 'type 60\nvalue 400\nweight 400',
};

const files = [
  {
    path: 'matter.arc',
    text: [
      ...Object.entries(SPELLS).flatMap(([name, keys]) => [
        `Object spell_${name}\nname ${name}\ntype 101\nspell_level 1\nschool attack\nsp 2\ncasting_time 10\n${keys}\nend\n`,
        `Object mage_of_${name}\nname mage\nmonster 1\nlevel 3\nmovement 12\nnotices 20\nability_one_in 1\nglyph M\nfrequency 1\narch spell_${name}\nend\nend\n`,
      ]),
      ...Object.entries(THINGS).map(
        ([name, keys]) => `Object ${name}\nname ${name}\nname_pl ${name}s\n${keys}\nend\n`,
      ),
      'Object turned\nname turned\ntype 102\nsubtype 0\nfood 4\nspeed 1\nend\n',
      'Object toad\nname toad\nmonster 1\nlevel 1\nmovement 6\nnotices 9\nfrequency 1\nglyph t\nblow_1 bite 1d2\nend\n',
    ].join(''),
  },
];

/** A scene with those spells and things. */
export class MatterScene extends ForceScene {
  constructor(rows: readonly string[], options: SceneOptions = {}) {
    super(rows, 'hex', { content: files, ...options });
  }

  /** The hero knows one of the spells. @returns its id */
  learn(name: string): number {
    const { sheet } = this.state;
    const spell = this.thing(`spell_${name}`);
    sheet.spells.push(spell);
    sheet.memory.set(spell.id, 20_000);
    sheet.energy = 90;
    return spell.id;
  }

  /** A new thing. */
  thing(id: string, count = 1): GameObject {
    const { content } = this.state;
    return makeObject(content, content.archetype(id), () => this.state.newId(), count);
  }

  /** Puts a new thing on the floor. @param steps squares east of the hero */
  lay(id: string, steps: number, count = 1): GameObject {
    const thing = this.thing(id, count);
    this.state.level.drop(this.state.hero.square + steps, thing);
    return thing;
  }

  /** The names of what lies there, with their counts. */
  lying(steps: number): string[] {
    const pile = this.state.level.items.get(this.state.hero.square + steps) ?? [];
    return pile.map(({ name, count }) => `${count} ${name}`);
  }

  /** Gives the hero a new thing. */
  give(id: string, count = 1): GameObject {
    const added = this.state.sheet.inventory.add(this.thing(id, count));
    if (added.kind === 'full') {
      throw new Error('the pack is full');
    }
    return added.thing;
  }
}
