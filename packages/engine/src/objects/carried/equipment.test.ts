import { describe, expect, it } from 'vitest';
import { setBeatitude } from '../condition.ts';
import { loadContent } from '../content.ts';
import { makeObject } from '../make.ts';
import { BARE, type Equipment, putOn, slotOf, takeOff, without } from './equipment.ts';
import { Inventory } from './inventory.ts';

const object = (id: string, type: number, more = '') => `Object ${id}\ntype ${type}\n${more}end\n`;

const content = loadContent([
  {
    path: 'things.arc',
    text: [
      object('mail', 16, 'delay 5\n'),
      object('cloak', 87, 'delay 1\n'),
      object('shield', 33),
      object('gloves', 100),
      object('boots', 99),
      object('ring', 70),
      object('sword', 15),
      object('halberd', 15, 'two_handed 1\n'),
      object('bow', 14),
      object('arrow', 13),
      object('plum', 6),
    ].join(''),
  },
]);

/** A hero's inventory and equipment. */
class Figure {
  readonly pack = new Inventory();
  equipment: Equipment = BARE;
  #last = 0;

  give(id: string, cursed = false): number {
    const thing = makeObject(content, content.archetype(id), () => ++this.#last);
    if (cursed) {
      setBeatitude(thing, 'cursed');
    }
    this.pack.add(thing);
    return thing.id;
  }

  on(id: number): string {
    return this.#act(putOn(this.pack, this.equipment, id));
  }

  off(id: number): string {
    return this.#act(takeOff(this.pack, this.equipment, id));
  }

  #act(result: ReturnType<typeof putOn>): string {
    if (result.kind === 'refused') {
      return `${result.reason} ${result.by}`;
    }
    this.equipment = result.equipment;
    return `${result.slot} ${result.turns}`;
  }
}

describe('putting on', () => {
  it('finds the place of a thing and takes the turns of its kind', () => {
    const figure = new Figure();
    const mail = figure.give('mail');
    expect(figure.on(mail)).toBe('body 5');
    expect(slotOf(figure.equipment, mail)).toBe('body');
    expect(figure.on(mail)).toBe(`already-worn ${mail}`);
  });

  it('puts no body armour on or off under a cloak', () => {
    const figure = new Figure();
    const [mail, cloak] = [figure.give('mail'), figure.give('cloak')];
    figure.on(cloak);
    expect(figure.on(mail)).toBe(`covered ${cloak}`);
    figure.off(cloak);
    figure.on(mail);
    figure.on(cloak);
    expect(figure.off(mail)).toBe(`covered ${cloak}`);
  });

  it('leaves no hand for a shield beside a two-handed weapon, nor the other way round', () => {
    const figure = new Figure();
    const [shield, halberd] = [figure.give('shield'), figure.give('halberd')];
    figure.on(halberd);
    expect(figure.on(shield)).toBe(`hands-full ${halberd}`);
    figure.off(halberd);
    figure.on(shield);
    expect(figure.on(halberd)).toBe(`hands-full ${shield}`);
  });

  it('changes weapons in one move, but armour has to be taken off first', () => {
    const figure = new Figure();
    const [sword, halberd] = [figure.give('sword'), figure.give('halberd')];
    figure.on(sword);
    const result = putOn(figure.pack, figure.equipment, halberd);
    expect(result).toMatchObject({ kind: 'done', slot: 'weapon', replaced: sword });
    const [first, second] = [figure.give('boots'), figure.give('boots')];
    figure.on(first);
    expect(figure.on(second)).toBe(`place-taken ${first}`);
  });

  it('has a finger on each hand for a ring', () => {
    const figure = new Figure();
    const rings = ['ring', 'ring', 'ring'].map(id => figure.give(id));
    expect(figure.on(rings[0]!)).toBe('right-ring 0');
    expect(figure.on(rings[1]!)).toBe('left-ring 0');
    expect(figure.on(rings[2]!)).toBe(`place-taken ${figure.equipment['left-ring']}`);
  });

  it('refuses what is not carried or not wearable', () => {
    const figure = new Figure();
    expect(figure.on(99)).toBe('unknown-item 0');
    expect(figure.on(figure.give('plum'))).toBe('not-wearable 0');
    expect(figure.off(figure.give('mail'))).toBe('not-worn 0');
  });
});

describe('what is cursed', () => {
  it('stays where it is worn or held, and can not be exchanged', () => {
    const figure = new Figure();
    const [sword, halberd] = [figure.give('sword', true), figure.give('halberd')];
    figure.on(sword);
    expect(figure.off(sword)).toBe(`cursed ${sword}`);
    expect(figure.on(halberd)).toBe(`cursed ${sword}`);
  });

  it('keeps gloves and the right ring on when it is the weapon', () => {
    const figure = new Figure();
    const [gloves, right, left] = [figure.give('gloves'), figure.give('ring'), figure.give('ring')];
    const sword = figure.give('sword', true);
    for (const id of [gloves, right, left, sword]) {
      figure.on(id);
    }
    expect(figure.off(gloves)).toBe(`cursed ${sword}`);
    expect(figure.off(right)).toBe(`cursed ${sword}`);
    expect(figure.off(left)).toBe('left-ring 0');
  });

  it('keeps both rings on when it takes both hands, or is gloves over them', () => {
    const figure = new Figure();
    const [right, left] = [figure.give('ring'), figure.give('ring')];
    figure.on(right);
    figure.on(left);
    const halberd = figure.give('halberd', true);
    figure.on(halberd);
    expect(figure.off(left)).toBe(`cursed ${halberd}`);
    figure.equipment = without(figure.equipment, halberd);
    const gloves = figure.give('gloves', true);
    figure.on(gloves);
    expect(figure.off(left)).toBe(`cursed ${gloves}`);
  });

  it('does not stick in a quiver', () => {
    const figure = new Figure();
    const arrow = figure.give('arrow', true);
    figure.on(arrow);
    expect(figure.off(arrow)).toBe('quiver 0');
  });
});
