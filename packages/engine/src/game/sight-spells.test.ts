// Spells of sight and light, cast by heroes, by monsters and from carriers: maps, destruction, perceiving oneself,
// identification, and the light of the level.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { kindOf, Lore, setCharges } from '../objects/index.ts';
import { tellEvent } from '../words/index.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { releaseSpell } from './testing/release-spell.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';
import { give, WARDROBE_FILE } from './testing/wardrobe.ts';
import { performedFor } from './views/events-for.ts';
import { viewFor } from './views/view-for.ts';

const CONTENT = `Object spell_map
name map
type 101
subtype 14
level 1
spell_level 1
casting_time 10
other_arch lines
end
Object lines
name lines
speed 1
food 2
is_used_up 1
end
Object spell_ruin
name ruin
type 101
subtype 16
level 1
spell_level 1
casting_time 10
attacktype 1
dam 4
range 1
other_arch mark
end
Object mark
name mark
speed 1
food 2
is_used_up 1
end
Object spell_self
name self
type 101
subtype 17
level 1
spell_level 1
casting_time 10
end
Object spell_name
name name
type 101
subtype 32
level 1
spell_level 1
casting_time 10
dam 2
end
Object spell_dusk
name dusk
type 101
subtype 43
level 1
spell_level 1
casting_time 10
dam 1
end
Object spell_dawn
name dawn
type 101
subtype 43
level 1
spell_level 1
casting_time 10
dam -3
end
${['map', 'ruin', 'self', 'name', 'dusk', 'dawn'].map(carriers).join('')}${['ruin', 'dusk', 'map'].map(caster).join('')}`;

/** A wand, a scroll, a potion and a rod with one spell. */
function carriers(spell: string): string {
  const carrier = (name: string, type: number, more = '') =>
    `Object ${spell}_${name}\nname ${spell} ${name}\ntype ${type}\nlevel 1\nweight 100\n${more}arch spell_${spell}\nend\nend\n`;
  return [
    carrier('wand', 109, 'charges 3\n'),
    carrier('scroll', 111),
    carrier('potion', 5),
    carrier('rod', 3, 'maxhp 9\nspeed 0.1\n'),
  ].join('');
}

/** A monster that casts one spell at every move. */
function caster(spell: string): string {
  return `Object ${spell}_mage
name ${spell} mage
monster 1
level 3
movement 12
notices 20
ability_one_in 1
arch spell_${spell}
end
end
`;
}

const KINDS = { R: 'ruin_mage', D: 'dusk_mage', M: 'map_mage' };

function scene(rows: readonly string[], options: SceneOptions = {}): Scene {
  return new Scene(rows, {
    content: [{ path: 'sight.arc', text: CONTENT }, WARDROBE_FILE],
    kinds: KINDS,
    ...(options.luck === undefined && { streams: new Streams('sight') }),
    ...options,
  });
}

/** What the hero remembers of the ground, drawn. */
function memoryOf({ state }: Scene): string[] {
  const { terrain } = viewFor(state).map;
  return terrain.map(row => row.trimEnd());
}

/** What the hero has been told. */
function told(of: Scene): string[] {
  return of.events.map(event => tellEvent(event, {})).filter(line => line !== '');
}

const MAZE = [
  '###########',
  '#@#.......#',
  '#.#.#####.#',
  '#...#...#.#',
  '#####.###.#',
  '###########',
];

describe('magic mapping', () => {
  it('shows a hero what hangs together, and not what is walled off', () => {
    const maze = scene(MAZE, { lit: false });
    expect(releaseSpell(maze, 'spell_map')).toBe(true);
    expect(memoryOf(maze)).toEqual([
      '###########',
      '#.#.......#',
      '#.#.#####.#',
      '#...#   #.#',
      '#####   #.#',
      '        ###',
    ]);
  });

  it('comes from a scroll, a rod and a potion', () => {
    for (const [kind, id] of [
      ['read', 'map_scroll'],
      ['zap', 'map_rod'],
      ['quaff', 'map_potion'],
    ] as const) {
      const maze = scene(MAZE, { lit: false });
      const item = give(maze, id).id;
      maze.perform(kind === 'zap' ? { kind, item, direction: 0 } : { kind, item });
      expect(maze.kinds).toContain('ground-charted');
    }
  });

  it('gives a monster nothing', () => {
    const hall = scene(['#####', '#@.M#', '#####']);
    const [mage] = hall.state.level.creatures.all;
    expect(releaseSpell(hall, 'spell_map', { caster: mage!.id })).toBe(false);
  });
});

const RING = ['#######', '#.j.j.#', '#.#@#.#', '#.j.j.#', '#######'];

describe('destruction', () => {
  it('strikes all enemies around the hero through walls, no servant and not himself', () => {
    const hall = scene(['#####', '#j#j#', '##@##', '#j#j#', '#####']);
    const [servant, ...enemies] = hall.state.level.creatures.all;
    servant!.master = hall.state.hero.id;
    for (const creature of hall.state.level.creatures.all) {
      creature.hitPoints = 30;
    }
    expect(releaseSpell(hall, 'spell_ruin')).toBe(true);
    expect(servant!.hitPoints).toBe(30);
    expect(enemies.map(({ hitPoints }) => hitPoints)).toEqual([26, 26, 26]);
    expect(hall.state.hero.hitPoints).toBe(12);
    expect(hall.draw()).toEqual(['#####', '#d#*#', '##@##', '#*#*#', '#####']);
  });

  it('misses the last column and row under crossfire', () => {
    const ring = scene(RING, { ruleset: 'spells=crossfire' });
    expect(releaseSpell(ring, 'spell_ruin')).toBe(true);
    expect(ring.draw()).toEqual(['#######', '#.*.d.#', '#.#@#.#', '#.d.d.#', '#######']);
  });

  it('is cast by a monster at the hero and his servants', () => {
    const hall = scene(['#####', '#@Rj#', '#####']);
    const [mage, servant] = hall.state.level.creatures.all;
    servant!.master = hall.state.hero.id;
    servant!.hitPoints = 30;
    mage!.hunts = true;
    hall.state.hero.hitPoints = 50;
    for (let move = 0; move < 3; move++) {
      hall.perform({ kind: 'rest', count: 1 });
    }
    expect(hall.state.hero.hitPoints).toBeLessThan(50);
    expect(servant!.hitPoints).toBeLessThan(30);
  });

  it('is not cast by a monster under crossfire, which does not choose it', () => {
    const hall = scene(['#####', '#@R.#', '#####'], { ruleset: 'spells=crossfire' });
    hall.state.level.creatures.all[0]!.hunts = true;
    for (let move = 0; move < 5; move++) {
      hall.perform({ kind: 'rest', count: 1 });
      expect(hall.kinds).not.toContain('cast');
    }
  });

  it('comes from a wand', () => {
    const hall = scene(['#####', '#@j.#', '#####']);
    hall.state.level.creatures.all[0]!.hitPoints = 30;
    const wand = give(hall, 'ruin_wand');
    setCharges(wand, { left: 3, recharged: 0 });
    hall.perform({ kind: 'zap', item: wand.id, direction: 0 });
    expect(hall.state.level.creatures.all[0]!.hitPoints).toBe(26);
  });
});

describe('perceiving oneself', () => {
  it('tells lost attributes, resistances, paths and speed', () => {
    const room = scene(['###', '#@#', '###']);
    const { sheet } = room.state;
    sheet.powers.attributesBefore = { strength: sheet.attributes.strength + 3 };
    sheet.powers.fast = true;
    sheet.worn = { ...sheet.worn, resists: { 2: 100, 4: 75, 1: -20 } };
    releaseSpell(room, 'spell_self');
    const lines = told(room);
    expect(lines).toContain('You look into yourself. You follow no god.');
    expect(lines).toContain('Your strength is 3 below what it was.');
    expect(lines).toContain('You are immune to fire (100 %).');
    expect(lines).toContain('You are fast by nature.');
    expect(lines.join(' ')).toMatch(/highly resistant to [a-z]+ \(75 %\)/);
  });

  it('comes from a potion, and gives a monster nothing', () => {
    const room = scene(['####', '#@j#', '####']);
    room.perform({ kind: 'quaff', item: give(room, 'self_potion').id });
    expect(room.kinds).toContain('self-perceived');
    expect(
      releaseSpell(room, 'spell_self', { caster: room.state.level.creatures.all[0]!.id }),
    ).toBe(false);
  });
});

/** A room in which the hero recognises no ring. */
function unknowing(): Scene {
  const room = scene(['###', '#@#', '###']);
  const { sheet, content } = room.state;
  const appearances = ['map_potion', 'self_potion', 'name_potion'].map(
    id => [kindOf(give(room, id)).id, 'murky'] as const,
  );
  sheet.lore = new Lore(new Map(appearances));
  for (const thing of sheet.inventory.things.slice(0, -3)) {
    sheet.lore.identify(thing);
  }
  expect(content.archetype('map_potion')).toBeDefined();
  return room;
}

describe('identification', () => {
  it('goes through the pack, then the floor, as many as it can', () => {
    const room = unknowing();
    const { sheet, level, hero } = room.state;
    const last = sheet.inventory.things.at(-1)!;
    sheet.inventory.remove(last.id);
    level.drop(hero.square, last);
    const [one, other] = sheet.inventory.things.slice(-2);
    expect(releaseSpell(room, 'spell_name')).toBe(true);
    expect([one!, other!, last].map(item => sheet.lore.isKnownWhole(item))).toEqual([
      true,
      true,
      false,
    ]);
    expect(releaseSpell(room, 'spell_name')).toBe(true);
    expect(sheet.lore.isKnownWhole(last)).toBe(true);
    expect(releaseSpell(room, 'spell_name')).toBe(false);
  });

  it('comes from a staff or a scroll, and gives a monster nothing', () => {
    const room = unknowing();
    room.perform({ kind: 'read', item: give(room, 'name_scroll').id });
    expect(room.kinds).toContain('recognised');
    expect(releaseSpell(room, 'spell_name', { caster: 99 })).toBe(false);
  });
});

const HALLS = ['############', '#@........j#', '############'];

describe('the light of the level', () => {
  const seen = (of: Scene) => viewFor(of.state).map.visible[1];

  it('decides how far the hero sees', () => {
    const lit = scene(HALLS);
    expect(seen(lit)).toBe('111111111111');
    releaseSpell(lit, 'spell_dusk');
    expect(told(lit)).toContain('It grows darker: it is dark now.');
    expect(viewFor(lit.state).map.darkness).toBe(4);
    expect(seen(lit)).toBe('111111100000');
    releaseSpell(lit, 'spell_dusk');
    expect(seen(lit)).toBe('111000000000');
    expect(releaseSpell(lit, 'spell_dusk')).toBe(false);
    const dark = scene(HALLS, { lit: false });
    expect(seen(dark)).toBe('111000000000');
    releaseSpell(dark, 'spell_dawn');
    expect(seen(dark)).toBe('111111111111');
    expect(viewFor(dark.state).map.darkness).toBe(0);
  });

  it('is saved with the level', () => {
    const hall = scene(HALLS);
    releaseSpell(hall, 'spell_dusk');
    const { content, ruleset } = hall.state;
    const again = restoreGame(content, ruleset, JSON.parse(JSON.stringify(saveGame(hall.state))));
    expect(again.level.map.darkness).toBe(4);
    expect(hashGame(again)).toBe(hashGame(hall.state));
    expect(viewFor(again).map.visible).toEqual(viewFor(hall.state).map.visible);
  });

  it('is changed by a monster, and by a scroll', () => {
    const hall = scene(['######', '#@..D#', '######']);
    hall.state.level.creatures.all[0]!.hunts = true;
    for (let move = 0; move < 4; move++) {
      hall.perform({ kind: 'rest', count: 1 });
    }
    expect(hall.state.level.map.darkness).toBe(5);
    hall.perform({ kind: 'read', item: give(hall, 'dawn_scroll').id });
    expect(hall.state.level.map.darkness).toBeLessThan(4);
  });

  it('tells nothing of a monster that the hero does not see', () => {
    const hall = scene(['##########', '#@......D#', '##########'], { lit: false });
    const [dimmer] = hall.state.level.creatures.all;
    expect(hall.state.perceives(dimmer!)).toBe(false);
    expect(releaseSpell(hall, 'spell_dusk', { caster: dimmer!.id })).toBe(true);
    const { events, names } = performedFor(hall.state, undefined);
    expect(events).toContainEqual({ kind: 'level-darkened', actor: 0, darkness: 4, change: 1 });
    expect(names[dimmer!.id]).toBeUndefined();
  });
});
