import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { diggersGame, playKeys } from '../../testing/play-keys.ts';

describe('digging on the full screen', () => {
  it('asks which way, digs through a wall, and then down', async () => {
    const keys = [
      ...['h', 'h', 'h'],
      // Enter digs nothing: it might be a hole.
      ...[')', 'Enter'],
      ...[')', 'h'],
      ...['l', ')', '.', ')', '>'],
      'S',
    ];
    const device = new FakeDevice(keys, 110, 34);
    const { commands, screens } = await playKeys(keys, device, 'archeologist', diggersGame());
    expect(screens.some(screen => /Dig: which way, .*west.* or down \(\.\)\?/.test(screen))).toBe(
      true,
    );
    expect(commands.filter(({ kind }) => kind === 'dig')).toEqual([
      { kind: 'dig', direction: 7 },
      { kind: 'dig', direction: 0 },
      { kind: 'dig', direction: 0 },
    ]);
    const told = screens.join('\n');
    expect(told).toContain('You have made an opening in the wall.');
    expect(told).toContain('You have dug a pit, and stand in it.');
    expect(screens.at(-1)).toMatch(/[Dd]ungeon( level)? 2|level 2/);
  });
});
