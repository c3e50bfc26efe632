import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { changeBetween } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';
import { ShownView } from './shown-view.ts';

function viewOf(turn: number): ShownView {
  return new ShownView({ view: { turn, hero: { name: 'Ada' } }, events: [] } as never);
}

/** The bytes of a message as a room sends it. */
function messageOf(name: string, content: object): Buffer {
  return getMessageBytes.raw(Protocol.ROOM_DATA, name, content) as Buffer;
}

describe('a view that is shown', () => {
  it('is encoded once for all who saw the one before', () => {
    const [before, after] = [viewOf(1), viewOf(2)];
    const frame = after.frameAfter(before);
    expect(after.frameAfter(before)).toBe(frame);
    const change = changeBetween(before.performed, after.performed);
    expect(change).toEqual(['keys', [['view', ['keys', [['turn', ['is', 2]]], []]]], []]);
    expect(frame.message).toEqual(messageOf('changed', { id: 0, change }));
  });

  it('is sent as a whole to newcomers, and to those who missed one', () => {
    const [first, second, third] = [viewOf(1), viewOf(2), viewOf(3)];
    third.frameAfter(second);
    const whole = third.frameAfter(undefined);
    expect(third.frameAfter(first)).toBe(whole);
    const { performed } = third;
    expect(whole.message).toEqual(messageOf('performed', { id: 0, performed }));
  });

  it('keeps no earlier view in memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    let last = viewOf(0);
    const first = new WeakRef(last.performed);
    for (let turn = 1; turn < 4; turn++) {
      const next = viewOf(turn);
      next.frameAfter(last);
      last = next;
    }
    // A reference that was looked at lives until the end of its task.
    await new Promise(resolve => setImmediate(resolve));
    collect();
    expect([first.deref(), last.performed.view.turn]).toEqual([undefined, 3]);
  });
});
