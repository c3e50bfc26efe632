// Numbers of boxes that only a deed uses: what is asked of luck is compared with the slot, and noise with its radius.

import { describe, expect, it, vi } from 'vitest';
import { Streams } from '../../../../chance/index.ts';
import { createRulesets } from '../../../../rulesets/index.ts';
import { LOCKS } from '../../../testing/chest.ts';
import { workshop } from '../../../testing/tools.ts';
import { give } from '../../../testing/wardrobe.ts';
import { viewFor } from '../../../views/view-for.ts';

const { boxes, containers } = createRulesets().resolve('house').slots.world.tools;

/** The tests with a label that a deed asks of one stream of luck. */
function asked(stream: string, label: string, deed: (streams: Streams) => void) {
  const streams = new Streams('numbers of boxes');
  const test = vi.spyOn(streams.stream(stream), 'test');
  deed(streams);
  const calls: readonly (readonly unknown[])[] = test.mock.calls;
  return calls.filter(([, , name]) => name === label).map(([part, of]) => [part, of]);
}

const ALONE = ['########', '#.@....#', '########'];

describe('a number of boxes', () => {
  it('says how many potions survive a kick', () => {
    const tests = asked('boxes', 'spared', streams => {
      const scene = workshop([], ALONE, streams, 'house', [LOCKS]);
      const box = give(scene, 'strongbox');
      scene.perform({ kind: 'drop', item: box.id, count: 1 });
      box.inventory.push(give(scene, 'speed'), give(scene, 'flute'));
      scene.perform({ kind: 'move', direction: 3 });
      scene.perform({ kind: 'kick', direction: 7 });
    });
    expect(tests).toEqual([[boxes.kick.spares, 100]]);
    expect(boxes.kick.spares).toBe(33);
  });

  it('says how often a cursed oilskin sack leaks', () => {
    const tests = asked('dipping', 'leaks', streams => {
      const scene = workshop([], ALONE, streams);
      const sack = give(scene, 'carry_sack', { beatitude: 'cursed' });
      sack.setFact('waterproof', 1);
      sack.inventory.push(give(scene, 'charger'));
      scene.perform({ kind: 'dip', item: sack.id });
      const asks = viewFor(scene.state).pending;
      expect(asks).toBeDefined();
      scene.perform({
        kind: 'answer',
        answer: { choice: String(give(scene, 'water').id) },
      });
    });
    expect(tests).toEqual([[1, containers.leaksOneIn]]);
    expect(containers.leaksOneIn).toBe(3);
  });

  it('says how far the noise of a forced lock is heard', () => {
    // At level 1, squares of distances below 20: four columns away wakes, five don’t. Walls keep either from seeing him.
    const rows = ['########', '#@.##S.#', '########', '#....#S#', '########'];
    const scene = workshop([], rows, new Streams('noise'), 'house', [LOCKS]);
    const [near, far] = [...scene.state.level.creatures.all].filter(
      ({ archetype }) => archetype.id === 'snake',
    );
    for (const snake of [near!, far!]) {
      snake.conditions.set('asleep', 1000);
    }
    const box = give(scene, 'strongbox');
    scene.perform({ kind: 'drop', item: box.id, count: 1 });
    box.setFact('locked', 1);
    const club = give(scene, 'bludgeon');
    scene.perform({ kind: 'wield', item: club.id });
    scene.perform({ kind: 'force', direction: 0 });
    expect(boxes.wakesPerLevel * scene.state.sheet.level).toBe(20);
    expect([near!, far!].map(({ conditions }) => conditions.has('asleep'))).toEqual([false, true]);
  });
});
