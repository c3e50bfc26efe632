// The walk from the game to the rules: each way to a rule is shown to be found, and each gap.

import { describe, expect, it } from 'vitest';
import { museumProblems } from './museum.ts';

const engine = 'packages/engine/src';
const adapters = 'packages/cli/src/verify/adapters';

/** Roots that lead nowhere, so that a case says only what it is about. */
const EMPTY: Readonly<Record<string, string>> = {
  'game/powers/load-content.ts': 'export function loadContent() {}',
  'game/assembly/new-game.ts': 'export function newGame() {}',
  'game/saves/save.ts': 'export function restoreGame() {}',
  'game/perform.ts': 'export function performCommand() {}',
  'game/views/view-for.ts': 'export function viewFor() {}',
  'game/views/events-for.ts': 'export function performedFor() {}',
  'host/answers/questions.ts': 'export function answerQuestion() {}',
  'odds/index.ts': 'export const odds = 1;',
  'rulesets/registry.ts': 'export const all = [];',
  'speed/index.ts': "export { pace } from './pace.ts';",
  'speed/pace.ts': 'export function pace() { return step(); } function step() {}',
};

function messages(
  files: Readonly<Record<string, string>>,
  exceptions: Parameters<typeof museumProblems>[1] = {},
): string[] {
  const all = {
    ...Object.fromEntries(
      Object.entries({ ...EMPTY, ...files }).map(([path, text]) => [`${engine}/${path}`, text]),
    ),
    [`${adapters}/speed.ts`]:
      "import { pace } from '@roguewright/engine/speed'; const adapter = { answer: () => pace() };",
  };
  const sources = Object.entries(all).map(([path, text]) => ({ path, text }));
  return museumProblems(sources, exceptions).map(({ message }) => message);
}

const IDLE = 'pace is verified, and nothing that is played leads to it';

describe('a rule with an adapter', () => {
  it('is missed by a game that doesn’t lead to it', () => {
    expect(messages({})).toEqual([IDLE]);
  });

  it.each([
    [
      'a call of a call',
      "import { pace } from '../speed/index.ts'; export function performCommand() { go(); } function go() { pace(); }",
    ],
    [
      'a table',
      "import { pace } from '../speed/index.ts'; const TABLE = { go: pace }; export const performCommand = k => TABLE[k]();",
    ],
    [
      'a class',
      "import { pace } from '../speed/index.ts'; class Clock { go() { pace(); } } export function performCommand() { new Clock(); }",
    ],
    [
      'another name',
      "import { pace as quick } from '../speed/index.ts'; export function performCommand() { quick(); }",
    ],
  ])('is met through %s', (_, text) => {
    expect(messages({ 'game/perform.ts': text })).toEqual([]);
  });

  it.each([
    [
      'an import alone',
      "import { pace } from '../speed/index.ts'; export function performCommand() {}",
    ],
    [
      'a type',
      "import type { pace } from '../speed/index.ts'; export function performCommand(a: typeof pace) {}",
    ],
    [
      'a member of that name',
      "import { pace } from '../speed/index.ts'; export function performCommand(a) { a.pace(); }",
    ],
    [
      'a function that nobody calls',
      "import { pace } from '../speed/index.ts'; export function performCommand() {} function idle() { pace(); }",
    ],
    ['a door', "export { pace } from '../speed/index.ts'; export function performCommand() {}"],
  ])('is not met through %s', (_, text) => {
    expect(messages({ 'game/perform.ts': text })).toEqual([IDLE]);
  });

  it('is excused by parts that are played', () => {
    const played = {
      'speed/index.ts': "export { pace } from './pace.ts'; export { step } from './step.ts';",
      'speed/pace.ts': "import { step } from './step.ts'; export function pace() { step(); }",
      'speed/step.ts': 'export function step() {}',
      'game/perform.ts':
        "import { step } from '../speed/index.ts'; export function performCommand() { step(); }",
    };
    const why = 'one answer of it';
    expect(messages(played, { pace: { plays: ['step'], why } })).toEqual([]);
    expect(messages(played, { pace: { plays: ['stride'], why } })).toEqual([
      'stride is no part of pace that is played',
    ]);
    expect(messages(played, { pace: { plays: [], why } })).toEqual([
      'pace: expected parts that are played, and a reason',
    ]);
    expect(messages({}, { pace: { plays: ['step'], why } })).toEqual([
      'step is no part of pace that is played',
    ]);
  });

  it('needs no exception once it is met', () => {
    const text =
      "import { pace } from '../speed/index.ts'; export function performCommand() { pace(); }";
    const exceptions = { pace: { plays: ['step'], why: 'an answer' } };
    expect(messages({ 'game/perform.ts': text }, exceptions)).toEqual([
      'pace needs no exception any more',
    ]);
  });
});

describe('the walk', () => {
  it('says where it begins at nothing', () => {
    expect(messages({ 'game/views/view-for.ts': 'export const other = 1;' })).toContain(
      'the walk begins here at nothing',
    );
  });
});
