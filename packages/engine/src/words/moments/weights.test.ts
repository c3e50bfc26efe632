import { expect, it } from 'vitest';
import type { GameEvent } from '../../game/index.ts';
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
  [{ kind: 'hunger-changed', actor: 1, hunger: 'weak' }, 'danger'],
  [{ kind: 'hunger-changed', actor: 1, hunger: 'not-hungry' }, 'plain'],
  [{ kind: 'spotted', item: 9 }, 'find'],
  [{ kind: 'door-opened', actor: 1, x: 1, y: 1 }, 'minor'],
])('weighs %j as %s', (event, weight) => {
  expect(weightOf(event, NAMES)).toBe(weight);
});
