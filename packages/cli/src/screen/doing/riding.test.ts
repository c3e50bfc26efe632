import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { knightsGame, playKeys } from '../../testing/play-keys.ts';

describe('riding on the full screen', () => {
  it('shows the odds of mounting and of a kick, mounts, gallops and gets down', async () => {
    const keys = [
      // Look at the pony, which the cursor finds first, and back.
      ...[';', 'Escape'],
      // A fall may kill him: y goes on.
      ...['[', 'Enter', 'y'],
      ...[';', '.', 'Escape'],
      ...['[', 'Enter', 'S'],
    ];
    const device = new FakeDevice(keys, 110, 34);
    const { commands, screens } = await playKeys(keys, device, 'knight', knightsGame());
    expect(screens.some(screen => /You mount the pony/.test(screen))).toBe(true);
    expect(screens.some(screen => /14 % to die of a fall from your steed/.test(screen))).toBe(true);
    expect(commands.map(({ kind }) => kind)).toEqual(['ride', 'ride']);
    expect(screens.some(screen => /riding a\b/.test(screen))).toBe(true);
    expect(screens.at(-1)).not.toContain('riding a');
  });
});
