// What a creature is to the hero, in one word for every face.

import { expect, it } from 'vitest';
import type { ThingView } from '../game/index.ts';
import { tellMood } from './squares.ts';

it('calls a pet tame, a servant the hero’s, and others by their mood', () => {
  const thing = { kind: 'creature', hostile: false } as ThingView;
  const pet = { tameness: 10, hunger: 'fed' } as const;
  expect(tellMood({ ...thing, stance: 'servant', pet })).toBe('tame');
  expect(tellMood({ ...thing, stance: 'servant' })).toBe('yours');
  expect(tellMood({ ...thing, stance: 'calm' })).toBe('peaceful');
  expect(tellMood({ ...thing, stance: 'berserk', hostile: true })).toBe('berserk');
  expect(tellMood({ ...thing, hostile: true })).toBe('hostile');
  expect(tellMood(thing)).toBe('peaceful');
  expect(tellMood({ ...thing, kind: 'item' })).toBe('');
});
