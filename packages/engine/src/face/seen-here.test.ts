import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView, ThingView } from '../game/index.ts';
import { seenHere } from './seen-here.ts';
import { drawView } from './testing/views.ts';

/** A view of a hero who stands on items of these names. */
function on(...names: string[]): GameView {
  const { things, hero, ...view } = drawView(['#####', '#.@.#', '#####']);
  const plain = things[0]!;
  const items = names.map(
    (name, place): ThingView => ({ ...plain, id: 9 + place, kind: 'item', glyph: '!', name }),
  );
  // A view lists what came last first.
  return { ...view, hero, things: [...things, ...items.toReversed()] };
}

const elsewhere = drawView(['#####', '#@..#', '#####']);
const told = (view: GameView, before: GameView | undefined = elsewhere, ...events: GameEvent[]) =>
  seenHere(before, { events, view });

describe('what lies where the hero has come to', () => {
  it('is told with articles, and the rest of a large pile as a number', () => {
    expect(told(on('pair of low boots'))).toBe('You see a pair of low boots here.');
    expect(told(on('2 oatcakes', 'apple'))).toBe('You see 2 oatcakes and an apple here.');
    expect(told(on('dart', 'ring', 'tin', 'cap'))).toBe(
      'You see a dart, a ring, a tin and a cap here.',
    );
    expect(told(on('dart', 'ring', 'tin', 'cap', 'bow'))).toBe(
      'You see a dart, a ring, a tin and 2 other things here.',
    );
  });

  it('has the article of a suit, as the list of what lies there', () => {
    const view = on('plate mail');
    const id = view.things.find(({ name }) => name === 'plate mail')!.id;
    const underfoot = [{ id, name: 'a suit of plate mail' }] as unknown as GameView['underfoot'];
    expect(told({ ...view, underfoot })).toBe('You see a suit of plate mail here.');
  });

  it('is not told where nothing lies, where he stood before, or without a view before', () => {
    expect(told(on())).toBe('');
    expect(told(on('dart'), on('dart'))).toBe('');
    expect(seenHere(undefined, { events: [], view: on('dart') })).toBe('');
  });

  it('is not told where all of it has just come into view', () => {
    const spotted = (item: number): GameEvent => ({ kind: 'spotted', item });
    expect(told(on('dart'), elsewhere, spotted(9))).toBe('');
    expect(told(on('dart', 'ring'), elsewhere, spotted(9))).toBe('You see a dart and a ring here.');
  });

  it('is told on another level at the same place', () => {
    expect(told(on('dart'), { ...on('dart'), dungeonLevel: 2 })).toBe('You see a dart here.');
  });
});
