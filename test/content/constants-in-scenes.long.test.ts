// Each number of the rooms of spell objects, changed, moves a scene, a golden vector or the answer of a rule. A number
// that moves nothing is one that nobody plays by. The numbers of casting are in constants-in-play.long.test.ts.

import { readFileSync } from 'node:fs';
import { createRulesets } from '@roguewright/engine/rulesets';
import { type AttackType, attackNumber } from '@roguewright/engine/spellcraft';
import { describe, expect, it } from 'vitest';
import { HELD, SLOTS, WITHOUT_EFFECT } from './constants/held-elsewhere.ts';
import { type PlayedScene, playedScenes } from './constants/played-scenes.ts';
import { playedVectors } from './constants/played-vectors.ts';
import { ruleCases } from './constants/rule-cases.ts';
import {
  type NumberPath,
  numberAt,
  numbersIn,
  otherValues,
  trackedRules,
  withNumber,
} from './constants/tracked-rules.ts';

const ENGINE = new URL('../../packages/engine/src/', import.meta.url);
const rules = createRulesets().resolve('crossfire').slots.spells;
const numbers = numbersIn(rules).filter(([slot]) => SLOTS.includes(slot!));

/** How a scene goes under the program's own numbers, and which of them it reads. */
interface Watched {
  readonly scene: PlayedScene;
  readonly outcome: string;
  readonly read: ReadonlySet<string>;
}

const watched: readonly Watched[] = [
  ...ruleCases(),
  ...playedVectors(),
  ...playedScenes(['one']),
].map(scene => {
  const { rules: tracked, read } = trackedRules(rules);
  return { scene, outcome: scene.play(tracked), read };
});

/** Scenes that are played again for one number: those that read it, spread over all of them. */
const MOST = 24;

function scenesFor(path: NumberPath): readonly Watched[] {
  const readers = watched.filter(({ read }) => read.has(path.join('.')));
  const step = Math.max(1, Math.floor(readers.length / MOST));
  return readers.filter((_, at) => at < MOST / 4 || at % step === 0);
}

/**
 * Whether a change of a number moves a scene; a change under which a scene can't be played moves it.
 * @param most changes that are tried; absent: all
 */
function moves(path: NumberPath, most?: number): boolean {
  return otherValues(numberAt(rules, path))
    .slice(0, most)
    .some(value => {
      const changed = withNumber(rules, path, value);
      return scenesFor(path).some(({ scene, outcome }) => {
        try {
          return scene.play(changed) !== outcome;
        } catch {
          return true;
        }
      });
    });
}

/** Whether no rule reads a number of a material: the type harms no thing, or an earlier material has its bit. */
function isUnread([slot, room, table, at, key, type]: NumberPath): boolean {
  if (slot !== 'hits' || room !== 'things' || table !== 'materials') {
    return false;
  }
  const { harmless, materials } = rules.hits.things;
  const isHarmless = (name: string) => attackNumber(name as AttackType) === Number(type);
  return key === 'saves' ? harmless.some(isHarmless) : materials[Number(at)]!.bit === 0;
}

const isHeld = (path: NumberPath) =>
  path.join('.') in HELD || WITHOUT_EFFECT.includes(path.join('.'));
const played = numbers.filter(path => !isHeld(path) && !isUnread(path));

describe('a number of the rooms of spells', () => {
  it('is one of nearly five hundred, of which few are held elsewhere', () => {
    expect(played.length).toBeGreaterThan(400);
    expect(Object.keys(HELD).length).toBeLessThan(20);
    expect(WITHOUT_EFFECT.length).toBeLessThan(25);
  });

  it.each(played.map(path => [path.join('.'), path] as const))(
    'moves a scene, a vector or an answer: %s',
    (_, path) => {
      expect(moves(path)).toBe(true);
    },
  );
});

describe('a number that is held elsewhere', () => {
  it.each([...Object.keys(HELD), ...WITHOUT_EFFECT])('is a number of the slot: %s', name => {
    expect(numbers.map(path => path.join('.'))).toContain(name);
  });

  it.each(Object.entries(HELD))('%s is read by a rule whose test is there', (name, held) => {
    const [rule, test] = [held.rule, held.test].map(path =>
      readFileSync(new URL(path, ENGINE), 'utf8'),
    );
    const keys = name.split('.').filter(part => !/^\d+$/.test(part));
    expect(
      keys.some(key => new RegExp(`\\b${key}\\b`).test(rule!)),
      held.rule,
    ).toBe(true);
    expect(test).toContain(held.says);
  });

  it.each(WITHOUT_EFFECT)('%s moves nothing indeed', name => {
    expect(moves(name.split('.'), 1)).toBe(false);
  });
});
