// Commands that ask for a direction, beside a door and beside a foe.

import { readContent } from '@roguewright/content';
import { type Command, type GameView, loadContent, type ThingView } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { aimAndAct } from '../aiming/targeting.ts';
import { PlayedGame } from '../game/played-game.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { HungUp, Stage } from '../stage/stage.ts';
import { useDoor, useThing } from './doing.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const start = { heroName: 'Una', role: 'valkyrie', race: 'human', seed: 'doors' };
const game = LocalGame.create(content, house, start);

/** The view with a closed door to the east of the hero, and a jackal to the west. */
function beside(): GameView {
  const { view } = game.look();
  const { x, y } = view.hero;
  const terrain = view.map.terrain.map((row, at) => {
    const plain = row.replaceAll(/[+'|]/g, '#');
    return at === y ? `${plain.slice(0, x + 1)}+${plain.slice(x + 2)}` : plain;
  });
  const visible = view.map.visible.map(row => row.replaceAll('0', '1'));
  const look = { glyph: 'd', icon: '', hue: '', health: 'unhurt', ticksLeft: 0 } as const;
  const jackal: ThingView = {
    ...{ ...look, id: 900, kind: 'creature', name: 'jackal', hostile: true },
    ...{ x: x - 1, y },
  };
  return { ...view, things: [...view.things, jackal], map: { ...view.map, terrain, visible } };
}

/** What was performed, and the screens, when keys are pressed after a command was begun. */
async function press(keys: readonly string[], begin: (played: PlayedGame) => Promise<unknown>) {
  const view = beside();
  const commands: Command[] = [];
  const host = {
    look: async () => ({ ...game.look(), view }),
    perform: async (command: Command) => {
      commands.push(command);
      return { ...game.look(), view };
    },
    odds: async () => game.odds({ ask: 'compare', item: 0, target: 0 }),
    close: async () => {},
  };
  const device = new FakeDevice(keys);
  const played = await PlayedGame.begin(host, new Stage(device, USUAL_OPTIONS));
  await begin(played).catch((error: unknown) => {
    if (!(error instanceof HungUp)) {
      throw error;
    }
  });
  return { commands, screens: device.screens };
}

describe('what is thrown', () => {
  it('comes from a list in which the weapon in hand is last, so that Enter never means it', async () => {
    const { screens } = await press(['Escape'], played => useThing(played, 'throw', 0));
    const letters = [...screens[0]!.matchAll(/│ ([a-z]) - /g)].map(([, letter]) => letter);
    expect(screens[0]).toMatch(/a - .*spear/);
    expect(letters.length).toBeGreaterThan(2);
    expect(letters.at(-1)).toBe('a');
  });
});

describe('a door', () => {
  const open = (played: PlayedGame) => useDoor(played, 'open', 'o');

  it.each([['Enter'], ['.'], ['o'], ['l']])('is opened by %s, once', async key => {
    const { commands, screens } = await press([key], open);
    expect(screens[0]).toContain('Open east: Enter or o, or another direction; Esc cancels');
    expect(commands).toEqual([{ kind: 'open', direction: 3 }]);
  });

  it('is left alone by Escape, and another way may be told', async () => {
    expect((await press(['Escape'], open)).commands).toEqual([]);
    expect((await press(['k'], open)).commands).toEqual([{ kind: 'open', direction: 1 }]);
  });
});

describe('a blow', () => {
  const strike = (played: PlayedGame) => aimAndAct(played, { kind: 'attack' }, 'You strike');

  it.each([['Enter'], ['.'], ['F'], ['h']])('falls once by %s', async key => {
    const { commands, screens } = await press([key], strike);
    expect(screens[0]).toContain('Strike the jackal west: Enter, F or a direction;');
    expect(commands).toEqual([{ kind: 'attack', direction: 7 }]);
  });

  it('falls where the direction says', async () => {
    expect((await press(['j'], strike)).commands).toEqual([{ kind: 'attack', direction: 5 }]);
  });
});
