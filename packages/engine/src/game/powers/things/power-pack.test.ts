import { describe, expect, it } from 'vitest';
import { Streams } from '../../../chance/index.ts';
import { chargesOf, makeObject, setCharges } from '../../../objects/index.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';

const ALONE = ['########', '#@.....#', '########'];

describe('a power pack', () => {
  // Rows CH-115 and CH-116: it charges as the scroll does, with its own beatitude.
  it.each(['house', 'dnethack'])('charges an item under %s, and is used up', ruleset => {
    const scene = workshop([], ALONE, new Streams('pack'), ruleset);
    const pack = give(scene, 'pack_of_power', { beatitude: 'blessed' });
    const lens = give(scene, 'lens');
    scene.perform({ kind: 'apply', item: pack.id, direction: 0 });
    expect(scene.state.pending).toMatchObject({ about: 'charging', facts: { source: 'blessed' } });
    scene.perform({ kind: 'answer', answer: { item: lens.id } });
    expect(chargesOf(lens).left).toBeGreaterThanOrEqual(50);
    expect(scene.state.sheet.inventory.find(pack.id)).toBeUndefined();
  });

  it('is of no use under rules that don’t know it', () => {
    const scene = workshop([], ALONE, new Streams('pack'), 'nethack-3.6.7');
    const pack = give(scene, 'pack_of_power');
    scene.perform({ kind: 'apply', item: pack.id, direction: 0 });
    expect(scene.kinds).toContain('nothing-happens');
    expect(scene.state.sheet.inventory.find(pack.id)).toBeDefined();
  });
});

describe('a maid', () => {
  // Row CH-119.
  it.each([
    ['dnethack', 60, 75, 1050],
    ['house', 7, 7, 300],
  ])('beside a lamp and a camera under %s', (ruleset, least, most, fuel) => {
    const scene = workshop([], ['########', '#@..M..#', '########'], new Streams('maid'), ruleset);
    const { state } = scene;
    const [maid] = state.level.creatures.all;
    maid!.hunts = false;
    const [lamp, lens] = ['lamp', 'lens'].map(id => {
      const thing = makeObject(state.content, state.content.archetype(id), () => state.newId());
      state.level.drop(maid!.square, thing);
      return thing;
    });
    lamp!.setFact('fuel', 300);
    setCharges(lens!, { left: 7, recharged: 0 });
    for (let turn = 0; turn < 3; turn++) {
      scene.perform({ kind: 'search', count: 1 });
    }
    expect(chargesOf(lens!).left).toBeGreaterThanOrEqual(least);
    expect(chargesOf(lens!).left).toBeLessThanOrEqual(most);
    expect(lamp!.fact('fuel')).toBe(fuel);
  });
});
