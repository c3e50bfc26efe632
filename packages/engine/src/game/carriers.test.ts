import { describe, expect, it } from 'vitest';
import { speedView } from '../actors/index.ts';
import { type ScriptedLuck, Streams } from '../chance/index.ts';
import {
  type Beatitude,
  beatitudeOf,
  enchantmentsOf,
  isProofed,
  Lore,
  makeObject,
  setBeatitude,
  setEnchantments,
} from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { newGame } from './assembly/new-game.ts';
import { performCommand } from './perform.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import type { GameState } from './state/state.ts';
import { CARRIERS_FILE, room } from './testing/carriers.ts';
import { sceneContent } from './testing/content.ts';
import type { Scene } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

function quaff(scene: Scene, id: string, beatitude: Beatitude = 'uncursed') {
  const potion = give(scene, id, { beatitude });
  return scene.perform({ kind: 'quaff', item: potion.id });
}

function read(scene: Scene, id: string, beatitude: Beatitude = 'uncursed') {
  const scroll = give(scene, id, { beatitude });
  return scene.perform({ kind: 'read', item: scroll.id });
}

/** Turns that a potion leaves, which count down once before they are seen. */
function turnsOf(id: string, beatitude: Beatitude, drawn: number, condition: 'confused' | 'blind') {
  const scene = room([['turns', drawn]]);
  quaff(scene, id, beatitude);
  scene.end();
  return scene.state.sheet.conditions.left(condition) + 1;
}

describe('a potion', () => {
  it('confuses and blinds for turns by its beatitude', () => {
    expect(turnsOf('confusion', 'uncursed', 0, 'confused')).toBe(16);
    expect(turnsOf('confusion', 'blessed', 6, 'confused')).toBe(14);
    expect(turnsOf('blindness', 'cursed', 0, 'blind')).toBe(375);
  });

  it('of speed makes very fast, and the second one lengthens it unrecognised', () => {
    const scene = room([], { streams: new Streams('speed') });
    scene.state.sheet.lore = new Lore(new Map([['speed', 'murky']]));
    quaff(scene, 'speed');
    expect(scene.kinds.slice(0, 3)).toEqual(['quaffed', 'speed-changed', 'recognised']);
    expect(speedView(scene.state.ruleset, scene.state.sheet).speedProperty).toBe('very-fast');
    const before = scene.state.sheet.conditions.left('very-fast');
    quaff(scene, 'speed');
    expect(scene.kinds).toEqual(['quaffed', 'speed-changed']);
    expect(scene.state.sheet.conditions.left('very-fast')).toBeGreaterThan(before + 90);
  });

  it('of sleeping leaves the drinker helpless, and says so when he dies of it', () => {
    const scene = room([], { rows: ['####', '#@j#', '####'], streams: new Streams('sleep') });
    scene.state.hero.hitPoints = 1;
    quaff(scene, 'sleeping');
    expect(scene.kinds.slice(0, 2)).toEqual(['quaffed', 'helpless']);
    expect(scene.state.ending).toMatchObject({ killer: 'jackal', during: 'sleeping' });
  });

  it('of vigour gives three times what it adds, and a cursed one takes it', () => {
    const scene = room([['vigour', 5]]);
    scene.state.sheet.energy = 1;
    quaff(scene, 'restore-energy');
    expect(scene.state.sheet).toMatchObject({ maxEnergy: 12, energy: 12 });
    const other = room([['vigour', 6]]);
    quaff(other, 'restore-energy', 'cursed');
    expect(other.state.sheet).toMatchObject({ maxEnergy: 1, energy: 0 });
  });

  it('of fruit juice feeds by its beatitude, and tells nothing', () => {
    for (const [beatitude, gain] of [
      ['cursed', 10],
      ['uncursed', 20],
      ['blessed', 30],
    ] as const) {
      const scene = room();
      const { nutrition } = scene.state.sheet;
      quaff(scene, 'fruit-juice', beatitude);
      expect(scene.state.sheet.nutrition).toBe(nutrition + gain - 1);
    }
  });

  it('of experience gives a level, a blessed one somewhere into it', () => {
    const { state } = room([], { streams: new Streams('level') });
    const next = state.ruleset.bridges.nextLevelAt;
    for (const beatitude of ['uncursed', 'blessed'] as const) {
      const scene = room([], { streams: new Streams('level') });
      quaff(scene, 'gain-level', beatitude);
      const { level, experience } = scene.state.sheet;
      expect(level).toBe(2);
      expect(experience).toBeGreaterThanOrEqual(next(1));
      expect(experience).toBeLessThan(next(2));
      expect(experience === next(1)).toBe(beatitude === 'uncursed');
    }
  });

  it('of experience that is cursed does nothing under the open sky', () => {
    const scene = room();
    quaff(scene, 'gain-level', 'cursed');
    expect(scene.kinds).toEqual(['quaffed', 'odd-feeling']);
    expect(scene.state.sheet.level).toBe(1);
  });
});

describe('a scroll', () => {
  it('takes its reader to another square, and is used up', () => {
    const scene = room([['teleport', 4]]);
    read(scene, 'teleportation');
    expect(scene.kinds).toEqual(['read-scroll', 'teleported', 'moved']);
    expect(scene.draw()[1]).toBe('#.....@#');
    expect(scene.state.sheet.inventory.things.map(({ archetype }) => archetype.id)).toEqual([
      'staff',
      'red_potion',
    ]);
    scene.end();
  });

  it('of teleportation that is cursed leads to another level, or nowhere', () => {
    const scene = room([['nowhere', true]]);
    read(scene, 'teleportation', 'cursed');
    expect(scene.kinds).toEqual(['read-scroll', 'odd-feeling']);
    scene.end();
  });

  it('is not read by the blind', () => {
    const scene = room();
    scene.state.sheet.conditions.set('blind', 5);
    expect(read(scene, 'light')).toEqual({ reason: 'blind', usesMove: false });
    const book = give(scene, 'thin_book');
    expect(scene.perform({ kind: 'read', item: book.id })?.reason).toBe('blind');
  });

  it('casts its spell towards the nearest enemy in sight, at its own level, for nothing', () => {
    const scene = room([], { rows: ['########', '#@...j.#', '########'] });
    read(scene, 'zot_scroll');
    expect(scene.kinds).toContain('effect-born');
    expect(scene.state.sheet.energy).toBe(7);
    scene.end();
  });

  it('with a spell survives nine times in a hundred when blessed, and drains when cursed', () => {
    const luck: ScriptedLuck[] = [
      ['faces', 2],
      ['scroll-survives', true],
    ];
    const scene = room(luck);
    const scroll = give(scene, 'zot_scroll', { beatitude: 'blessed' });
    scene.perform({ kind: 'read', item: scroll.id });
    expect(scene.state.sheet.inventory.find(scroll.id)).toBe(scroll);
    scene.end();
    const other = room();
    read(other, 'zot_scroll', 'cursed');
    expect(other.kinds).toEqual(['read-scroll', 'scroll-backfired']);
    expect(other.state.sheet.energy).toBe(0);
  });

  it('enchants the weapon in hand and takes its curse, or finds none', () => {
    const scene = room();
    const { weapon } = scene.state.sheet;
    read(scene, 'enchant-weapon');
    expect(enchantmentsOf(weapon!)).toMatchObject({ toHit: 1, toDam: 1 });
    expect(scene.kinds).toEqual(['read-scroll', 'enchanted']);
    scene.state.sheet.equipment = { ...scene.state.sheet.equipment, weapon: 0 };
    read(scene, 'enchant-weapon');
    expect(scene.kinds).toEqual(['read-scroll', 'odd-feeling']);
  });

  it('enchants armour by six points of its class, shares its beatitude, and may be too much', () => {
    const scene = room([['survives', false]]);
    const buckler = give(scene, 'buckler', { beatitude: 'cursed' });
    scene.state.sheet.equipment = { ...scene.state.sheet.equipment, shield: buckler.id };
    read(scene, 'enchant-armour');
    expect(enchantmentsOf(buckler).armour).toBe(6);
    expect(beatitudeOf(buckler)).toBe('uncursed');
    expect(scene.state.sheet.armourClass).toBe(12);
    setEnchantments(buckler, { armour: 24 });
    read(scene, 'enchant-armour');
    expect(scene.kinds).toEqual(['read-scroll', 'evaporated']);
    expect(scene.state.sheet.armourClass).toBe(0);
    expect(scene.state.sheet.equipment.shield).toBe(0);
    scene.end();
  });

  it('proofs for the confused instead', () => {
    const scene = room();
    scene.state.sheet.conditions.set('confused', 9);
    read(scene, 'enchant-weapon');
    expect(scene.kinds).toEqual(['read-scroll', 'proofed']);
    expect(isProofed(scene.state.sheet.weapon!)).toBe(true);
    expect(enchantmentsOf(scene.state.sheet.weapon!).toHit).toBe(0);
  });

  it('lifts curses: of what is worn, of everything when blessed, of nothing when cursed', () => {
    const after = (beatitude: Beatitude) => {
      const scene = room();
      const held = give(scene, 'knife', { beatitude: 'cursed' });
      const packed = give(scene, 'mail', { beatitude: 'cursed' });
      scene.state.sheet.equipment = { ...scene.state.sheet.equipment, weapon: held.id };
      read(scene, 'remove-curse', beatitude);
      return [beatitudeOf(held), beatitudeOf(packed)];
    };
    expect(after('uncursed')).toEqual(['uncursed', 'cursed']);
    expect(after('blessed')).toEqual(['uncursed', 'uncursed']);
    expect(after('cursed')).toEqual(['cursed', 'cursed']);
  });

  it('blesses or curses for a confused reader, who then knows neither', () => {
    const scene = room([
      ['changes', true],
      ['curses', true],
    ]);
    const { weapon, lore } = scene.state.sheet;
    lore.identify(weapon!);
    scene.state.sheet.conditions.set('confused', 9);
    read(scene, 'remove-curse');
    expect(beatitudeOf(weapon!)).toBe('cursed');
    expect(lore.knows(weapon!, 'beatitude')).toBe(false);
    scene.end();
  });

  it('brings the whole level to mind', () => {
    const rows = ['#####  ####', '#@..+,,+..#', '#####  ####'];
    const scene = room([], { rows });
    const { level, memory } = scene.state;
    const far = level.map.square(9, 1);
    expect(memory.rememberedAt(far)).toBeUndefined();
    read(scene, 'magic-mapping');
    expect(memory.rememberedAt(far)).toBe(level.map.terrain[far]);
  });

  it('lights nine squares around when blessed, darkens five when cursed', () => {
    const rows = ['##############', '#@...........#', '##############'];
    const litAfter = (beatitude: Beatitude, lit: boolean) => {
      const scene = room([], { rows });
      const { map } = scene.state.level;
      for (let square = 0; square < map.size; square++) {
        map.setLit(square, lit);
      }
      read(scene, 'light', beatitude);
      return Array.from({ length: 12 }, (_, place) => map.lit[map.square(place + 1, 1)]).join('');
    };
    expect(litAfter('uncursed', false)).toBe('111111000000');
    expect(litAfter('blessed', false)).toBe('111111111100');
    expect(litAfter('cursed', true)).toBe('000000111111');
  });

  it('shows everybody on the level, and a cursed one wakes them', () => {
    const rows = ['#####  ####', '#@..+,,+.j#', '#####  ####'];
    const scene = room([], { rows });
    const jackal = scene.state.level.creatures.all[0]!;
    jackal.conditions.set('asleep', 50);
    read(scene, 'detection', 'cursed');
    expect(scene.kinds).toEqual(['read-scroll', 'detected']);
    expect(scene.state.memory.detected.has(jackal.square)).toBe(true);
    // Nobody sees how it is.
    const sensed = viewFor(scene.state).things.find(({ kind }) => kind === 'creature');
    expect(sensed).toMatchObject({ id: 0, health: '' });
    expect(jackal.conditions.has('asleep')).toBe(false);
    const nobody = room();
    read(nobody, 'detection');
    expect(nobody.kinds).toEqual(['read-scroll', 'odd-feeling']);
  });

  it('names a thing in the pack, and to the confused only itself', () => {
    const unknown = () => new Lore(new Map(['identify', 'red_potion'].map(id => [id, id])));
    const scene = room([['more', false]]);
    const potion = scene.state.sheet.inventory.things[1]!;
    scene.state.sheet.lore = unknown();
    read(scene, 'identify');
    expect(scene.kinds).toEqual(['read-scroll', 'recognised', 'identify-asked']);
    scene.perform({ kind: 'answer', answer: { item: potion.id } });
    expect(scene.kinds).toContain('recognised');
    expect(scene.state.sheet.lore.isIdentified(potion.archetype)).toBe(true);
    scene.end();
    const other = room();
    other.state.sheet.lore = unknown();
    other.state.sheet.conditions.set('confused', 9);
    read(other, 'identify');
    expect(other.kinds).toEqual(['read-scroll', 'recognised']);
    expect(other.state.sheet.lore.isIdentified(potion.archetype)).toBe(false);
  });
});

describe('magic that carries off', () => {
  const content = sceneContent([CARRIERS_FILE]);
  const house = createRulesets().resolve('house');

  function begin(seed: string): GameState {
    return newGame(content, house, { heroName: 'Ada', role: 'wizard', race: 'human', seed });
  }

  function carry(state: GameState, id: string): number {
    const thing = makeObject(content, content.archetype(id), () => state.newId());
    setBeatitude(thing, 'cursed');
    state.sheet.inventory.add(thing);
    return thing.id;
  }

  it('takes the hero to any square of another level, and up through the ceiling', () => {
    const depths = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const state = begin(`carried ${seed + 12}`);
      performCommand(state, { kind: 'read', item: carry(state, 'teleportation') });
      depths.add(state.depth);
      expect(state.level.map.occupant[state.hero.square]).toBe(state.hero.id);
      expect(restoreGame(content, house, saveGame(state)).depth).toBe(state.depth);
      const before = state.depth;
      performCommand(state, { kind: 'quaff', item: carry(state, 'gain-level') });
      expect(state.depth).toBe(Math.max(1, before - 1));
    }
    expect([...depths].sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('conditions of the hero', () => {
  it('keep the afraid from striking, at the price of the move', () => {
    const scene = room([], { rows: ['####', '#@j#', '####'], streams: new Streams('fear') });
    scene.state.sheet.conditions.set('afraid', 3);
    expect(scene.perform({ kind: 'attack', direction: 3 })).toEqual({
      reason: 'afraid',
      usesMove: true,
    });
    expect(scene.kinds).not.toContain('missed' as never);
  });

  it('poison him a point a turn until he dies of it', () => {
    const scene = room([], { streams: new Streams('poison') });
    scene.state.hero.hitPoints = 2;
    scene.state.sheet.conditions.set('poisoned', 9);
    scene.perform({ kind: 'rest', count: 1 });
    expect(scene.kinds).toContain('burned');
    scene.perform({ kind: 'rest', count: 9 });
    scene.perform({ kind: 'rest', count: 9 });
    expect(scene.state.ending).toMatchObject({ kind: 'died', killer: 'poison' });
  });
});
