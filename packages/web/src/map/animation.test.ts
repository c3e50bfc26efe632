import type { GameEvent } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { drawView, performed } from '../testing/views.ts';
import { framesBetween } from './animation.ts';

const before = drawView(['@...d']);
const look = { name: 'fire', glyph: '*', icon: 'flame', hue: 'fire' };

function frames(events: readonly GameEvent[], after = before) {
  return framesBetween(before, performed(after, { events, looks: { 3: look } }));
}

describe('an animation', () => {
  it('shows nothing where nothing happened, nor on arrival', () => {
    expect(frames([])).toEqual([]);
    expect(frames([{ kind: 'tick', turn: 1, tick: 1 }])).toEqual([]);
    expect(
      framesBetween(undefined, performed(before, { events: [{ kind: 'won', actor: 1 }] })),
    ).toEqual([]);
  });

  it('moves everybody of one turn at once, and who moves twice in two frames', () => {
    const step = { kind: 'moved', actor: 2, fromX: 4, fromY: 0, x: 3, y: 0 } as const;
    const hero = { kind: 'moved', actor: 1, fromX: 0, fromY: 0, x: 1, y: 0 } as const;
    expect(frames([hero, step])).toHaveLength(1);
    const twice = frames([hero, step, { ...step, fromX: 3, x: 2 }]);
    expect(twice).toHaveLength(2);
    const jackal = twice[1]?.sprites.find(({ thing }) => thing.id === 2);
    expect(jackal).toMatchObject({ fromX: 3, x: 2 });
  });

  it('lets an effect fly tick by tick in the hue of its kind', () => {
    const at = { effect: 9, archetype: 3, y: 0 };
    const flight = frames([
      { kind: 'effect-born', ...at, x: 1 },
      { kind: 'tick', turn: 1, tick: 1 },
      { kind: 'effect-moved', ...at, x: 2 },
      { kind: 'tick', turn: 1, tick: 2 },
      { kind: 'effect-ended', ...at, x: 2 },
    ]);
    expect(flight.map(({ glows }) => glows)).toEqual([
      [{ x: 1, y: 0, hue: 'fire' }],
      [{ x: 2, y: 0, hue: 'fire' }],
      [],
    ]);
  });

  it('raises damage in the hue of the attack, and takes the dead away after it', () => {
    const film = frames([
      { kind: 'burned', owner: 1, target: 2, damage: 7, attackType: 6 },
      { kind: 'died', target: 2, by: 1 },
      { kind: 'hit', actor: 2, target: 1, damage: 1, critical: 0 },
    ]);
    expect(film.map(({ figures }) => figures)).toEqual([
      [{ x: 4, y: 0, text: '−7', hue: 'fire' }],
      [{ x: 0, y: 0, text: '−1', hue: 'wounding' }],
    ]);
    expect(film[0]?.sprites.some(({ thing }) => thing.id === 2)).toBe(true);
    expect(film[1]?.sprites.some(({ thing }) => thing.id === 2)).toBe(false);
  });

  it('lets a missile fly square by square, and takes it away when it has landed', () => {
    const film = frames([
      { kind: 'missile-moved', item: 9, archetype: 3, x: 1, y: 0 },
      { kind: 'missile-moved', item: 9, archetype: 3, x: 2, y: 0 },
      { kind: 'landed', item: 9, x: 2, y: 0 },
      { kind: 'hit', actor: 2, target: 1, damage: 1, critical: 0 },
    ]);
    const flying = film.map(({ sprites }) => sprites.find(({ thing }) => thing.id === 9));
    expect(flying.map(sprite => sprite && [sprite.fromX, sprite.x])).toEqual([
      [1, 1],
      [1, 2],
      undefined,
    ]);
  });

  it('shows nothing between two levels', () => {
    const before = drawView(['@.d']);
    const moved = { kind: 'moved', actor: 2, fromX: 2, fromY: 0, x: 1, y: 0 } as const;
    const view = drawView(['@d.'], { dungeonLevel: 2 });
    expect(framesBetween(before, performed(view, { events: [moved] }))).toEqual([]);
  });

  it('is never long', () => {
    const bite = { kind: 'hit', actor: 2, target: 1, damage: 1, critical: 0 } as const;
    const tick = { kind: 'tick', turn: 1, tick: 1 } as const;
    const busy = frames(Array.from({ length: 30 }, () => [bite, tick] as const).flat());
    expect(busy).toHaveLength(30);
    expect(busy.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(900.001);
    expect(frames(Array.from({ length: 60 }, () => [bite, tick] as const).flat())).toEqual([]);
  });
});
