import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { Scene } from '../testing/scene.ts';
import { sufferFailure } from './failure-effects.ts';

const STORM = {
  path: 'storm.arc',
  text: [
    'Object spell_loose_power\nname surge of power\ntype 101\nsubtype 7\nlevel 1\nsp 1\ndam 0\nattacktype 2\nrange 8\nduration 1\nall_around 1\nother_arch surge_of_power\nend',
    'Object surge_of_power\nname surge of power\ntype 102\nsubtype 7\nspeed 1\nmove_type fly_low\nend',
    '',
  ].join('\n'),
};

/** The damage of each hit of a storm on the hero who brought it on. */
function suffered(ruleset: string, power: number): number[] {
  const scene = new Scene(['#######', '#..@..#', '#######'], {
    content: [STORM],
    ruleset,
    streams: new Streams('storm'),
  });
  const { state } = scene;
  state.hero.hitPoints = 1000;
  state.hero.maxHitPoints = 1000;
  sufferFailure(state, { effect: 'magic-storm', power, reach: 0 });
  const hits = () =>
    state.log.perceived().flatMap(event => (event.kind === 'burned' ? [event.damage] : []));
  const first = hits();
  scene.perform({ kind: 'search', count: 1 });
  return [...first, ...hits()];
}

describe('a magic storm', () => {
  it.each(['crossfire', 'house'])('hurts its own caster with its whole power under %s', ruleset => {
    expect(Math.max(...suffered(ruleset, 25))).toBe(25);
    expect(Math.max(...suffered(ruleset, 20))).toBe(20);
  });

  it('is named as the killer of the hero', () => {
    const scene = new Scene(['#######', '#..@..#', '#######'], {
      content: [STORM],
      streams: new Streams('storm'),
    });
    const { state } = scene;
    sufferFailure(state, { effect: 'magic-storm', power: 500, reach: 0 });
    for (let turn = 0; turn < 3 && state.ending === undefined; turn++) {
      scene.perform({ kind: 'search', count: 1 });
    }
    expect(state.ending).toMatchObject({ kind: 'died', killer: 'surge of power' });
  });
});
