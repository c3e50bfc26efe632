import { describe, expect, it } from 'vitest';
import type { Command, GameView } from '../../game/index.ts';
import { inscriptionDoubt } from './inscriptions.ts';

const view = {
  inventory: [
    { id: 1, name: 'long sword named !d', ownName: '!d' },
    { id: 2, name: 'potions named keep !*', ownName: 'keep !*' },
    { id: 3, name: 'apple' },
  ],
} as unknown as GameView;

describe('names that ask before an item is used', () => {
  it.each<[Command, string | undefined]>([
    [
      { kind: 'drop', item: 1, count: 1 },
      'Drop: the long sword named !d? Its name asks before that. Go on?',
    ],
    [{ kind: 'throw', item: 1, x: 1, y: 1 }, undefined],
    [
      { kind: 'quaff', item: 2 },
      'Quaff: the potions named keep !*? Its name asks before that. Go on?',
    ],
    [{ kind: 'drop', item: 3, count: 1 }, undefined],
    [{ kind: 'name', item: 2 }, undefined],
    [{ kind: 'rest', count: 1 }, undefined],
  ])('%o: %s', (command, text) => {
    expect(inscriptionDoubt(view, command)?.text).toBe(text);
  });
});
