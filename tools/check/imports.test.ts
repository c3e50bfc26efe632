// Import directions: each rule of the table is shown to be able to fail.

import { describe, expect, test } from 'vitest';
import { importProblems } from './imports.ts';

const engine = 'packages/engine/src';

function messages(path: string, text: string, ...others: [string, string][]): string[] {
  const always: [string, string] = [`${engine}/errors/index.ts`, 'export {};'];
  const files = [always, [path, text] as const, ...others];
  return importProblems(files.map(([path, text]) => ({ path, text }))).map(p => p.message);
}

describe('import directions', () => {
  test('no file read is a failure', () => {
    expect(importProblems([])).toHaveLength(1);
  });

  test.each([
    ['casting/cost.ts', "import { test } from '../chance/index.ts';"],
    ['casting/cost.ts', "export type { Fee } from './fee.ts';"],
    ['game/turn.ts', "import { Hero } from '../actors/index.ts';"],
    ['odds/cast.ts', "import { Hero } from '../actors/index.ts';"],
    ['game/views/map.ts', "import { fear } from '../body/fear.ts'; import './glyphs.ts';"],
    ['game/actions/reading/read.ts', "import { fear } from '../../body/fear.ts';"],
    ['game/body/a.test.ts', "import '../testing/scene.ts'; import '../views/map.ts';"],
    ['game/testing/scene.ts', "import '../perform.ts'; import '../views/map.ts';"],
    ['game/perform.ts', "import { rest } from './actions/rest.ts';"],
    ['words/cast.ts', "import type { Fact } from '../game/index.ts';"],
    ['words/cast.ts', "import { UsageError } from '../errors/index.ts';"],
    ['chance/a.test.ts', "import { test } from 'vitest'; import '../game/index.ts';"],
    ['index.ts', "export { LocalGame } from './host/index.ts';"],
  ])('%s may: %s', (path, text) => {
    expect(messages(`${engine}/${path}`, text)).toEqual([]);
  });

  test.each([
    ['casting/cost.ts', "import { blow } from '../combat/index.ts';", /may not read combat/],
    ['casting/cost.ts', "import type { R } from '../rulesets/index.ts';", /may not read rulesets/],
    ['chance/a.ts', "type G = import('../game/index.ts').Game;", /may not read game/],
    ['chance/a.ts', "export * from '../casting/index.ts';", /may not read casting/],
    ['chance/a.ts', "await import('../casting/index.ts');", /may not read casting/],
    ['chance/a.ts', 'await import(somewhere);', /computed/],
    ['odds/cast.ts', "import { play } from '../game/index.ts';", /may not read game/],
    ['game/turn.ts', "import type { W } from '../words/index.ts';", /may not read words/],
    ['game/turn.ts', "import { ask } from '../odds/index.ts';", /may not read odds/],
    ['words/cast.ts', "import { play } from '../game/index.ts';", /only types/],
    ['words/cast.ts', "import { type Fact } from '../game/index.ts';", /only types/],
    ['casting/cost.ts', "import { a } from '../chance/generator.ts';", /by its door/],
    ['casting/a.test.ts', "import { a } from '../chance/generator.ts';", /by its door/],
    ['casting/cost.ts', "import { z } from 'zod';", /nothing from outside/],
    ['casting/cost.ts', "import { test } from 'vitest';", /nothing from outside/],
    ['casting/a.test.ts', "import { readFileSync } from 'node:fs';", /nothing from outside/],
    ['casting/cost.ts', "import { a } from '@roguewright/engine/chance';", /by their path/],
    ['casting/cost.ts', "import { a } from '../../../web/src/a.ts';", /outside the rooms/],
    ['casting/cost.ts', '/// <reference types="node" />', /reference directive/],
    ['index.ts', "export { a } from './chance/generator.ts';", /by its door/],
    ['chance/a.ts', "import { LocalGame } from '../index.ts';", /outside the rooms/],
    ['chance/a.ts', "import { LocalGame } from '@roguewright/engine';", /by their path/],
    ['game/body/fear.ts', "import { map } from '../views/map.ts';", /body may not read game.views/],
    ['game/body/fear.ts', "type M = import('../views/map.ts').M;", /may not read game.views/],
    ['game/actions/reading/a.ts', "export * from '../../views/map.ts';", /actions may not read/],
    ['game/body/fear.ts', "import { act } from '../perform.ts';", /may not read game.perform.ts/],
    ['game/body/fear.ts', "import { all } from '../index.ts';", /may not read game.index.ts/],
    ['game/perform.ts', "import { Scene } from './testing/scene.ts';", /is for tests/],
    ['casting/slot/a.ts', "import { b } from '../attempt/b.ts';", /slot may not read/],
    ['game/cellar/a.ts', 'export {};', /lies in no room of game/],
    ['cellar/a.ts', 'export {};', /no room/],
    ['a.ts', 'export {};', /no room/],
    ['casting/cost.ts', 'const const', /can't be parsed/],
  ])('%s may not: %s', (path, text, expected) => {
    expect(messages(`${engine}/${path}`, text)).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    ['packages/web/src/a.ts', "import { a } from '@roguewright/engine/odds';"],
    ['packages/cli/src/a.ts', "import { serve } from '@roguewright/server';"],
    ['packages/web/src/a.ts', "import { SocketHost } from '@roguewright/client';"],
    ['packages/cli/src/a.ts', "import { SocketHost } from '@roguewright/client';"],
    ['packages/server/src/a.ts', "import { z } from 'zod';"],
    ['packages/web/src/a.ts', "import { LocalGame } from '@roguewright/engine';"],
    ['test/unit/a.test.ts', "import { content } from '@roguewright/content/bundle';"],
    ['packages/web/vite.config.ts', "import { a } from '../../tools/build/a.ts';"],
    ['test/system/a.test.ts', "import { a } from '@roguewright/engine/game'; import '../b.ts';"],
    ['test/system/server.ts', "import '@roguewright/server/testing/ports';"],
  ])('%s may: %s', (path, text) => {
    expect(messages(path, text)).toEqual([]);
  });

  test.each([
    ['packages/web/src/a.ts', "import '@roguewright/engine/src/odds/cast.ts';", /no public door/],
    ['packages/web/src/a.ts', "import '@roguewright/content/item';", /no public door/],
    ['packages/web/src/a.ts', "import '@roguewright/engine/face/testing';", /is for tests/],
    ['packages/web/src/a.ts', "import { a } from '../../../tools/build/a.ts';", /another part/],
    ['packages/web/vite.config.ts', "import { a } from '../../tools/check/a.ts';", /another part/],
    ['packages/web/src/a.ts', "import '../../engine/src/odds/index.ts';", /another part/],
    ['packages/web/src/a.ts', "import type { S } from '@roguewright/server';", /may not read/],
    ['packages/server/src/a.ts', "import '@roguewright/web';", /may not read/],
    ['packages/server/src/a.ts', "import 'roguewright';", /may not read/],
    ['packages/server/src/a.ts', "import '@roguewright/client';", /may not read/],
    ['packages/client/src/a.ts', "import '@roguewright/server';", /may not read/],
    ['packages/content/a.ts', "import '@roguewright/server';", /may not read/],
    ['test/system/a.test.ts', "import '../../packages/engine/src/game/index.ts';", /another part/],
  ])('%s may not: %s', (path, text, expected) => {
    expect(messages(path, text)).toEqual([expect.stringMatching(expected)]);
  });

  test('a circle is found, though it is made of types and goes through a door', () => {
    const found = messages(
      `${engine}/chance/index.ts`,
      "export type { A } from './a.ts';",
      [`${engine}/chance/a.ts`, "import type { B } from './b.ts';"],
      [`${engine}/chance/b.ts`, "import type { A } from './index.ts';"],
    );
    expect(found).toEqual([expect.stringContaining('circle of imports: ')]);
  });

  const screen = 'packages/cli/src/screen';

  test.each([
    ['picture/a.ts', "import { b } from '../terminal/b.ts'; import './c.ts';"],
    ['play.ts', "import { b } from './pages/b.ts';"],
    ['picture/a.test.ts', "import { b } from '../pages/b.ts';"],
    ['picture/a.ts', "import { b } from '../../play/b.ts';"],
  ])('inside a package, %s may: %s', (path, text) => {
    expect(messages(`${screen}/${path}`, text)).toEqual([]);
  });

  test.each([
    ['picture/a.ts', "import { b } from '../pages/b.ts';", /picture may not read .*pages/],
    ['picture/a.ts', "import { b } from '../play.ts';", /picture may not read .*play.ts/],
    ['cellar/a.ts', 'export {};', /lies in no room of packages.cli.src.screen/],
  ])('inside a package, %s may not: %s', (path, text, message) => {
    expect(messages(`${screen}/${path}`, text)).toEqual([expect.stringMatching(message)]);
  });
});
