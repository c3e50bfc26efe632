import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPELL_SUBTYPES } from '@roguewright/engine/objects';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from './check.ts';
import { newSpell } from './new-spell.ts';

const BUILT = [...SPELL_SUBTYPES].filter(([, { built }]) => built);

describe('a new spell', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'new-spell-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(BUILT)('of subtype %i passes the check as it is', (number, { name }) => {
    const files = newSpell(String(number), `my ${name}`, folder);
    expect(files[0]!.text).toContain(`subtype ${number}\n`);
    const { errors, warnings, archetypes } = checkContent([folder]);
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(archetypes).toBe(files.length);
  });

  it('may be ordered by the name of its subtype, into a folder that isn’t there yet', () => {
    const into = join(folder, 'spell', 'bolt');
    const [spell, effect] = newSpell('bolt', 'Ice Dart', into);
    expect([spell!.path, effect!.path]).toEqual([
      join(into, 'spell_ice_dart.arc'),
      join(into, 'ice_dart.arc'),
    ]);
    expect(readFileSync(spell!.path, 'utf8')).toMatch(
      /^# Ice Dart: subtype 4, bolt\.\n# A bolt: .*\nObject spell_ice_dart\nname Ice Dart\n/,
    );
    expect(spell!.text).toContain('# dam: damage at the level of the spell\ndam 4\n');
    expect(spell!.text).toContain('other_arch ice_dart\n');
  });

  it('never takes the place of a file', () => {
    newSpell('bolt', 'ice dart', folder);
    const before = readFileSync(join(folder, 'ice_dart.arc'), 'utf8');
    expect(() => newSpell('cone', 'ice dart', folder)).toThrow('a name whose file doesn’t exist');
    expect(readFileSync(join(folder, 'ice_dart.arc'), 'utf8')).toBe(before);
  });

  it.each([
    [
      'bolts',
      'x',
      'SUBTYPE: expected the number or name of a kind of spell that can be cast, such as bolt',
    ],
    ['48', 'x', 'SUBTYPE: expected the number or name of a kind of spell that can be cast ('],
    ['bolt', '../x', 'NAME: expected letters, digits, blanks and hyphens'],
    ['bolt', '', 'NAME: expected letters'],
  ])('of subtype %j with the name %j is refused', (subtype, name, message) => {
    expect(() => newSpell(subtype, name, folder)).toThrow(message);
  });
});
