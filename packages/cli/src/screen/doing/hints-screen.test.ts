import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { playKeys } from '../../testing/play-keys.ts';
import { threatenedGame } from '../../testing/threatened.ts';
import { USUAL_OPTIONS } from '../options/options.ts';

/** Two moves beside an enemy. */
const REST = ['s', 's', 'S'];

const play = (keys: readonly string[], options = USUAL_OPTIONS) =>
  playKeys([], new FakeDevice(keys), 'wizard', threatenedGame(400), options);

describe('hints on the full screen', () => {
  it('are said once a kind, and stored as shown', async () => {
    const { screens, kept } = await play(REST);
    expect(screens[1]).toContain('Hint: An enemy is in sight. ; shows the odds');
    expect(kept.map(({ hintsHad }) => hintsHad)).toEqual([['foe']]);
    const again = await play(REST, { ...USUAL_OPTIONS, hintsHad: ['foe'] });
    expect(again.screens.join('')).not.toContain('Hint:');
    expect(again.kept).toEqual([]);
  });

  it('are switched off on the page of options', async () => {
    const toHints = ['O', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'];
    const { screens, kept } = await play([...toHints, 'Enter', 'Escape', ...REST]);
    expect(kept.map(({ hints, hintsHad }) => [hints, hintsHad])).toEqual([[false, []]]);
    expect(screens.join('')).not.toContain('Hint:');
  });
});
