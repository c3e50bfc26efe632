import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setBeatitude } from '../condition.ts';
import { loadContent } from '../content.ts';
import type { GameObject } from '../game-object.ts';
import { makeObject } from '../make.ts';
import { Inventory, LETTERS } from './inventory.ts';
import { canJoin, splitPile, weightOf } from './pile.ts';

const content = loadContent([
  {
    path: 'things.arc',
    text: `Object arrow
type 13
weight 50
end
Object plum
type 6
weight 60
end
Object twig
type 109
weight 200
end
Object charm
type 101
weight 5
end
Object phial
type 5
weight 400
arch charm
end
end
`,
  },
]);

let last = 0;
const nextId = () => ++last;

function make(id: string, count = 1): GameObject {
  return makeObject(content, content.archetype(id), nextId, count);
}

describe('an inventory', () => {
  it('keeps each thing under its letter while it is carried', () => {
    const pack = new Inventory();
    const [arrows, plum, twig] = [make('arrow', 5), make('plum'), make('twig')];
    for (const thing of [arrows, plum, twig]) {
      pack.add(thing);
    }
    expect(pack.remove(plum.id)).toBe(plum);
    expect(pack.letterOf(twig.id)).toBe('c');
    expect(pack.at('b')).toBeUndefined();
    expect(pack.add(make('twig'))).toMatchObject({ kind: 'added', letter: 'b' });
    expect(pack.things.map(({ archetype }) => archetype.id)).toEqual(['arrow', 'twig', 'twig']);
  });

  it('joins equal things, and keeps apart what differs in condition, contents or knowledge', () => {
    const pack = new Inventory();
    const plums = make('plum', 2);
    pack.add(plums);
    expect(pack.add(make('plum', 3))).toEqual({ kind: 'joined', thing: plums, letter: 'a' });
    const cursed = make('plum');
    setBeatitude(cursed, 'cursed');
    expect(pack.add(cursed)).toMatchObject({ kind: 'added', letter: 'b' });
    const strange = make('plum');
    const knowledge = {
      knownOf: (id: number) => (id === strange.id ? 1 : 0),
      nameGiven: () => undefined,
      share() {},
    };
    expect(pack.add(strange, { knowledge })).toMatchObject({ kind: 'added', letter: 'c' });
    expect(pack.add(make('plum'), { apart: [plums.id] })).toMatchObject({ thing: strange });
    const [one, other] = [make('phial'), make('phial')];
    expect(canJoin(one, other)).toBe(true);
    other.inventory[0]!.setFact('level', 3);
    expect(canJoin(one, other)).toBe(false);
  });

  it('weighs what is left between empty letters, a thing of its own weight by that', () => {
    const pack = new Inventory();
    const [twig, arrows, phial] = [make('twig'), make('arrow', 7), make('phial')];
    for (const thing of [twig, arrows, phial]) {
      pack.add(thing);
    }
    pack.remove(twig.id);
    const before = pack.weight;
    expect(before).toBe(weightOf(arrows) + weightOf(phial));
    arrows.setFact('weight', 51);
    expect(pack.weight).toBe(before + 7);
    pack.remove(phial.id);
    expect(pack.weight).toBe(357);
  });

  it('never joins wands', () => {
    expect(canJoin(make('twig'), make('twig'))).toBe(false);
  });

  it('gives pieces of a pile as a thing of their own, of which as much is known', () => {
    const pack = new Inventory();
    const arrows = make('arrow', 7);
    pack.add(arrows);
    const shared: number[][] = [];
    const knowledge = {
      knownOf: () => 0,
      nameGiven: () => undefined,
      share: (from: number, to: number) => void shared.push([from, to]),
    };
    const part = pack.take(arrows.id, 3, nextId, knowledge);
    expect([part.count, arrows.count]).toEqual([3, 4]);
    expect(part.id).not.toBe(arrows.id);
    expect(shared).toEqual([[arrows.id, part.id]]);
    expect(pack.take(arrows.id, 4, nextId)).toBe(arrows);
    expect(pack.size).toBe(0);
  });

  it('refuses pieces that are not there, strangers, and the same thing twice', () => {
    const pack = new Inventory();
    const arrows = make('arrow', 2);
    pack.add(arrows);
    expect(() => pack.take(arrows.id, 3, nextId)).toThrow('count: expected an integer from 1 to 2');
    expect(() => pack.useUp(arrows.id, 0)).toThrow('from 1 to 2');
    expect(() => pack.remove(-1)).toThrow('the id of a carried item');
    expect(() => pack.add(arrows)).toThrow('carried twice');
    expect(() => splitPile(arrows, 2, nextId)).toThrow('from 1 to 1');
  });

  it('holds one item per letter, and still joins stacks when full', () => {
    const pack = new Inventory();
    for (let index = 0; index < LETTERS.length - 1; index++) {
      pack.add(make('twig'));
    }
    pack.add(make('plum'));
    expect(pack.add(make('twig'))).toEqual({ kind: 'full' });
    expect(pack.hasRoomFor(make('twig'))).toBe(false);
    expect(pack.hasRoomFor(make('plum'))).toBe(true);
    expect(pack.add(make('plum')).kind).toBe('joined');
  });

  it('weighs its piles with everything in them', () => {
    const pack = new Inventory();
    pack.add(make('arrow', 4));
    pack.add(make('phial', 2));
    expect(weightOf(make('phial', 2))).toBe(2 * (400 + 5));
    expect(pack.weight).toBe(4 * 50 + 2 * 405);
  });

  it('comes back from its save with the same letters', () => {
    const pack = new Inventory();
    const plum = make('plum');
    pack.add(plum);
    pack.add(make('phial', 2));
    pack.remove(plum.id);
    const saved = JSON.parse(JSON.stringify(pack.save()));
    const back = Inventory.restore(saved, id => content.archetype(id));
    expect(back.save()).toEqual(pack.save());
    expect(back.at('b')?.count).toBe(2);
    expect(back.size).toBe(1);
    expect(() => Inventory.restore([...saved, ...saved], id => content.archetype(id))).toThrow(
      'each once',
    );
  });

  it('neither loses nor makes pieces, whatever is done', () => {
    const kinds = ['arrow', 'plum', 'twig', 'phial'];
    const step = fc.record({
      kind: fc.integer({ min: 0, max: 3 }),
      count: fc.integer({ min: 1, max: 9 }),
      takes: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), steps => {
        const pack = new Inventory();
        let pieces = 0;
        for (const { kind, count, takes } of steps) {
          const thing = pack.things[kind * 3];
          if (takes && thing !== undefined) {
            const wanted = Math.min(count, thing.count);
            pieces -= pack.take(thing.id, wanted, nextId).count;
          } else if (pack.add(make(kinds[kind]!, count)).kind !== 'full') {
            pieces += count;
          }
          const things = [...pack];
          expect(things.reduce((sum, each) => sum + each.count, 0)).toBe(pieces);
          expect(new Set(things.map(({ id }) => id)).size).toBe(pack.size);
          expect(things.every(each => each.count > 0)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
