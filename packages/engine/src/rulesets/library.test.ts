import { describe, expect, it } from 'vitest';
import { RulesetError } from '../errors/index.ts';
import { compareRulesets } from './differences.ts';
import { parseRulesetName, RulesetLibrary } from './library.ts';
import { added, applyPatch, removed } from './patch.ts';
import { createRulesets, RULESETS } from './registry.ts';
import type { RulesetSource } from './ruleset.ts';

const library = createRulesets();

describe('a patch', () => {
  const base = { rows: { a: { x: 1, y: 2 }, b: { x: 3, y: 4 } }, list: [1, 2, 3], name: 'base' };

  it('replaces what it names and inherits the rest', () => {
    const patched = applyPatch(base, { rows: { a: { y: 9 } }, list: { 1: 7 } }, 'test');
    expect(patched).toEqual({
      rows: { a: { x: 1, y: 9 }, b: { x: 3, y: 4 } },
      list: [1, 7, 3],
      name: 'base',
    });
    expect(patched.rows.b).toBe(base.rows.b);
    expect(base.rows.a.y).toBe(2);
  });

  it('takes away and puts in only when it says so', () => {
    const rows: Record<string, number> = { a: 1, b: 2 };
    expect(applyPatch(rows, { a: removed, c: added(3) }, 'test')).toEqual({ b: 2, c: 3 });
    expect(() => applyPatch(rows, { c: 3 }, 'test')).toThrow(/test\.c/);
    expect(() => applyPatch(rows, { a: added(3) }, 'test')).toThrow(/has it already/);
  });

  it('names the nearest key when one is misspelt', () => {
    const wrong = { rowz: {} } as unknown as Parameters<typeof applyPatch<typeof base>>[1];
    expect(() => applyPatch(base, wrong, 'casting')).toThrow(
      'casting.rowz: no such key in the parent; did you mean rows?',
    );
  });
});

describe('the library', () => {
  it('resolves every ruleset that ships, frozen, once', () => {
    for (const { id } of RULESETS) {
      const ruleset = library.resolve(id);
      expect(library.resolve(id)).toBe(ruleset);
      expect(Object.isFrozen(ruleset.slots.combat.classes)).toBe(true);
      expect(ruleset.id).toBe(id);
    }
  });

  it('knows compositions by name, and by the title that names them', () => {
    const blades = library.resolve('angbands-blades');
    expect(blades).toBe(library.resolve({ combat: 'angband-3.0.5' }));
    expect(library.resolve('Angband’s Blades')).toBe(blades);
    expect(library.resolveWith('angbands-blades', { speed: 'wiki-speed' }).id).toBe(
      'combat=angband-3.0.5,speed=wiki-speed',
    );
    expect(() => library.resolve('angbands-blade')).toThrow(/did you mean angbands-blades/);
  });

  it('fills the slots that a ruleset leaves empty with those of the house', () => {
    const nethack = library.resolve('nethack-3.6.7');
    expect(nethack.origins).toEqual({
      casting: 'nethack-3.6.7',
      combat: 'house',
      spells: 'house',
      speed: 'nethack-3.6.1',
      charging: 'nethack-3.6.0',
      world: 'nethack-3.4.3',
    });
    expect(library.fills('nethack-3.6.7', 'combat')).toBe(false);
    expect(library.fills('attack-spo', 'combat')).toBe(true);
  });

  it('composes rulesets slot by slot', () => {
    const composed = library.resolve({ combat: 'attack-spo', speed: 'wiki-speed' });
    expect(composed.id).toBe('combat=attack-spo,speed=wiki-speed');
    expect(composed.slots.combat).toEqual(library.resolve('attack-spo').slots.combat);
    expect(composed.origins.casting).toBe('house');
    expect(parseRulesetName(composed.id)).toEqual({ combat: 'attack-spo', speed: 'wiki-speed' });
    expect(parseRulesetName('house')).toBe('house');
  });

  it('names the nearest id or slot when one is misspelt', () => {
    expect(() => library.resolve('angband-3.0.6')).toThrow(/did you mean angband-3.0.5/);
    const versions = /did you mean nethack-1\.3d, .*nethack-3\.6\.7.* or nethack-5\.0\?/;
    expect(() => library.resolve('nethak')).toThrow(versions);
    expect(() => library.resolve('nethak')).not.toThrow(/dnethack/);
    expect(() => library.resolve('dnethak')).toThrow(/did you mean dnethack\b/);
    expect(() => parseRulesetName('combt=house')).toThrow(/did you mean combat/);
    expect(() => library.resolve({ combat: 'wiki-speed' })).toThrow(
      /wiki-speed has no combat rules/,
    );
  });

  it('refuses circles, differences from nothing, and unmet needs', () => {
    const build = (...sources: RulesetSource[]) => new RulesetLibrary([...RULESETS, ...sources]);
    const plain = { title: '', about: '', differences: [], slots: {} };
    const circle = build({ ...plain, id: 'x', parent: 'y' }, { ...plain, id: 'y', parent: 'x' });
    expect(() => circle.resolve('x')).toThrow(/descends from itself/);
    const orphan = build({ ...plain, id: 'x', slots: { combat: { patches: [{}] } } });
    expect(() => orphan.resolve('x')).toThrow(RulesetError);
    const needy = build({ ...plain, id: 'x', parent: 'house', needs: ['speed.steps.fly'] });
    expect(() => needy.resolve('x')).toThrow('x needs speed.steps.fly');
  });

  it('says in which rows and steps two rulesets differ', () => {
    const differences = compareRulesets(
      library.resolve('angband-3.0.5'),
      library.resolve('attack-spo'),
    );
    const paths = differences.map(({ path }) => path);
    expect(paths).toContain('combat.classes.rogue.melee.perTenLevels');
    expect(paths).toContain('combat.steps.unseenSkill');
    expect(differences.find(({ path }) => path.startsWith('combat.classes.rogue'))).toEqual({
      path: 'combat.classes.rogue.melee.perTenLevels',
      left: '40',
      right: '30',
    });
    const same = library.resolve('house');
    expect(compareRulesets(same, same)).toEqual([]);
  });
});

describe('the house', () => {
  it('follows the documents where they mean it and leaves their slips', () => {
    const { combat } = library.resolve('house').slots;
    expect(combat.classes.rogue.melee.perTenLevels).toBe(40);
    expect(combat.steps.unseenSkill(1)).toBe(1);
    expect(combat.steps.bareHandsBonus(5)).toBe(0);
  });
});
