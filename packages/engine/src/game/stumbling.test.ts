import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { hashGame } from './saves/save.ts';
import { Scene } from './testing/scene.ts';

describe('a hero who stumbles', () => {
  it('loses the move whatever he meets, because luck has been drawn', () => {
    // Locked doors that he knows on all sides but the corners.
    const scene = new Scene(['#¤#', '¤@¤', '#¤#'], { streams: new Streams('stumbling') });
    const { state } = scene;
    for (const direction of [1, 3, 5, 7] as const) {
      scene.perform({ kind: 'open', direction });
    }
    state.sheet.conditions.set('confused', 1000);
    const uses = new Set<string>();
    for (let tries = 0; tries < 60; tries++) {
      const { sequence } = state.world;
      const refusal = scene.perform({ kind: 'move', direction: 3 });
      uses.add(`${refusal?.reason} ${refusal?.usesMove}`);
      expect(state.world.sequence).toBe(sequence + 1);
    }
    expect(uses).toEqual(new Set(['locked true', 'blocked true']));
  });

  it('is refused for nothing, and without a draw, where he walks straight', () => {
    const scene = new Scene(['#¤#', '¤@¤', '#¤#'], { streams: new Streams('straight') });
    scene.perform({ kind: 'open', direction: 3 });
    const before = hashGame(scene.state);
    expect(scene.perform({ kind: 'move', direction: 3 })).toEqual({
      reason: 'locked',
      usesMove: false,
    });
    expect(hashGame(scene.state)).toBe(before);
  });
});
