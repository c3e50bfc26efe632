// Every view of a game on a telephone: what is pressed by itself is large enough for a finger, and nothing is wider
// than the screen or lies over anything else.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endGame } from '../ended-game.ts';
import { checkPage, prepareChecks } from '../page-check.ts';
import { sharedBrowser } from '../shared.ts';
import { onTelephone } from './hand.ts';
import { smallTargets, targets } from './targets.ts';
import { visitEnd, visitGame, visitPages } from './views.ts';

let browser: Browser;
let server: RunningServer;
let folder: string;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-telephone-'));
  server = await startServer({ port: 0, dataFolder: folder });
  browser = await sharedBrowser();
  page = await onTelephone(browser, server.url, { hints: 'off' });
  await prepareChecks(page);
  await page.reload();
});

afterAll(async () => {
  await page?.context().close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page with one button and one link that are too small, a link in a sentence, and what is large enough. */
const SMALL_PAGE = `<!doctype html><html lang="en"><title>Small</title><main>
<button style="width: 60px; height: 30px">low</button> <p><a href="#a">alone</a></p>
<p>Words around <a href="#b">a link</a> of a sentence.</p>
<button style="width: 44px; height: 44px">large</button></main></html>`;

describe('the check', () => {
  it('finds small buttons and links, but none in a sentence', async () => {
    const other = await browser.newPage();
    await other.goto(`data:text/html,${encodeURIComponent(SMALL_PAGE)}`);
    const small = await smallTargets(other);
    expect(await targets(other, 'body')).toHaveLength(3);
    await other.close();
    expect(small.map(line => line.split('"')[1])).toEqual(['low', 'alone']);
  });
});

describe('a telephone', () => {
  it('shows nothing that is too small for a finger, or that doesn’t fit', async () => {
    const problems: string[] = [];
    const seen = new Map<string, number>();
    const check = async (name: string, root: string) => {
      const found = [...(await smallTargets(page, root)), ...(await checkPage(page, root))];
      problems.push(...found.map(problem => `${name}: ${problem}`));
      seen.set(name, (await targets(page, root)).length);
    };
    await visitPages(page, server.url, check);
    await visitGame(page, server.url, check);
    await visitEnd(page, server.url, await endGame(folder), check);
    expect(problems).toEqual([]);
    // Each view has something to press: a check of nothing finds nothing.
    expect([...seen].filter(([, count]) => count === 0)).toEqual([]);
  });
});
