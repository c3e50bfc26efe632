import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView } from '../../game/index.ts';
import type { Names } from '../events.ts';
import { weightOf } from './weights.ts';

const NAMES: Names = {
  1: { name: 'Ada', isHero: true, common: false },
  2: { name: 'jackal', isHero: false, common: true },
};

it.each<[GameEvent, string]>([
  [{ kind: 'hit', actor: 2, target: 1, damage: 3, critical: 'none' }, 'danger'],
  [{ kind: 'hit', actor: 2, target: 1, damage: 0, critical: 'none' }, 'plain'],
  [{ kind: 'hit', actor: 1, target: 2, damage: 3, critical: 'none' }, 'plain'],
  [{ kind: 'died', target: 2, by: 1 }, 'boon'],
  [{ kind: 'died', target: 1, by: 2 }, 'danger'],
  [{ kind: 'level-gained', actor: 1, level: 2 }, 'boon'],
  [{ kind: 'condition-began', actor: 1, condition: 'confused' }, 'danger'],
  [{ kind: 'condition-began', actor: 1, condition: 'fast' }, 'boon'],
  [{ kind: 'condition-began', actor: 2, condition: 'confused' }, 'plain'],
  [{ kind: 'sad-feeling', actor: 1 }, 'danger'],
  [{ kind: 'hunger-changed', actor: 1, hunger: 'weak' }, 'danger'],
  [{ kind: 'hunger-changed', actor: 1, hunger: 'not-hungry' }, 'plain'],
  [{ kind: 'spotted', item: 9 }, 'find'],
  [{ kind: 'door-opened', actor: 1, x: 1, y: 1 }, 'minor'],
])('weighs %j as %s', (event, weight) => {
  expect(weightOf(event, NAMES)).toBe(weight);
});

describe('a death', () => {
  /** A dog of the hero, a hostile jackal, something that he only senses, and his steed. */
  const before = {
    hero: { riding: { id: 5 } },
    things: [
      { id: 3, kind: 'creature', pet: { tameness: 10, hunger: 'fed' } },
      { id: 2, kind: 'creature' },
      { id: 0, kind: 'creature' },
    ],
  } as unknown as GameView;

  it.each([
    ['of the hero’s own pet is bad news', 3, 2, 'danger'],
    ['of the hero’s own pet by his own hand is bad news', 3, 1, 'danger'],
    ['of his steed is bad news', 5, 2, 'danger'],
    ['of a hostile creature by his hand is good news', 2, 1, 'boon'],
    ['of a hostile creature by his pet is no news of his', 2, 3, 'plain'],
    ['of what he doesn’t see is good news by his hand, whatever it was', 0, 1, 'boon'],
  ] as const)('%s', (_, target, by, weight) => {
    expect(weightOf({ kind: 'died', target, by }, NAMES, before)).toBe(weight);
  });

  it('that was told without a view before it weighs by who brought it about', () => {
    expect(weightOf({ kind: 'died', target: 3, by: 1 }, NAMES)).toBe('boon');
  });
});
