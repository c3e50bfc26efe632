// Golems and moods in a game: steered, worn out, saved, and who fights whom.

import { describe, expect, it } from 'vitest';
import { Creature, moodBit } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { attacks, isHostile, isThreat, ownerOf, stanceOf } from './state/sides.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const HALL = ['#########', '#@......#', '#.......#', '#########'];

function withGolem(hitPoints = 5) {
  const play = new Scene(HALL, { streams: new Streams('golems') });
  const { state } = play;
  state.spells.sides!.call({
    kind: state.content.archetype('jackal').index,
    square: state.hero.square + 1,
    owner: state.hero.id,
    direction: 0,
    ...{ hitPoints, damage: 4, wc: 10, wcAdjustment: 0, speed: 1, clock: 0, attackType: 1 },
  });
  return { play, state, golem: state.level.creatures.all.at(-1)! };
}

describe('a golem', () => {
  it('goes where it is sent, in no time, and loses a hit point in each turn to its end', () => {
    const { play, state, golem } = withGolem();
    const [turn, x] = [state.clock.turn, state.level.map.x(golem.square)];
    expect(play.perform({ kind: 'steer', direction: 3 })).toBeUndefined();
    expect([state.clock.turn, golem.golem?.direction]).toEqual([turn, 3]);
    expect(viewFor(state).things.find(({ id }) => id === golem.id)?.heading).toBe(3);
    play.perform({ kind: 'search', count: 1 });
    expect(state.level.map.x(golem.square)).toBeGreaterThan(x);
    const left = golem.hitPoints;
    expect(left).toBeLessThan(5);
    for (let moves = 0; moves < 3 && golem.alive; moves++) {
      play.perform({ kind: 'search', count: 1 });
    }
    expect(golem.alive).toBe(false);
    expect(play.kinds).toContain('golem-ended');
    expect(play.perform({ kind: 'steer', direction: 3 })?.reason).toBe('no-golem');
  });

  it('is saved with its clock and its moods', () => {
    const { golem } = withGolem();
    const saved = JSON.parse(JSON.stringify(golem.save()));
    const restored = Creature.restore(saved, () => golem.archetype);
    expect([restored.golem, restored.moods]).toEqual([golem.golem, golem.moods]);
  });

  it('gives no experience', () => {
    const { golem, state } = withGolem();
    expect(golem.stock.experienceLost).toBeGreaterThan(0);
    expect(isHostile(state, golem)).toBe(false);
  });
});

describe('sides', () => {
  it('follow the chain of owners: a servant’s servant serves the hero', () => {
    const { state, golem } = withGolem();
    const other = new Creature(90, golem.archetype, 0, 3);
    other.master = golem.id;
    expect(ownerOf(state, other)).toBe(state.hero.id);
    expect(stanceOf(state, other)).toBe('servant');
  });

  it.each([
    ['calm', 'calm', false, false],
    ['neutral', 'neutral', false, false],
    ['friendly', 'friend', false, true],
    ['berserk', 'berserk', true, true],
  ] as const)('of a %s creature', (mood, stance, threatens, fights) => {
    const { state, golem } = withGolem();
    const creature = new Creature(91, golem.archetype, 0, 3);
    const enemy = new Creature(92, golem.archetype, 0, 3);
    expect([isThreat(state, creature), attacks(state, creature, golem)]).toEqual([true, true]);
    creature.moods = moodBit(mood);
    expect([stanceOf(state, creature), isThreat(state, creature)]).toEqual([stance, threatens]);
    expect(attacks(state, creature, enemy)).toBe(fights);
  });
});
