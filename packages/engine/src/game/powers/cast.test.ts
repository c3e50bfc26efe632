import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../../chance/index.ts';
import type { CasterView } from '../../spells/index.ts';
import { release } from '../testing/release.ts';
import { Scene } from '../testing/scene.ts';
import { thinProtection } from './state/protection.ts';

const ROOM = ['#######', '#@j.Z.#', '#######'];

const WIZARD: CasterView = {
  level: 10,
  intelligence: 18,
  dexterity: 12,
  skill: 'basic',
  role: 'wizard',
  aims: true,
};

function charmed(
  word: string,
  luck: readonly ScriptedLuck[],
  { blessed = false, by = WIZARD, rows = ROOM } = {},
): Scene {
  const scene = new Scene(rows, { luck });
  scene.state.log.clear();
  release(scene, word, blessed ? { ...by, skill: 'skilled' } : by);
  scene.end();
  return scene;
}

describe('powers that spells release', () => {
  it.each([
    ['levitation', false, 'levitating', 0, 10],
    ['levitation', false, 'levitating', 139, 149],
    ['levitation', true, 'levitating', 0, 250],
    ['levitation', true, 'levitating', 49, 299],
    ['invisibility', false, 'invisible', 0, 31],
    ['invisibility', true, 'invisible', 14, 45],
    ['speed', false, 'very-fast', 9, 109],
    ['speed', true, 'very-fast', 0, 160],
  ] as const)('%s, blessed %s, lasts: %s', (word, blessed, condition, drawn, turns) => {
    const { state } = charmed(word, [['turns', drawn]], { blessed });
    expect(state.sheet.conditions.left(condition)).toBe(turns);
    const told = word === 'speed' ? 'speed-changed' : 'condition-began';
    expect(state.log.perceived().map(({ kind }) => kind)).toContain(told);
  });

  it('frighten every enemy in sight that doesn’t resist', () => {
    const { state } = charmed('cause-fear', []);
    expect(state.level.creatures.all.map(({ conditions }) => conditions.left('afraid'))).toEqual([
      25, 25,
    ]);
  });

  it('charm the creatures beside the hero, and none farther away', () => {
    const { state } = charmed('charm-monster', []);
    expect(state.level.creatures.all.map(({ master }) => master)).toEqual([1, 0]);
    expect(state.level.creatures.hasServants).toBe(true);
  });

  it('give one touch that confuses, or two to nine to a skilled caster', () => {
    expect(charmed('confuse-monster', []).state.sheet.confusingTouches).toBe(1);
    const many = charmed('confuse-monster', [['touches', 7]], { blessed: true });
    expect(many.state.sheet.confusingTouches).toBe(9);
  });

  it('give back one attribute that was lost, or all of them', () => {
    for (const [blessed, left] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const scene = new Scene(ROOM, { luck: [['attribute', 0]] });
      const { sheet } = scene.state;
      sheet.powers.attributesBefore = { strength: 16, wisdom: 15 };
      release(scene, 'restore-ability', blessed ? { ...WIZARD, skill: 'skilled' } : WIZARD);
      expect(sheet.attributes.strength).toBe(16);
      expect(Object.keys(sheet.powers.attributesBefore)).toHaveLength(left);
    }
  });

  it('never lower an attribute that has risen meanwhile', () => {
    const scene = new Scene(ROOM, { luck: [['attribute', 0]] });
    const { sheet } = scene.state;
    sheet.powers.attributesBefore = { strength: 9 };
    release(scene, 'restore-ability', WIZARD);
    expect(sheet.attributes.strength).toBe(10);
  });

  it('call one stranger, or now and then up to five', () => {
    const rows = ['#######', '#@....#', '#######'];
    const one = charmed(
      'create-monster',
      [
        ['more-come', false],
        ['kind', 0],
        ['hit-points', 3],
      ],
      { rows },
    );
    expect(one.state.level.creatures.all.map(({ master }) => master)).toEqual([0]);
  });

  it('call a servant', () => {
    const rows = ['#######', '#@....#', '#######'];
    const luck: ScriptedLuck[] = [
      ['kind', 0],
      ['hit-points', 3],
    ];
    const { state } = charmed('create-familiar', luck, { rows });
    expect(state.level.creatures.all.map(({ master }) => master)).toEqual([1]);
  });
});

describe('protection', () => {
  // Binary digits of the level; what there is counts against it, the more the better the cover.
  it.each([
    [1, 0, 1],
    [10, 0, 4],
    [30, 0, 5],
    [30, 4, 4],
    [30, 20, 0],
  ])('of level %i beside %i points adds %i', (level, present, gained) => {
    const scene = new Scene(ROOM);
    const { sheet } = scene.state;
    sheet.protection.points = present;
    release(scene, 'protection', { ...WIZARD, level });
    expect(sheet.protection.points).toBe(present + gained);
    expect(sheet.armourClass).toBe(6 * (present + gained));
  });

  it('thins by a point every ten turns, of an expert every twenty', () => {
    for (const [skill, turns] of [
      ['skilled', 10],
      ['expert', 20],
    ] as const) {
      const { state } = charmed('protection', [], { by: { ...WIZARD, skill } });
      for (let turn = 1; turn < turns; turn++) {
        thinProtection(state);
      }
      expect(state.sheet.protection.points).toBe(4);
      thinProtection(state);
      expect(state.sheet.protection.points).toBe(3);
    }
  });
});
