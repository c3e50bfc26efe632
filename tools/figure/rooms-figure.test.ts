import { describe, expect, it } from 'vitest';
import { roomsFigure } from './rooms-figure.ts';

const TABLE = {
  order: [{ rooms: ['low'] }, { rooms: ['left', 'right'] }, { rooms: ['high'] }],
  beside: {
    questions: { readsRoomsBefore: 'high', readsTypesOfAll: false },
    prose: { readsRoomsBefore: 'low', readsTypesOfAll: true },
  },
  above: { face: {} },
  inside: { high: [{ room: 'first' }, { room: 'second' }], 'packages/b/src': [{ room: 'inner' }] },
  packages: { engine: { folder: 'packages/engine' }, b: { folder: 'packages/b' } },
};

/** The names in a figure, with where each is drawn. */
function drawn(figure: string): Record<string, { x: number; y: number }> {
  const texts = figure.matchAll(/<text x="([\d.]+)" y="([\d.]+)" class="(?:name|inner)">([^<]*)</g);
  return Object.fromEntries(
    [...texts].map(([, x, y, name]) => [name, { x: Number(x), y: Number(y) }]),
  );
}

describe('the figure of the rooms', () => {
  const names = drawn(roomsFigure(TABLE));

  it('shows every room and every package but the engine', () => {
    expect(Object.keys(names).sort()).toEqual(
      [
        'b',
        'face',
        'first',
        'high',
        'left',
        'low',
        'prose',
        'questions',
        'right',
        'second',
        'src',
      ].sort(),
    );
  });

  it('draws a room above those that it reads', () => {
    expect(names.face!.y).toBeLessThan(names.high!.y);
    expect(names.high!.y).toBeLessThan(names.left!.y);
    expect(names.left!.y).toBe(names.right!.y);
    expect(names.right!.y).toBeLessThan(names.low!.y);
  });

  it('draws rooms inside a room in their order', () => {
    expect(names.first!.x).toBeLessThan(names.second!.x);
  });

  it('begins the room that asks questions below the room that it may not read', () => {
    expect(names.questions!.y).toBe(names.left!.y);
    expect(names.prose!.y).toBe(names.high!.y);
  });
});
