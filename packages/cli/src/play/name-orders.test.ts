import { DAGGER, drawView } from '@roguewright/engine/face/testing';
import type { ItemView } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { understand } from './orders.ts';

const POTION: ItemView = {
  ...DAGGER,
  id: 12,
  letter: 'b',
  name: 'murky potion',
  identified: false,
  callable: true,
};
const view = drawView(['@'], { inventory: [DAGGER, POTION] });

const named = (kind: 'name' | 'call', item: number, text?: string) => ({
  do: 'perform',
  command: { kind, item },
  ...(text !== undefined && { answer: { kind: 'answer', answer: { text } } }),
});

describe('names in lines', () => {
  it.each([
    ['name', named('name', 0)],
    ['name a', named('name', 9)],
    ['name a Sting', named('name', 9, 'Sting')],
    ['name dagger The Sting of the North', named('name', 9, 'The Sting of the North')],
    ['name murky potion Nightcap', named('name', 12, 'Nightcap')],
    ['name a "dagger"', named('name', 9, 'dagger')],
    ['name a ""', named('name', 9, '')],
    ['call', named('call', 0)],
    ['call b healing?', named('call', 12, 'healing?')],
    ['#call b healing?', named('call', 12, 'healing?')],
    ['call murky potion', named('call', 12)],
  ])('%s', (line, order) => {
    expect(understand(line, view)).toEqual(order);
  });

  it('say what can’t be named', () => {
    expect(understand('name lamp Sting', view)).toMatchObject({ do: 'say' });
    expect(understand('call a', drawView(['@'], { inventory: [DAGGER] }))).toMatchObject({
      text: 'You carry nothing of an unidentified kind.',
    });
  });
});
