import { drawView } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { play, press, settle } from '../testing/hands.ts';

describe('commands that take a direction', () => {
  it('ask which way even when one door is there, so that no second key walks', async () => {
    const { hand, host } = await play(drawView(['#+#', '#@.', '#.#']));
    press(hand, 'o', 'k');
    await settle();
    expect(host.commands).toEqual([{ kind: 'open', direction: 1 }]);
    expect(hand.mode.value.kind).toBe('walk');
  });

  it('ask which way of an attack, and strike once by F and a direction', async () => {
    const { hand, host } = await play(drawView(['.d.', '.@.', '...'], { adjacentHostile: [1] }));
    press(hand, 'F');
    expect(host.commands).toEqual([]);
    expect(hand.mode.value).toEqual({ kind: 'direction', command: 'attack' });
    press(hand, 'k');
    await settle();
    expect(host.commands).toEqual([{ kind: 'attack', direction: 1 }]);
  });

  it('take the only candidate by Enter, by a point or by the same key again', async () => {
    for (const key of ['Enter', ' ', '.', 'F']) {
      const { hand, host } = await play(drawView(['.d.', '.@.', '...'], { adjacentHostile: [1] }));
      press(hand, 'F', key);
      await settle();
      expect(host.commands).toEqual([{ kind: 'attack', direction: 1 }]);
    }
    const { hand, host } = await play(drawView(['#+#', '#@.', '#.#']));
    press(hand, 'o', 'o');
    await settle();
    expect(host.commands).toEqual([{ kind: 'open', direction: 1 }]);
  });

  it('take none of several candidates, and none where there is no candidate', async () => {
    for (const rows of [
      ['#+#', '+@.', '#.#'],
      ['#.#', '.@.', '#.#'],
    ]) {
      const { hand, host } = await play(drawView(rows));
      press(hand, 'o', 'Enter', '.', 'o');
      await settle();
      expect(host.commands).toEqual([]);
      expect(hand.mode.value).toEqual({ kind: 'direction', command: 'open' });
      press(hand, 'h');
      await settle();
      expect(host.commands).toEqual([{ kind: 'open', direction: 7 }]);
    }
  });
});
