import { describe, expect, it } from 'vitest';
import { learn, room } from '../testing/casters.ts';
import { viewFor } from './view-for.ts';

describe('the turns that a condition lasts', () => {
  it('are those after which it ends', () => {
    const scene = room();
    const { conditions } = scene.state.sheet;
    conditions.set('confused', 3);
    conditions.set('blessed', 12);
    expect(viewFor(scene.state).hero.conditionTurns).toEqual({ confused: 3, blessed: 12 });
    scene.perform({ kind: 'search', count: 1 });
    expect(viewFor(scene.state).hero.conditionTurns).toEqual({ confused: 2, blessed: 11 });
    scene.perform({ kind: 'search', count: 1 });
    scene.perform({ kind: 'search', count: 1 });
    expect(viewFor(scene.state).hero.conditionTurns).toEqual({ blessed: 9 });
    expect(viewFor(scene.state).hero.conditions).toEqual(['blessed']);
  });

  it('are not told of what waits to be used, lies in his nature or is maintained', () => {
    const scene = room('fiqhack');
    const { conditions, powers } = scene.state.sheet;
    conditions.set('confusing-hands', 1_000_000);
    powers.fast = true;
    const spell = learn(scene, 'spell_levitation');
    Object.assign(scene.state.sheet.attributes, { intelligence: 25 });
    scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
    const { hero } = viewFor(scene.state);
    expect(hero.conditions).toEqual(['levitating', 'confusing-hands', 'fast']);
    expect(hero.conditionTurns).toEqual({});
  });
});
