// Danger at a real page: its figure, the question before a dangerous act, fights by themselves, and rests until
// something is so.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame, Recorder, SimplePlayer, writeGameFile } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { afterAll, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

const folder = mkdtempSync(join(tmpdir(), 'roguewright-danger-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A chance to die by resting that no threshold below one in two lets pass, and that isn't certain. */
const RISKY = { from: 0.25, to: 0.95 };

/** A game in whose present moment a rest is risky, as a file. */
function riskyGame(): string {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  for (let seed = 1; seed <= 40; seed++) {
    const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: `danger ${seed}` };
    const game = LocalGame.create(content, house, start);
    const recorder = new Recorder(game);
    const player = new SimplePlayer(`player ${seed}`);
    let performed = game.look();
    for (let count = 0; count < 250 && performed.view.ending === undefined; count++) {
      if (performed.view.adjacentHostile.length === 1 && performed.view.pending === undefined) {
        const act = { kind: 'rest', count: 1 } as const;
        const risk = game.odds({ ask: 'survival', moves: 5, act }).survival!.dead.at(-1)!;
        // Nothing is asked about an act that is safer than standing his ground.
        const stands = game.odds({ ask: 'survival', moves: 5 }).survival!.dead.at(-1)!;
        if (risk > RISKY.from && risk < RISKY.to && risk >= stands) {
          const path = join(folder, 'una.roguewright');
          writeFileSync(path, writeGameFile(recorder.file()));
          return path;
        }
      }
      performed = recorder.perform(player.next(performed));
    }
  }
  throw new Error('expected a risky moment in one of 40 games');
}

it('is asked about before a dangerous act, and stands beside the hit points', async () => {
  const path = riskyGame();
  const server = await sharedServer();
  const context = await (await sharedBrowser()).newContext({
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(server.url);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Load from a file' }).click();
  await (await choosing).setFiles(path);
  const player = new Player(page);
  await player.settle();
  await page.locator('.risk >> visible=true').first().waitFor();
  expect(await page.locator('.risk >> visible=true').first().textContent()).toMatch(
    /Danger [\d.<>]+\s% to die in 5 moves/,
  );
  // It alarms from 5 % on: its colour is that of wounds.
  expect(await page.locator('.risk.grave >> visible=true').count()).toBe(1);
  const colour = await page
    .locator('.risk strong >> visible=true')
    .evaluate(figure => getComputedStyle(figure).color);
  expect(colour).toBe('rgb(224, 86, 107)');
  const question = page.getByRole('alertdialog', { name: 'Danger' });
  const { turn } = await player.look();
  await page.keyboard.press('.');
  await question.waitFor();
  expect(await question.textContent()).toMatch(/% to die within five moves.*Go on\?/);
  // It is the player who is to answer: nothing says that the page waits for an answer.
  await page.waitForTimeout(1500);
  expect(await page.getByText('Waiting for an answer').count()).toBe(0);
  // No other key means anything until it is answered.
  await page.keyboard.press('i');
  expect(await question.textContent()).toContain('Not answered yet: y goes on');
  // Nor does Tab, repeated as in a fight, leave the question.
  for (const focused of ['Go on y', 'Hold back n', 'Go on y']) {
    await page.keyboard.press('Tab');
    const focus = question.getByRole('button', { name: focused });
    expect(await focus.evaluate(button => button === document.activeElement)).toBe(true);
  }
  await page.keyboard.press('n');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => player.log()).toContain('You hold back.');
  expect((await player.look()).turn).toBe(turn);
  // A fight by itself stops, since he has lost more than half of his hit points.
  await page.keyboard.press('Tab');
  await expect.poll(() => player.log()).toMatch(/below your limit of 50\s%|above your limit/);
  // With the question off nothing is asked.
  await page.keyboard.press('O');
  const danger = page.getByRole('group', { name: /Ask before an act/ });
  await danger.getByLabel('off').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('.');
  await expect
    .poll(async () => (await player.look()).turn > turn || (await player.ending()) !== undefined)
    .toBe(true);
  expect(await question.count()).toBe(0);
  await context.close();
});
