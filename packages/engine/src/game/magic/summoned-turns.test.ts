import { describe, expect, it } from 'vitest';
import { room } from '../testing/casters.ts';

/** Calls a jackal to the hero's side, and passes turns until it is gone or a limit is reached. */
function called(ruleset: string, skill: 'unskilled' | 'expert', most: number): number {
  const scene = room(ruleset);
  const { state } = scene;
  state.sheet.skills.clerical = skill;
  const kind = state.content.archetype('jackal').index;
  const { map } = state.level;
  state.spells.summoning.summon(kind, map.square(3, 1), 1, true);
  const [creature] = state.level.creatures.all;
  const begun = state.clock.turn;
  while (creature!.alive && state.clock.turn - begun < most) {
    scene.perform({ kind: 'rest', count: 1 });
  }
  return creature!.alive ? most : state.clock.turn - begun;
}

describe('whom a spell has called', () => {
  it('goes again in FIQHack after turns by skill, and stays elsewhere', () => {
    expect(called('fiqhack', 'unskilled', 40)).toBe(5);
    expect(called('fiqhack', 'expert', 40)).toBe(20);
    expect(called('house', 'unskilled', 40)).toBe(40);
  });
});
