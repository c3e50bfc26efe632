import { describe, expect, it } from 'vitest';
import { loadContent } from './content.ts';
import { GameObject } from './game-object.ts';

const text = 'Object sack\nweight 500\nhp 3\nend\n';
const sack = loadContent([{ path: 'item/sack.arc', text }]).archetypes[0]!;

describe('facts of an object', () => {
  it('weighs what its own fact states, and again what its kind does once that is gone', () => {
    const object = new GameObject(1, sack);
    expect(object.weight).toBe(500);
    object.setFact('weight', 700);
    expect([object.weight, object.fact('weight')]).toEqual([700, 700]);
    object.dropOwn('weight');
    expect([object.weight, object.fact('weight')]).toEqual([500, 500]);
    object.setOwn('weight', 900);
    object.setFact('weight', 500);
    expect([object.weight, object.differences]).toEqual([500, {}]);
  });

  it('keeps the weight that was saved', () => {
    const object = new GameObject(1, sack);
    object.setAllOwn({ weight: 40, hp: 3 });
    const again = GameObject.restore(object.save(), () => sack);
    expect([again.weight, again.differences]).toEqual([40, { weight: 40, hp: 3 }]);
  });

  it('says that it never differed until it has a fact of its own', () => {
    const object = new GameObject(1, sack);
    object.setFact('hp', 3);
    expect(object.hasDiffered).toBe(false);
    object.setFact('hp', 2);
    expect([object.hasDiffered, object.fact('hp')]).toEqual([true, 2]);
  });
});
