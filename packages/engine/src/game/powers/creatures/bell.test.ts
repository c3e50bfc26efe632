import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../../../chance/index.ts';
import { type Beatitude, chargesOf, setBeatitude, setCharges } from '../../../objects/index.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';

function ring(beatitude: Beatitude, charges: number, luck: readonly ScriptedLuck[] | 'any' = []) {
  const scene = workshop(
    luck === 'any' ? [] : luck,
    ['########', '#@...j.#', '########'],
    luck === 'any' ? new Streams('bell') : undefined,
  );
  const { state } = scene;
  const { map } = state.level;
  map.setTerrain(map.square(3, 0), 'closed-door');
  map.setTerrain(map.square(3, 2), 'locked-door');
  map.setTerrain(map.square(7, 1), 'secret-door');
  map.setTerrain(map.square(5, 2), 'secret-corridor');
  const [jackal] = state.level.creatures.all;
  jackal!.conditions.set('asleep', 1000);
  const bell = give(scene, 'silver_bell');
  setBeatitude(bell, beatitude);
  setCharges(bell, { left: charges, recharged: 0 });
  scene.perform({ kind: 'apply', item: bell.id, direction: 0 });
  const at = (x: number, y: number) => map.terrainAt(map.square(x, y));
  const told = scene.events.find(({ kind }) => kind === 'bell-rung');
  const ways = [at(3, 0), at(3, 2), at(7, 1), at(5, 2)];
  return { scene, bell, ways, told, asleep: jackal!.conditions.has('asleep') };
}

const SHUT = ['closed-door', 'locked-door', 'secret-door', 'secret-corridor'];

describe('the bell of opening', () => {
  it('that is blessed opens all around what is shut or hidden, for a charge', () => {
    const { ways, bell, told, asleep } = ring('blessed', 3);
    expect(ways).toEqual(['open-door', 'open-door', 'open-door', 'corridor']);
    expect(chargesOf(bell).left).toBe(2);
    expect(told).toMatchObject({ telling: 'opens' });
    expect(asleep).toBe(true);
  });

  it('that is neither blessed nor cursed finds what is hidden, and opens nothing', () => {
    const { ways, told } = ring('uncursed', 1);
    expect(ways).toEqual(['closed-door', 'locked-door', 'closed-door', 'corridor']);
    expect(told).toMatchObject({ telling: 'finds' });
  });

  it('that is cursed calls the dead', () => {
    const { scene, ways, told } = ring('cursed', 3, 'any');
    expect(ways).toEqual(SHUT);
    expect(told).toMatchObject({ telling: 'calls-the-dead' });
    const came = scene.state.level.creatures.all.filter(({ id }) => id > 2);
    for (const { facts } of came.filter(({ archetype }) => archetype.id !== 'jackal')) {
      expect(facts.combatFlags).toContain('undead');
    }
  });

  it('without charges rings like any other, and wakes those near it', () => {
    const { ways, told, asleep, bell } = ring('blessed', 0, 'any');
    expect(ways).toEqual(SHUT);
    expect(told).toMatchObject({ telling: 'rings' });
    expect(asleep).toBe(false);
    expect(chargesOf(bell).left).toBe(0);
  });

  it('answers nothing where nothing is shut', () => {
    const scene = workshop();
    const bell = give(scene, 'silver_bell');
    scene.perform({ kind: 'apply', item: bell.id, direction: 0 });
    expect(scene.events.find(({ kind }) => kind === 'bell-rung')).toMatchObject({
      telling: 'nothing',
    });
  });
});
