import { describe, expect, it } from 'vitest';
import { room } from '../testing/casters.ts';

describe('what happens between two moves of the hero', () => {
  it('is counted in moves, so that a creature with unlimited time can’t block the game', () => {
    const scene = room('house');
    const { state } = scene;
    const { map } = state.level;
    const kind = state.content.archetype('jackal').index;
    state.spells.summoning.summon(kind, map.square(3, 1), 1, true);
    state.level.creatures.all[0]!.movement = 2 ** 32;
    expect(() => scene.perform({ kind: 'search', count: 1 })).toThrow(
      "the hero doesn't act again within 100000 moves of others",
    );
  });

  it('is counted in turns, so that nothing holds the hero without end', () => {
    const scene = room('house');
    scene.state.sheet.nutrition = 2 ** 31;
    scene.state.clock.hold(2 ** 32);
    expect(() => scene.perform({ kind: 'search', count: 1 })).toThrow(
      "the hero doesn't act again within 10000 turns",
    );
  });
});
