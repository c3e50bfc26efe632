// Hits of spells in the game: conditions with clocks of their own, drains, things that burn, freeze and are pushed,
// creatures that reflect.

import { describe, expect, it } from 'vitest';
import { refit } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { enchantmentsOf, makeObject, putOn, setEnchantments } from '../objects/index.ts';
import { type AttackType, attackBit } from '../spellcraft/index.ts';
import { pushPile } from '../spells/index.ts';
import { cureHero } from './body/recovery.ts';
import { relieve } from './body/relieve.ts';
import { Level } from './dungeon/level.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';
import { passTick } from './turn/turns.ts';

const CONTENT = `Object paper_note
name paper note
type 111
material 1
weight 5
end
Object iron_cap
name iron cap
type 34
wear helmet
armour_class 3
material 2
weight 1000
end
Object mirror_cloak
name mirror cloak
type 87
wear cloak
reflect_spell 1
weight 500
end
Object unlit_torch
name unlit torch
type 125
is_lightable 1
other_arch lit_torch
material 16
weight 100
end
Object lit_torch
name burning torch
type 125
weight 100
end
Object ice_block
name block of ice
type 74
rule_kind ice-block
effect break-ice
material 4096
weight 4000
end
Object glass_crab
name glass crab
monster 1
level 3
movement 12
reflect_spell 1
weight 5000
end
Object brute
name brute
monster 1
level 12
movement 12
Con 16
weight 400000
end
`;

function scene(rows: readonly string[], options: SceneOptions = {}): Scene {
  const made = new Scene(rows, {
    streams: new Streams('hits'),
    content: [{ path: 'hits.arc', text: CONTENT }],
    kinds: { c: 'glass_crab', B: 'brute' },
    ...options,
  });
  made.state.hero.maxHitPoints = 500;
  made.state.hero.hitPoints = 500;
  return made;
}

function bits(...types: AttackType[]): number {
  return types.reduce((sum, type) => sum | attackBit(type), 0);
}

function strike(
  made: Scene,
  square: number,
  attackType: number,
  damage: number,
  owner = 0,
): number {
  return made.state.spells.living.strike({
    ...{ square, attackType, damage, owner, source: 0, level: 60, slaying: '' },
    ...{ full: true, oneHit: false, ends: false },
  });
}

function burn(made: Scene, square: number, attackType: number, damage: number): void {
  made.state.spells.lying.strike({
    ...{ square, attackType, damage, owner: 0, source: 0, level: 1, slaying: '' },
    ...{ full: true, oneHit: false, ends: false },
  });
}

/** Strikes until something has come of it. */
function strikeUntil(made: Scene, attackType: number, damage: number, came: () => boolean): void {
  for (let tries = 0; tries < 200 && !came(); tries++) {
    const [target] = made.state.level.creatures.all;
    strike(made, target?.square ?? made.state.hero.square, attackType, damage);
  }
  expect(came()).toBe(true);
}

const ROOM = ['#######', '#@..B.#', '#######'];

describe('a condition that a hit brings', () => {
  it('ends on the tick of its own clock, and shows until then', () => {
    const made = scene(ROOM, { ruleset: 'crossfire' });
    const [brute] = made.state.level.creatures.all;
    strikeUntil(made, bits('confusion'), 1, () => brute!.conditions.has('confused'));
    const { struck } = brute!.conditions;
    expect(struck!.confusion).toBe(13);
    let ticks = 0;
    for (; brute!.conditions.has('confused') && ticks < 1000; ticks++) {
      passTick(made.state);
    }
    expect(ticks).toBe(255);
    expect(brute!.conditions.struck).toBeUndefined();
  });

  it('leaves nothing behind in one who is only scared, and cured of it', () => {
    const made = scene(ROOM, { ruleset: 'crossfire' });
    const [brute] = made.state.level.creatures.all;
    strikeUntil(made, bits('fear'), 7, () => brute!.conditions.has('afraid'));
    passTick(made.state);
    relieve(brute!, 'afraid');
    passTick(made.state);
    expect(brute!.conditions.struck).toBeUndefined();
  });

  it('goes on wherever its bearer comes to', () => {
    const made = scene(ROOM, { ruleset: 'crossfire' });
    const { level } = made.state;
    const [brute] = level.creatures.all;
    strikeUntil(made, bits('confusion'), 1, () => brute!.conditions.has('confused'));
    const there = Level.restore(level.save([]), id => made.state.content.archetype(id));
    there.stirring = false;
    there.place(brute!);
    expect(there.stirring).toBe(true);
  });

  it('gives a cured hero his attributes back at once', () => {
    const made = scene(ROOM, { ruleset: 'crossfire' });
    const { state } = made;
    const { sheet, hero } = state;
    const before = { ...sheet.attributes };
    for (let tries = 0; tries < 200 && !hero.conditions.holds('poisoned'); tries++) {
      hero.hitPoints = hero.maxHitPoints;
      strike(made, hero.square, bits('poison'), 40);
    }
    expect(sheet.attributes).not.toEqual(before);
    cureHero(state, bits('poison'));
    expect(sheet.attributes).toEqual(before);
  });

  it('comes back from a save as it was', () => {
    const made = scene(ROOM);
    const [brute] = made.state.level.creatures.all;
    strikeUntil(made, bits('blind'), 7, () => brute!.conditions.has('blind'));
    strikeUntil(made, bits('slow'), 7, () => brute!.speed < 12);
    const saved = saveGame(made.state);
    const again = restoreGame(
      made.state.content,
      made.state.ruleset,
      JSON.parse(JSON.stringify(saved)),
    );
    expect(saveGame(again)).toEqual(saved);
    const [same] = again.level.creatures.all;
    expect(same!.conditions.struck).toEqual(brute!.conditions.struck);
    expect(same!.conditions.left('blind')).toBe(brute!.conditions.left('blind'));
  });

  it('slows a monster by a third, and lets it go again', () => {
    const made = scene(ROOM);
    const [brute] = made.state.level.creatures.all;
    strikeUntil(made, bits('slow'), 1, () => brute!.speed !== 12);
    expect(brute!.speed).toBe(8);
    for (let tick = 0; tick < 2000 && brute!.speed !== 12; tick++) {
      passTick(made.state);
    }
    expect(brute!.speed).toBe(12);
    expect(brute!.conditions.has('slow')).toBe(false);
  });

  it('lowers a hero’s attributes while poison lasts', () => {
    const made = scene(['#####', '#@..#', '#####']);
    const { sheet } = made.state;
    const before = { ...sheet.attributes };
    strikeUntil(made, bits('poison'), 8, () => sheet.conditions.has('poisoned'));
    expect(sheet.present.constitution).toBeLessThan(before.constitution);
    for (let tick = 0; tick < 5000 && sheet.conditions.has('poisoned'); tick++) {
      passTick(made.state);
    }
    expect(sheet.attributes).toEqual(before);
  });

  it('takes a point of an attribute until it is restored', () => {
    const made = scene(['#####', '#@..#', '#####']);
    const { powers } = made.state.sheet;
    const depleted = () => Object.keys(powers.attributesBefore).length > 0;
    strikeUntil(made, bits('deplete'), 1, depleted);
  });
});

describe('a drain', () => {
  it('takes experience from a hero, who keeps his level', () => {
    const made = scene(['#####', '#@..#', '#####']);
    const { sheet, hero } = made.state;
    sheet.experience = 5000;
    strike(made, hero.square, bits('drain'), 10);
    expect(sheet.experience).toBe(4900);
  });

  it('makes a monster worth less, and gives the caster what it lost', () => {
    const made = scene(ROOM);
    const [brute] = made.state.level.creatures.all;
    const before = made.state.sheet.experience;
    strike(made, brute!.square, bits('drain'), 10, 1);
    const { experienceLost } = brute!.stock;
    expect(experienceLost).toBeGreaterThan(0);
    expect(made.state.sheet.experience).toBe(before + experienceLost);
  });

  it('of life heals the one who cast it by the house’s rules only', () => {
    for (const [ruleset, healed] of [
      ['house', 10],
      ['crossfire', 0],
    ] as const) {
      const made = scene(ROOM, { ruleset });
      const [brute] = made.state.level.creatures.all;
      brute!.hitPoints = 900;
      made.state.hero.hitPoints = 100;
      strike(made, brute!.square, bits('life_stealing'), 300, 1);
      expect(made.state.hero.hitPoints).toBe(100 + healed);
    }
  });
});

describe('acid', () => {
  it('corrodes what is worn', () => {
    const made = scene(['#####', '#@..#', '#####']);
    const { sheet, content, ruleset } = made.state;
    const cap = makeObject(content, content.archetype('iron_cap'), () => made.state.newId());
    setEnchantments(cap, { armour: 12 });
    sheet.inventory.add(cap);
    const result = putOn(sheet.inventory, sheet.equipment, cap.id);
    expect(result.kind).not.toBe('refused');
    sheet.equipment = result.kind === 'refused' ? sheet.equipment : result.equipment;
    refit(ruleset, sheet);
    const armour = sheet.armourClass;
    strikeUntil(made, bits('acid'), 2, () => enchantmentsOf(cap).armour < 12);
    expect(sheet.armourClass).toBeLessThan(armour);
  });
});

describe('things on a square', () => {
  const lay = (made: Scene, id: string, at: number) => {
    const { content, level } = made.state;
    const thing = makeObject(content, content.archetype(id), () => made.state.newId());
    level.drop(at, thing);
    return thing;
  };
  const on = (made: Scene, at: number) =>
    (made.state.level.items.get(at) ?? []).map(({ archetype }) => archetype.id);

  it('burn, and are lit', () => {
    const made = scene(['#####', '#@..#', '#####']);
    const at = made.state.hero.square + 1;
    lay(made, 'paper_note', at);
    for (let tries = 0; tries < 50 && on(made, at).length > 0; tries++) {
      burn(made, at, bits('fire'), 30);
    }
    expect(on(made, at)).toEqual([]);
    lay(made, 'unlit_torch', at);
    for (let tries = 0; tries < 50 && !on(made, at).includes('lit_torch'); tries++) {
      burn(made, at, bits('fire'), 30);
    }
    expect(on(made, at)).toEqual(['lit_torch']);
  });

  it('freeze in ice, which is broken open', () => {
    const made = scene(['#####', '#@..#', '#####']);
    const { state } = made;
    const at = state.hero.square;
    lay(made, 'iron_cap', at);
    for (let tries = 0; tries < 50 && !on(made, at).includes('ice_block'); tries++) {
      burn(made, at, bits('cold'), 1);
    }
    const [ice] = state.level.items.get(at)!;
    expect(ice!.inventory.map(({ archetype }) => archetype.id)).toEqual(['iron_cap']);
    made.perform({ kind: 'pick-up', item: ice!.id });
    made.perform({ kind: 'apply', item: ice!.id, direction: 0 });
    expect(on(made, at)).toEqual(['iron_cap']);
    expect(state.sheet.inventory.find(ice!.id)).toBeUndefined();
  });

  it('are pushed, one by one in the program and all by the house’s rules', () => {
    for (const [ruleset, left] of [
      ['house', 0],
      ['crossfire', 1],
    ] as const) {
      const made = scene(['######', '#@...#', '######'], { ruleset });
      const at = made.state.hero.square + 1;
      lay(made, 'paper_note', at);
      lay(made, 'unlit_torch', at);
      const { chance, rules, pushing } = made.state.spells;
      const gust = { square: at, weight: 900_000, level: 1, direction: 3, coneDirection: 0 };
      pushPile(chance, rules, gust, pushing);
      expect(on(made, at)).toHaveLength(left);
      expect(on(made, at + 1)).toHaveLength(2 - left);
    }
  });
});

describe('reflection', () => {
  it('is asked of monsters and of what heroes wear', () => {
    const made = scene(['######', '#@c.B#', '######']);
    const { state } = made;
    const { living } = state.spells;
    expect(living.reflectorsOn(state.hero.square + 1)).toBe(1);
    expect(living.reflectorsOn(state.hero.square + 3)).toBe(0);
    expect(living.reflectorsOn(state.hero.square)).toBe(0);
    const { content, sheet } = state;
    const cloak = makeObject(content, content.archetype('mirror_cloak'), () => state.newId());
    sheet.inventory.add(cloak);
    const worn = putOn(sheet.inventory, sheet.equipment, cloak.id);
    sheet.equipment = worn.kind === 'refused' ? sheet.equipment : worn.equipment;
    expect(living.reflectorsOn(state.hero.square)).toBe(1);
  });
});

describe('monsters under the program', () => {
  it('regain hit points with each of their moves, by their constitution', () => {
    const made = scene(ROOM, { ruleset: 'crossfire' });
    const [brute] = made.state.level.creatures.all;
    brute!.maxHitPoints = 400;
    brute!.hitPoints = 100;
    made.perform({ kind: 'rest', count: 1 });
    made.perform({ kind: 'rest', count: 1 });
    // 8 × 16 / 0.1 parts a move, 32 of which are a point: 40.
    expect(brute!.hitPoints).toBeGreaterThanOrEqual(140);
  });
});
