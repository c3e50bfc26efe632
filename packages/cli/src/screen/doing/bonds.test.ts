import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { PENITENTS } from '../../testing/penitent.ts';
import { knightsGame, playKeys } from '../../testing/play-keys.ts';

describe('the ball and chain on the full screen', () => {
  it('is told with its numbers, dragged, picked up and thrown', async () => {
    const start = { heroName: 'Una', role: 'valkyrie', race: 'human', seed: 'chain' };
    const house = createRulesets().resolve('house');
    const game = LocalGame.create(loadContent(PENITENTS), house, start);
    const keys = [
      // The scroll has the letter a.
      ...['r', 'a', '@', 'Escape'],
      // The third step drags the ball; back to it, and up with it.
      ...['h', 'h', 'h', 'l', 'l', ',', '@', 'Escape', 'i', 'Escape'],
      // The ball has the letter h, and is thrown five squares to the east.
      ...['t', 'h', 'l', 'l', 'l', 'l', 'Enter', '@', 'Escape', 'S'],
    ];
    const device = new FakeDevice(keys, 110, 40);
    const { commands, screens } = await playKeys(keys, device, 'valkyrie', game);
    const shown = (text: string) => screens.some(screen => unwrapped(screen).includes(text));
    expect(commands.map(({ kind }) => kind)).toEqual([
      ...['read', 'move', 'move', 'move', 'move', 'move', 'pick-up', 'throw'],
    ]);
    expect(shown('chained to a ball')).toBe(true);
    expect(shown('The ball weighs 22 kg.')).toBe(true);
    expect(shown('A step that drags the ball holds you for 2 turns.')).toBe(true);
    expect(shown('You carry the ball.')).toBe(true);
    expect(shown('iron ball (chained to you)')).toBe(true);
    expect(shown('The ball drags you along.')).toBe(true);
  });
});

/** The words of a screen in one line, without its frames. */
function unwrapped(screen: string): string {
  return screen.replaceAll(/[│\s]+/g, ' ');
}

describe('a command without a key on the full screen', () => {
  it('is begun by its verb: the saddle comes off', async () => {
    // The Knight first leaves the question after his god.
    const keys = ['Escape', '#', ...'unsaddle', 'Enter', 'Enter', 'i', 'Escape', '[', 'S'];
    const device = new FakeDevice(keys, 110, 34);
    const { commands, screens } = await playKeys(keys, device, 'knight', knightsGame());
    expect(commands).toEqual([{ kind: 'unsaddle', direction: 1 }]);
    expect(screens.some(screen => screen.includes('You take the saddle off the pony.'))).toBe(true);
    expect(screens.some(screen => /[a-zA-Z] .*saddle/.test(screen))).toBe(true);
  });

  it('stands on the page of help, and other words still search that page', async () => {
    const keys = ['Escape', '#', ...'saddle', 'Enter', 'Escape', 'S'];
    const device = new FakeDevice(keys, 110, 34);
    const { commands, screens } = await playKeys(keys, device, 'knight', knightsGame());
    expect(commands).toEqual([]);
    expect(screens.some(screen => screen.includes('unsaddle: Take the saddle off'))).toBe(true);
  });
});
