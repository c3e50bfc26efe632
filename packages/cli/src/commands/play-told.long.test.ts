// A spell that examines, on the screen of a real terminal: from the list of spells to what it tells.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { TerminalPlayer } from '../testing/terminal-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'told-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Seeds that are tried. */
const MOST_SEEDS = 400;

/** A game in which the hero knows scrutiny, and looks east with success. */
function tale(): { readonly seed: string; readonly letter: string } {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  for (let number = 1; number <= MOST_SEEDS; number++) {
    const seed = `scrutiny ${number}`;
    const start = { heroName: 'Una', role: 'archeologist', race: 'human', seed };
    const game = LocalGame.create(content, house, start);
    const spell = game.look().view.spells.find(({ name }) => name === 'scrutiny');
    if (spell !== undefined) {
      const { events } = game.perform({ kind: 'cast', spell: spell.id, direction: 3 });
      if (events.some(({ kind }) => kind === 'cast-in-vain')) {
        return { seed, letter: spell.letter };
      }
    }
  }
  throw new Error(`none of ${MOST_SEEDS} seeds begins with scrutiny`);
}

it('foresees that an examination finds nobody, and is told so', async () => {
  const { seed, letter } = tale();
  const hero = ['--name', 'Una', '--role', 'archeologist', '--race', 'human', '--seed', seed];
  const player = new TerminalPlayer(hero, { folder });
  onTestFinished(() => player.close());
  await player.until('Human Archeologist', '? help');
  player.press('Z');
  await player.until('scrutiny');
  player.press(letter);
  await player.until('Fails');
  player.press('l');
  await player.until('It finds nobody', 'Enter confirms');
  player.press('\r');
  await player.until('The spell finds nobody');
  player.press('S');
  expect(await player.ended).toBe(0);
});
