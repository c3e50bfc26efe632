// Rooms that only read: each way to change something is shown to be found.

import { describe, expect, it } from 'vitest';
import { readerProblems } from './readers.ts';

const folder = 'packages/engine/src/game';

function messages(text: string, path = `${folder}/knowledge/a.ts`): string[] {
  const always = ['knowledge', 'views'].map(room => ({
    path: `${folder}/${room}/always.ts`,
    text: 'export {};',
  }));
  return readerProblems([...always, { path, text }]).map(({ message }) => message);
}

describe('a room that only reads', () => {
  it.each([
    ['function f(state) { state.depth = 2; }', 'state.depth'],
    ['function f({ hero }) { hero.hitPoints -= 1; }', 'hero.hitPoints'],
    ['function f(state) { state.level.noise++; }', 'state.level.noise'],
    ['function f(state) { delete state.ending; }', 'state.ending'],
    ['function f(state) { [state.depth] = [2]; }', 'state.depth'],
    ['function f({ level }) { const all = level.all; all[0] = 1; }', 'all[0]'],
    ['function f(state) { const all = [state.hero]; all[0]!.square = 1; }', 'all[0]!.square'],
    ['function f(state) { for (const one of state.all) { one.hunts = true; } }', 'one.hunts'],
    ['function f({ level }) { level.items.set(1, []); }', 'level.items'],
    ['function f({ sheet }) { sheet.spells.sort(); }', 'sheet.spells'],
    ['function f(thing) { thing.setFact("fuel", 0); }', 'thing'],
    ['function f(state) { Object.assign(state.sheet, {}); }', 'state.sheet'],
    ['let kept = []; function f(state) { kept = state.all; kept.push(1); }', 'kept'],
    ['function f(a) { const own = {}; own.x = a; } function g(own) { own.y = 1; }', 'own.x'],
  ])('may not: %s', (text, changed) => {
    expect(messages(text)[0]).toBe(`changes ${changed}: this room only reads`);
    expect(messages(text, `${folder}/body/a.ts`)).toEqual([]);
    expect(messages(text, `${folder}/knowledge/a.test.ts`)).toEqual([]);
  });

  it.each(['luck', 'logSeen', 'logFelt', 'newId'])('may not call %s', method => {
    const text = `function f(state) { state.${method}('a'); }`;
    expect(messages(text)).toEqual([`calls ${method}: this room only reads`]);
  });

  it.each([
    'function f() { const list = []; list.push(1); list[0] = 2; }',
    'function f(state) { const copy = new Thing(state.a); copy.ego = state.b; copy.b.c = 1; }',
    'function f(state) { let sum = 0; sum += state.depth; return sum; }',
    'function f(state) { return state.all.map(one => one.id).sort(); }',
    'function f(state) { return state.all.toSorted(); }',
  ])('may: %s', text => {
    expect(messages(text)).toEqual([]);
  });

  it('is looked for at all', () => {
    expect(readerProblems([]).map(({ message }) => message)).toEqual([
      'no file was read',
      'no file was read',
    ]);
  });
});
