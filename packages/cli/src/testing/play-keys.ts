// Plays keys on a full screen of its own.

import { readContent } from '@roguewright/content';
import { type Command, loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { GameScreen } from '../screen/doing/game-screen.ts';
import { type ScreenOptions, USUAL_OPTIONS } from '../screen/options/options.ts';
import { HungUp, Stage } from '../screen/stage/stage.ts';
import { FakeDevice } from './fake-device.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** What a test plays: a game, or what stands for one. */
export type PlayedLocally = Pick<LocalGame, 'look' | 'perform' | 'odds'>;

/** A new game of Perchta's under the seed `demo`. */
export function demoGame(role = 'wizard'): LocalGame {
  const start = { heroName: 'Perchta', role, race: 'human', seed: 'demo' };
  return LocalGame.create(content, house, start);
}

/** A Knight's game, with his pony north of him. Under its seed he mounts at once, and his first kick makes it gallop. */
export function knightsGame(): LocalGame {
  const start = { heroName: 'Una', role: 'knight', race: 'human', seed: 'saddle 8' };
  return LocalGame.create(content, house, { ...start, pet: 'role' });
}

/** The game of an Archeologist in a room without anybody, three steps from its west wall. */
export function diggersGame(): LocalGame {
  const start = { heroName: 'Una', role: 'archeologist', race: 'human', seed: 'diga' };
  return LocalGame.create(content, house, start);
}

/** A game with a jackal seven squares away. */
export function farEnemy(): LocalGame {
  return LocalGame.arena(content, house, {
    ...{ role: 'samurai', race: 'human', level: 9, foe: content.archetype('jackal'), count: 1 },
    ...{ items: [], stranger: false, seed: 'far', fight: 'far' },
  });
}

/** A Rogue with daggers, and a jackal seven squares away. */
export function knifeThrower(): LocalGame {
  return LocalGame.arena(content, house, {
    ...{ role: 'rogue', race: 'human', level: 9, foe: content.archetype('jackal'), count: 1 },
    ...{ items: [], stranger: false, seed: 'far', fight: 'far' },
  });
}

/** Options for tests of other things, whose screens hints would fill. */
const WITHOUT_HINTS: ScreenOptions = { ...USUAL_OPTIONS, hints: false };

/** Plays keys on a screen of its own, in the game of `demoGame` or another. */
export async function playKeys(
  keys: readonly string[],
  device = new FakeDevice(keys),
  role = 'wizard',
  game: PlayedLocally = demoGame(role),
  options = WITHOUT_HINTS,
) {
  const commands: Command[] = [];
  const host = {
    look: async () => game.look(),
    perform: async (command: Command) => {
      commands.push(command);
      return game.perform(command);
    },
    odds: async (question: Parameters<LocalGame['odds']>[0]) => game.odds(question),
    close: async () => {},
  };
  const kept: ScreenOptions[] = [];
  const place = {
    read: () => options,
    keep: (options: ScreenOptions) => {
      kept.push(options);
      return '';
    },
  };
  const stage = new Stage(device, options);
  const ended = await GameScreen.play(host, stage, place, []).catch((error: unknown) => {
    if (error instanceof HungUp) {
      return 'hung up';
    }
    throw error;
  });
  return { ended, commands, screens: device.screens, device, kept };
}
