// Spells of forces for scenes: known to the hero, in wands and potions, and known to monsters.

import { GameObject } from '../../objects/index.ts';
import { Scene, type SceneOptions } from './scene.ts';

/** The spells, by name. */
const SPELLS: Readonly<Record<string, string>> = {
  brawn: 'subtype 24\nstr 1\nduration 40',
  burly: 'subtype 24\nstr 2\nduration 20\nrace build',
  stocky: 'subtype 24\ncon 1\nduration 20\nrace build',
  shell: 'subtype 24\nac 3\nduration 40',
  coat: 'subtype 24\nresist_fire 50\nduration 40',
  rush: 'subtype 24\nexp 3\nduration 40',
  drift: 'subtype 24\nmove_type fly_low\nduration 25',
  oath: 'subtype 24\ngives_attuned 2\ngives_repelled 4\nduration 40',
  owl: 'subtype 24\ncan_see_in_dark 1\nduration 40',
  knit: 'subtype 24\nhp 6\nduration 90',
  edge: 'subtype 24\nattacktype 4\nwc 2\nduration 40',
  veil: 'subtype 19\nduration 60',
  cloak: 'subtype 19\nduration 60\nmake_invisible 1',
  hush: 'subtype 19\nduration 60\nrace undead',
  shine: 'subtype 44\nduration 3\nrange 5',
  ring: 'subtype 46\nattacktype 4\ndam 3\nrange 1\nduration 30\nother_arch ring_borne',
  mantle:
    'subtype 50\nattacktype 16\ndam 3\nrange 1\nduration 30\nresist_cold 40\nother_arch mantle_borne',
};

const BORNE = ['ring', 'mantle']
  .map(
    name =>
      `Object ${name}_borne\nname ${name}\ntype 102\nsubtype 46\nspeed 1\nattacktype 4\nend\n`,
  )
  .join('');

const files = [
  {
    path: 'forces.arc',
    text: [
      ...Object.entries(SPELLS).flatMap(([name, keys]) => [
        `Object spell_${name}\nname ${name}\ntype 101\nlevel 1\nspell_level 1\nschool attack\nsp 2\ncasting_time 10\n${keys}\nend\n`,
        `Object wand_of_${name}\nname wand of ${name}\ntype 109\nlevel 1\nweight 100\ncharges 3\narch spell_${name}\nend\nend\n`,
        `Object potion_of_${name}\nname potion of ${name}\ntype 5\nlevel 1\nweight 100\narch spell_${name}\nend\nend\n`,
        `Object mage_of_${name}\nname mage\nmonster 1\nlevel 3\nmovement 12\nnotices 20\nability_one_in 1\nglyph M\narch spell_${name}\nend\nend\n`,
      ]),
      BORNE,
      'Object dead_one\nname dead one\nmonster 1\nlevel 2\nmovement 12\nnotices 20\nglyph D\ncombat_flags undead evil\nblow_1 claw 1d2\nend\n',
    ].join(''),
  },
];

/** A direction of these scenes. */
type Way = 0 | 1 | 3 | 5 | 7;

/** A scene with those spells. `M` is a mage that knows one of them, `D` one of the undead. */
export class ForceScene extends Scene {
  constructor(rows: readonly string[], mage: string, options: SceneOptions = {}) {
    super(rows, { content: files, kinds: { M: `mage_of_${mage}`, D: 'dead_one' }, ...options });
    const { hero, sheet } = this.state;
    hero.maxHitPoints = 500;
    hero.hitPoints = 500;
    sheet.energy = 90;
    sheet.maxEnergy = 100;
    for (const monster of this.state.level.creatures.all) {
      monster.hunts = true;
      monster.maxHitPoints = 500;
      monster.hitPoints = 500;
    }
  }

  /** The hero casts one of the spells, which he knows from then on. */
  cast(name: string, direction: Way = 0): void {
    const { content, sheet } = this.state;
    const known = sheet.spells.find(({ archetype }) => archetype.id === `spell_${name}`);
    const spell = known ?? new GameObject(this.state.newId(), content.archetype(`spell_${name}`));
    if (known === undefined) {
      sheet.spells.push(spell);
      sheet.memory.set(spell.id, 20_000);
    }
    this.perform({ kind: 'cast', spell: spell.id, direction });
  }

  /** The hero uses a carrier of one of the spells. */
  use(carrier: 'wand' | 'potion', name: string): void {
    const { content, sheet } = this.state;
    const item = new GameObject(this.state.newId(), content.archetype(`${carrier}_of_${name}`));
    item.inventory.push(new GameObject(this.state.newId(), content.archetype(`spell_${name}`)));
    sheet.inventory.add(item);
    this.perform(
      carrier === 'wand'
        ? { kind: 'zap', item: item.id, direction: 0 }
        : { kind: 'quaff', item: item.id },
    );
  }

  /** Moves pass. */
  rest(moves: number): void {
    for (let move = 0; move < moves; move++) {
      this.perform({ kind: 'search', count: 1 });
    }
  }
}
