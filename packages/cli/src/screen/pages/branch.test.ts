// A branch of the dungeon on the screen of a terminal: the stairs into it, its name, and the way back.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { loadContent, newGame, type SavedGame, saveGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { engineGames, GameKeeper } from '@roguewright/server';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { ASIDE, DOWN, squareIn, staged } from '../../testing/staged-save.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { gamesOf } from '../play-on-screen.ts';
import { Stage } from '../stage/stage.ts';
import { TerminalApp } from './terminal-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'branch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game whose hero stands on the stairs into the mines. */
function atTheMines(): SavedGame {
  const start = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'the whole way' };
  let saved = saveGame(newGame(content, house, start));
  const [, leaves] = saved.dungeon!.branches[0]!;
  for (let depth = 1; depth < leaves; depth++) {
    const game = LocalGame.restore(content, house, staged(saved, squareIn(saved, DOWN)));
    game.perform({ kind: 'descend' });
    saved = game.save();
  }
  return staged(saved, squareIn(saved, ASIDE));
}

it('a branch is entered from a screen, named there, and left again', async () => {
  const saved = JSON.parse(JSON.stringify(atTheMines())) as SavedGame;
  const maker = {
    ...engineGames(),
    create: () => LocalGame.restore(content, house, saved),
  };
  const keeper = await GameKeeper.open({
    ...{ dataFolder: join(folder, 'games'), maker, report: () => undefined },
  });
  onTestFinished(() => keeper.close());
  const hero = ['n', ...'Perchta', 'Enter', 'Enter', 'Enter', ...'demo', 'Enter'];
  const device = new FakeDevice([...hero, '>', '<', 'S']);
  const place = { read: () => USUAL_OPTIONS, keep: () => '' };
  const stage = new Stage(device, { ...USUAL_OPTIONS, motion: false });
  await new TerminalApp(stage, gamesOf(keeper), place).play({ at: 'title' });
  const shown = (text: string) => device.screens.findIndex(screen => screen.includes(text));
  expect(shown('You come to the Mines.')).toBeGreaterThan(0);
  expect(device.screens[shown('You come to the Mines.')]).toMatch(/Mines 1/);
  expect(shown('You come to the dungeon.')).toBeGreaterThan(shown('You come to the Mines.'));
});
