// Bombs, balls, swarms, wonders and transfers of mana for scenes: as spells, in wands, and known to monsters.

import { GameObject } from '../../objects/index.ts';
import { Scene, type SceneOptions } from './scene.ts';

/** The spells, by name. */
const SPELLS: Readonly<Record<string, string>> = {
  jar: 'subtype 8\nattacktype 1\ndam 6\nrange 2\nduration 2\nother_arch jar_lying',
  globe: 'subtype 35\nattacktype 8\ndam 6\nduration 12\nother_arch globe_rolling',
  flock: 'subtype 36\nduration 1\nother_arch spell_dart',
  whim: 'subtype 9\nrange 2\nduration 2\nrandomitems whims\nother_arch petals',
  lend: 'subtype 37\ndam 5',
  leech: 'subtype 37\ndam -50',
};

const EFFECTS = `Object jar_lying
name jar
type 102
subtype 8
speed 0.2
pictures 4
other_arch jar_burst
splinter splint
end
Object jar_burst
name burst
type 102
subtype 6
speed 0.2
attacktype 1
end
Object splint
name shard
type 102
subtype 5
speed 0.5
end
Object globe_rolling
name globe
type 102
subtype 35
speed 1
is_used_up 1
end
Object swarm_spell
name swarm
type 102
subtype 36
speed 1
end
Object spell_dart
name dart
type 101
subtype 5
level 1
attacktype 2
dam 3
other_arch dart_flight
end
Object dart_flight
name dart
type 102
subtype 5
speed 1
end
Object petals
name petals
type 102
subtype 7
speed 1
end
Object exploding_fireball
name burst of power
type 102
subtype 5
speed 1
other_arch power_fire
end
Object power_fire
name fire
type 102
subtype 6
speed 0.2
attacktype 4
end
`;

/** What a wonder draws. */
const LISTS = 'treasureone whims\narch spell_dart\nchance 1\nend\n';

const files = [
  {
    path: 'released.arc',
    text: [
      ...Object.entries(SPELLS).flatMap(([name, keys]) => [
        `Object spell_${name}\nname ${name}\ntype 101\nlevel 1\nspell_level 1\nschool attack\nsp 2\ncasting_time 10\n${keys}\nend\n`,
        `Object wand_of_${name}\nname wand of ${name}\ntype 109\nlevel 1\nweight 100\ncharges 3\narch spell_${name}\nend\nend\n`,
        `Object mage_of_${name}\nname mage\nmonster 1\nlevel 3\nmovement 12\nnotices 20\nability_one_in 1\nglyph M\narch spell_${name}\nend\nend\n`,
      ]),
      EFFECTS,
    ].join(''),
  },
  { path: 'released.trs', text: LISTS },
];

/** A scene with those spells. `M` is a mage that knows one of them, and does nothing but cast. */
export class ReleaseScene extends Scene {
  constructor(rows: readonly string[], mage: string, options: SceneOptions = {}) {
    super(rows, { content: files, kinds: { M: `mage_of_${mage}` }, ...options });
    const { hero, sheet } = this.state;
    hero.maxHitPoints = 500;
    hero.hitPoints = 500;
    sheet.energy = 50;
    sheet.maxEnergy = 100;
    for (const monster of this.state.level.creatures.all) {
      monster.hunts = true;
      monster.maxHitPoints = 500;
      monster.hitPoints = 500;
    }
  }

  /** The hero casts one of the spells, which he knows. */
  cast(name: string, direction: 0 | 1 | 3 | 5 | 7): void {
    const { content, sheet } = this.state;
    const spell = new GameObject(this.state.newId(), content.archetype(`spell_${name}`));
    sheet.spells.push(spell);
    sheet.memory.set(spell.id, 20_000);
    this.perform({ kind: 'cast', spell: spell.id, direction });
  }

  /** The hero zaps a wand with one of the spells. */
  zap(name: string, direction: 0 | 1 | 3 | 5 | 7): void {
    const { content, sheet } = this.state;
    const wand = new GameObject(this.state.newId(), content.archetype(`wand_of_${name}`));
    wand.inventory.push(new GameObject(this.state.newId(), content.archetype(`spell_${name}`)));
    sheet.inventory.add(wand);
    this.perform({ kind: 'zap', item: wand.id, direction });
  }

  /** Moves pass. */
  rest(moves: number): void {
    for (let move = 0; move < moves; move++) {
      this.perform({ kind: 'rest', count: 1 });
    }
  }
}
