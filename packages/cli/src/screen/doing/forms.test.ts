import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { playKeys } from '../../testing/play-keys.ts';
import { SHAPE_CHANGERS } from '../../testing/shape-changer.ts';

describe('a form on the full screen', () => {
  it('is chosen by name after a potion, and shown beside the map', async () => {
    const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'forms' };
    const house = createRulesets().resolve('house');
    const game = LocalGame.create(loadContent(SHAPE_CHANGERS), house, start);
    // The potion has the letter b.
    const keys = ['q', 'b', ...'cinder drake', 'Enter', 'S'];
    const device = new FakeDevice(keys, 110, 34);
    const { commands, screens } = await playKeys(keys, device, 'wizard', game);
    expect(commands.map(({ kind }) => kind)).toEqual(['quaff', 'answer']);
    expect(screens.some(screen => screen.includes('What do you turn into?'))).toBe(true);
    expect(screens.some(screen => screen.includes('Form: cinder drake'))).toBe(true);
    expect(screens.some(screen => screen.includes('You turn into a cinder drake.'))).toBe(true);
  });
});
