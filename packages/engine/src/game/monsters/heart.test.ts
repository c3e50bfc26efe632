// An enemy that its wounds put to flight says so, once a flight, to those who see it.

import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { heal, hurt } from '../body/harm.ts';
import { Scene } from '../testing/scene.ts';

const COWARD = `Object coward
name coward
monster 1
level 1
movement 12
blow_1 bite 1d2
notices 20
flees_below 50
end
`;

function scene(row: string, more = '') {
  const made = new Scene(['#########', row, '#########'], {
    content: [{ path: 'coward.arc', text: COWARD.replace('notices', `${more}notices`) }],
    kinds: { C: 'coward' },
    streams: new Streams('heart'),
  });
  const coward = made.state.level.creatures.all[0]!;
  coward.maxHitPoints = 20;
  coward.hitPoints = 20;
  return { made, coward, told: () => made.kinds.filter(kind => kind.startsWith('heart-')) };
}

describe('an enemy with wounds', () => {
  it('loses heart once a flight, and takes heart again', () => {
    const { made, coward, told } = scene('#@.C....#');
    hurt(made.state, coward, 10, 1);
    expect(told()).toEqual([]);
    hurt(made.state, coward, 1, 1);
    hurt(made.state, coward, 1, 1);
    expect(told()).toEqual(['heart-lost']);
    const from = coward.square;
    for (let turn = 0; turn < 3; turn++) {
      made.perform({ kind: 'rest', count: 1 });
      expect(told()).toEqual([]);
    }
    expect(coward.square).toBeGreaterThan(from);
    heal(made.state, coward, 1);
    heal(made.state, coward, 1);
    heal(made.state, coward, 1);
    expect(told()).toEqual(['heart-regained']);
  });

  it('says nothing if it isn’t seen, is afraid already, dies of it, or never moves', () => {
    const unseen = scene('#@.+..C.#');
    hurt(unseen.made.state, unseen.coward, 15, 1);
    expect(unseen.told()).toEqual([]);
    const frightened = scene('#@.C....#');
    frightened.coward.conditions.set('afraid', 5);
    hurt(frightened.made.state, frightened.coward, 15, 1);
    expect(frightened.told()).toEqual([]);
    const dead = scene('#@.C....#');
    hurt(dead.made.state, dead.coward, 25, 1);
    expect(dead.told()).toEqual([]);
    const rooted = scene('#@.C....#', 'stays_put 1\n');
    hurt(rooted.made.state, rooted.coward, 15, 1);
    expect(rooted.told()).toEqual([]);
  });
});
