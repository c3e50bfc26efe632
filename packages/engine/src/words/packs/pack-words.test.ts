import { describe, expect, it } from 'vitest';
import type { PackReport } from '../../objects/index.ts';
import { tellGamePacks, tellPack } from './pack-words.ts';

const NOTHING: PackReport = {
  name: 'fen',
  hash: '',
  files: 1,
  counts: { creatures: 0, spells: 0, items: 0, effects: 0, others: 0, lists: 0 },
  met: 0,
  clashes: [],
  uncastable: [],
  warnings: [],
  passedOver: [],
};

describe('a pack in words', () => {
  it('counts what it adds', () => {
    expect(tellPack(NOTHING)).toBe('It adds nothing.');
    const counts = { ...NOTHING.counts, creatures: 1, spells: 2, lists: 1 };
    expect(tellPack({ ...NOTHING, counts })).toBe('It adds 1 creature, 2 spells, 1 treasure list.');
  });

  it('names some of what clashes and of what can’t be cast', () => {
    const clashes = [
      { kind: 'archetype', name: 'ogre', file: 'a.arc', line: 1, with: 'the game' },
    ] as const;
    const uncastable = ['a', 'b', 'c', 'd', 'e'].map(name => ({ id: name, name, reason: '' }));
    expect(tellPack({ ...NOTHING, clashes, uncastable })).toBe(
      'It adds nothing. 1 of its names exists already, and both stay: ogre. ' +
        '5 of its spells can’t be cast yet: a, b, c and 2 more.',
    );
  });
});

describe('the packs of a game', () => {
  it('are listed by name', () => {
    expect(tellGamePacks([])).toBe('');
    expect(tellGamePacks(['fen'])).toBe('with fen');
    expect(tellGamePacks(['fen', 'wood', 'hill'])).toBe('with fen, wood and hill');
  });
});
