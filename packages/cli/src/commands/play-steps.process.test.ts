// One spell of each step of Crossfire's kinds on the screen of a real terminal: from its book to its effect.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { stepProgram } from '../testing/program.ts';
import { findStepTale, STEP_SEARCHES, STEP_SPELLS, STEP_SQUARES } from '../testing/step-tale.ts';
import { TerminalPlayer } from '../testing/terminal-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Where the panel at the right may break a line: a space, or the end of a line and the map of the next. */
const SPACE = '(?: |\\s*\\n[^│\\n]*│ *)';

/** How the panel lists the force, wherever its lines break. */
function lasting(turns: string): RegExp {
  return new RegExp(['tortoise', 'back', `\\(${turns}`, 'turns\\)'].join(SPACE), 'u');
}

it('learns and casts a map, a door, fire, a rune, a wall and a force', async () => {
  const { start, books, scroll, spells } = findStepTale();
  const size = { columns: 100, rows: 30 };
  const player = new TerminalPlayer([start.seed], { folder, program: stepProgram(), ...size });
  onTestFinished(() => player.close());
  await player.until('Human Wizard', '? help');
  for (const [place, letter] of books.entries()) {
    player.press('r');
    await player.until('Read');
    player.press(letter);
    await player.until(`You learn ${STEP_SPELLS[place]!.replaceAll('_', ' ')}`);
  }
  const [map, door, fan, rune, wall, force] = spells;
  const aims = async (letter: string, foretold: string, way = '') => {
    player.press('Z');
    await player.until('Cast which spell?');
    player.press(letter);
    await player.until('Fails');
    player.press(way);
    await player.until('Enter confirms', foretold);
    player.press('\r');
  };
  await aims(map!, 'It maps the ground');
  await player.until('lay of the land');
  await aims(door!, 'You arrive', 'l');
  await player.until('How many squares?');
  player.press(`\u007f${STEP_SQUARES}\r`);
  await player.until('You step through a door that wasn’t there');
  player.press('d');
  await player.until('Drop');
  player.press(scroll);
  await player.until('You drop');
  player.press('h');
  await aims(fan!, 'Squares', 'l');
  await player.until('blank scroll is destroyed');
  await aims(rune!, 'It sets up a rune', 'h');
  await player.until('You draw a rune');
  await aims(wall!, 'It sets up', 'k');
  await player.until('You raise');
  await aims(force!, 'tortoise back');
  await player.until('Tortoise back takes hold of you', lasting('\\d+'));
  player.press(`${STEP_SEARCHES}s`);
  await player.until(lasting('1?\\d'));
  player.press(`${STEP_SEARCHES}s`);
  await player.until('Tortoise back is wearing thin', 'Tortoise back leaves you');
  expect(player.text).not.toMatch(lasting('\\d+'));
  player.press('S');
  expect(await player.ended).toBe(0);
});
