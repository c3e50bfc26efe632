// Owned fields: each way to write one from another room is shown to be found.

import { describe, expect, it } from 'vitest';
import { type OwnedField, ownedFieldProblems } from './owned-fields.ts';

const engine = 'packages/engine/src';
const energy: OwnedField = { owners: ['body'], use: 'pay of body/pay.ts', apart: ['monster'] };

function messages(
  name: string,
  text: string,
  path = 'game/magic/a.ts',
  field: OwnedField = energy,
): string[] {
  const fields = new Map([[name, field]]);
  const always = { path: `${engine}/game/body/b.ts`, text: `${written(name)};` };
  const files = [always, { path: `${engine}/${path}`, text }];
  return ownedFieldProblems(files, fields).map(({ message }) => message);
}

/** Something that writes the field. */
function written(name: string): string {
  if (name.endsWith('()')) {
    return name.startsWith('conditions.') || name.startsWith('split') ? name : `map.${name}`;
  }
  return `${name.endsWith('[]') ? name.replace('[]', '[0]') : `sheet.${name}`} = 1`;
}

describe('a field that a room owns', () => {
  it.each([
    ['energy', 'sheet.energy = 1;'],
    ['energy', 'state.sheet.energy -= 1;'],
    ['energy', 'sheet!.energy++;'],
    ['energy', '({ energy: sheet.energy } = other);'],
    ['occupant[]', 'state.level.map.occupant[square] = 0;'],
    ['occupant[]', 'const { occupant } = map; occupant[square] = 0;'],
    ['sheet[]', 'sheet[known.pool] = 0;'],
    ['sheet[]', 'Object.assign(state.sheet, before);'],
    ['setTerrain()', "map.setTerrain(square, 'floor');"],
    ['conditions.set()', "hero.conditions.set('blind', 0);"],
    ['conditions.set()', "const { conditions } = hero; conditions.set('blind', 0);"],
    ['conditions.set()', "const his = hero.conditions; his.set('blind', 0);"],
    ['conditions.set()', "const { conditions: his } = hero; his.set('blind', 0);"],
    ['conditions.reason', "conditions.reason = 'eating';"],
    ['splitPile()', 'const part = splitPile(pile, 1, nextId);'],
  ])('%s is not written elsewhere: %s', (name, text) => {
    const message = `writes ${name}, which is body's: use pay of body/pay.ts`;
    expect(messages(name, text)).toEqual([message]);
    expect(messages(name, text, 'host/game/a.ts')).toEqual([message]);
    expect(messages(name, text, 'game/body/a.ts')).toEqual([]);
    expect(messages(name, text, 'game/magic/a.test.ts')).toEqual([]);
    expect(messages(name, text, 'game/testing/a.ts')).toEqual([]);
  });

  it.each([
    ['energy', 'const left = sheet.energy; monster.energy = left; const energy = { energy: 1 };'],
    ['energy', 'class A { #energy = 1; b() { this.#energy = 2; } }'],
    ['occupant[]', 'const id = map.occupant[square];'],
    ['sheet[]', 'const left = sheet[pool];'],
    ['conditions.set()', 'places.set(square, thing);'],
    ['conditions.set()', "const has = conditions.has('blind'); const { set } = conditions;"],
    ['splitPile()', 'const pieces = pile.splitPile;'],
  ])('%s may be read, and written in other records: %s', (name, text) => {
    expect(messages(name, text)).toEqual([]);
  });

  it('is a field of something', () => {
    expect(ownedFieldProblems([], new Map([['energy', energy]]))).toHaveLength(1);
  });
});
