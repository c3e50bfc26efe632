import { drawView, spell } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { castOrder } from './cast-order.ts';

const drawn = drawView(['..d..', '.@d.d', '.....']);
const balm = spell({ name: 'balm', needsDirection: false, helps: true });
const view = {
  ...drawn,
  spells: [balm],
  things: drawn.things.map(thing =>
    thing.kind === 'creature' ? { ...thing, hostile: false } : thing,
  ),
};

const order = (line: string) => castOrder('cast')(line.split(' '), view);
const cast = (direction: number) => ({
  do: 'perform',
  command: { kind: 'cast', spell: balm.id, direction },
});

describe('a spell that helps', () => {
  it('is cast on the hero, or on a companion in a direction', () => {
    expect(order('balm')).toEqual(cast(0));
    expect(order('balm me')).toEqual(cast(0));
    expect(order('balm east')).toEqual(cast(3));
  });

  it('is cast at a companion by name', () => {
    const beside = view.things.find(({ x, y }) => x === 2 && y === 1);
    expect(order(`balm at ${beside?.name}`)).toMatchObject({ do: 'perform' });
  });

  it('says what it doesn’t understand', () => {
    expect(order('balm sideways')).toMatchObject({ do: 'say' });
  });
});
