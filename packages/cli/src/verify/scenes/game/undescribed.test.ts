import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRulesets } from '@roguewright/engine/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SceneVerifier } from '../verify-scene.ts';

/** A healing spell as headers describe it. */
function spell(name: string, fields: Readonly<Record<string, unknown>>) {
  const plain = { type: 101, subtype: 21, level: 1, castingTime: 3, skill: 'praying' };
  return { arch: `spell_${name}`, ...plain, ...fields };
}

const attributes = { str: 12, dex: 12, con: 12, wis: 30, cha: 12, int: 12, pow: 12 };
const pools = { hp: 10, maxHp: 60, grace: 100, maxGrace: 100, food: 900 };

/** A header whose caster prays, with one spell. */
function header(about: string, first = spell('mending', { dam: 5, grace: 4 })) {
  const skills = [{ id: 'skill_praying#1', level: 10, skill: 'praying' }];
  const caster = { id: 'hero', arch: 'human_player', type: 1, level: 10, x: 4, y: 4, skills };
  return {
    ...{ scene: 1, ruleset: 'crossfire', deterministic: true, subtype: 21, about, spell: first },
    map: { width: 9, height: 9, walls: [] },
    caster: { ...caster, ...attributes, ...pools },
    arguments: { direction: 'none' },
  };
}

const FIRST = {
  ...{ tick: 0, action: 'cast hero hero 0 s', result: 1 },
  changed: [{ id: 'hero', hp: 15, grace: 96 }],
};

/** A second cast, of a spell that the header lacks. */
function second(changed: { readonly hp: number; readonly grace: number }) {
  const cast = { tick: 3, action: 'cast hero hero 0 s2', result: 1 };
  return { ...cast, changed: [{ id: 'hero', ...changed }] };
}

let folder: string;
const scenes = new SceneVerifier(createRulesets());

function write(name: string, ...lines: readonly object[]): string {
  const path = join(folder, `${name}.jsonl`);
  writeFileSync(path, `${lines.map(line => JSON.stringify(line)).join('\n')}\n`);
  return path;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-undescribed-'));
  write('21-balm', header('great balm', spell('great_balm', { dam: 9, grace: 7 })));
  write('21-salve', header('salve', spell('salve', { dam: 20, grace: 7 })));
  write('21-lotion', header('great lotion', spell('great_lotion', { dam: 9, grace: 7 })));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a spell that a scene doesn’t describe', () => {
  const GIVEN = { hp: 24, grace: 89 };

  it('is the one that the scene names and that costs what was paid', async () => {
    const path = write('21-then-more', header('mending, then great balm'), FIRST, second(GIVEN));
    const result = await scenes.verify(path);
    expect(result).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
    expect(result.partly).toBeUndefined();
    const wrong = { hp: 25, grace: 89 };
    const other = write('21-then-wrong', header('mending, then great balm'), FIRST, second(wrong));
    expect((await scenes.verify(other)).mismatches).toMatchObject([{ line: 3, got: '24' }]);
  });

  it('may be named by the title alone', async () => {
    const path = write('21-then-great-balm', header('twice'), FIRST, second(GIVEN));
    expect((await scenes.verify(path)).partly).toBeUndefined();
  });

  it.each([
    ['two spells fit equally', 'balm or lotion', GIVEN],
    ['the price fits no spell that is named', 'then great balm', { hp: 24, grace: 88 }],
    ['no word names one', 'then another', GIVEN],
  ])('ends the comparison if %s', async (_, about, given) => {
    const path = write('21-open', header(about), FIRST, second(given));
    const result = await scenes.verify(path);
    expect(result).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
    expect(result.partly).toMatch('line 3: the spell s2 isn’t described');
  });

  it('hides no difference before it', async () => {
    const changed = [{ id: 'hero', hp: 16, grace: 96 }];
    const path = write('21-early', header('then'), { ...FIRST, changed }, second(GIVEN));
    expect((await scenes.verify(path)).mismatches).toMatchObject([{ line: 2, got: '15' }]);
  });

  it('skips a scene that begins with one', async () => {
    const { spell: _, ...without } = header('then');
    const path = write('21-nothing', without, FIRST);
    expect(await scenes.verify(path)).toMatchObject({ built: false, skipped: 1 });
  });
});
