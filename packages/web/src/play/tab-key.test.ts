import { describe, expect, it } from 'vitest';
import { TabKey } from './tab-key.ts';

const press = (timeStamp: number, shiftKey = false) => ({ timeStamp, shiftKey });
const enemy = { isOnMap: true, canFight: true };
const nobody = { isOnMap: true, canFight: false };

describe('the Tab key', () => {
  it('strikes while an enemy is in sight, and goes to a button otherwise', () => {
    const key = new TabKey();
    expect(key.meaningOf(press(0), nobody)).toBe('button');
    expect(key.meaningOf(press(1), enemy)).toBe('fight');
    expect(key.meaningOf(press(2, true), enemy)).toBe('button');
    expect(key.meaningOf(press(3), { ...enemy, isOnMap: false })).toBe('button');
  });

  it('does not leave the map when it goes on after the last enemy fell', () => {
    const key = new TabKey();
    key.meaningOf(press(0), enemy);
    expect(key.meaningOf(press(900), nobody)).toBe('too-many');
    expect(key.meaningOf(press(1800), nobody)).toBe('too-many');
    expect(key.meaningOf(press(2900), nobody)).toBe('button');
    expect(key.meaningOf(press(2950), nobody)).toBe('button');
  });
});
