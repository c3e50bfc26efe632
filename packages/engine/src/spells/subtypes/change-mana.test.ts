import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { overcharge } from '../../spellcraft/index.ts';
import { Field, type FieldOptions, rulesOf } from '../testing/field.ts';

const ARC = (dam: number) => `Object spell
type 101
subtype 37
level 1
dam ${dam}
dam_modifier 1
end
Object exploding_fireball
type 102
subtype 5
speed 1
other_arch fire
end
Object fire
type 102
subtype 6
speed 0.2
attacktype 4
end
`;

/** The target of the drawings below: its square and 2. */
const TARGET = 3;

function field(
  dam: number,
  mana: readonly [own: number, other: number],
  options: FieldOptions = {},
) {
  const made = new Field(['@m.'], ARC(dam), options);
  made.mana.set(1, mana[0]).set(TARGET, mana[1]);
  return made;
}

describe('a gift of mana', () => {
  it('adds its points, beyond any maximum', () => {
    const made = field(8, [50, 10], { mostMana: { [TARGET]: 15 } });
    expect(made.cast(3, { level: 5 })).toBe(true);
    expect([...made.mana]).toEqual([
      [1, 50],
      [TARGET, 22],
    ]);
  });

  it('goes to the caster where nobody else stands', () => {
    const made = new Field(['@..'], ARC(8), { mostMana: { 1: 100 } });
    expect(made.cast(3)).toBe(true);
    expect(made.mana.get(1)).toBe(8);
  });

  it('tells by how much it is too much, from 125 per cent on', () => {
    const effects = [110, 125, 149, 150, 166, 188, 199].map(percent => {
      const made = field(1, [0, percent - 1], { mostMana: { [TARGET]: 100 } });
      made.cast(3);
      expect(made.mana.get(TARGET)).toBe(percent);
      return made.overcharges[0]?.[1];
    });
    expect(effects).toEqual([
      'energy',
      'voices',
      'voices',
      'confusion',
      'headache',
      'bursting',
      'bursting',
    ]);
  });

  it('makes a head explode at twice its maximum', () => {
    const made = field(60, [0, 60], {
      mostMana: { [TARGET]: 50 },
      luck: [
        ['ball-damage', 9],
        ['ball-radius', 9],
      ],
    });
    made.cast(3, { level: 10 });
    made.end();
    expect(made.mana.get(TARGET)).toBe(100);
    expect(made.overcharges).toEqual([[TARGET, 'explosion']]);
    const { pool } = made.world;
    expect([pool.square[0], pool.blastDamage[0], pool.blastRange[0]]).toEqual([1, 3, 3]);
    expect(pool.blastDuration[0]).toBe(15);
  });

  it('leaves those alone who hold no mana', () => {
    const made = field(500, [0, 60]);
    made.cast(3);
    expect(made.overcharges).toEqual([]);
    expect(made.world.pool.count).toBe(0);
  });

  it('has a fireball of asked size', () => {
    const view = { points: 200, most: 100, casterLevel: 10 };
    const ends = new Enumerator().ask(overcharge, rulesOf('crossfire'), view);
    const share = (damage: number, radius: number) =>
      ends.probability(({ burst }) => burst?.damage === damage && burst.radius === radius);
    // Of 1 to 10, four are below 5, five below 10; one reaches 10.
    expect(share(1, 2)).toBeCloseTo(0.4 * 0.9, 12);
    expect(share(2, 2)).toBeCloseTo(0.5 * 0.9, 12);
    expect(share(3, 3)).toBeCloseTo(0.1 * 0.1, 12);
  });
});

describe('a drain of mana', () => {
  it('takes its percentage, and gives the caster the same share of that', () => {
    const made = field(-75, [20, 40]);
    expect(made.cast(3)).toBe(true);
    expect([made.mana.get(1), made.mana.get(TARGET)]).toEqual([42, 10]);
  });

  it('takes no more than 95 per cent', () => {
    const made = field(-90, [0, 100]);
    made.cast(3, { level: 40 });
    expect([made.mana.get(1), made.mana.get(TARGET)]).toEqual([90, 5]);
  });

  it('fails on the caster himself, and where nobody is', () => {
    const made = new Field(['@..'], ARC(-75));
    made.mana.set(1, 50);
    expect(made.cast(3)).toBe(false);
    expect(made.cast(0)).toBe(false);
    expect(made.mana.get(1)).toBe(50);
    expect(made.overcharges).toEqual([
      [1, 'nobody'],
      [1, 'nobody'],
    ]);
  });

  it('may overcharge its caster', () => {
    const made = field(-75, [60, 100], { mostMana: { 1: 64 } });
    made.cast(3);
    expect(made.overcharges).toEqual([[1, 'headache']]);
  });

  it('of a rune gains nothing', () => {
    const made = field(-75, [20, 40]);
    made.cast(3, { byRune: true });
    expect([made.mana.get(1), made.mana.get(TARGET)]).toEqual([20, 10]);
  });
});
