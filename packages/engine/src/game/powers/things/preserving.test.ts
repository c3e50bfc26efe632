// The preservative engine in scenes: a body ages no more, for a charge; and the engine is charged backwards.

import { describe, expect, it } from 'vitest';
import { Streams } from '../../../chance/index.ts';
import { chargesOf, type GameObject, makeObject, setCharges } from '../../../objects/index.ts';
import { ageOf } from '../../items/handled/flesh.ts';
import { restoreGame, saveGame } from '../../saves/save.ts';
import type { Scene } from '../../testing/scene.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';

const FILE = {
  path: 'engine.arc',
  text: `Object corpse
name corpse
name_pl corpses
type 6
nutrition 100
weight 100
glyph %
end
Object engine
name engine
name_pl engines
type 74
rule_kind preservative-engine
effect preservative
charges_dice 1d5+3
charges 2
weight 100
glyph (
end
`,
};

const ALONE = ['########', '#@.....#', '########'];

function shop(ruleset = 'house'): { scene: Scene; engine: GameObject } {
  const scene = workshop([], ALONE, new Streams('engine'), ruleset, [FILE]);
  const engine = give(scene, 'engine');
  setCharges(engine, { left: 2, recharged: 0 });
  return { scene, engine };
}

/** A body of some age. */
function body({ state }: Scene, count = 1): GameObject {
  const thing = makeObject(state.content, state.content.archetype('corpse'), () => state.newId());
  thing.count = count;
  thing.setText('name', 'ghoul corpse');
  thing.setText('namePl', 'ghoul corpses');
  thing.setText('fleshOf', 'ghoul');
  thing.setFact('diedAt', state.clock.turn + 1);
  return thing;
}

function apply(scene: Scene, { id }: GameObject): void {
  scene.perform({ kind: 'apply', item: id, direction: 0 });
}

function rest(scene: Scene, turns: number): void {
  for (let turn = 0; turn < turns; turn++) {
    scene.perform({ kind: 'rest', count: 1 });
  }
}

describe('a preservative engine', () => {
  it.each(['house', 'dnethack'])('keeps a carried body as it is under %s', ruleset => {
    const { scene, engine } = shop(ruleset);
    const { state } = scene;
    const [kept, left] = [body(scene), body(scene)];
    state.sheet.inventory.add(kept);
    rest(scene, 5);
    apply(scene, engine);
    expect(scene.kinds).toContain('preserved');
    expect([chargesOf(engine).left, kept.name]).toEqual([1, 'preserved ghoul corpse']);
    const before = ageOf(state, kept);
    rest(scene, 60);
    expect(before).toBeGreaterThanOrEqual(5);
    expect([ageOf(state, kept), ageOf(state, left) > 60]).toEqual([before, true]);
    // No second charge is spent on it.
    apply(scene, engine);
    expect([scene.kinds.includes('nothing-happens'), chargesOf(engine).left]).toEqual([true, 1]);
    const saved = JSON.parse(JSON.stringify(saveGame(state)));
    const again = restoreGame(state.content, state.ruleset, saved);
    expect(ageOf(again, again.sheet.inventory.find(kept.id)!)).toBe(before);
  });

  it('keeps one of several underfoot first, which is still there when the others are gone', () => {
    const { scene, engine } = shop();
    const { state } = scene;
    state.level.drop(state.hero.square, body(scene, 3));
    const carried = body(scene);
    state.sheet.inventory.add(carried);
    apply(scene, engine);
    const names = () =>
      state.level.items.get(state.hero.square)!.map(({ name, count }) => [name, count]);
    expect(names()).toEqual([
      ['ghoul corpse', 2],
      ['preserved ghoul corpse', 1],
    ]);
    const { gone } = state.ruleset.slots.world.food.flesh;
    state.sheet.nutrition = 5000;
    for (let turn = 0; turn < 3 * gone && names().length > 1; turn++) {
      scene.perform({ kind: 'rest', count: 1 });
    }
    expect(names()).toEqual([['preserved ghoul corpse', 1]]);
  });

  it('does nothing without a body or a charge', () => {
    const { scene, engine } = shop();
    apply(scene, engine);
    expect([scene.kinds.includes('nothing-happens'), chargesOf(engine).left]).toEqual([true, 2]);
    setCharges(engine, { left: 0, recharged: 0 });
    const kept = body(scene);
    scene.state.sheet.inventory.add(kept);
    apply(scene, engine);
    expect([scene.kinds.includes('preserved'), kept.fact('preserved')]).toEqual([false, 0]);
  });

  // Row CH-117.
  it.each([
    ['house', 'cursed', 8],
    ['house', 'uncursed', 3],
    ['house', 'blessed', 0],
    ['dnethack', 'cursed', 8],
    ['dnethack', 'uncursed', 3],
    ['dnethack', 'blessed', 0],
    ['nethack-3.6.7', 'uncursed', 2],
  ] as const)('is charged under %s by a %s scroll to %i', (ruleset, beatitude, left) => {
    const { scene, engine } = shop(ruleset);
    const scroll = give(scene, 'charger', { beatitude });
    scene.state.sheet.lore.identifyKind(scroll.archetype);
    scene.perform({ kind: 'charge', item: scroll.id, target: engine.id } as never);
    expect(chargesOf(engine).left).toBe(left);
  });
});
