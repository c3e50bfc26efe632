import { DAGGER, drawView } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { play, press, settle } from '../testing/hands.ts';
import { pressOnMap } from './keyboard.ts';
import { useItem } from './use-item.ts';

describe('a number typed before a command', () => {
  it('count after n where digits walk, until the command', async () => {
    const { hand, host } = await play(drawView(['@..']));
    const plain = { code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
    for (const key of ['n', '2', '0', 's', '6']) {
      expect(pressOnMap(hand, { ...plain, key }, 'digits')).toBe(true);
      await settle();
    }
    pressOnMap(hand, { ...plain, key: 'n' }, 'digits');
    pressOnMap(hand, { ...plain, key: 'Escape' }, 'digits');
    pressOnMap(hand, { ...plain, key: '6' }, 'digits');
    await settle();
    expect(host.commands).toEqual([
      { kind: 'search', count: 20 },
      { kind: 'move', direction: 3 },
      { kind: 'move', direction: 3 },
    ]);
  });

  it('walk as many steps as were counted, and stop where a walk stops', async () => {
    const { hand, host } = await play(
      drawView(['@......']),
      drawView(['.@.....']),
      drawView(['..@....']),
      drawView(['...@...']),
      drawView(['....@..']),
    );
    press(hand, '3', 'l');
    await settle();
    expect(host.commands).toHaveLength(3);
    expect(hand.count.typed.value.number).toBe(0);
    const seen = await play(drawView(['@......']), drawView(['.@....d']), drawView(['..@...d']));
    press(seen.hand, '5', 'l');
    await settle();
    expect(seen.host.commands).toHaveLength(1);
  });

  it('say the number that was typed, that it is the most, and forget it at Escape', async () => {
    const { hand, host } = await play(drawView(['@..']));
    press(hand, '1', '5');
    expect(hand.count.typed.value).toMatchObject({ number: 15, isCapped: false });
    press(hand, '0');
    expect(hand.count.typed.value).toMatchObject({ number: 99, isCapped: true });
    press(hand, 'Escape', 'l');
    await settle();
    expect(host.commands).toEqual([{ kind: 'move', direction: 3 }]);
  });

  it('count before a command, up to 99', async () => {
    const { hand, host } = await play(drawView(['@.']));
    hand.count.digit(2);
    hand.count.digit(0);
    hand.spend('rest', 1);
    await settle();
    for (const digit of [9, 9, 9]) {
      hand.count.digit(digit);
    }
    hand.spend('rest', 1);
    await settle();
    expect(host.commands).toEqual([
      { kind: 'rest', count: 20 },
      { kind: 'rest', count: 99 },
    ]);
  });

  it('drop a whole pile, or as many as the number typed before', async () => {
    const { hand, host } = await play(drawView(['@']));
    useItem(hand, { ...DAGGER, count: 5 }, 'drop');
    await settle();
    hand.count.digit(3);
    hand.openSheet('drop');
    useItem(hand, { ...DAGGER, count: 5 }, 'drop');
    await settle();
    useItem(hand, { ...DAGGER, count: 5 }, 'wield');
    await settle();
    expect(host.commands).toEqual([
      { kind: 'drop', item: DAGGER.id, count: 5 },
      { kind: 'drop', item: DAGGER.id, count: 3 },
      { kind: 'wield', item: DAGGER.id },
    ]);
  });
});
