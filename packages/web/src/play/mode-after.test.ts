import type { Aimed } from '@roguewright/engine/face';
import { DAGGER, drawView, FIREBALL } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { type Mode, WALK } from './mode.ts';
import { type Input, modeAfter } from './mode-after.ts';

const BOLT: Aimed = { kind: 'cast', spell: FIREBALL };
const THROW: Aimed = { kind: 'throw', item: DAGGER };

const view = drawView(['.....', '@..d.', '.....']);

function modeOf(mode: Mode, input: Input, seen = view): Mode {
  const outcome = modeAfter(mode, input, seen);
  if (outcome.kind !== 'mode') {
    throw new Error(`expected a mode, got a ${outcome.kind}`);
  }
  return outcome.mode;
}

const aim = (what: Aimed, seen = view) =>
  modeOf(WALK, { kind: 'aim', what, target: undefined }, seen);
const key = (direction: 0 | 1 | 2 | 3, isRun = false): Input => ({
  kind: 'direction',
  direction,
  isRun,
});
const confirm: Input = { kind: 'confirm' };

describe('while walking', () => {
  it('directions are steps and runs', () => {
    expect(modeAfter(WALK, key(3), view)).toEqual({ kind: 'walk', direction: 3, isRun: false });
    expect(modeAfter(WALK, key(3, true), view)).toEqual({
      kind: 'walk',
      direction: 3,
      isRun: true,
    });
  });

  it('a tap goes there, and looks at who stands far off', () => {
    const tap = (x: number, y: number): Input => ({ kind: 'tap', square: { x, y } });
    expect(modeAfter(WALK, tap(2, 0), view)).toEqual({
      kind: 'command',
      command: { kind: 'travel', x: 2, y: 0 },
    });
    expect(modeOf(WALK, tap(3, 1))).toEqual({ kind: 'look', square: { x: 3, y: 1 } });
  });

  it('a tap beyond the edge of the level means nothing', () => {
    for (const square of [
      { x: 2, y: -1 },
      { x: -3, y: 1 },
      { x: 5, y: 1 },
    ]) {
      expect(modeOf(WALK, { kind: 'tap', square })).toBe(WALK);
      expect(modeOf(WALK, { kind: 'go', square })).toBe(WALK);
    }
  });

  it('the mouse and Enter mean nothing: the mode is the same object', () => {
    expect(modeOf(WALK, { kind: 'point', square: { x: 1, y: 1 } })).toBe(WALK);
    expect(modeOf(WALK, confirm)).toBe(WALK);
  });
});

describe('while something is aimed', () => {
  it('at nobody in line, Enter asks once, unless the odds say that an enemy is hit', () => {
    const beside = drawView(['....k', '@....', '.....']);
    const doubted = aim(BOLT, beside);
    expect(doubted).toMatchObject({ kind: 'aim', doubt: 'unasked' });
    const sure = modeOf(doubted, { kind: 'reassure' }, beside);
    expect(sure).not.toHaveProperty('doubt');
    expect(modeAfter(sure, confirm, beside).kind).toBe('command');
    // What isn't doubted is left alone.
    expect(modeOf(sure, { kind: 'reassure' }, beside)).toBe(sure);
  });

  it('Enter asks as well when the odds say that a proposed aim would have no effect', () => {
    const proposed = aim(BOLT);
    expect(proposed).not.toHaveProperty('doubt');
    const doubted = modeOf(proposed, { kind: 'doubt' });
    expect(doubted).toMatchObject({ kind: 'aim', doubt: 'unasked' });
    expect(modeOf(doubted, confirm)).toMatchObject({ doubt: 'asked' });
    // What the player chose himself isn't doubted.
    const chosen = modeOf(proposed, key(1));
    expect(modeOf(chosen, { kind: 'doubt' })).toBe(chosen);
  });

  it('Enter carries it out', () => {
    expect(modeAfter(aim(BOLT), confirm, view)).toEqual({
      kind: 'command',
      command: { kind: 'cast', spell: 7, direction: 3 },
    });
  });

  it('an aim at nobody is asked about first, unless the player chose it', () => {
    const nobody = drawView(['.....', '@....', '.....']);
    const proposed = aim(BOLT, nobody);
    expect(proposed).toMatchObject({ doubt: 'unasked' });
    const asked = modeOf(proposed, confirm, nobody);
    expect(asked).toMatchObject({ doubt: 'asked' });
    expect(modeAfter(asked, confirm, nobody).kind).toBe('command');
    const chosen = modeOf(proposed, key(1), nobody);
    expect(chosen).not.toHaveProperty('doubt');
    expect(modeAfter(chosen, confirm, nobody).kind).toBe('command');
    // There is no next enemy: nothing was chosen by asking for one.
    expect(modeOf(proposed, { kind: 'next', step: 1 }, nobody)).toBe(proposed);
  });

  it('Shift and a direction move the reticle of a missile by one, across the hero too', () => {
    const nudged = modeOf(aim(THROW), key(1, true));
    expect(nudged).toMatchObject({ aim: { square: { x: 3, y: 0 } } });
    const here = modeOf(
      { kind: 'aim', what: THROW, aim: { direction: 3, square: { x: 1, y: 1 } } },
      { kind: 'direction', direction: 7, isRun: true },
    );
    expect(here).toMatchObject({ aim: { direction: 0, square: { x: 0, y: 1 } } });
  });

  it('the first tap elsewhere aims, a tap on the same line carries out', () => {
    const elsewhere = modeOf(aim(BOLT), { kind: 'tap', square: { x: 0, y: 0 } });
    expect(elsewhere).toMatchObject({ kind: 'aim', aim: { direction: 1 } });
    const again: Input = { kind: 'tap', square: { x: 4, y: 1 } };
    expect(modeAfter(aim(BOLT), again, view).kind).toBe('command');
  });

  it('a target that is named is aimed at', () => {
    const target = { x: 4, y: 2 };
    expect(modeOf(WALK, { kind: 'aim', what: THROW, target })).toMatchObject({
      aim: { square: target },
    });
    expect(modeOf(WALK, { kind: 'aim', what: BOLT, target })).toMatchObject({
      aim: { direction: 3 },
    });
  });
});

describe('while a direction is asked for', () => {
  const mode: Mode = { kind: 'direction', command: 'open' };
  const door = drawView(['+', '@']);

  it('a direction answers, and Enter means the only one', () => {
    const open = { kind: 'command', command: { kind: 'open', direction: 1 } };
    expect(modeAfter(mode, key(1), door)).toEqual(open);
    expect(modeAfter(mode, confirm, door)).toEqual(open);
    expect(modeOf(mode, confirm, drawView(['+', '@', '+']))).toBe(mode);
  });
});

describe('while looking', () => {
  it('the cursor moves, goes to the next enemy, and stays on the map', () => {
    const look = modeOf(WALK, { kind: 'look', square: undefined });
    expect(look).toEqual({ kind: 'look', square: { x: 3, y: 1 } });
    expect(modeOf(look, key(1))).toEqual({ kind: 'look', square: { x: 3, y: 0 } });
    const edge: Mode = { kind: 'look', square: { x: 3, y: 0 } };
    expect(modeOf(edge, key(1))).toBe(edge);
    expect(modeOf(edge, { kind: 'next', step: 1 })).toEqual(look);
  });
});

describe('when the game is over', () => {
  it('nothing is aimed or begun, and a tap looks', () => {
    const over = { ...view, ending: { kind: 'won', turn: 1 } } as unknown as typeof view;
    expect(modeOf(WALK, { kind: 'begin', command: 'open' }, over)).toBe(WALK);
    expect(modeOf(WALK, { kind: 'aim', what: BOLT, target: undefined }, over)).toBe(WALK);
    expect(modeOf(WALK, { kind: 'tap', square: { x: 1, y: 1 } }, over)).toEqual({
      kind: 'look',
      square: { x: 1, y: 1 },
    });
  });
});
