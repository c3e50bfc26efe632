import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { Scene } from '../testing/scene.ts';
import { viewFor } from '../views/view-for.ts';

describe('the creatures that move next', () => {
  it('counts no moves of a creature that sleeps or can’t move, and says so', () => {
    const scene = new Scene(['#####', '#@.j#', '#####'], { streams: new Streams('next') });
    const [jackal] = scene.state.level.creatures.all;
    const moves = () => viewFor(scene.state).nextMovers[0];
    expect(moves()).toMatchObject({ name: 'jackal', moves: [[0, 1]] });
    expect(moves()).not.toHaveProperty('inactive');
    jackal!.conditions.set('asleep', 1000);
    expect(moves()).toMatchObject({ moves: [], inactive: 'asleep' });
    jackal!.conditions.set('asleep', 0);
    jackal!.conditions.set('helpless', 5);
    expect(moves()).toMatchObject({ moves: [], inactive: 'helpless' });
  });
});
