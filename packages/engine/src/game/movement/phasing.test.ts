// The spells that change what walls are to the hero: phase and astral eyesight. Also the monsters that summon
// nasty calls.

import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import type { ContentFile } from '../../objects/index.ts';
import type { CasterView } from '../../spells/index.ts';
import { learn } from '../testing/casters.ts';
import { release } from '../testing/release.ts';
import { Scene, type SceneOptions } from '../testing/scene.ts';

const spellFile = (id: string, name: string, effect: string): ContentFile => ({
  path: `${id}.arc`,
  text: `Object ${id}
name ${name}
type 101
subtype 104
level 1
spell_level 7
sp 4
school escape
effect ${effect}
end
`,
});

const SPELLS = [
  spellFile('spell_phase', 'phase', 'phase'),
  spellFile('spell_astral_eyesight', 'astral eyesight', 'astral-eyesight'),
];

const WIZARD: CasterView = {
  level: 10,
  intelligence: 18,
  dexterity: 12,
  skill: 'basic',
  role: 'wizard',
  aims: true,
};

const EAST = { kind: 'move', direction: 3 } as const;
const REST = { kind: 'rest', count: 1 } as const;

function phasing(rows: readonly string[], turns = 50, options: SceneOptions = {}): Scene {
  const scene = new Scene(rows, options);
  scene.state.hero.conditions.set('phasing', turns);
  return scene;
}

const x = ({ state }: Scene) => state.level.map.x(state.hero.square);

describe('a hero who phases', () => {
  it('walks through rock, walls and shut doors, and opens none', () => {
    const scene = phasing(['@#+..#']);
    for (let step = 1; step <= 5; step++) {
      expect(scene.perform(EAST)).toBeUndefined();
      expect(x(scene)).toBe(step);
    }
    expect(scene.state.level.map.terrainAt(scene.state.hero.square - 3)).toBe('closed-door');
  });

  it('is stopped by the border of the map, and, not phasing, by any wall', () => {
    const scene = phasing(['.@']);
    expect(scene.perform(EAST)?.reason).toBe('blocked');
    const solid = new Scene(['@#.']);
    expect(solid.perform(EAST)?.reason).toBe('blocked');
  });

  it('is put out on the nearest free square when it ends inside stone', () => {
    const scene = phasing(['@####..'], 4);
    scene.perform(EAST);
    scene.perform(EAST);
    const told = [];
    for (let turn = 0; turn < 4; turn++) {
      scene.perform(REST);
      told.push(...scene.kinds);
    }
    expect(told).toContain('put-out-of-stone');
    expect(x(scene)).toBe(0);
    expect(scene.state.hero.hitPoints).toBe(12);
    expect(scene.state.level.map.occupant[scene.state.hero.square]).toBe(1);
    expect(scene.state.level.map.occupant[scene.state.hero.square + 2]).toBe(0);
  });

  it('stays where he is when it ends on open ground', () => {
    const scene = phasing(['#####', '#@..#', '#####'], 1);
    scene.perform(REST);
    scene.perform(REST);
    expect(scene.state.hero.conditions.has('phasing')).toBe(false);
    expect(x(scene)).toBe(1);
  });

  it('changes places with no servant while in stone', () => {
    const scene = phasing(['@#j..']);
    const [pet] = scene.state.level.creatures.all;
    pet!.conditions.set('helpless', 90);
    pet!.master = 1;
    scene.perform(EAST);
    expect(scene.perform(EAST)?.reason).toBe('blocked');
    expect(scene.state.level.map.x(pet!.square)).toBe(2);
  });

  it.each([
    ['phase', 'phasing'],
    ['astral-eyesight', 'astral-sighted'],
  ] as const)('by %s is so for 50 to 149 turns', (word, condition) => {
    for (const [drawn, turns] of [
      [0, 50],
      [99, 149],
    ] as const) {
      const scene = new Scene(['@..'], { luck: [['turns', drawn]] });
      release(scene, word, WIZARD);
      scene.end();
      expect(scene.state.hero.conditions.left(condition)).toBe(turns);
    }
  });
});

describe('astral eyesight', () => {
  const ROWS = ['#########', '#@#.....#', '#########'];
  const sighted = (turns: number, blind = false) => {
    const scene = new Scene(ROWS, { lit: false });
    scene.state.hero.conditions.set('astral-sighted', turns);
    scene.state.hero.conditions.set('blind', blind ? 90 : 0);
    scene.perform(REST);
    return scene;
  };
  const seen = ({ state: { memory, hero } }: Scene) =>
    [1, 2, 3, 4].filter(away => memory.sees(hero.square + away));

  it('shows three squares, whatever stands between and without light', () => {
    expect(seen(sighted(20))).toEqual([1, 2, 3]);
    expect(seen(sighted(0))).toEqual([1]);
  });

  it('ends with the condition, and doesn’t help the blind', () => {
    const scene = sighted(2);
    scene.perform(REST);
    scene.perform(REST);
    expect(seen(scene)).toEqual([1]);
    expect(seen(sighted(20, true))).toEqual([]);
  });
});

describe('in FIQHack', () => {
  it.each([
    ['spell_phase', 'phasing'],
    ['spell_astral_eyesight', 'astral-sighted'],
  ] as const)('%s is maintained until it is cast again', (id, condition) => {
    const scene = new Scene(['#####', '#@..#', '#####'], {
      streams: new Streams('phasing'),
      ruleset: 'casting=fiqhack',
      content: SPELLS,
    });
    const { sheet, hero } = scene.state;
    Object.assign(sheet, { level: 30, energy: 900, maxEnergy: 900 });
    const spell = learn(scene, id);
    scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
    expect(scene.kinds).toContain('kept-up');
    hero.conditions.set(condition, 2);
    for (let turn = 0; turn < 6; turn++) {
      scene.perform(REST);
    }
    expect(hero.conditions.has(condition)).toBe(true);
    scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
    scene.perform(REST);
    scene.perform(REST);
    expect(hero.conditions.has(condition)).toBe(false);
  });
});

describe('the nasties', () => {
  it.each([
    ['house', 'unskilled', 5],
    ['house', 'expert', 20],
    ['casting=fiqhack', 'expert', 20],
  ] as const)('of %s come to serve the %s for %s turns', (ruleset, skill, turns) => {
    const scene = new Scene(['#####', '#@..#', '#...#', '#####'], {
      ruleset,
      streams: new Streams('phasing'),
    });
    scene.state.sheet.level = 9;
    release(scene, 'summon-nasty', { ...WIZARD, skill });
    const { all } = scene.state.level.creatures;
    expect(all.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThanOrEqual(3);
    for (const nasty of all) {
      expect([nasty.master, nasty.stays]).toEqual([1, turns]);
    }
    for (let turn = 0; turn < turns + 1; turn++) {
      scene.perform(REST);
    }
    expect(scene.state.level.creatures.all.filter(({ alive }) => alive)).toEqual([]);
  });

  it('have no room in a full cell, and the hero feels it', () => {
    const scene = new Scene(['###', '#@#', '###'], { streams: new Streams('phasing') });
    expect(release(scene, 'summon-nasty', WIZARD)).toBe(false);
    expect(scene.state.log.perceived().map(({ kind }) => kind)).toContain('odd-feeling');
  });
});
