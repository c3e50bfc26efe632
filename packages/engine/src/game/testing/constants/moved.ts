// Which parts of a session a number of the slot `spells` moves, changed by an overlay.

import { RULESETS, type Ruleset, RulesetLibrary } from '../../../rulesets/index.ts';
import { type Act, ALL_ACTS } from './acts.ts';
import { playSession, type Session, type SessionTools } from './session.ts';

type Tree = { readonly [key: string]: unknown };

/** Crossfire with some numbers changed. @param effects failures do more than take points */
function changed(patch: Tree, effects: boolean): Ruleset {
  const overlay = {
    id: 'changed',
    title: 'Changed',
    parent: 'crossfire',
    about: '',
    differences: [],
    slots: { spells: { patches: [{ failures: { effects } }, patch] } },
  };
  return new RulesetLibrary([...RULESETS, overlay as never]).resolve('changed');
}

const rules = changed({}, false).slots.spells;

/**
 * The rooms of spells, of which this session casts none. Scenes, vectors and cases of their rules move their numbers:
 * test/content/constants-in-scenes.long.test.ts.
 */
const ELSEWHERE: readonly string[] = [
  ...['hits', 'forces', 'making', 'releases', 'standing', 'matter', 'sickness', 'sides', 'divine'],
  ...['ways', 'effects', 'traps', 'deniedLevel', 'monsterSubtypes'],
];

/** The numbers, and lists of numbers, of the slot. */
export function numbersOfSlot(): (readonly string[])[] {
  return numbersIn(rules, []).filter(([slot]) => !ELSEWHERE.includes(slot!));
}

function numbersIn(part: unknown, path: readonly string[]): (readonly string[])[] {
  const isList =
    Array.isArray(part) && part.length > 0 && part.every(item => typeof item === 'number');
  if (typeof part === 'number' || isList) {
    return [path];
  }
  return typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, inner]) => numbersIn(inner, [...path, key]))
    : [];
}

/** The changes that are tried, until one moves something. */
function otherValues(value: number | readonly number[]): unknown[] {
  if (typeof value !== 'number') {
    return [value.map(item => item + 7), value.map(item => item / 2)];
  }
  if (value < 0) {
    return [value - 1, value + 1, value - 10, Math.floor(value / 2), value * 2];
  }
  return Number.isInteger(value)
    ? [value + 1, Math.max(1, value - 1), value + 50, value * 2, 1 + Math.floor(value / 2)]
    : [value * 0.8, value * 1.25];
}

function patchOf(path: readonly string[], value: unknown): Tree {
  return path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Tree;
}

function valueAt(path: readonly string[]): number | readonly number[] {
  return path.reduce<unknown>((part, key) => (part as Tree)[key], rules) as number;
}

const before = new Map<string, Session>();

/** The session without a change, played once. */
function plain(effects: boolean, tools: SessionTools, acts: readonly Act[]): Session {
  const key = `${effects} ${acts.join(' ')}`;
  const session = before.get(key) ?? playSession(changed({}, effects), tools, acts);
  before.set(key, session);
  return session;
}

const PARTS = ['outcome', 'odds', 'words'] as const;

/**
 * The parts of the session that changes of a number move.
 * @param enough the number of moved parts after which no more changes are tried, 1 to 3
 */
export function movedBy(
  path: readonly string[],
  enough: number,
  tools: SessionTools,
  acts: readonly Act[] = ALL_ACTS,
): (keyof Session)[] {
  const moved = new Set<keyof Session>();
  for (const value of otherValues(valueAt(path))) {
    for (const effects of [false, true]) {
      if (moved.size >= enough) {
        break;
      }
      const after = playSession(changed(patchOf(path, value), effects), tools, acts);
      for (const part of PARTS.filter(name => after[name] !== plain(effects, tools, acts)[name])) {
        moved.add(part);
      }
    }
  }
  return PARTS.filter(part => moved.has(part));
}
